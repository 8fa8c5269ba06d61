import type { MailTime } from "#contracts/community/notifications.ts";
import { uuidv7 } from "uuidv7";
import { together } from "../../platform/db/together.ts";
import type { DomainEvent, Events, Publish } from "../../platform/events.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { nextHour, onlyZoneOf } from "../../platform/local-time.ts";
import { defaultSettings } from "./defaults.ts";
import { type MailDeps, mailDueTo } from "./mailing.ts";
import { type Notice, noticesOf } from "./notices.ts";
import { insertMessages } from "./push-store.ts";
import * as store from "./write-store.ts";

type Log = { error: (details: object, text: string) => void };
type Deps = MailDeps & { db: Db; events: Events; log: Log };

/** While a person is on the site, an email waits this long for them to read the notification there. */
const patienceMs = 5 * 60_000;
/** The hour of the daily email, by the clock of its reader. */
const dailyHour = 7;

/** Where a reader's clock is read: as for deadlines, at home where their trips begin, or in a country with one zone. */
export const zoneOfReader = ({ home_country: country, start_zone }: store.ReaderZone): string =>
  start_zone ?? (country === null ? undefined : onlyZoneOf(country)) ?? "UTC";

export const nextDaily = (now: Date, zone: string): Date => nextHour(now, zone, dailyHour);

/** When an email about something that happens now is due; null if none is wanted. */
export function dueAt(mail: MailTime, isHere: boolean, now: Date, zone = "UTC"): Date | null {
  if (mail === "never") return null;
  if (mail === "now") return new Date(now.getTime() + (isHere ? patienceMs : 0));
  return nextDaily(now, zone);
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

/**
 * Writes notices. What arrives while others are written goes into one transaction, such as many likes of one thing: side
 * by side, they would wait for the same row one after the other.
 */
function makeNotify(deps: Deps): (notices: readonly Notice[]) => Promise<void> {
  const write = together(
    async (batches: readonly (readonly Notice[])[]) => {
      await deps.events.write((trx, publish) => writeNotices(deps, trx, publish, batches.flat()));
      return batches.map(() => undefined);
    },
    { lanes: 1, isolated: true },
  );
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
  const groupOf = new Map(groups.map((group) => [keyOf(group.first.notice), group]));
  const written = rows.map((row) => ({ ...row, group: groupOf.get(topicKey(row)) }));
  const acted = written.flatMap(({ id, is_new: isNew, group }) =>
    Array.from(group?.actors ?? [], (actorId) => ({ id, actorId, isNew })),
  );
  const counted = new Set(await store.insertActors(trx, acted));
  // What is counted in a row that was there before is not pushed again.
  const pushed = written.filter(({ is_new, group }) => is_new && group?.isPushed);
  const pushedIds = pushed.map(({ id }) => id);
  for (const messageId of await insertMessages(trx, pushedIds)) {
    publish({ what: "push.promised", messageId });
  }
  const changed = written.filter(({ id, is_new }) => is_new || counted.has(id));
  const recipients = new Set(changed.map(({ recipient_id }) => recipient_id));
  for (const profileId of recipients) publish({ what: "notification.changed", profileId });
  const now = new Date();
  const isDue = ({ group }: (typeof written)[number]) => {
    const mailDueAt = group?.first.mailDueAt;
    return mailDueAt instanceof Date && mailDueAt <= now;
  };
  const due = new Set(changed.filter(isDue).map(({ recipient_id }) => recipient_id));
  await mailDueTo(deps, trx, publish, [...due]);
}

const topicKey = ({ recipient_id, topic }: store.InsertedRow) => `${recipient_id} ${topic}`;
const keyOf = ({ recipientId, topic }: Notice) => `${recipientId} ${topic}`;

function groupsOf(notices: readonly Notice[], allowed: readonly store.Allowed[]): Group[] {
  const groups = new Map<string, Group>();
  const now = new Date();
  for (const { index, mail, push, is_here, may_reach, ...reader } of allowed) {
    const notice = notices[index];
    if (!notice) continue;
    const usual = defaultSettings[notice.what];
    const isMailed = notice.isMailed !== false && may_reach;
    const mailDueAt = isMailed
      ? dueAt(mail ?? usual.mail, is_here, now, zoneOfReader(reader))
      : null;
    const first = { id: uuidv7(), notice, actors: [], mailDueAt };
    const isPushed = (push ?? usual.push) && may_reach && !is_here;
    const group = groups.get(keyOf(notice)) ?? { first, actors: new Set<string>(), isPushed };
    if (notice.actorId !== null) group.actors.add(notice.actorId);
    groups.set(keyOf(notice), group);
  }
  return [...groups.values()];
}
