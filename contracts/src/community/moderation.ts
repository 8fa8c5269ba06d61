import * as z from "zod/mini";
import { Author } from "../kernel/author.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, limitOf, limitQuery, page, pageSizeMax } from "../kernel/paging.ts";
import { Id, Moment, missingText, optionalText, text } from "../kernel/text.ts";

/** What people can report, without schemas for browsers. */
export const reportKinds = [
  "hoot",
  "comment",
  "blog",
  "photo",
  "profile",
  "provider",
  "experience",
  "review",
] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = ["spam", "abuse", "wrong", "unsafe", "illegal", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/**
 * `restore` undoes a decision; `uphold` answers an appeal without a change; `release` shows a post that was held for
 * review.
 */
export const decisionNames = [
  "dismiss",
  "hide",
  "remove",
  "warn",
  "suspend",
  "restore",
  "uphold",
  "release",
] as const;
export type DecisionName = (typeof decisionNames)[number];

/** Everything that the audit log records. */
export const auditActions = [
  ...decisionNames,
  "role",
  "verify",
  "end-sessions",
  "accept",
  "reject",
  "reopen",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What the audit log is about: also suggestions about places. */
export const auditKinds = [...reportKinds, "venue"] as const;
export type AuditKind = (typeof auditKinds)[number];

export const roles = ["member", "moderator", "admin"] as const;
export type Role = (typeof roles)[number];

export const reportTextMax = 1_000;
export const decisionNoteMax = 1_000;
export const appealTextMax = 2_000;
export const suspensionDaysMax = 365;
/** What was removed can be appealed and restored this long; then it is deleted. */
export const removedDays = 14;

const kind = z.enum(reportKinds, {
  error: "kind must be hoot, comment, blog, photo, profile, provider, experience or review.",
});
const reason = z.enum(reportReasons, { error: "Select a reason." });

/** The ID of a reported thing: a UUID, the name of a provider of our sources, or a group of travel reports. */
const subjectId = z
  .string({ error: missingText("ID") })
  .check(z.maxLength(120, "Invalid ID."), z.regex(/^[\w.-]+$/, "Invalid ID."));

export const createReport = endpoint({
  method: "POST",
  path: "/api/reports",
  summary:
    "Reports a post, comment, photo, profile, provider, travel report or review to the moderators. For travel reports, `id` is one of them, or an airline (`airline.delta`) or route (`route.US-MX`) whose reports look wrong. Reporting the same thing again returns the first report with status 200; after a decision, the report is opened again if the thing was edited since, or after 24 hours.",
  session: "required",
  body: z.strictObject({
    kind,
    id: subjectId,
    reason,
    text: optionalText("Details", reportTextMax),
  }),
  response: z.object({ _id: Id }),
  status: 201,
  repeatStatus: 200,
  limits: { rates: [{ times: 60, seconds: 60 * 60, per: "account" }] },
});

const Report = z.object({
  _id: Id,
  reason: z.enum(reportReasons),
  text: z.string(),
  reporter: z.nullable(Author),
  createdAt: Moment,
});

/** A decision as moderators and its author read it. `until` is the end of a suspension, null if it has none. */
const Decision = z.object({
  _id: Id,
  decision: z.enum(decisionNames),
  note: z.string(),
  createdAt: Moment,
  until: z.nullable(Moment),
});

const Visibility = z.enum(["shown", "held", "hidden", "removed", "gone"]);

const Appeal = z.object({
  text: z.string(),
  createdAt: Moment,
  /** Null while it is open. */
  outcome: z.nullable(z.enum(["restore", "uphold"])),
});
export type Appeal = z.output<typeof Appeal>;

const ContextItem = z.object({
  _id: z.string(),
  author: z.nullable(Author),
  text: z.string(),
  createdAt: Moment,
  /** This is the reported thing itself. */
  reported: z.boolean(),
});

/**
 * A reported thing with everything that a decision needs. `_id` is the ID of its first report, or its own ID where it is
 * held for review.
 */
export const ReportedContent = z.object({
  _id: Id,
  kind,
  id: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.nullable(z.string()),
  path: z.string(),
  /** Whether readers see it. */
  visibility: Visibility,
  author: z.nullable(Author),
  state: z.enum(["open", "closed", "held"]),
  count: z.number(),
  reports: z.array(Report),
  firstAt: Moment,
  lastAt: Moment,
  /** The thread around it, oldest first. */
  context: z.array(ContextItem),
  /** What is known of its author; null if the account is gone. */
  history: z.nullable(
    z.object({
      joinedAt: Moment,
      hoots: z.number(),
      comments: z.number(),
      /** Closed cases about this person, and those of them that led to more than a dismissal. */
      cases: z.number(),
      upheld: z.number(),
      warnings: z.array(
        z.object({ decision: z.enum(decisionNames), note: z.string(), createdAt: Moment }),
      ),
      suspendedUntil: z.nullable(z.string()),
    }),
  ),
  /** The latest decision about it. */
  decided: z.nullable(Decision),
  appeal: z.nullable(Appeal),
});
export type ReportedContent = z.output<typeof ReportedContent>;

export const reportStates = ["open", "held", "closed", "appeals"] as const;

export const listReports = endpoint({
  method: "GET",
  path: "/api/admin/reports",
  summary:
    "Lists reported content with its reports, for moderators: open ones, most reported first; posts held for review, longest waiting first; closed ones and appeals, latest first.",
  session: "moderator",
  query: z.object({
    state: z._default(z.optional(z.enum(reportStates)), "open"),
    before: beforeQuery,
    limit: limitOf(20, pageSizeMax),
  }),
  response: z.extend(page(ReportedContent), {
    counts: z.object({ open: z.number(), held: z.number(), appeals: z.number() }),
  }),
});

const params = z.object({ id: Id });
const days = z.optional(
  z
    .number({ error: "days must be a number." })
    .check(
      z.int("days must be a whole number."),
      z.gte(1, "days must be at least 1."),
      z.lte(suspensionDaysMax, `days must be ${suspensionDaysMax} or fewer.`),
    ),
);
const note = optionalText("Note", decisionNoteMax);

export const decideReport = endpoint({
  method: "POST",
  path: "/api/admin/reports/:id",
  summary:
    "Decides on reported content or on a post held for review, and closes all of its reports. `release` shows a held post. `author` adds a warning or a suspension to hiding or removing. A suspension without `days` lasts until it is lifted.",
  session: "moderator",
  params,
  body: z.strictObject({
    decision: z.enum(decisionNames, {
      error: `decision must be one of ${decisionNames.join(", ")}.`,
    }),
    author: z.optional(z.enum(["warn", "suspend"], { error: "author must be warn or suspend." })),
    note,
    days,
  }),
  response: ReportedContent,
});

const tokenText = z.optional(
  z.string().check(z.maxLength(100, "Token must be the one from the email.")),
);

/** A decision as the author of the thing reads it. */
export const OwnDecision = z.extend(Decision, {
  kind,
  id: z.string(),
  title: z.string(),
  text: z.string(),
  path: z.string(),
  /** How readers find the thing now. */
  visibility: Visibility,
  /** Whether the author may still ask for another look. */
  canAppeal: z.boolean(),
  appeal: z.nullable(Appeal),
});
export type OwnDecision = z.output<typeof OwnDecision>;

export const getDecision = endpoint({
  method: "GET",
  path: "/api/appeals/:id",
  summary:
    "Returns a moderator's decision about the current user's content, by the ID of the decision or of the content. People who can't log in send the token from the email.",
  session: "optional",
  params: z.object({ id: subjectId }),
  query: z.object({ token: tokenText }),
  response: OwnDecision,
  forSuspended: true,
});

export const createAppeal = endpoint({
  method: "POST",
  path: "/api/appeals",
  summary:
    "Asks the moderators for another look at a decision, once. `id` is the ID of the decision or of the content. People who can't log in send the token from the email.",
  session: "optional",
  body: z.strictObject({ id: subjectId, text: text("Message", appealTextMax), token: tokenText }),
  response: z.object({ _id: Id }),
  status: 201,
  forSuspended: true,
  limits: { rates: [{ times: 20, seconds: 60 * 60, per: "address" }] },
});

/** An entry of the audit log. Entries are never changed. */
export const AuditEntry = z.object({
  _id: Id,
  action: z.enum(auditActions),
  moderator: z.nullable(Author),
  kind: z.enum(auditKinds),
  id: z.string(),
  author: z.nullable(Author),
  reports: z.number(),
  note: z.string(),
  until: z.nullable(Moment),
  createdAt: Moment,
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const listAudit = endpoint({
  method: "GET",
  path: "/api/admin/audit",
  summary: "Lists decisions by moderators and admins, latest first.",
  session: "moderator",
  query: z.object({ before: beforeQuery, limit: limitQuery }),
  response: page(AuditEntry),
});
