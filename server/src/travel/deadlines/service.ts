import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { utcDay } from "#contracts/kernel/days.ts";
import type { AnswerIn, ParsedInput } from "#contracts/kernel/endpoint.ts";
import {
  type Deadline,
  type hideDeadlines as hideCall,
  listDeadlines as listCall,
} from "#contracts/travel/deadlines.ts";
import { TripReadiness } from "#contracts/travel/readiness.ts";
import { ruleHistory } from "#reference/readiness/rule-history.ts";
import type { Db } from "../../platform/schema.ts";
import type { Session } from "../../platform/http/api.ts";
import { asJson, type Json } from "../../platform/http/json.ts";
import { answerTrip, withoutRecordsOf } from "../readiness/service.ts";
import { isOwner as isPetOwner } from "../pets/policy.ts";
import { canEdit } from "../trips/policy.ts";
import * as trips from "../trips/service.ts";
import * as store from "./store.ts";
import { byId, petIdOf, syncTrips, type SyncDeps, type SyncedTrip, travelingPets } from "./sync.ts";
import { spanOf } from "./spans.ts";
import { borderName, stepOf } from "./texts.ts";

export { deadlineQueue, startDeadlines } from "./jobs.ts";
export { listRuleChanges, RuleRequest } from "./rules-command.ts";
export { deleteOldReminders } from "./reminder-store.ts";
export { whenOf } from "./spans.ts";

export type Deps = Omit<SyncDeps, "history">;

const withHistory = (deps: Deps): SyncDeps => ({ ...deps, history: ruleHistory });

type Deadlines = AnswerIn<typeof listCall>;

// A trip is opened many times before anything changes.
const listCache = new LRUCache<string, Json<Deadlines>>({ max: 500 });
const pageCache = new LRUCache<string, Json<TripReadiness>>({ max: 200 });

/**
 * A key that changes with a trip, its household, its deadlines, the caller and the day, with the trip's owner. Throws
 * NOT_FOUND for a trip that the caller may not read.
 */
export async function tripVersion(
  db: Db,
  session: Session,
  id: string,
): Promise<{ key: string; owner: trips.Owner }> {
  const found = await store.findVersion(db, session, id);
  if (!found) throw trips.tripNotFound();
  const key = [utcDay(), id, session.userId, found.version].join(" ");
  return { key, owner: { userId: found.owner_id } };
}

/**
 * Returns what a cache has for the current version of a trip and its household, or makes it. Throws NOT_FOUND for a
 * trip that the caller may not read.
 */
async function byVersion<V extends object>(
  cache: LRUCache<string, V>,
  { db }: Deps,
  session: Session,
  id: string,
  make: (owner: trips.Owner) => Promise<V>,
): Promise<V> {
  const current = () => tripVersion(db, session, id);
  const { key, owner } = await current();
  const cached = cache.get(key);
  if (cached) return cached;
  const value = await make(owner);
  // Nothing was recorded or changed meanwhile.
  if ((await current()).key === key) cache.set(key, value);
  return value;
}

/** The readiness of a trip with what is left to do, for its page. Throws NOT_FOUND where the caller may not read it. */
export function getTripReadiness(
  deps: Deps,
  session: Session,
  id: string,
): Promise<Json<TripReadiness>> {
  return byVersion(pageCache, deps, session, id, async (owner) => {
    const answer = await answerTrip(deps.db, session, id);
    const deadlines = await deadlinesFor(deps, session, owner, id);
    return asJson(JSON.stringify(z.parse(TripReadiness, { ...answer, deadlines })), {
      cached: true,
    });
  });
}

/** What is left to do for a trip. Throws NOT_FOUND where the caller may not read it. */
export function listDeadlines(deps: Deps, session: Session, id: string): Promise<Json<Deadlines>> {
  return byVersion(listCache, deps, session, id, async (owner) => {
    const data = await deadlinesFor(deps, session, owner, id);
    return asJson<Deadlines>(JSON.stringify(z.parse(listCall.response, { data })), {
      cached: true,
    });
  });
}

/** The deadlines of a trip, without the records of pets that aren't the viewer's. */
async function deadlinesFor(
  deps: Deps,
  viewer: trips.Owner,
  owner: trips.Owner,
  id: string,
): Promise<Deadline[]> {
  const [synced] = await syncTrips(withHistory(deps), owner, id);
  return synced ? presentDeadlines(await shownTo(deps.db, viewer, synced)) : [];
}

async function shownTo(db: Db, viewer: trips.Owner, synced: SyncedTrip): Promise<SyncedTrip> {
  const traveling = await travelingPets(db, [synced.trip]);
  const others = [...traveling].filter(
    ([, { ownerId }]) => !isPetOwner.allows(viewer, { owner_id: ownerId }),
  );
  const petIds = new Set(others.map(([petId]) => petId));
  return { ...synced, answer: withoutRecordsOf(petIds, synced.answer) };
}

/** What is left to do for a trip with a last day, and what is done, with the names of pets. Hidden ones are left out. */
export async function listDatedDeadlines(
  deps: Deps,
  owner: trips.Owner,
  id: string,
): Promise<(Deadline & { until: string; petName: string })[]> {
  const [synced] = await syncTrips(withHistory(deps), owner, id);
  const dated = (synced ? presentDeadlines(synced) : []).flatMap((each) =>
    each.until === null || each.hidden ? [] : [{ ...each, until: each.until }],
  );
  if (dated.length === 0) return [];
  const nameOf = await petNames(deps.db, synced ? [synced] : []);
  return dated.map((each) => ({ ...each, petName: nameOf(each.petId) }));
}

async function petNames(db: Db, synced: readonly SyncedTrip[]) {
  const traveling = await travelingPets(
    db,
    synced.map(({ trip }) => trip),
  );
  return (petId: string): string => traveling.get(petId)?.petName ?? "Your pet";
}

type Hiding = ParsedInput<typeof hideCall> extends { body: infer B } ? B : never;

/** Hides deadlines from the to-do list, or shows them again. Throws NOT_FOUND. */
export async function hideDeadlines(
  deps: Deps,
  session: Session,
  id: string,
  { ids, hidden }: Hiding,
): Promise<Json<Deadlines>> {
  await deps.events.write(async (trx) => {
    await trips.lockTrip(trx, canEdit, session, id);
    await store.updateHidden(trx, id, ids, hidden);
  });
  return listDeadlines(deps, session, id);
}

function presentDeadlines({ answer, deadlines }: SyncedTrip): Deadline[] {
  const requirements = byId(answer);
  const all = deadlines.flatMap((row): Deadline[] => {
    const requirement = requirements.get(row.requirement_id);
    if (!requirement || row.state === "gone") return [];
    const { id, title, because } = requirement;
    return [
      {
        id,
        petId: petIdOf(requirement),
        title,
        step: row.state === "open" ? stepOf(requirement) : title,
        because,
        from: row.starts,
        until: row.ends,
        done: row.state === "met",
        hidden: row.is_hidden,
      },
    ];
  });
  return all.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

const sortKey = ({ until, petId, id }: Deadline): string => `${until ?? "9999"} ${petId} ${id}`;

/** A deadline as an event of a calendar. */
export type DeadlineEvent = {
  requirementId: string;
  petName: string;
  title: string;
  /** What to do, why, where, and by which source. */
  details: string[];
  starts: string | null;
  ends: string;
  sequence: number;
  changedAt: Date;
};

/** The open deadlines of a person's trips that have a day, by trip, as a viewer is shown them. */
export async function listDeadlineEvents(
  deps: Deps,
  owner: trips.Owner,
  viewer: trips.Owner,
  tripId?: string,
): Promise<Map<string, DeadlineEvent[]>> {
  const all = await syncTrips(withHistory(deps), owner, tripId);
  if (all.length === 0) return new Map();
  const synced = await Promise.all(all.map((each) => shownTo(deps.db, viewer, each)));
  const nameOf = await petNames(deps.db, synced);
  return new Map(synced.map((each) => [each.trip._id, eventsOf(each, nameOf)]));
}

function eventsOf(
  { answer, deadlines }: SyncedTrip,
  nameOf: (petId: string) => string,
): DeadlineEvent[] {
  const rows = new Map(deadlines.map((row) => [row.requirement_id, row]));
  return [...byId(answer).values()].flatMap((requirement): DeadlineEvent[] => {
    const row = rows.get(requirement.id);
    if (row?.state !== "open") return [];
    const { starts, ends } = spanOf(requirement);
    if (ends === null) return [];
    const [source] = requirement.sources;
    return [
      {
        requirementId: requirement.id,
        petName: nameOf(petIdOf(requirement)),
        title: requirement.title,
        details: [
          stepOf(requirement),
          requirement.because,
          borderName(requirement) && `For: ${borderName(requirement)}`,
          source ? `Source: ${[source.title, source.address].filter(Boolean).join(", ")}` : "",
        ].filter(Boolean),
        starts,
        ends,
        sequence: row.sequence,
        changedAt: row.changed_at,
      },
    ];
  });
}
