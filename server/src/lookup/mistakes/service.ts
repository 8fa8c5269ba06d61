import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/lookup/mistakes.ts";
import { uuidv7 } from "uuidv7";
import { presentAuthor } from "../../accounts/profiles/service.ts";
import { moment } from "../../platform/db/moment.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { listPage } from "../../platform/db/list-page.ts";
import * as store from "./store.ts";

type Draft = ParsedInput<typeof contract.reportMistake>["body"];

/** Stores a report, by a guest or a member. Throws QUOTA where too many are open. */
export async function reportMistake(
  events: Events,
  session: Session | undefined,
  { website, ...draft }: Draft,
): Promise<Record<string, never>> {
  // Only bots fill the hidden field; the answer does not tell them.
  if (website) return {};
  await events.write(async (trx) => {
    if ((await store.countOpen(trx)) >= contract.openMistakesMax) {
      throw new AppError("QUOTA", "We have too many reports waiting right now. Try again later.");
    }
    await store.insertMistake(trx, {
      ...draft,
      id: uuidv7(),
      reported_by: session?.userId ?? null,
    });
  });
  return {};
}

/** Opens a task for admins about a fact, unless one is open or too many wait; in the caller's transaction. */
export async function openTask(
  trx: Trx,
  { userId }: Session,
  task: Pick<Draft, "path" | "fact" | "text">,
): Promise<void> {
  if (await store.isOpen(trx, task)) return;
  if ((await store.countOpen(trx)) >= contract.openMistakesMax) return;
  await store.insertMistake(trx, { ...task, id: uuidv7(), reported_by: userId });
}

type KeysetPage = { state: contract.MistakeState; limit: number; after?: string | undefined };

/** A page of reports in one state, for admins. */
export async function listMistakes(db: Db, { limit, ...place }: KeysetPage) {
  const rows = await store.listInState(db, { ...place, limit: limit + 1 });
  return listPage(rows, limit, present);
}

/** Closes or reopens a report. Throws NOT_FOUND. */
export function setState(
  events: Events,
  id: string,
  state: contract.MistakeState,
): Promise<contract.Mistake> {
  return events.write(async (trx) => {
    await store.updateState(trx, id, state);
    const row = await store.findMistake(trx, id);
    if (!row) throw new AppError("NOT_FOUND", "This report doesn't exist.");
    return present(row);
  });
}

const present = (row: store.ReportedRow): contract.Mistake => ({
  _id: row.id,
  path: row.path,
  fact: row.fact,
  text: row.text,
  state: row.state,
  createdAt: moment(row.created_at),
  reportedBy: presentAuthor(row.person),
});
