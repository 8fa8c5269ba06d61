import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type * as contract from "#contracts/community/moderation.ts";
import { uuidv7 } from "uuidv7";
import { lockMember } from "../../accounts/accounts/service.ts";
import type { Events, Publish } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { linkToken } from "../../platform/http/link-tokens.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import type { PostingRules } from "../../accounts/publishing/service.ts";
import * as accounts from "./accounts-store.ts";
import { decided, decisionEmail } from "./emails.ts";
import { presentReported } from "./present.ts";
import { isAuthor } from "./policy.ts";
import { publishChange, publishReleased } from "./publish-changes.ts";
import * as store from "./store.ts";
import { findReported, setVisibility, type Reported, type Visibility } from "./reported-content.ts";

export type ModerationDeps = {
  db: Db;
  events: Events;
  secret: Uint8Array;
  publicUrl: string;
  posting: Pick<PostingRules, "limitsRates">;
  /** Undefined where the account was deleted. */
  findPerson: (db: Db, id: string) => Promise<{ username: string; email: string } | undefined>;
};

/** The purpose of the token with which a suspended person appeals. */
export const appealPurpose = "appeal";

type DecisionInput = ParsedInput<typeof contract.decideReport>["body"];

/**
 * Decides about the thing of a report or a held post, closes all of its reports, and tells its author. Throws NOT_FOUND,
 * ADMIN_ONLY, and VALIDATION for what can't be decided about this thing.
 */
export function decideReport(
  deps: ModerationDeps,
  session: Session,
  id: string,
  body: DecisionInput,
): Promise<contract.ReportedContent> {
  return deps.events.write(async (trx, publish) => {
    const subject = await store.findSubject(trx, id);
    if (!subject) throw new AppError("NOT_FOUND", "This report doesn't exist.");
    await store.lockSubject(trx, subject);
    const thing = await findReported(trx, subject.kind, subject.subject_id);
    const latest = await store.findLatest(trx, subject);
    const authorId = thing?.authorId ?? latest?.author_id ?? null;
    await rejectImpossible(trx, session, { body, thing, authorId });
    await rejectBiased(trx, session, { decision: body.decision, subject, authorId });
    await applyDecision(deps, trx, publish, { session, body, subject, thing, authorId });
    const [first] = await store.listReports(trx, subject);
    return presentReported(trx, session.userId, { ...subject, first: first?.id ?? id });
  });
}

type Case = { body: DecisionInput; thing: Reported | undefined; authorId: string | null };

async function rejectImpossible(trx: Trx, session: Session, { body, thing, authorId }: Case) {
  const { decision, author } = body;
  const changes = decision === "hide" || decision === "remove";
  if (changes && !thing) throw invalid("decision", "It was deleted by its author.");
  const isHeld = thing?.visibility === "held";
  if (isHeld && (decision === "dismiss" || decision === "restore")) {
    throw invalid("decision", "It's waiting for review. Release or remove it.");
  }
  if (!isHeld && decision === "release") throw invalid("decision", "It isn't waiting for review.");
  if (changes && thing?.kind === "provider" && !thing.place) {
    throw invalid(
      "decision",
      "This listing comes from the site's sources. Correct the source, then dismiss the reports.",
    );
  }
  if (changes && thing?.kind === "experience" && !thing.travel) {
    throw invalid(
      "decision",
      "These are several travel reports. Find the wrong one in the list of travel reports and report it, then dismiss these reports.",
    );
  }
  if (author && !changes)
    throw invalid(
      "author",
      "You can warn or suspend the author only when you hide or remove something.",
    );
  const isSuspension = decision === "suspend" || author === "suspend";
  if (!isSuspension && body.days !== undefined)
    throw invalid("days", "Days apply only to suspensions.");
  if (!isSuspension && decision !== "warn" && author !== "warn") return;
  if (authorId === null) throw invalid("decision", "The author's account no longer exists.");
  if (isSuspension) await rejectSuspension(trx, session, authorId);
}

type Judged = {
  decision: DecisionInput["decision"];
  subject: store.ReportSubject;
  authorId: string | null;
};

/** Moderators don't decide about themselves, nor about accounts and profiles of other moderators and of admins. */
async function rejectBiased(trx: Trx, session: Session, { decision, subject, authorId }: Judged) {
  if (session.isAdmin || authorId === null) return;
  if (isAuthor.allows(session, { author_id: authorId })) {
    throw invalid(
      "decision",
      "You can't make decisions about your own content. Ask another moderator.",
    );
  }
  if (decision === "dismiss" || decision === "uphold") return;
  const isAboutAccount =
    subject.kind === "profile" ||
    (decision === "restore" && (await store.isSuspendedFor(trx, subject)));
  if (!isAboutAccount) return;
  const member = await lockMember(trx, authorId);
  if (!member?.is_admin && !member?.is_moderator) return;
  const text =
    "Only admins can make decisions about the accounts and profiles of moderators and admins.";
  throw new AppError("ADMIN_ONLY", text);
}

/** Nobody suspends themselves, and only admins suspend moderators and admins. */
export async function rejectSuspension(trx: Trx, session: Session, id: string): Promise<void> {
  if (id === session.userId) throw invalid("decision", "You can't suspend yourself.");
  const member = await lockMember(trx, id, session);
  if (!member) throw invalid("decision", "The author's account no longer exists.");
  if ((member.is_admin || member.is_moderator) && !session.isAdmin) {
    throw new AppError("ADMIN_ONLY", "Only admins can suspend moderators and admins.");
  }
}

export const invalid = (field: string, message: string): AppError =>
  new AppError("VALIDATION", message, { fields: { [field]: message } });

const dayMs = 24 * 60 * 60 * 1000;

/** The end of a suspension that begins now, for PostgreSQL. */
export const endOf = (days: number | undefined): string =>
  days === undefined ? "infinity" : new Date(Date.now() + days * dayMs).toISOString();

type DecidedCase = Case & { session: Session; subject: store.ReportSubject };

async function applyDecision(
  deps: ModerationDeps,
  trx: Trx,
  publish: Publish,
  { session, body, subject, thing, authorId }: DecidedCase,
): Promise<void> {
  const { decision, author, note = "", days } = body;
  const isSuspension = decision === "suspend" || author === "suspend";
  const until = isSuspension ? endOf(days) : null;
  const entry = {
    ...subject,
    moderator_id: session.userId,
    author_id: authorId,
    report_count: await store.countOpenReports(trx, subject),
    note,
    until,
  };
  // The decision about the thing comes last, since it is the one that its author reads.
  if (author) await store.insertEntry(trx, { ...entry, id: uuidv7(), action: author });
  const id = uuidv7();
  await store.insertEntry(trx, { ...entry, id, action: decision });
  await store.closeReports(trx, subject, id);
  await store.closeAppeals(trx, subject, decision === "restore" ? "restore" : "uphold");
  const visibility = visibilityAfter(decision);
  // What its owner's deletion hid is hidden by the decision as well, so that it stays hidden when they come back.
  const isNew = visibility === "hidden" || thing?.visibility !== visibility;
  if (thing && visibility && isNew && canHide(thing)) {
    await setVisibility(trx, thing, visibility);
    if (decision === "release") await publishReleased(trx, publish, thing);
    else publishChange(publish, thing, visibility);
  }
  if (until !== null && authorId !== null) await suspend(trx, publish, authorId, until);
  if (decision === "restore" && authorId !== null && (await store.isSuspendedFor(trx, subject)))
    await accounts.updateSuspension(trx, authorId, null);
  publish({
    what: "moderation.decided",
    decisionId: id,
    decision,
    kind: subject.kind,
    subjectId: subject.subject_id,
    path: thing?.path ?? "/",
    authorId,
  });
  await mailAuthor(deps, trx, publish, { id, authorId, body, subject, until });
}

/** Suspends an account, and ends its sessions on all servers. */
export async function suspend(
  trx: Trx,
  publish: Publish,
  id: string,
  until: string,
): Promise<void> {
  await accounts.updateSuspension(trx, id, until);
  publish({ what: "sessions.ended", profileId: id });
}

/** A listing of our sources and a group of travel reports have no row to hide. */
const canHide = ({ kind, place, travel }: Reported) =>
  kind === "provider" ? place !== null : kind === "experience" ? travel !== null : true;

const visibilityAfter = (decision: DecisionInput["decision"]): Visibility | undefined =>
  decision === "hide"
    ? "hidden"
    : decision === "remove"
      ? "removed"
      : decision === "restore" || decision === "release"
        ? "shown"
        : undefined;

type Informed = {
  id: string;
  authorId: string | null;
  body: DecisionInput;
  subject: store.ReportSubject;
  until: string | null;
};

/** Emails the author at once, with a link that works while they can't log in. */
export async function mailAuthor(
  { secret, publicUrl, findPerson }: ModerationDeps,
  trx: Trx,
  publish: Publish,
  { id, authorId, body, subject, until }: Informed,
): Promise<void> {
  const { decision, author, note = "" } = body;
  if (decision === "dismiss" || authorId === null) return;
  const person = await findPerson(trx, authorId);
  if (!person) return;
  const token = linkToken(secret, appealPurpose, id);
  await queueEmail(trx, publish, {
    to: person.email,
    cause: decided,
    mail: decisionEmail({
      person,
      decision,
      kind: subject.kind,
      author,
      note,
      until: until === null || until === "infinity" ? "infinity" : new Date(until),
      url: `${publicUrl}/appeals/${id}?token=${token}`,
    }),
  });
}
