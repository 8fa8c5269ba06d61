import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/community/bookmarks.ts";
import { uuidv7 } from "uuidv7";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import * as store from "./store.ts";
import { findThings } from "./things.ts";

export { listSavedAmong } from "./store.ts";

type Params = ParsedInput<typeof contract.addBookmark>["params"];
type Query = ParsedInput<typeof contract.listBookmarks>["query"];

/** Saves a thing; no-op if it is saved. Throws NOT_FOUND for what doesn't exist or the caller may not see. */
export function addBookmark(
  events: Events,
  session: Session,
  { kind, id }: Params,
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    const found = await findThings(trx, session, kind, [id]);
    if (!found.has(id)) throw new AppError("NOT_FOUND", "This doesn't exist or was deleted.");
    const thing = { profileId: session.userId, kind, subjectId: id };
    await store.insertBookmark(trx, uuidv7(), thing);
    return { _id: id };
  });
}

/** Removes a bookmark; no-op if there is none. */
export function removeBookmark(
  events: Events,
  session: Session,
  { kind, id }: Params,
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    await store.deleteBookmark(trx, { profileId: session.userId, kind, subjectId: id });
    return { _id: id };
  });
}

/** The caller's bookmarks, without things that are gone or that they no longer may see. */
export async function listBookmarks(db: Db, session: Session, { limit, ...from }: Query) {
  const rows = await store.listBookmarks(db, session.userId, { ...from, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const things = await Promise.all(
    contract.bookmarkKinds.map(async (kind) => {
      const ids = shown.filter((row) => row.kind === kind).map((row) => row.subject_id);
      return [kind, await findThings(db, session, kind, ids)] as const;
    }),
  );
  const byKind = new Map(things);
  const data = shown.flatMap(({ kind, subject_id: _id, created_at }) => {
    const thing = byKind.get(kind)?.get(_id);
    return thing ? [{ kind, _id, ...thing, createdAt: created_at.toISOString() }] : [];
  });
  return { data, hasMore: rows.length > limit };
}
