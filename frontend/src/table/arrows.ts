/**
 * Arrow keys within a group of controls: one control is in the tab order, and the arrows, Home and End move between
 * all. For `use:arrows` on the element around them. Controls are looked up when a key is pressed, because they come and
 * go.
 */
const CONTROLS = "button:not(:disabled), a[href], [tabindex]:not([data-group])";
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function arrows(group: HTMLElement): { destroy(): void } {
  group.dataset.group = "";
  const controls = () => [...group.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.offsetParent !== null);
  const makeCurrent = (current: HTMLElement | undefined) => {
    for (const one of controls()) one.tabIndex = one === current ? 0 : -1;
  };
  const settle = () => {
    const all = controls();
    if (all.filter((one) => one.tabIndex === 0).length !== 1)
      makeCurrent(all.find((one) => one.tabIndex === 0) ?? all[0]);
  };
  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = controls();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    const to =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? all.length - 1
          : step
            ? (at + step + all.length) % all.length
            : -1;
    const next = all[to];
    if (next === undefined) return;
    event.preventDefault();
    makeCurrent(next);
    next.focus();
  };
  const focused = (event: FocusEvent) => {
    if (controls().includes(event.target as HTMLElement)) makeCurrent(event.target as HTMLElement);
  };
  // Visibility is known only after layout: asking earlier would force a layout for every group.
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      settle();
    });
  };
  const changes = new MutationObserver(soon);
  changes.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  group.addEventListener("keydown", key);
  group.addEventListener("focusin", focused);
  soon();
  return {
    destroy() {
      cancelAnimationFrame(frame);
      changes.disconnect();
      group.removeEventListener("keydown", key);
      group.removeEventListener("focusin", focused);
    },
  };
}
