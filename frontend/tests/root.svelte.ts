/** Runs an effect outside any component; returns what stops it. */
export function root(work: () => void): () => void {
  return $effect.root(() => {
    $effect(work);
  });
}
