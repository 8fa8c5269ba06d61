const fresh = "new:";
let count = 0;

/** The id of a line that the server has not seen yet. */
export const freshId = (): string => `${fresh}${(count += 1)}`;
export const isFresh = (id: string): boolean => id.startsWith(fresh);

/** An id as the wire has it: none for a line that is new. */
export const wireId = (id: string): { _id?: string } => (isFresh(id) ? {} : { _id: id });
