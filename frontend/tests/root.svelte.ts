/** Runs an effect outside any component; returns a function that stops it. */
export function root(work: () => void): () => void {
  return $effect.root(() => {
    $effect(work);
  });
}
