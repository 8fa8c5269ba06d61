import type { ReadinessAnswer, ReadinessRequirement } from "#contracts/travel/verdicts.ts";
import type { RuleHistory } from "#reference/readiness/rule-history.ts";
import { type Notice, writeNotices } from "../../community/notifications/service.ts";
import type { Events } from "../../platform/events.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import * as pets from "../pets/service.ts";
import { type AnsweredTrip, answerTrips, lastDayOf } from "../readiness/service.ts";
import type { Owner, TripJourney } from "../trips/service.ts";
import {
  deadlineChanges,
  latestVersion,
  requirementsOf,
  ruleVerdicts,
  type VerdictChange,
  verdictChanges,
} from "./changes.ts";
import * as store from "./store.ts";
import { changeText, changeTitle } from "./texts.ts";

export type SyncDeps = {
  db: Db;
  events: Events;
  secret: Uint8Array;
  publicUrl: string;
  history: RuleHistory;
};

/** A trip with its answer, and its deadlines as they are recorded now. */
export type SyncedTrip = {
  trip: TripJourney;
  answer: ReadinessAnswer;
  deadlines: store.DeadlineRow[];
};

/**
 * Judges a person's next trips, or one of them, and records what changed: the days of deadlines, what is met, and the
 * verdicts. Tells the owners of pets of verdicts that a change of the rules changed.
 */
export async function syncTrips(deps: SyncDeps, owner: Owner, id?: string): Promise<SyncedTrip[]> {
  const { db } = deps;
  const answered = await answerTrips(db, owner, id);
  if (answered.length === 0) return [];
  const ids = answered.map(({ trip }) => trip._id);
  const recorded = await readRecorded(db, ids);
  const changed = answered.filter((each) => isChanged(deps, each, recorded));
  for (const each of changed) await record(deps, owner, each);
  const rows = changed.length === 0 ? recorded.deadlines : await store.listDeadlines(db, ids);
  const byTrip = Map.groupBy(rows, ({ plan_id }) => plan_id);
  return answered.map((each) => ({ ...each, deadlines: byTrip.get(each.trip._id) ?? [] }));
}

type Recorded = { deadlines: store.DeadlineRow[]; verdicts: Map<string, store.VerdictRow> };

async function readRecorded(db: Db, ids: readonly string[]): Promise<Recorded> {
  const deadlines = await store.listDeadlines(db, ids);
  const verdicts = await store.listVerdicts(db, ids);
  return { deadlines, verdicts: new Map(verdicts.map((row) => [row.plan_id, row])) };
}

const ofTrip = ({ deadlines }: Recorded, id: string) =>
  deadlines.filter(({ plan_id }) => plan_id === id);

function isChanged(
  { history }: SyncDeps,
  { trip, answer }: AnsweredTrip,
  recorded: Recorded,
): boolean {
  const before = recorded.verdicts.get(trip._id);
  if (deadlineChanges(ofTrip(recorded, trip._id), answer).length > 0 || !before) return true;
  // During a rolling release, a server with older rules leaves what newer ones judged.
  if (before.rules_version > latestVersion(history)) return false;
  return (
    before.rules_version !== latestVersion(history) ||
    before.last_day !== lastDayOf(trip) ||
    sorted(before.verdicts) !== sorted(ruleVerdicts(answer, history))
  );
}

/** The database orders keys in its own way. */
const sorted = (verdicts: store.NewVerdicts["verdicts"]): string =>
  JSON.stringify(
    Object.entries(verdicts)
      .map(([id, { rule, version, verdict }]) => [id, rule, version, verdict].join(" "))
      .toSorted(),
  );

/** Records one trip under its lock, so that of several servers one raises SEQUENCE and tells of a change. */
function record(deps: SyncDeps, owner: Owner, { trip, answer }: AnsweredTrip): Promise<void> {
  const { history } = deps;
  return deps.events.write(async (trx, publish) => {
    if (!(await store.lockTrip(trx, trip._id))) return;
    const recorded = await readRecorded(trx, [trip._id]);
    const before = recorded.verdicts.get(trip._id);
    await store.upsertDeadlines(trx, trip._id, deadlineChanges(recorded.deadlines, answer));
    if (before && before.rules_version > latestVersion(history)) return;
    await store.upsertVerdicts(trx, trip._id, {
      rulesVersion: latestVersion(history),
      lastDay: lastDayOf(trip),
      verdicts: ruleVerdicts(answer, history),
    });
    if (!before || before.rules_version === latestVersion(history)) return;
    const judged = { rulesVersion: before.rules_version, verdicts: before.verdicts };
    const changes = verdictChanges(judged, answer, history);
    if (changes.length === 0) return;
    const notices = await changeNotices(trx, deps, owner, trip, changes);
    await writeNotices(deps, trx, publish, notices);
  });
}

async function changeNotices(
  trx: Trx,
  { history }: SyncDeps,
  owner: Owner,
  trip: TripJourney,
  changes: readonly VerdictChange[],
): Promise<Notice[]> {
  const traveling = await travelingPets(trx, [trip]);
  return changes.map(({ requirementId, before, after, oldStatement, newStatement }) => {
    const pet = traveling.get(petIdOf({ id: requirementId }));
    const petName = pet?.petName ?? "Your pet";
    const title = (newStatement ?? oldStatement ?? after)?.title ?? "A rule";
    return {
      what: "readiness",
      recipientId: pet?.ownerId ?? owner.userId,
      actorId: null,
      subject: {
        kind: "trip",
        _id: trip._id,
        title: changeTitle({ petName, trip, title, before, after: after?.verdict ?? null }),
        text: changeText(oldStatement, newStatement),
        path: `/plans/${trip._id}`,
      },
      topic: `rule ${trip._id} ${requirementId} ${latestVersion(history)}`,
    };
  });
}

/** The pet of a requirement, whose id begins with the pet's. */
export const petIdOf = ({ id }: Pick<ReadinessRequirement, "id">): string => id.split("/")[0] ?? "";

export type TravelingPet = { petName: string; ownerId: string };

/** The pets of the people with pets on these trips, by id. */
export async function travelingPets(
  db: Db,
  of: readonly Pick<TripJourney, "petOwnerIds">[],
): Promise<Map<string, TravelingPet>> {
  const traveling = new Map<string, TravelingPet>();
  for (const ownerId of new Set(of.flatMap(({ petOwnerIds }) => petOwnerIds))) {
    const cards = await pets.listCards(db, undefined, ownerId);
    for (const { _id, petName } of cards) traveling.set(_id, { petName, ownerId });
  }
  return traveling;
}

/** The requirements of an answer by id. */
export const byId = (answer: ReadinessAnswer): Map<string, ReadinessRequirement> =>
  new Map(requirementsOf(answer).map((each) => [each.id, each]));
