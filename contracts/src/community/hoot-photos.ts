/** Constants of the photos of hoots, without schemas. */

/** Longest alternative text of a photo. */
export const hootAltMax = 300;

/** The photos of a hoot in order: wire names of file and alternative text, and the label. */
export const hootPhotos = [
  { file: "photoOne", alt: "photoOneAlt", label: "First photo" },
  { file: "photoTwo", alt: "photoTwoAlt", label: "Second photo" },
  { file: "photoThree", alt: "photoThreeAlt", label: "Third photo" },
  { file: "photoFour", alt: "photoFourAlt", label: "Fourth photo" },
] as const;
export type HootPhotoName = (typeof hootPhotos)[number]["file"];
