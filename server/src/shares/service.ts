import type { ParsedInput } from "#contracts/endpoint.ts";
import { AppError } from "#contracts/errors.ts";
import {
  type createShare as createShareCall,
  type Share,
  shareDays,
  type SharedPlan,
  shareGone,
  sharesMax,
} from "#contracts/shares.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../db/once.ts";
import type { Events } from "../events.ts";
import type { Session } from "../http/api.ts";
import { idInToken, linkToken } from "../http/link-tokens.ts";
import * as pets from "../pets/service.ts";
import * as plans from "../plans/service.ts";
import * as profiles from "../profiles/service.ts";
import type { Db } from "../schema.ts";
import { presentShare, presentSharedPlan } from "./present.ts";
import * as store from "./store.ts";

export { clearEndedShares, endShares, listEndedShares, sweepShares } from "./store.ts";

export type Rooms = { db: Db; events: Events; secret: Uint8Array; publicUrl: string };

type Wanted = ParsedInput<typeof createShareCall>["body"];

const purpose = "share";

/** The good links of the bearer's own trip, the newest first. Throws NOT_FOUND. */
export async function listShares(rooms: Rooms, session: Session, planId: string): Promise<Share[]> {
  await plans.getPlan(rooms.db, session, planId);
  const rows = await store.listShares(rooms.db, planId);
  return rows.map((row) => withUrl(rooms, row));
}

/** Makes a link; the same `key` again answers the link it made. Throws NOT_FOUND, VALIDATION. */
export async function createShare(
  rooms: Rooms,
  session: Session,
  planId: string,
  { days = shareDays.usual, costs = false, notes = false, codes = false }: Wanted,
  key?: string,
): Promise<Share> {
  const body = { planId, days, costs, notes, codes };
  const row = await rooms.events.write(async (trx) => {
    const attempt = { ownerId: session.userId, key, call: "createShare", body };
    // What is kept for a retry is the id alone: with the address, the database could open the trip.
    const made = await once(trx, attempt, async () => {
      await plans.ownPlan(trx, session, planId);
      if ((await store.countShares(trx, planId)) >= sharesMax) throw tooManyShares();
      const id = uuidv7();
      await store.insertShare(trx, { id, plan_id: planId, days, costs, notes, codes });
      return { id };
    });
    return store.findShare(trx, made.id);
  });
  // A retry, and the trip is gone meanwhile.
  if (!row) throw shareNotFound();
  return withUrl(rooms, row);
}

/** Makes a link bad at once. Throws NOT_FOUND, also for one that is not good any more. */
export function revokeShare(
  { events }: Rooms,
  session: Session,
  planId: string,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    await plans.ownPlan(trx, session, planId);
    if (!(await store.revokeShare(trx, planId, id))) throw shareNotFound();
    return { _id: id };
  });
}

/** The trip behind a link. Throws NOT_FOUND for a token that is not ours, GONE for a link that is over. */
export async function getSharedPlan({ db, secret }: Rooms, token: string): Promise<SharedPlan> {
  const id = idInToken(secret, purpose, token);
  const share = id === undefined ? undefined : await store.findShare(db, id);
  if (!share) throw shareNotFound();
  if (!share.is_good) throw new AppError("GONE", shareGone);
  const { plan, ownerId } = await plans.getPlanOfAnybody(db, share.plan_id);
  const sharedBy = await profiles.getName(db, ownerId);
  const cards = plan.petIds.length > 0 ? await pets.listCards(db, ownerId) : [];
  return presentSharedPlan({ plan, sharedBy, pets: cards, share });
}

const withUrl = ({ secret, publicUrl }: Rooms, row: store.ShareRow): Share =>
  presentShare(row, `${publicUrl}/shared/${linkToken(secret, purpose, row.id)}`);

const shareNotFound = () => new AppError("NOT_FOUND", "There is no such link.");

const tooManyShares = () =>
  new AppError(
    "VALIDATION",
    `This trip has ${sharesMax} links, as many as it can have. Revoke one that is not needed any more.`,
  );
