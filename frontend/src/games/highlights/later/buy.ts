/** The parts of a buy round, in one chunk. */
export { default as Down } from "./Down.svelte";
export { default as Money } from "./Money.svelte";
export { default as Shop } from "./Shop.svelte";
