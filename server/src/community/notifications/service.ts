import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/community/notifications.ts";
import { presentAuthor } from "../../accounts/profiles/service.ts";
import { moment } from "../../platform/db/moment.ts";
import { suggestByUsername } from "../../accounts/profiles/service.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { idInToken } from "../../platform/http/link-tokens.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { listPage } from "../../platform/db/list-page.ts";
import * as hoots from "../hoots/service.ts";
import * as stories from "../stories/service.ts";
import { mayRead } from "../../travel/trips/service.ts";
import { settingsOf } from "./defaults.ts";
import { recordVisits } from "./mail-store.ts";
import { mailPurpose } from "./mailing.ts";
import { deleteOldDevices } from "./push-store.ts";
import * as store from "./store.ts";
import { getReaderZone } from "./write-store.ts";
import { nextDaily, zoneOfReader } from "./writer.ts";

export { pushQueue, startPush } from "./push-jobs.ts";
export { deleteLateMessages } from "./push-store.ts";
export { notificationQueue, startNotificationMail } from "./jobs.ts";
export type { Notice } from "./notices.ts";
export { writeNotices } from "./writer.ts";

type Query<E> = ParsedInput<E> extends { query: infer Q } ? Q : never;
type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;

const present = (row: store.NotificationRow): contract.Notification => ({
  _id: row.id,
  what: row.what,
  actor: presentAuthor(row.actor),
  others: row.actor_count - 1,
  subject: row.subject,
  text: row.text,
  createdAt: moment(row.happened_at),
  readAt: row.read_at && moment(row.read_at),
});

/** The caller's notifications, newest first. */
export async function listNotifications(
  db: Db,
  { userId }: Session,
  { before, limit }: Query<typeof contract.listNotifications>,
) {
  await recordVisits(db, [userId]);
  const [rows, unread] = await Promise.all([
    store.listNotifications(db, userId, { before, limit: limit + 1 }),
    store.countUnread(db, userId),
  ]);
  return { ...listPage(rows, limit, present), unread };
}

/** Marks a notification and older ones as read, on all devices. */
export function readNotifications(
  events: Events,
  { userId }: Session,
  { upTo }: Body<typeof contract.readNotifications>,
): Promise<{ unread: number }> {
  return events.write(async (trx, publish) => {
    if (await store.updateRead(trx, userId, upTo)) {
      publish({ what: "notification.changed", profileId: userId });
    }
    return { unread: await store.countUnread(trx, userId) };
  });
}

export const getSettings = async (
  db: Db,
  { userId }: Session,
): Promise<contract.NotificationSettings> => settingsOf(await store.listSettings(db, userId));

/** When the caller's next daily email is due. */
export async function getDailyEmail(db: Db, { userId }: Session): Promise<{ at: string }> {
  const zone = zoneOfReader(await getReaderZone(db, userId));
  return { at: nextDaily(new Date(), zone).toISOString() };
}

/** Updates the kinds that are sent. */
export function updateSettings(
  events: Events,
  session: Session,
  changes: Body<typeof contract.updateNotificationSettings>,
): Promise<contract.NotificationSettings> {
  return events.write(async (trx, publish) => {
    const { userId } = session;
    const before = await getSettings(trx, session);
    for (const what of contract.notificationKinds) {
      const change = changes[what];
      if (!change) continue;
      const { app = before[what].app, push = before[what].push, mail = before[what].mail } = change;
      const setting = { app, push, mail };
      await store.upsertSetting(trx, userId, what, setting);
      if (setting.mail === "never") await store.cancelMail(trx, userId, [what]);
    }
    publish({ what: "notification.changed", profileId: userId });
    return getSettings(trx, session);
  });
}

type UnsubscribeDeps = { events: Events; secret: Uint8Array };

/**
 * Ends the emails of one kind, or of all. Returns null for one-click requests of mail programs, which must not be
 * redirected. Throws TOKEN_INVALID.
 */
export async function unsubscribe(
  { events, secret }: UnsubscribeDeps,
  { query, body, isForm }: HandlerInput<typeof contract.unsubscribeFromMail>,
): Promise<string | null> {
  const isOneClick = body["List-Unsubscribe"] !== undefined;
  const profileId = idInToken(secret, mailPurpose, body.token ?? query.token ?? "");
  const what = body.what ?? query.what;
  const kinds = what === undefined ? contract.notificationKinds : [what];
  const found = await events.write((trx) => endMail(trx, profileId, kinds));
  if (!found && (isOneClick || !isForm)) {
    throw new AppError("TOKEN_INVALID", "This link has expired or isn't valid.");
  }
  return isOneClick ? null : `/notifications/unsubscribed?done=${found}`;
}

async function endMail(
  trx: Trx,
  profileId: string | undefined,
  kinds: readonly contract.NotificationKind[],
): Promise<boolean> {
  if (profileId === undefined || !(await store.hasProfile(trx, profileId))) return false;
  const settings = settingsOf(await store.listSettings(trx, profileId));
  for (const what of kinds) {
    await store.upsertSetting(trx, profileId, what, { ...settings[what], mail: "never" });
  }
  await store.cancelMail(trx, profileId, kinds);
  return true;
}

type Thread = { kind: store.ThreadKind; id: string };

/** Follows or mutes a thread; undefined does neither. Throws NOT_FOUND. */
export function setThread(
  events: Events,
  session: Session,
  { kind, id }: Thread,
  is: "followed" | "muted" | undefined,
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    const { userId } = session;
    if (is === undefined) await store.deleteThread(trx, userId, { kind, id });
    else {
      const titles = await (kind === "hoot" ? hoots : stories).findTitles(trx, [id], session);
      if (titles.size === 0) {
        throw new AppError(
          "NOT_FOUND",
          `This ${kind === "hoot" ? "hoot" : "story"} doesn't exist or was deleted.`,
        );
      }
      await store.upsertThread(trx, userId, { kind, id, isMuted: is === "muted" });
      if (is === "muted") await store.cancelThreadMail(trx, userId, { kind, id });
    }
    return { _id: id };
  });
}

/** Whether a reader may follow what happens in a thread or on a trip; moderators also in a thread that is hidden. */
export async function mayFollow(
  db: Db,
  session: Session | undefined,
  { hoot, blog, trip }: Partial<Record<"hoot" | "blog" | "trip", string | undefined>>,
): Promise<boolean> {
  if (trip !== undefined) return session !== undefined && mayRead(db, session, trip);
  const id = hoot ?? blog;
  if (id === undefined || session?.isModerator) return true;
  const { findTitles } = hoot === undefined ? stories : hoots;
  return (await findTitles(db, [id], session)).size > 0;
}

/** Which of these threads the caller follows or mutes. */
export async function listThreadsAmong(
  db: Db,
  profileId: string,
  kind: store.ThreadKind,
  ids: readonly string[],
): Promise<{ followed: string[]; muted: string[] }> {
  const rows = await store.listThreads(db, profileId, kind, ids);
  const those = (isMuted: boolean) =>
    rows.filter(({ is_muted }) => is_muted === isMuted).map(({ id }) => id);
  return { followed: those(false), muted: those(true) };
}

/** People whose username begins with a text. */
export async function suggestMentions(db: Db, { userId }: Session, q: string) {
  const rows = await suggestByUsername(db, q.replace(/^@/, ""), contract.mentionsSuggested, userId);
  return { data: rows.flatMap((row) => presentAuthor(row) ?? []) };
}

/** Takes a person who is being deleted out of others' notifications. */
/** Ends push messages. A person who comes back turns them on again on each device. */
export const forgetDevices = (trx: Trx, { id }: { id: string }): Promise<unknown> =>
  deleteOldDevices(trx, id, 0);

export const removeActor = (trx: Trx, { id }: { id: string }): Promise<void> =>
  store.removeActor(trx, id);
