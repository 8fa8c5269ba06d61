import { reminderDays } from "#contracts/travel/deadlines.ts";
import { daysAfter, daysBetween } from "#contracts/kernel/days.ts";
import { actingDay } from "#reference/readiness/requirement-text.ts";
import * as profiles from "../../accounts/profiles/service.ts";
import { type Notice, writeNotices } from "../../community/notifications/service.ts";
import type { Trx } from "../../platform/schema.ts";
import type { Owner, TripJourney } from "../trips/service.ts";
import * as reminders from "./reminder-store.ts";
import { byId, petIdOf, travelingPets, type SyncDeps, type SyncedTrip, syncTrips } from "./sync.ts";
import { itemTitle, reminderTitle, stepOf } from "./texts.ts";
import { localTime, nextMorning, zoneOf } from "./zone.ts";

type Due = reminders.Reminder & { trip: TripJourney; petId: string; step: string; ends: string };

/** The reminders of a trip that are due on a day; of several for one deadline, the one nearest to its last day. */
export function dueReminders(
  { trip, answer, deadlines }: SyncedTrip,
  today: string,
  zone: string,
): Due[] {
  const requirements = byId(answer);
  return deadlines.flatMap((row): Due[] => {
    const requirement = requirements.get(row.requirement_id);
    const { ends } = row;
    if (!requirement || row.state !== "open" || row.is_hidden || ends === null) return [];
    const last = actingDay(ends);
    const since = localTime(row.changed_at, zone).day;
    const days = reminderDays.filter((before) => {
      const day = daysAfter(last, -before);
      // What was less days away when it appeared was seen then.
      return day <= today && day >= since && today <= last;
    });
    const nearest = Math.min(...days);
    if (days.length === 0) return [];
    return [
      {
        plan_id: trip._id,
        requirement_id: row.requirement_id,
        last_day: last,
        days_before: nearest,
        trip,
        petId: petIdOf(requirement),
        step: stepOf(requirement),
        ends,
      },
    ];
  });
}

/** Checks one person's deadlines, once on each of their days by all servers, and reminds them of what is due. */
export async function remind(
  deps: SyncDeps,
  { profile_id: userId }: reminders.DueCheck,
  now: Date,
): Promise<void> {
  const { db, events } = deps;
  const synced = await syncTrips(deps, { userId });
  const home = await profiles.getHome(db, userId);
  const zone = zoneOf(
    home,
    synced.map(({ trip }) => trip),
  );
  const { day: today } = localTime(now, zone);
  const next = nextMorning(now, zone);
  const due = synced.flatMap((each) => dueReminders(each, today, zone));
  await events.write(async (trx, publish) => {
    if (!(await reminders.claimCheck(trx, userId, today, next))) {
      await reminders.postponeCheck(trx, userId, next);
      return;
    }
    const fresh = await reminders.insertReminders(trx, due);
    const notices = [
      ...(await noticesOf(trx, { userId }, fresh, today)),
      ...(await listDueItems(trx, userId, today)).map((item) => itemNotice(userId, item, today)),
    ];
    await writeNotices(deps, trx, publish, notices);
  });
}

/** Days before an assigned item is due on which its assignee is reminded. */
const itemReminderDays = [3, 0] as const;

/** Reminds a person of an item that is assigned to them; its topic is written once for each of these days. */
function itemNotice(recipientId: string, item: reminders.DueItem, today: string): Notice {
  const { plan_id, item_id, destination, text, due } = item;
  const left = daysBetween(today, due);
  const days = Math.min(...itemReminderDays.filter((before) => left <= before));
  return {
    what: "readiness",
    recipientId,
    actorId: null,
    subject: {
      kind: "trip",
      _id: plan_id,
      title: itemTitle({ trip: { destination }, text, due, today }),
      text: "",
      path: `/plans/${plan_id}`,
    },
    topic: `item ${plan_id} ${item_id} ${due} ${days}`,
  };
}

/** The items that are assigned to a person on trips with others, and due within the days of reminders. */
const listDueItems = (trx: Trx, userId: string, today: string): Promise<reminders.DueItem[]> =>
  reminders.listDueItems(trx, userId, today, daysAfter(today, Math.max(...itemReminderDays)));

/** One notice for all deadlines that one step clears. */
async function noticesOf(
  trx: Trx,
  owner: Owner,
  due: readonly Due[],
  today: string,
): Promise<Notice[]> {
  if (due.length === 0) return [];
  const traveling = await travelingPets(
    trx,
    due.map(({ trip }) => trip),
  );
  const soonest = due.toSorted((one, other) => (one.ends < other.ends ? -1 : 1));
  const steps = Map.groupBy(soonest, ({ plan_id, petId, step, days_before }) =>
    JSON.stringify([plan_id, petId, step, days_before]),
  );
  return [...steps.values()].flatMap(([first]): Notice[] => {
    if (!first) return [];
    const { trip, petId, step, ends, requirement_id, days_before, last_day } = first;
    const pet = traveling.get(petId);
    const petName = pet?.petName ?? "Your pet";
    return [
      {
        what: "readiness",
        // A pet's own owner has its papers.
        recipientId: pet?.ownerId ?? owner.userId,
        actorId: null,
        subject: {
          kind: "trip",
          _id: trip._id,
          title: reminderTitle({ petName, trip, step, last: ends, today }),
          text: "",
          path: `/plans/${trip._id}`,
        },
        topic: `deadline ${trip._id} ${requirement_id} ${last_day} ${days_before}`,
      },
    ];
  });
}
