import { daysBetween } from "#contracts/kernel/days.ts";
import type { PetRecord, RecordKind } from "#contracts/travel/pet-records.ts";
import { awayText } from "#format/relative.ts";

/** Below this many days a record expires soon. */
export const soonDays = 30;

/**
 * The state of a record on a day. `days` counts to the relevant day. `replaced`: expired, and a newer one of its
 * type replaced it; `over`: expired, and was only valid for one trip.
 */
export type RecordState =
  | { is: "booked"; days: number }
  | { is: "waiting"; days: number }
  | { is: "valid"; days: number }
  | { is: "soon"; days: number }
  | { is: "out"; days: number }
  | { is: "replaced" | "over" | "done" };

/** Of these types only the newest record counts. */
const renewed = new Set<RecordKind>(["rabies", "titre", "parasite", "euPassport"]);
/** These types are for one trip and expire after it. */
const once = new Set<RecordKind>(["healthCertificate", "importForm"]);

/** The state of a record among the others of its pet. */
export function recordState(
  record: PetRecord,
  others: readonly PetRecord[],
  today: string,
): RecordState {
  const { kind, givenAt, issuedAt, validFrom, validUntil } = record;
  const done = givenAt ?? issuedAt;
  if (done && done > today) return { is: "booked", days: daysBetween(today, done) };
  if (validFrom && validFrom > today) return { is: "waiting", days: daysBetween(today, validFrom) };
  if (!validUntil) return { is: "done" };
  const days = daysBetween(today, validUntil);
  if (days > soonDays) return { is: "valid", days };
  if (renewed.has(kind) && others.some((other) => takesOver(other, record, today))) {
    return { is: "replaced" };
  }
  if (days >= 0) return { is: "soon", days };
  return once.has(kind) ? { is: "over" } : { is: "out", days };
}

const takesOver = (newer: PetRecord, record: PetRecord, today: string): boolean =>
  newer.kind === record.kind &&
  newer._id !== record._id &&
  (newer.givenAt ?? "") <= today &&
  newer.validUntil !== null &&
  record.validUntil !== null &&
  newer.validUntil > record.validUntil;

export type TimedRecord = { record: PetRecord; state: RecordState };

const urgency: Record<RecordState["is"], number> = {
  out: 0,
  soon: 1,
  booked: 2,
  waiting: 3,
  valid: 3,
  done: 3,
  replaced: 3,
  over: 3,
};

/**
 * A pet's timeline: expired records and those expiring soon, then appointments, then past records, the
 * newest first. Of future days, the soonest comes first.
 */
export function timeline(records: readonly PetRecord[], today: string): TimedRecord[] {
  const timed = records.map((record) => ({ record, state: recordState(record, records, today) }));
  return timed.toSorted((one, other) => {
    const byUrgency = urgency[one.state.is] - urgency[other.state.is];
    if (byUrgency !== 0) return byUrgency;
    if ("days" in one.state && "days" in other.state && urgency[one.state.is] < 3) {
      return one.state.days - other.state.days;
    }
    return dayOf(other.record).localeCompare(dayOf(one.record));
  });
}

/** The day by which records are sorted. */
const dayOf = ({ givenAt, issuedAt, validFrom, createdAt }: PetRecord): string =>
  givenAt ?? issuedAt ?? validFrom ?? createdAt.slice(0, 10);

type Tone = "ready" | "due" | "blocked" | "info";

/** The sign of a record and its tone; undefined without one. */
export function stateText(state: RecordState): { tone: Tone; label: string } | undefined {
  switch (state.is) {
    case "out":
      return { tone: "blocked", label: "Expired" };
    case "soon":
      return { tone: "due", label: `Expires ${awayText(state.days)}` };
    case "valid":
      return { tone: "ready", label: "Valid" };
    case "booked":
      return { tone: "info", label: `Appointment ${awayText(state.days)}` };
    case "waiting":
      return { tone: "info", label: `Takes effect ${awayText(state.days)}` };
    case "replaced":
      return { tone: "info", label: "Renewed" };
    case "over":
      return { tone: "info", label: "Expired" };
    case "done":
      return undefined;
  }
}
