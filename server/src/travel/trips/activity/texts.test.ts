import { expect, test } from "vitest";
import { blankCost } from "../costs.ts";
import { blankLeg } from "../legs.ts";
import { blankStay } from "../stays.ts";
import { blankTrip } from "../columns.ts";
import type { EntryRow } from "../entry-store.ts";
import { differencesOf } from "./differences.ts";
import { factsOf, type MemberChange } from "./facts.ts";
import { activityText } from "./texts.ts";

type Trip = Parameters<typeof differencesOf>[0];

const leg = { ...blankLeg("l1"), airlineCode: "LH", flightNumber: "463", to: "FRA" };
const drive = {
  ...blankLeg("l2"),
  mode: "car" as const,
  toPlace: { city: "Bari", country: "IT", zone: null },
};
const stay = { ...blankStay("s1"), name: "Hotel Lutetia", checkIn: "2027-05-03" };
const item = (id: string, text: string, list: "todo" | "packing" = "todo") => ({
  _id: id,
  list,
  text,
  petId: null,
  person: "",
  due: null as string | null,
  done: false,
  assigneeId: null as string | null,
});
const cost = { ...blankCost("c1"), what: "Ferry", amount: 100, currency: "EUR" };
const entry = (id: string, title: string, date: string | null): EntryRow => ({
  id,
  title,
  date,
  time: null,
  end_time: null,
  zone: null,
  location: "",
  note: "",
  link: null,
  is_done: false,
  cost_amount: null,
  cost_currency: null,
  photo_id: null,
  venue_id: null,
});
const file = (id: string, kind: "document" | "photo", label = "") => ({
  id,
  kind,
  label,
  file_id: id,
  leg_id: null,
  stay_id: null,
  created_at: "",
});

const muzzle = item("i1", "Muzzle", "packing");
const vet = item("i2", "Call the vet");
const tapas = entry("e1", "Tapas", "2027-05-06");
const museum = entry("e2", "Museum", "2027-05-06");
const zoo = entry("e3", "Zoo", null);
const papers = [file("d1", "document", "Health certificate"), file("p1", "photo")];

const trip: Trip = {
  ...blankTrip,
  id: "t",
  owner_id: "ana",
  member_ids: ["leo"],
  editor_ids: ["leo"],
  group: [],
  shown: null,
  venues: null,
  pet_owner_ids: null,
  group_pets: null,
  version: 1,
  created_at: new Date(0),
  updated_at: new Date(0),
  pet_ids: [],
  own_pet_ids: [],
  own_carrier_ids: [],
  attachments: papers,
  repeated_pets: [],
  destination: "Chile",
  legs: [leg, drive],
  stays: [stay],
  items: [muzzle, vet],
  costs: [cost],
  entries: [tapas, museum, zoo],
};

const textOf = (before: Trip, after: Trip) => {
  const { facts, more } = factsOf(differencesOf(before, after));
  return activityText(facts, more, (id) => (id === "leo" ? "leo" : undefined));
};
const of = (changes: Partial<Trip>) => textOf(trip, { ...trip, ...changes });
const moved = (one: EntryRow, date: string | null) => ({ ...one, date });

test.each([
  [{ legs: [{ ...leg, departureDate: "2027-05-05" }, drive] }, "moved flight LH 463 to May 5"],
  [{ legs: [leg, { ...drive, departureDate: "2027-05-05" }] }, "moved the drive to Bari to May 5"],
  [{ legs: [{ ...leg, departureTime: "10:00" }, drive] }, "changed the times of flight LH 463"],
  [
    { legs: [{ ...leg, confirmation: "X" }, drive] },
    "changed the confirmation code of flight LH 463",
  ],
  [{ legs: [{ ...leg, airside: true, from: "SFO" }, drive] }, "changed flight LH 463"],
  [{ legs: [leg] }, "removed the drive to Bari"],
  [{ legs: [leg, drive, blankLeg("l3")] }, "added a flight"],
  [{ legs: [drive, leg] }, "changed the order of the legs"],
  [{ stays: [{ ...stay, checkOut: "2027-05-06" }] }, "changed the dates of “Hotel Lutetia”"],
  [{ stays: [{ ...stay, name: "Ritz" }] }, "renamed “Hotel Lutetia” to “Ritz”"],
  [{ stays: [] }, "removed “Hotel Lutetia”"],
  [{ items: [{ ...muzzle, done: true }, vet] }, "ticked “Muzzle”"],
  [
    { items: [muzzle, { ...vet, due: "2027-05-01" }] },
    "changed the due date of “Call the vet” to May 1",
  ],
  [{ items: [muzzle, { ...vet, assigneeId: "leo" }] }, "assigned “Call the vet” to leo"],
  [{ items: [...trip.items, item("i3", "Leash", "packing")] }, "added “Leash” to the packing list"],
  [{ items: [...trip.items, item("i3", "Leash"), item("i4", "Bowl")] }, "added 2 to-dos"],
  [{ items: [vet] }, "removed “Muzzle” from the packing list"],
  [{ costs: [{ ...cost, paid: true }] }, "marked the expense “Ferry” as paid"],
  [{ costs: [] }, "removed the expense “Ferry”"],
  [
    { rates: [{ currency: "CLP", to: "USD", rate: 937.5, date: "2026-11-26" }] },
    "changed the exchange rates",
  ],
  [{ entries: [moved(tapas, "2027-05-07"), museum, zoo] }, "moved “Tapas” to May 7"],
  [{ entries: [moved(tapas, null), museum, zoo] }, "moved “Tapas” to the ideas"],
  [
    { entries: [moved(tapas, "2027-05-08"), moved(museum, "2027-05-08"), zoo] },
    "moved everything on May 6 to May 8",
  ],
  [{ entries: [museum, tapas, zoo] }, "changed the order of May 6"],
  [{ entries: [...trip.entries, entry("e4", "Beach", null)] }, "added “Beach” to the ideas"],
  [{ entries: [museum, zoo] }, "removed “Tapas” from May 6"],
  [{ entries: [{ ...tapas, time: "10:00" }, museum, zoo] }, "changed the time of “Tapas”"],
  [{ entries: [{ ...tapas, is_done: true }, museum, zoo] }, "ticked “Tapas”"],
  [
    { entries: [{ ...tapas, cost_amount: 3, cost_currency: "EUR" }, museum, zoo] },
    "changed the cost of “Tapas”",
  ],
  [{ notes: "Sea" }, "changed the notes"],
  [{ destination: "Peru" }, "changed the destination to Peru"],
  [{ month: 5, day: 3, people: 2 }, "changed the dates and the number of people to 2"],
  [{ receipt_file: "f" }, "added the receipt"],
  [{ attachments: [] }, "removed the document “Health certificate” and removed a photo"],
  [{ attachments: [...papers, file("p2", "photo"), file("p3", "photo")] }, "added 2 photos"],
  [
    { notes: "Sea", legs: [leg], stays: [], costs: [] },
    "changed the notes, removed the drive to Bari and made 2 more changes",
  ],
] satisfies [Partial<Trip>, string][])("%#: a change is described", (changes, text) => {
  expect(of(changes)).toBe(text);
});

test.each([
  [{ how: "invited", role: "editor" }, "invited an editor"],
  [{ how: "role", role: "editor", personId: "leo" }, "made leo an editor"],
  [{ how: "role", role: "viewer", personId: "gone" }, "made a member a viewer"],
  [{ how: "joined" }, "joined the trip"],
  [{ how: "left" }, "left the trip"],
  [{ how: "removed", personId: "leo" }, "removed leo from the trip"],
  [{ how: "owner", personId: "leo" }, "made leo the owner of the trip"],
] satisfies [MemberChange, string][])(
  "what happens to members is described: %o",
  (change, text) => {
    const name = (id: string) => (id === "leo" ? "leo" : undefined);
    expect(activityText([{ part: "members", ...change }], 0, name)).toBe(text);
  },
);

test("costs, codes and documents are facts that a person must be shown", () => {
  const before = { ...trip, stays: [{ ...stay, petFee: 100, petFeeCurrency: "EUR" }] };
  const after = {
    ...before,
    stays: [{ ...stay, petFee: 200, petFeeCurrency: "EUR", confirmation: "X", address: "Rue" }],
    costs: [],
    attachments: [file("p1", "photo")],
  };
  const { facts } = factsOf(differencesOf(before, after));
  expect(facts.map(({ part, needs }) => [part, needs])).toEqual([
    ["stays", undefined],
    ["stays", "costs"],
    ["stays", "codes"],
    ["costs", "costs"],
    ["documents", "d1"],
  ]);
});
