import { AppError } from "#contracts/kernel/errors.ts";
import { type Activity, activitiesShown } from "#contracts/travel/activity.ts";
import { entriesMax } from "#contracts/travel/entries.ts";
import { costsMax, itemsMax, legsMax, staysMax, type Trip } from "#contracts/travel/trips.ts";
import { presentAuthor } from "../../../accounts/profiles/service.ts";
import { listPage } from "../../../platform/db/list-page.ts";
import type { Events } from "../../../platform/events.ts";
import type { Session } from "../../../platform/http/api.ts";
import type { Db, Trx } from "../../../platform/schema.ts";
import * as attachmentStore from "../attachment-store.ts";
import { tripNotFound } from "../access.ts";
import { changeTrip } from "../change.ts";
import { rejectWrongDates } from "../columns.ts";
import { moveOutsideToIdeas, saveEntries } from "../entries.ts";
import { canEdit } from "../policy.ts";
import { presentTrip } from "../present.ts";
import { rejectTooLong } from "../quota.ts";
import { shownTo } from "../redaction.ts";
import * as tripStore from "../store.ts";
import type { Part } from "./differences.ts";
import type { Fact } from "./facts.ts";
import * as store from "./store.ts";
import { activityText } from "./texts.ts";
import { type Undone, withoutChange } from "./undo.ts";

export { deleteOldActivity } from "./store.ts";

/** The changes of a trip that the caller is shown, newest first. Throws NOT_FOUND. */
export async function listActivity(
  db: Db,
  session: Session,
  tripId: string,
  before: string | undefined,
): Promise<{ data: Activity[]; hasMore: boolean }> {
  const trip = await tripStore.findTrip(db, tripId, session);
  if (!trip) throw tripNotFound();
  const shown = shownKeys(trip, session);
  const page = { before, limit: activitiesShown + 1 };
  const rows = await store.listActivity(db, tripId, shown, page);
  const names = await store.listUsernames(
    db,
    rows.flatMap(({ facts }) => facts.flatMap(personOf)),
  );
  return listPage(rows, activitiesShown, (row) => {
    const facts = row.facts.filter(({ needs }) => isShown(shown, needs));
    const text = activityText(facts, row.more, (id) => names.get(id));
    return {
      _id: row.id,
      actor: presentAuthor(row.actor),
      what: partNames[facts[0]?.part ?? row.part],
      text: row.is_undo ? `${text} (undo)` : text,
      createdAt: row.changed_at.toISOString(),
      canUndo:
        canEdit.allows(session, trip) &&
        isWhole(shown, row) &&
        row.differences !== null &&
        withoutChange(trip, row.differences) !== undefined,
    };
  });
}

const partNames = {
  trip: "trip",
  notes: "notes",
  legs: "legs",
  stays: "stays",
  entries: "entries",
  items: "items",
  costs: "costs",
  documents: "documents",
  photos: "photos",
  members: "members",
} as const satisfies Record<Part | "members", Activity["what"]>;

/** What a person is shown of a trip, as the keys of what changes need; null for everything. */
function shownKeys(trip: tripStore.TripRow, session: Session): store.ShownKeys {
  const shows = shownTo(trip, session);
  if (!shows) return null;
  const { costs, codes, documents } = shows;
  return [...(costs ? ["costs"] : []), ...(codes ? ["codes"] : []), ...documents];
}

const isShown = (shown: store.ShownKeys, need: string | undefined): boolean =>
  shown === null || need === undefined || shown.includes(need);

const isWhole = (shown: store.ShownKeys, { needs }: store.ActivityRow): boolean =>
  needs.every((need) => isShown(shown, need));

/** The person whom a text names besides the actor. */
function personOf(fact: Fact): string[] {
  if (fact.part === "members") return fact.personId ? [fact.personId] : [];
  const id = fact.how === "changed" ? fact.values.assigneeId : undefined;
  return id ? [id] : [];
}

/**
 * Takes a change of a trip back, which is a change itself. Throws NOT_FOUND, also for what the caller isn't shown,
 * VALIDATION where it can't be undone any more or the trip would be wrong, QUOTA, and CONFLICT with the current trip where
 * what it changed was changed again since.
 */
export function undoActivity(
  events: Events,
  session: Session,
  { id, activityId }: { id: string; activityId: string },
  options: { key?: string | undefined; ifVersion?: number | undefined },
): Promise<Trip> {
  const request = {
    session,
    id,
    call: `undoActivity ${id} ${activityId}`,
    isUndo: true,
    ...options,
  };
  return changeTrip(events, request, async (trx, trip) => {
    const shown = shownKeys(trip, session);
    const activity = await store.findActivity(trx, id, shown, activityId);
    if (!activity || !isWhole(shown, activity)) throw activityNotFound();
    if (!activity.differences) throw new AppError("VALIDATION", "This change can't be undone.");
    const undone = withoutChange(trip, activity.differences);
    if (!undone) throw changedSince(presentTrip(trip, session));
    return saveUndone(trx, trip, undone);
  });
}

/** Saves a trip without a change, by the rules for any other change. */
async function saveUndone(
  trx: Trx,
  trip: tripStore.TripDetailRow,
  { columns, petIds, entries, restored, captions }: Undone,
) {
  const { id } = trip;
  rejectTooMany(columns, entries.length);
  rejectWrongDates(columns, columns.legs);
  await rejectTooLong(trx, { userId: trip.owner_id }, columns, trip);
  const people = new Set([trip.owner_id, ...trip.member_ids]);
  const items = columns.items.map((item) => ({
    ...item,
    assigneeId: item.assigneeId && people.has(item.assigneeId) ? item.assigneeId : null,
  }));
  await tripStore.updateTrip(trx, id, { ...columns, items });
  const pets = new Set(trip.own_pet_ids);
  await tripStore.replacePets(
    trx,
    id,
    petIds.filter((petId) => pets.has(petId)),
  );
  const after = { ...trip, ...columns };
  await saveEntries(trx, after, entries, restored);
  for (const { id: photoId, label } of captions)
    await attachmentStore.setAttachmentLabel(trx, id, photoId, label);
  const movedToIdeas = await moveOutsideToIdeas(trx, { id, entries }, columns);
  return movedToIdeas.length > 0 ? { movedToIdeas } : undefined;
}

const limits = [
  { part: "legs", max: legsMax },
  { part: "stays", max: staysMax },
  { part: "items", max: itemsMax },
  { part: "costs", max: costsMax },
] as const;

function rejectTooMany(columns: tripStore.TripColumns, entries: number): void {
  if (entries <= entriesMax && limits.every(({ part, max }) => columns[part].length <= max)) return;
  throw new AppError("VALIDATION", "This trip has no room left for what was removed.");
}

const activityNotFound = () =>
  new AppError("NOT_FOUND", "This change isn't listed any more. Reload to see the latest.");

const changedSince = (current: Trip) =>
  new AppError(
    "CONFLICT",
    "What this changed was changed again since, so it can't be undone by itself.",
    { current },
  );
