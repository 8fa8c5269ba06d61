import type { AuditAction } from "#contracts/community/moderation.ts";
import type { Tone } from "../ui/notice.tsx";

/** What moderators and admins did, as the log and the queue name it. */
export const decisionLabels: Record<AuditAction, { label: string; tone: Tone }> = {
  dismiss: { label: "Dismissed", tone: "ready" },
  hide: { label: "Hid", tone: "info" },
  remove: { label: "Removed", tone: "blocked" },
  warn: { label: "Warned", tone: "due" },
  suspend: { label: "Suspended", tone: "blocked" },
  restore: { label: "Restored", tone: "ready" },
  release: { label: "Released", tone: "ready" },
  uphold: { label: "Kept the decision", tone: "info" },
  role: { label: "Changed the role", tone: "info" },
  verify: { label: "Verified", tone: "ready" },
  accept: { label: "Accepted", tone: "ready" },
  reopen: { label: "Opened again", tone: "info" },
  reject: { label: "Rejected", tone: "info" },
  "end-sessions": { label: "Logged out everywhere", tone: "info" },
};
