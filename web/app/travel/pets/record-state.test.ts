import type { PetRecord } from "#contracts/travel/pet-records.ts";
import { expect, test } from "vitest";
import { petRecord as blankRecord } from "#contracts/travel/pet-records.testing.ts";
import { recordState, stateText, timeline } from "./record-state.ts";

const today = "2026-11-21";
let count = 0;

function record(part: Partial<PetRecord>): PetRecord {
  count += 1;
  const createdAt = "2026-01-01T00:00:00.000Z";
  return blankRecord({ _id: `record-${count}`, createdAt, updatedAt: createdAt, ...part });
}

const stateOf = (one: PetRecord, others: PetRecord[] = []) =>
  recordState(one, [one, ...others], today);
const labelOf = (part: Partial<PetRecord>) => stateText(stateOf(record(part)))?.label;

test("the state of a record: valid, expiring soon, expired", () => {
  expect(labelOf({ validUntil: "2027-03-12" })).toBe("Valid");
  expect(labelOf({ validUntil: "2026-11-28" })).toBe("Expires in 7 days");
  expect(labelOf({ validUntil: "2026-11-22" })).toBe("Expires tomorrow");
  expect(labelOf({ validUntil: today })).toBe("Expires today");
  expect(labelOf({ validUntil: "2026-11-20" })).toBe("Expired");
  expect(labelOf({ givenAt: "2026-03-12" })).toBeUndefined();
});

test("future records differ from current ones", () => {
  expect(labelOf({ givenAt: "2026-12-01", validUntil: "2027-12-01" })).toBe(
    "Appointment in 10 days",
  );
  expect(labelOf({ validFrom: "2026-11-22", validUntil: "2027-12-01" })).toBe(
    "Takes effect tomorrow",
  );
});

test("an expired vaccination that was renewed is not urgent; an appointment renews nothing", () => {
  const old = record({ givenAt: "2025-11-01", validUntil: "2026-11-01" });
  const renewed = record({ givenAt: "2026-10-30", validUntil: "2027-10-30" });
  const booked = record({ givenAt: "2026-12-01", validUntil: "2027-12-01" });
  expect(stateOf(old, [renewed])).toEqual({ is: "replaced" });
  expect(stateOf(old, [booked])).toEqual({ is: "out", days: -20 });
  expect(stateOf(old, [{ ...renewed, kind: "titre" }])).toEqual({ is: "out", days: -20 });
  const distemper = record({ ...old, kind: "vaccination" });
  expect(stateOf(distemper, [{ ...renewed, kind: "vaccination" }])).toMatchObject({ is: "out" });
});

test("a certificate for one trip is over when it expires", () => {
  const certificate = record({ kind: "healthCertificate", validUntil: "2026-01-01" });
  expect(stateOf(certificate)).toEqual({ is: "over" });
});

test("expired records come first, then those expiring soon, then appointments, then the newest", () => {
  const records = [
    record({ _id: "old", kind: "titre", givenAt: "2024-01-01" }),
    record({ _id: "valid", givenAt: "2026-03-12", validUntil: "2027-03-12" }),
    record({ _id: "undated", kind: "other", createdAt: "2026-10-01T08:00:00.000Z" }),
    record({ _id: "booked", kind: "other", givenAt: "2026-12-07" }),
    record({ _id: "later", kind: "parasite", validUntil: "2026-12-15" }),
    record({ _id: "sooner", kind: "vaccination", validUntil: "2026-11-28" }),
    record({ _id: "out", kind: "vaccination", validUntil: "2026-11-09" }),
    record({ _id: "long-out", kind: "vaccination", validUntil: "2026-06-09" }),
  ];
  expect(timeline(records, today).map(({ record: { _id } }) => _id)).toEqual([
    "long-out",
    "out",
    "sooner",
    "later",
    "booked",
    "undated",
    "valid",
    "old",
  ]);
});
