export { BesidePoster } from "./beside-poster.tsx";
export { HootCard, HootGrid } from "./card.tsx";
export { forCards, type HootPage } from "./growing.ts";
export { HootList } from "./hoot-list.tsx";
export { LazyFeaturedHoot, LazyHootGrid, LazyHootPhotos, LazyWriteForm } from "./lazy.ts";
export { altsOfReplaced, photoCodecFields, printPhotos } from "./photo-codec.ts";
export { PhotoFields } from "./photo-fields.tsx";
export { loadTaggedHoots, taggedPath, type TaggedHoots } from "./tagged.ts";
export { preview } from "./text.ts";
