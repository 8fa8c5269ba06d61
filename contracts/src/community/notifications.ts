import * as z from "zod/mini";
import { Author } from "../kernel/author.ts";
import { MailedToken } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, limitOf, page, pageSizeMax } from "../kernel/paging.ts";
import { Id, Moment, nameText, optionalText } from "../kernel/text.ts";

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
  "booking",
  "moderation",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** When an email about a kind is sent. */
export const mailTimes = ["now", "daily", "never"] as const;
export type MailTime = (typeof mailTimes)[number];

/** The path of the page on which an emailed link ends emails of a kind. */
export const unsubscribePath = "/api/notifications/unsubscribe" as const;

export const notificationsShown = 20;
export const mentionsSuggested = 8;

/** What a notification is about, with the path of the exact place. */
const NotificationSubject = z.object({
  kind: z.string(),
  _id: z.string(),
  title: z.string(),
  path: z.string(),
});

/** Something that concerns the current user. `others` counts the people besides `actor`. */
export const Notification = z.object({
  _id: Id,
  what: z.enum(notificationKinds),
  actor: z.nullable(Author),
  others: z.number(),
  subject: NotificationSubject,
  /** The beginning of the comment that it is about, or what the site has to say of its subject; else ''. */
  text: z.string(),
  createdAt: Moment,
  readAt: z.nullable(Moment),
});
export type Notification = z.output<typeof Notification>;

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/notifications",
  summary:
    "Lists the current user's notifications, newest first, with the number of unread ones. Likes of one thing are one notification.",
  session: "required",
  query: z.object({ before: beforeQuery, limit: limitOf(notificationsShown, pageSizeMax) }),
  response: z.extend(page(Notification), { unread: z.number() }),
});

export const readNotifications = endpoint({
  method: "POST",
  path: "/api/notifications/read",
  summary: "Marks a notification and all older ones as read; without `upTo`, all of them.",
  session: "required",
  body: z.strictObject({ upTo: z.optional(Id) }),
  response: z.object({ unread: z.number() }),
});

const Setting = z.strictObject({
  app: z.boolean(),
  push: z.boolean(),
  mail: z.enum(mailTimes, { error: "mail must be now, daily or never." }),
});
export type NotificationSetting = z.output<typeof Setting>;
const SettingChange = z.partial(Setting);

/* @__NO_SIDE_EFFECTS__ */
const ofEachKind = <T extends z.ZodMiniType>(schema: T) => ({
  reply: schema,
  comment: schema,
  like: schema,
  follow: schema,
  mention: schema,
  invitation: schema,
  trip: schema,
  readiness: schema,
  booking: schema,
  moderation: schema,
});

export const NotificationSettings = z.object(ofEachKind(Setting));
export type NotificationSettings = z.output<typeof NotificationSettings>;

export const getNotificationSettings = endpoint({
  method: "GET",
  path: "/api/notifications/settings",
  summary: "Returns how the current user is notified of each kind.",
  session: "required",
  response: NotificationSettings,
});

export const getDailyEmail = endpoint({
  method: "GET",
  path: "/api/notifications/daily",
  summary:
    "Returns when the current user's next daily email is due: at 7:00 in the time zone of their home, or in UTC if that isn't known.",
  session: "required",
  response: z.object({ at: Moment }),
});

export const updateNotificationSettings = endpoint({
  method: "PUT",
  path: "/api/notifications/settings",
  summary:
    "Updates how the current user is notified: on the site, by push, and by email (now, daily or never). Only the kinds and keys in the request are updated.",
  session: "required",
  body: z.strictObject(ofEachKind(z.optional(SettingChange))),
  response: NotificationSettings,
  limits: { rates: [{ times: 120, seconds: 10 * 60, per: "account" }] },
});

export const unsubscribeFromMail = endpoint({
  method: "POST",
  path: unsubscribePath,
  summary:
    "Unsubscribes from emails about one kind of notification with the token from such an email.",
  session: "none",
  query: z.object({
    token: z.optional(MailedToken),
    what: z.optional(z.enum(notificationKinds)),
  }),
  // Unknown keys are allowed: whatever a mail program adds must not prevent unsubscribing.
  body: z.object({
    token: z.optional(MailedToken),
    what: z.optional(z.enum(notificationKinds)),
    /** Posted by a mail program (RFC 8058 one-click), which must not be redirected: the answer is null. */
    "List-Unsubscribe": optionalText("List-Unsubscribe", 200),
  }),
  accepts: "form",
  response: z.nullable(z.string()),
  status: 303,
});

const ThreadKind = z.enum(["hoot", "blog"], { error: "kind must be hoot or blog." });
const thread = z.object({ kind: ThreadKind, id: Id });
const threadRates = { rates: [{ times: 300, seconds: 10 * 60, per: "account" }] } as const;

/* @__NO_SIDE_EFFECTS__ */
const threadCall = <const Method extends "PUT" | "DELETE", const Path extends `/api/${string}`>(
  method: Method,
  path: Path,
  summary: string,
) =>
  endpoint({
    method,
    path,
    summary,
    session: "required",
    params: thread,
    response: z.object({ _id: Id }),
    limits: threadRates,
  });

export const followThread = threadCall(
  "PUT",
  "/api/threads/:kind/:id/follow",
  "Notifies the current user of new comments on a hoot or story.",
);
export const muteThread = threadCall(
  "PUT",
  "/api/threads/:kind/:id/mute",
  "Stops all notifications about a hoot or story.",
);
export const resetThread = threadCall(
  "DELETE",
  "/api/threads/:kind/:id",
  "Restores the default notifications for a hoot or story: its author is notified of comments, everyone else of replies.",
);

export const suggestMentions = endpoint({
  method: "GET",
  path: "/api/mentions",
  summary: "Suggests people to mention by the start of their username, followed people first.",
  session: "required",
  query: z.object({ q: nameText("Username", 30) }),
  response: z.object({ data: z.array(Author) }),
  limits: { rates: [{ times: 240, seconds: 60, per: "account" }] },
});
