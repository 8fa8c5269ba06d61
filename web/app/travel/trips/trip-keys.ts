export type TripSectionName = "details" | "legs" | "stays";

/** Key of the draft of a section of a trip. */
export const tripDraftKey = (id: string, section: TripSectionName): string =>
  `trip:${id}:${section}`;

/** Key of the draft of a photo's caption. */
export const captionDraftKey = (tripId: string, photoId: string): string =>
  `trip:${tripId}:photo:${photoId}`;

/** The sections of a trip's page that show what is queued for them, besides its details. */
export const queueSections: readonly string[] = ["legs", "stays", "photos", "todo", "packing"];

/** What is queued for a trip, which is sent in order. */
export const tripTarget = (id: string): string => `trip:${id}`;
