const fresh = "new:";
let count = 0;

/** The id of an item that is not saved yet. */
export const freshId = (): string => `${fresh}${(count += 1)}`;
export const isFresh = (id: string): boolean => id.startsWith(fresh);

/** An id on the wire: none for a new item. */
export const wireId = (id: string): { _id?: string } => (isFresh(id) ? {} : { _id: id });
