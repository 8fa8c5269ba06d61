/** Constants of galleries for browsers, without schemas. */

/** Auto-scroll: milliseconds per pixel. */
export const scrollStepMs = 30;

export const galleryNeedsLogIn = "Please log in to see and upload your gallery images.";
export const uploadFailed = "Upload failed";
export const photoDeleteFailed = "Failed to delete image";
export const unexpectedFormat = "Unexpected response format";
export const confirmPhotoDelete = "Are you sure you want to delete this image?";
export const noImages = "No images available.";

/** Alternative text of a photo whose owner entered none, from the pet and the username. */
export const altOf = (photo: { petName: string | null }, username: string | undefined): string => {
  const by = username === undefined ? "" : ` by ${username}`;
  return photo.petName ? `Photo of ${photo.petName}${by}.` : `Photo${by}.`;
};
