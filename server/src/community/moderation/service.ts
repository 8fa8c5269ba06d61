import { newAccountReportsPerDay } from "#contracts/accounts/limits.ts";
import { tooManyReports } from "#contracts/accounts/verification.ts";
import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type * as contract from "#contracts/community/moderation.ts";
import { removedDays } from "#contracts/community/moderation.ts";
import { uuidv7 } from "uuidv7";
import { presentAuthor } from "../../accounts/profiles/service.ts";
import type { Deletion } from "../../platform/feature.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { LimitError } from "../../platform/http/limit-error.ts";
import { idInToken } from "../../platform/http/link-tokens.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { listPage } from "../../platform/db/list-page.ts";
import type { PostingRules } from "../../accounts/publishing/service.ts";
import { appealPurpose, invalid } from "./decisions.ts";
import { presentAppeal, presentDecision, presentReported } from "./present.ts";
import { countRecentReports, fileReport } from "./report-store.ts";
import { canRead, isAuthor } from "./policy.ts";
import * as store from "./store.ts";
import { findReportable, findReported } from "./reported-content.ts";

export { type ModerationNotice, moderationNotices } from "./notices.ts";
export { recordDecision } from "./audit.ts";

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;
type Query<E> = ParsedInput<E> extends { query: infer Q } ? Q : never;

type ReportDeps = { events: Events; posting: Pick<PostingRules, "limitsRates"> };

/**
 * Reports a thing, once a person until there is a decision. Throws NOT_FOUND, VALIDATION for one's own, and RATE_LIMITED
 * for new accounts.
 */
export function createReport(
  { events, posting }: ReportDeps,
  session: Session,
  { kind, id: subject_id, reason, text = "" }: Body<typeof contract.createReport>,
  repeated: () => void,
): Promise<{ _id: string }> {
  const { userId } = session;
  return events.write(async (trx) => {
    const thing = await findReportable(trx, kind, subject_id, userId);
    if (!thing) throw new AppError("NOT_FOUND", "This doesn't exist or was deleted.");
    if (isAuthor.allows(session, { author_id: thing.authorId }))
      throw invalid("id", "You can't report what you wrote yourself.");
    const isLimited = posting.limitsRates && (session.isNew || !session.isVerified);
    const recent = isLimited ? await countRecentReports(trx, userId) : undefined;
    const report = { id: uuidv7(), reporter_id: userId, kind, subject_id, reason, text };
    const { id, outcome } = await fileReport(trx, report, thing.changedAt);
    if (outcome !== "new") repeated();
    if (outcome !== "same" && recent && recent.count >= newAccountReportsPerDay) {
      const retryAfter = recent.freeIn;
      throw new LimitError("reports of a new account", "RATE_LIMITED", tooManyReports, {
        retryAfter,
      });
    }
    return { _id: id };
  });
}

const lists = {
  open: store.listOpen,
  held: store.listHeld,
  closed: store.listClosed,
  appeals: store.listAppealed,
} as const;

/** A page of reported things in one state. */
export async function listReports(
  db: Db,
  { userId }: Session,
  { state, before, limit }: Query<typeof contract.listReports>,
) {
  const rows = await lists[state](db, { before, limit: limit + 1 });
  const data: contract.ReportedContent[] = [];
  for (const row of rows.slice(0, limit)) data.push(await presentReported(db, userId, row));
  return { data, hasMore: rows.length > limit, counts: await store.countQueue(db) };
}

/** A page of the audit log, latest first. */
export async function listAudit(db: Db, { before, limit }: Query<typeof contract.listAudit>) {
  const rows = await store.listAudit(db, { before, limit: limit + 1 });
  return listPage(rows, limit, (row) => ({
    _id: row.id,
    action: row.action,
    moderator: presentAuthor(row.moderator),
    kind: row.kind,
    id: row.subject_id,
    author: presentAuthor(row.author),
    reports: row.report_count,
    note: row.note,
    until: row.until === null ? null : new Date(row.until).toISOString(),
    createdAt: row.created_at.toISOString(),
  }));
}

type Reader = {
  session: Session | undefined;
  secret: Uint8Array;
  token?: string | undefined;
  id: string;
};

/** A decision about something of the caller, or of the holder of an emailed token. */
async function ownDecision(db: Db, { session, secret, token, id }: Reader) {
  const row = await store.findDecision(db, id);
  const isMailed =
    row !== undefined && token !== undefined && idInToken(secret, appealPurpose, token) === row.id;
  if (!row || row.action === "dismiss" || !(isMailed || canRead.allows(session, row))) {
    if (!session && token === undefined)
      throw new AppError("SIGN_IN_REQUIRED", "Log in to continue.");
    throw new AppError("NOT_FOUND", "This decision doesn't exist.");
  }
  return row;
}

const appealable: ReadonlySet<string> = new Set(["hide", "remove", "warn", "suspend"]);
const appealMs = removedDays * 24 * 60 * 60 * 1000;

/** After this, what was removed is deleted. */
const isTooLate = ({ action, created_at }: store.DecisionRow) =>
  action === "remove" && Date.now() - created_at.getTime() > appealMs;

/** A decision as its author reads it. Throws NOT_FOUND. */
export async function getDecision(db: Db, reader: Reader): Promise<contract.OwnDecision> {
  const row = await ownDecision(db, reader);
  const thing = await findReported(db, row.kind, row.subject_id);
  const isOpenable = thing && thing.visibility !== "removed";
  return {
    ...presentDecision(row),
    kind: row.kind,
    id: row.subject_id,
    title: thing?.title ?? "",
    text: thing?.text ?? "",
    path: isOpenable ? thing.path : "",
    visibility: thing?.visibility ?? "gone",
    canAppeal: appealable.has(row.action) && row.appeal_text === null && !isTooLate(row),
    appeal: presentAppeal(row),
  };
}

/** Asks for another look, once. Throws NOT_FOUND, GONE, and CONFLICT the second time. */
export function createAppeal(
  events: Events,
  reader: Reader & { text: string },
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    const row = await ownDecision(trx, reader);
    if (!appealable.has(row.action) || row.author_id === null) {
      throw new AppError("CONFLICT", "There's nothing left to appeal.");
    }
    if (isTooLate(row)) throw new AppError("GONE", `Appeals close after ${removedDays} days.`);
    const id = uuidv7();
    const appeal = { id, decision_id: row.id, author_id: row.author_id, text: reader.text };
    if (!(await store.insertAppeal(trx, appeal))) {
      throw new AppError("CONFLICT", "You already asked for another look at this decision.");
    }
    return { _id: id };
  });
}

/** Why moderators hid something, as its author and moderators read it; undefined if they didn't. */
export async function findHiddenReason(db: Db, kind: store.ReportSubject["kind"], id: string) {
  const row = await store.findLatestHiding(db, { kind, subject_id: id });
  return row && { decisionId: row.id, note: row.note, at: row.created_at.toISOString() };
}

/** Before an account is deleted: its reports lose their text, and reports about it end. */
export async function forgetPerson(trx: Trx, { id }: Deletion): Promise<void> {
  await store.clearReporter(trx, id);
  await store.deleteReportsOf(trx, { kind: "profile", subject_id: id });
}

/** Deletes what was removed, when it can't be appealed any more. */
export const deleteRemoved = (db: Db): Promise<void> => store.deleteRemoved(db, removedDays);
