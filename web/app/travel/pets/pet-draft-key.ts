/** Key of the draft of a pet; without an id, of a new one. */
export const petDraftKey = (id: string | undefined): string => (id ? `pet:${id}` : "pet");

/** Key of the draft of a record; without an id, of a new one. */
export const recordDraftKey = (petId: string, id: string | undefined): string =>
  id ? `record:${id}` : `record:new:${petId}`;

/** What is queued for a pet's records. */
export const recordsTarget = (petId: string): string => `records:${petId}`;
