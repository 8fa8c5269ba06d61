import type { ReportKind, ReportReason } from "#contracts/community/moderation.ts";

export const kindLabels: Record<ReportKind, string> = {
  hoot: "hoot",
  comment: "comment",
  blog: "story",
  photo: "photo",
  profile: "profile",
  provider: "provider",
  experience: "travel report",
  review: "review",
};

export const reasonLabels: Record<ReportReason, string> = {
  spam: "Spam or advertising",
  abuse: "Insults or harassment",
  wrong: "Wrong information",
  unsafe: "Unsafe for people or animals",
  illegal: "Against the law",
  other: "Something else",
};

/** What the author of a post reads right after it was sent. */
export const heldToast = "Sent. Moderators will review it before others can see it.";

/** Why the author of a post is the only one who sees it. */
export const heldText = (label: string): string =>
  `Waiting for review: only you can see this ${label} for now. Moderators check new members' first posts with links.`;
