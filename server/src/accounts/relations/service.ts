import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type * as contract from "#contracts/community/relations.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { listPage } from "../../platform/db/list-page.ts";
import * as store from "./store.ts";

export {
  canMeet,
  listFollowedAmong,
  listHiddenAmong,
  listHiddenPeople,
  listOwnHidden,
} from "./store.ts";

const profileNotFound = () =>
  new AppError("NOT_FOUND", "This profile doesn't exist. It may have been deleted.");

/**
 * Follows, blocks or mutes a person; no-op if it was done before. Throws VALIDATION for oneself, and NOT_FOUND for a
 * missing person or one who has blocked the caller.
 */
export function relate(
  events: Events,
  { userId: profileId }: Session,
  kind: store.Kind,
  otherId: string,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    const pair = { profileId, otherId };
    if (profileId === otherId) throw ownProfile(kind);
    if ((await store.lockProfiles(trx, pair)) < 2) throw profileNotFound();
    // Somebody who was blocked can't follow. They can still block in turn, for the time after.
    if (kind === "follow" && !(await store.canMeet(trx, profileId, otherId)))
      throw profileNotFound();
    const isNew = await store.insertRelation(trx, kind, pair);
    if (kind === "block") await store.deleteFollows(trx, pair);
    if (isNew && kind === "follow") publish({ what: "profile.followed", ...pair });
    if (isNew && kind !== "follow") publish({ what: "relation.changed", ...pair });
    return { _id: otherId };
  });
}

/** Undoes it; no-op if there is nothing to undo. */
export function unrelate(
  events: Events,
  { userId: profileId }: Session,
  kind: store.Kind,
  otherId: string,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    const pair = { profileId, otherId };
    const wasThere = await store.deleteRelation(trx, kind, pair);
    if (wasThere && kind !== "follow") publish({ what: "relation.changed", ...pair });
    return { _id: otherId };
  });
}

type Query = ParsedInput<typeof contract.listBlocks>["query"];

/** The people whom the caller has blocked or muted. */
export async function listBlocks(db: Db, { userId }: Session, { before, limit }: Query) {
  const rows = await store.listBlocks(db, userId, { before, limit: limit + 1 });
  return listPage(rows, limit, ({ id, ...row }) => ({ _id: id, ...row, name: row.username }));
}

/** How a viewer has decided about a person; undefined where that person has blocked the viewer. */
export async function viewerOf(db: Db, profileId: string, otherId: string) {
  const pair = { profileId, otherId };
  if (await store.isBlockedBy(db, pair)) return undefined;
  const kinds = await store.listKinds(db, pair);
  return {
    following: kinds.includes("follow"),
    blocked: kinds.includes("block"),
    muted: kinds.includes("mute"),
  };
}

const verbs = { follow: "follow", block: "block", mute: "mute" } as const;

const ownProfile = (kind: store.Kind) =>
  new AppError("VALIDATION", `You can't ${verbs[kind]} yourself.`, {
    fields: { id: `You can't ${verbs[kind]} yourself.` },
  });
