/** Kinds of notifications, without schemas for browsers. */
export const notificationKinds = [
  "reply",
  "comment",
  "like",
  "follow",
  "mention",
  "invitation",
  "trip",
  "readiness",
  "moderation",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** When an email about a kind is sent. */
export const mailTimes = ["now", "daily", "never"] as const;
export type MailTime = (typeof mailTimes)[number];

/** The path of the page on which an emailed link ends emails of a kind. */
export const unsubscribePath = "/api/notifications/unsubscribe" as const;
