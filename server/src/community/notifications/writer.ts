import type { MailTime } from "#contracts/community/notifications.ts";
import { uuidv7 } from "uuidv7";
import { together } from "../../platform/db/together.ts";
import type { DomainEvent, Events, Publish } from "../../platform/events.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { type MailDeps, mailDueTo } from "./mailing.ts";
import { type Notice, noticesOf } from "./notices.ts";
import { insertMessages } from "./push-store.ts";
import * as store from "./write-store.ts";

type Log = { error: (details: object, text: string) => void };
type Deps = MailDeps & { db: Db; events: Events; log: Log };

/** While a person is on the site, an email waits this long for them to read the notification there. */
const patienceMs = 5 * 60_000;
/** The hour of the daily email, in UTC. */
const dailyHour = 7;

/** When an email about something that happens now is due; null if none is wanted. */
export function dueAt(mail: MailTime, isHere: boolean, now: Date): Date | null {
  if (mail === "never") return null;
  if (mail === "now") return new Date(now.getTime() + (isHere ? patienceMs : 0));
  const due = new Date(now);
  due.setUTCHours(dailyHour, 0, 0, 0);
  if (due <= now) due.setUTCDate(due.getUTCDate() + 1);
  return due;
}

/** Notifies people of what this process publishes, after commit; other servers notify of theirs. */
export function notifyOfEvents(deps: Deps): void {
  const { db, events, log } = deps;
  const notify = makeNotify(deps);
  events.listen(async (event: DomainEvent, here: boolean) => {
    if (!here) return;
    // What was written stays written, also if nobody can be told of it.
    try {
      await notify(await noticesOf(db, event));
    } catch (error) {
      log.error({ err: error, what: event.what }, "Couldn't write a notification");
    }
  });
}

/** Writes notices. What arrives while others are written goes into one transaction, such as many likes of one thing. */
function makeNotify(deps: Deps): (notices: readonly Notice[]) => Promise<void> {
  const write = together(async (batches: readonly (readonly Notice[])[]) => {
    await deps.events.write((trx, publish) => writeNotices(deps, trx, publish, batches.flat()));
    return batches.map(() => undefined);
  });
  return async (notices) => {
    if (notices.length > 0) await write(notices);
  };
}

type Group = { first: store.NewNotification; actors: Set<string>; isPushed: boolean };

/** Writes notices within a transaction, and mails what is due at once. */
export async function writeNotices(
  deps: MailDeps,
  trx: Trx,
  publish: Publish,
  notices: readonly Notice[],
): Promise<void> {
  const groups = groupsOf(notices, await store.listAllowed(trx, notices));
  if (groups.length === 0) return;
  const rows = await store.insertNotifications(
    trx,
    groups.map(({ first, actors }) => ({ ...first, actors: [...actors] })),
  );
  const idOf = new Map(rows.map((row) => [`${row.recipient_id} ${row.topic}`, row]));
  const acted = groups.flatMap(({ first: { notice }, actors }) => {
    const row = idOf.get(keyOf(notice));
    return row ? Array.from(actors, (actorId) => ({ id: row.id, actorId })) : [];
  });
  const counted = Map.groupBy(await store.insertActors(trx, acted), ({ id }) => id);
  const isNew = new Map(rows.map((row) => [row.id, row.is_new]));
  for (const [id, actors] of counted) {
    if (!isNew.get(id))
      await store.addActors(
        trx,
        id,
        actors.map(({ actorId }) => actorId),
      );
  }
  // What is counted in a row that was there before is not pushed again.
  const pushed = groups.flatMap(({ first: { notice }, isPushed }) => {
    const row = isPushed ? idOf.get(keyOf(notice)) : undefined;
    return row?.is_new ? [row.id] : [];
  });
  for (const messageId of await insertMessages(trx, pushed)) {
    publish({ what: "push.promised", messageId });
  }
  const changed = rows.filter(({ id, is_new }) => is_new || counted.has(id));
  const recipients = new Set(changed.map(({ recipient_id }) => recipient_id));
  const now = new Date();
  for (const profileId of recipients) {
    publish({ what: "notification.changed", profileId });
    const isDue = groups.some(
      ({ first }) =>
        first.notice.recipientId === profileId && first.mailDueAt && first.mailDueAt <= now,
    );
    if (isDue) await mailDueTo(deps, trx, publish, profileId);
  }
}

const keyOf = ({ recipientId, topic }: Notice) => `${recipientId} ${topic}`;

function groupsOf(notices: readonly Notice[], allowed: readonly store.Allowed[]): Group[] {
  const groups = new Map<string, Group>();
  const now = new Date();
  for (const { place, mail, push, is_here } of allowed) {
    const notice = notices[place];
    if (!notice) continue;
    const mailDueAt = notice.isMailed === false ? null : dueAt(mail, is_here, now);
    const first = { id: uuidv7(), notice, actors: [], mailDueAt };
    const isPushed = push && !is_here;
    const group = groups.get(keyOf(notice)) ?? { first, actors: new Set<string>(), isPushed };
    if (notice.actorId !== null) group.actors.add(notice.actorId);
    groups.set(keyOf(notice), group);
  }
  return [...groups.values()];
}
