import type * as contract from "#contracts/community/moderation.ts";
import { presentAuthor } from "../../accounts/profiles/service.ts";
import type { Db } from "../../platform/schema.ts";
import { isAuthor } from "./policy.ts";
import * as store from "./store.ts";
import { findReported, type Reported } from "./reported-content.ts";

const endOf = (until: string | null) =>
  until === null || until === "infinity" ? null : new Date(until).toISOString();

export const presentDecision = (row: store.DecisionRow) => ({
  _id: row.id,
  decision: row.action,
  note: row.note,
  createdAt: row.created_at.toISOString(),
  until: endOf(row.until),
});

export const presentAppeal = (row: store.DecisionRow | undefined): contract.Appeal | null =>
  row?.appeal_text !== undefined && row.appeal_text !== null && row.appeal_at
    ? { text: row.appeal_text, createdAt: row.appeal_at.toISOString(), outcome: row.outcome }
    : null;

/**
 * A reported thing with its reports, its context and its author's history. Moderators don't learn who reported what they
 * wrote themselves.
 */
export async function presentReported(
  db: Db,
  viewer: string,
  { first, ...subject }: store.QueuedSubject,
): Promise<contract.ReportedContent> {
  const { kind, subject_id: id } = subject;
  const thing = await findReported(db, kind, id);
  const reports = await store.listReports(db, subject);
  const open = reports.filter(({ closed_at }) => closed_at === null);
  const counted = open.length > 0 ? open : reports;
  const latest = await store.findLatest(db, subject);
  const authorId = thing?.authorId ?? latest?.author_id ?? null;
  const isOwnCase = isAuthor.allows({ userId: viewer }, { author_id: authorId });
  const times = counted.map(({ created_at }) => created_at.toISOString());
  const isHeld = thing?.visibility === "held";
  const fallback =
    (isHeld ? thing.heldAt : latest?.created_at)?.toISOString() ?? new Date().toISOString();
  return {
    _id: first,
    kind,
    id,
    title: thing?.title ?? "Deleted",
    text: thing?.text ?? "",
    image: thing?.image ?? null,
    path: thing?.path ?? "",
    visibility: thing?.visibility ?? "gone",
    author: authorId === null ? null : presentAuthor(await store.findAuthor(db, authorId)),
    state: isHeld ? "held" : open.length > 0 ? "open" : "closed",
    count: counted.length,
    reports: counted.map((report) => ({
      _id: report.id,
      reason: report.reason,
      text: report.text,
      reporter: isOwnCase ? null : presentAuthor(report.reporter),
      createdAt: report.created_at.toISOString(),
    })),
    firstAt: times[0] ?? fallback,
    lastAt: times.at(-1) ?? fallback,
    context: thing ? await contextOf(db, thing) : [],
    history: authorId === null ? null : await historyOf(db, authorId),
    decided: latest ? presentDecision(latest) : null,
    appeal: presentAppeal(await store.findAppealed(db, subject)),
  };
}

/** The thread around a thing: what a comment is about, then the comments. */
async function contextOf(db: Db, thing: Reported) {
  const isPost = thing.kind === "hoot" || thing.kind === "blog";
  const thread = thing.thread ?? (isPost ? { kind: thing.kind, id: thing.id } : null);
  if (!thread || (thread.kind !== "hoot" && thread.kind !== "blog")) return [];
  const about = { kind: thread.kind, id: thread.id };
  const post = thing.thread ? await findReported(db, about.kind, about.id) : undefined;
  const rows = await store.listContext(db, about, isPost ? undefined : thing.id);
  const comments = rows.map((row) => ({
    _id: row.id,
    author: presentAuthor(row.author),
    text: row.text,
    createdAt: row.created_at.toISOString(),
    reported: row.id === thing.id,
  }));
  if (!post) return comments;
  const author = post.authorId === null ? null : await store.findAuthor(db, post.authorId);
  const first = {
    _id: post.id,
    author: presentAuthor(author),
    text: post.title,
    createdAt: (post.createdAt ?? new Date(0)).toISOString(),
    reported: false,
  };
  return [first, ...comments];
}

async function historyOf(db: Db, authorId: string): Promise<contract.ReportedContent["history"]> {
  const history = await store.findHistory(db, authorId);
  if (!history) return null;
  const warnings = await store.listWarnings(db, authorId);
  return {
    joinedAt: history.joined_at.toISOString(),
    hoots: history.hoots,
    comments: history.comments,
    cases: history.cases,
    upheld: history.upheld,
    suspendedUntil: history.suspended_until,
    warnings: warnings.map(({ action: decision, note, created_at }) => ({
      decision,
      note,
      createdAt: created_at.toISOString(),
    })),
  };
}
