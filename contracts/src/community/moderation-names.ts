/** What people can report, without schemas for browsers. */
export const reportKinds = ["hoot", "comment", "blog", "photo", "profile", "provider"] as const;
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
export const auditActions = [...decisionNames, "role", "verify", "end-sessions"] as const;
export type AuditAction = (typeof auditActions)[number];

export const roles = ["member", "moderator", "admin"] as const;
export type Role = (typeof roles)[number];

export const reportTextMax = 1_000;
export const decisionNoteMax = 1_000;
export const appealTextMax = 2_000;
export const suspensionDaysMax = 365;
/** What was removed can be appealed and restored this long; then it is deleted. */
export const removedDays = 14;
