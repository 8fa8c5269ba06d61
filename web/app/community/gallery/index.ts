export { DriftButton } from "./drift-button.tsx";
export { GallerySection } from "./gallery-section.tsx";
export { LazyStillStrip } from "./lazy.ts";
export { useDrift } from "./use-drift.ts";
