import { profilePath, profileTabPath } from "./account.ts";

/** The page of a photo. */
export const photoPath = (profileId: string, photoId: string): string =>
  `${profilePath(profileId)}/photos/${photoId}`;

/** The ID of the gallery on a profile. */
export const galleryId = "gallery";

/** The hash of a photo that is open over a profile; the visible URL is `photoPath`. */
export const photoHash = (photoId: string): string => `#photo=${photoId}`;

/** The open photo in a hash. */
export const photoInHash = (hash: string): string | undefined =>
  /^#photo=([0-9a-f-]{36})$/.exec(hash)?.[1];

/** What is queued for a gallery. */
export const galleryTarget = (profileId: string): string => `gallery:${profileId}`;

/** The gallery on a profile. */
export const galleryPath = (profileId: string): string =>
  `${profileTabPath(profilePath(profileId), "photos")}#${galleryId}`;
