import { freshKey } from "../../../data/idempotency.ts";

const fresh = "new:";
let count = 0;

/** The id of an item that is not saved yet. */
export const freshId = (): string => `${fresh}${(count += 1)}`;
export const isFresh = (id: string): boolean => id.startsWith(fresh);

/** The id of a new list item, which it keeps on the server, so that it can be changed before it is there. */
export const freshItemId = (): string =>
  freshKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** An id on the wire: none for a new item. */
export const wireId = (id: string): { _id?: string } => (isFresh(id) ? {} : { _id: id });
