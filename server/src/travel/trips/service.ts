import { AppError } from "#contracts/kernel/errors.ts";
import { type Plan, plansMax } from "#contracts/travel/plans.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import * as pets from "../pets/service.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { blankPlan, mergedPlan, petsNamed, type PlanFiles, type Said } from "./columns.ts";
import { presentPlan } from "./present.ts";
import { rejectTooLong } from "./quota.ts";
import * as store from "./store.ts";

export type Deps = { events: Events; files: Files };

/** The bearer's own trips, the soonest first; those without a date last. */
export async function listPlans(db: Db, session: Session): Promise<Plan[]> {
  return (await store.listPlans(db, session.userId)).map(presentPlan);
}

/** One of the bearer's own trips. Throws NOT_FOUND, also for somebody else's. */
export async function getPlan(db: Db, session: Session, id: string): Promise<Plan> {
  const row = await store.findPlan(db, id, session.userId);
  if (!row) throw planNotFound();
  return presentPlan(row);
}

/** Any trip and whose it is, for who holds a link to it. Throws NOT_FOUND. */
export async function getPlanOfAnybody(
  db: Db,
  id: string,
): Promise<{ plan: Plan; ownerId: string }> {
  const row = await store.findAnyPlan(db, id);
  if (!row) throw planNotFound();
  return { plan: presentPlan(row), ownerId: row.owner_id };
}

/** The trips of a person, or the one with this id, for who holds a calendar address of theirs. */
export async function listPlansOf(db: Db, ownerId: string, planId: string | null): Promise<Plan[]> {
  if (planId === null) return (await store.listPlans(db, ownerId)).map(presentPlan);
  const row = await store.findPlan(db, planId, ownerId);
  return row ? [presentPlan(row)] : [];
}

/** Makes a trip; the same `key` again answers the trip it made. Throws VALIDATION, QUOTA. */
export function createPlan(
  { events, files }: Deps,
  session: Session,
  said: Said,
  sent: PlanFiles,
  key?: string,
): Promise<Plan> {
  const ownerId = session.userId;
  const body = { said, receipt: sent.receipt?.hash, ticket: sent.ticket?.hash };
  return events.write((trx) =>
    once(trx, { ownerId, key, call: "createPlan", body }, async () => {
      if ((await store.countPlans(trx, ownerId)) >= plansMax) throw tooManyPlans();
      await rejectOthersPets(trx, session, said);
      const plan = mergedPlan(blankPlan, said, sent);
      await rejectTooLong(trx, ownerId, plan);
      await files.attach(trx, ownerId, [sent.receipt, sent.ticket]);
      const id = uuidv7();
      await store.insertPlan(trx, { ...plan, id, owner_id: ownerId });
      await store.replacePets(trx, id, [...new Set(said.petIds)]);
      return getPlan(trx, session, id);
    }),
  );
}

/** Changes what is sent. Throws NOT_FOUND, VALIDATION, QUOTA, and CONFLICT where `ifVersion` is stale. */
export function updatePlan(
  { events, files }: Deps,
  session: Session,
  id: string,
  said: Said,
  sent: PlanFiles,
  ifVersion?: number,
): Promise<Plan> {
  return events.write(async (trx, publish) => {
    const before = await ownPlan(trx, session, id, ifVersion);
    await rejectOthersPets(trx, session, said);
    const isAnything = [...Object.values(said), sent.receipt, sent.ticket].some(
      (value) => value !== undefined,
    );
    if (!isAnything) return presentPlan(before);
    const after = mergedPlan(before, said, sent);
    await rejectTooLong(trx, session.userId, after, before);
    // What is replaced goes first, so that a full shelf is no hindrance.
    const gone = (["receipt_file", "ticket_file"] as const).flatMap((column) =>
      before[column] === after[column] ? [] : [before[column]],
    );
    await files.drop(trx, publish, gone);
    await files.attach(trx, session.userId, [sent.receipt, sent.ticket]);
    await store.updatePlan(trx, id, after);
    if (said.petIds) await store.replacePets(trx, id, [...new Set(said.petIds)]);
    return getPlan(trx, session, id);
  });
}

/** Deletes a trip with all its papers. Throws NOT_FOUND. */
export function deletePlan(
  { events, files }: Deps,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    const plan = await ownPlan(trx, session, id);
    const papers = (plan.attachments ?? []).map(({ file_id }) => file_id);
    await files.drop(trx, publish, [plan.receipt_file, plan.ticket_file, ...papers]);
    await store.deletePlan(trx, id);
    return { _id: id };
  });
}

/**
 * The bearer's own trip, locked until the transaction ends. Throws NOT_FOUND, also for somebody else's, and
 * CONFLICT with the trip as it is where `ifVersion` is stale.
 */
export async function ownPlan(
  trx: Trx,
  session: Session,
  id: string,
  ifVersion?: number,
): Promise<store.PlanRow> {
  await store.lockPlan(trx, id, session.userId);
  const plan = await store.findPlan(trx, id, session.userId);
  if (!plan) throw planNotFound();
  if (ifVersion !== undefined && ifVersion !== plan.version) {
    const current = presentPlan(plan);
    throw new AppError("CONFLICT", "This trip was changed elsewhere meanwhile.", { current });
  }
  return plan;
}

async function rejectOthersPets(trx: Trx, session: Session, said: Said): Promise<void> {
  const named = petsNamed(said);
  if (named.length === 0) return;
  const own = new Set((await pets.listPets(trx, session)).map(({ _id }) => _id));
  const stranger = named.find(({ petId }) => !own.has(petId));
  if (!stranger) return;
  const text = "Choose one of your own pets.";
  throw new AppError("VALIDATION", text, { fields: { [stranger.field]: text } });
}

// Someone else's plan answers like a missing one, so ids cannot be probed.
const planNotFound = () => new AppError("NOT_FOUND", "Plan not found.");

const tooManyPlans = () =>
  new AppError("VALIDATION", `You have ${plansMax} trips here, as many as one person can have.`);
