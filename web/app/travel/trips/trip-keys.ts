export type TripSectionName = "details" | "legs" | "stays";

/** Key of the draft of a section of a trip. */
export const tripDraftKey = (id: string, section: TripSectionName): string =>
  `trip:${id}:${section}`;

/** What is queued for a trip, which is sent in order. */
export const tripTarget = (id: string): string => `trip:${id}`;
