import { profilePath } from "./profiles.ts";

/** A photo large, with everything around it. */
export const photoPath = (profileId: string, photoId: string): string =>
  `${profilePath(profileId)}/photos/${photoId}`;

/** Where the gallery stands on a profile. */
export const galleryId = "gallery";

/** A photo that is open over a profile; the address that people see is `photoPath`. */
export const photoHash = (photoId: string): string => `#photo=${photoId}`;

/** The photo that is open, by the hash of the router's own place. */
export const photoInHash = (hash: string): string | undefined =>
  /^#photo=([0-9a-f-]{36})$/.exec(hash)?.[1];

/** The gallery of a person, where its owner adds to it. */
export const galleryPath = (profileId: string): string => `${profilePath(profileId)}#${galleryId}`;
