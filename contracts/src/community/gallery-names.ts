/** What browsers know of galleries before they send anything: no schemas. */

/** Auto-scroll: one pixel in so many milliseconds. */
export const scrollStepMs = 30;

export const galleryNeedsLogIn = "Please log in to see and upload your gallery images.";
export const uploadFailed = "Upload failed";
export const photoDeleteFailed = "Failed to delete image";
export const unexpectedFormat = "Unexpected response format";
export const confirmPhotoDelete = "Are you sure you want to delete this image?";
export const noImages = "No images available.";

/** Says a photo to those who do not see it, where its person said nothing: by the names that are known. */
export const altOf = (photo: { petName: string | null }, username: string | undefined): string => {
  const by = username === undefined ? "" : ` by ${username}`;
  return photo.petName ? `${photo.petName}, in a picture${by}.` : `A picture${by}.`;
};
