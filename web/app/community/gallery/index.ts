export { DriftButton } from "./drift-button.tsx";
export { GallerySection } from "./gallery-section.tsx";
export { useDrift } from "./use-drift.ts";
