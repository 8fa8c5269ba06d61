export { BesidePoster } from "./beside-poster.tsx";
export { HootCard, HootGrid } from "./card.tsx";
export { forCards, type HootPage } from "./growing.ts";
export { HootList } from "./hoot-list.tsx";
export { LazyFeaturedHoot, LazyWriteForm } from "./lazy.ts";
export { loadTaggedHoots, type TaggedHoots } from "./tagged.ts";
export { preview } from "./text.ts";
