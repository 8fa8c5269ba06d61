export { DriftButton } from "./drift-button.tsx";
export { GallerySection } from "./gallery-section.tsx";
export { OwnPhotos } from "./own-gallery.tsx";
export { useDrift } from "./drift-button.tsx";
