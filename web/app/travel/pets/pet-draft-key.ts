/** Names the draft of a pet's form; of a new one where there is no id. */
export const petDraftKey = (id: string | undefined): string => (id ? `pet:${id}` : "pet");

/** Names the draft of a record's form; of a new one of a pet where there is no id. */
export const recordDraftKey = (petId: string, id: string | undefined): string =>
  id ? `record:${id}` : `record:new:${petId}`;
