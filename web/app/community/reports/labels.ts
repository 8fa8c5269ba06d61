import type { ReportKind, ReportReason } from "#contracts/community/moderation-names.ts";

export const kindLabels: Record<ReportKind, string> = {
  hoot: "hoot",
  comment: "comment",
  blog: "story",
  photo: "photo",
  profile: "profile",
  provider: "provider",
  experience: "travel report",
};

export const reasonLabels: Record<ReportReason, string> = {
  spam: "Spam or advertising",
  abuse: "Insult or harassment",
  wrong: "Wrong information",
  unsafe: "Unsafe for people or animals",
  illegal: "Against the law",
  other: "Something else",
};
