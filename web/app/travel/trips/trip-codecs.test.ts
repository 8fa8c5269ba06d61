import { expect, test } from "vitest";
import type { Leg, Stay } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { basicsCodec } from "./basics-codec.ts";
import { costCodec } from "./costs/cost-form.tsx";
import { detailsCodec } from "./details-form.tsx";
import { attachmentCodec } from "./documents/add-attachment.tsx";
import { legCodec, legsCodec } from "./legs/leg-codec.ts";
import { shareCodec, usualLifetime } from "./sharing/make-link.tsx";
import { stayCodec, staysCodec } from "./stays/stay-codec.ts";

const leg: Leg = {
  _id: "leg",
  mode: "flight",
  fromPlace: null,
  toPlace: null,
  airside: false,
  airlineCode: "KT",
  airline: "Kite Air",
  flightNumber: "204",
  from: "FRA",
  to: "SCL",
  departureDate: "2026-12-03",
  departureTime: "18:05",
  departureZone: "Europe/Berlin",
  arrivalDate: null,
  arrivalTime: "08:50",
  arrivalZone: null,
  confirmation: "",
  pets: [{ petId: "pet", how: "cabin", carrierId: null }],
};
const stay: Stay = {
  _id: "stay",
  name: "Hotel X",
  address: "1 Quay",
  checkIn: "2026-12-04",
  checkInTime: null,
  checkInUntil: null,
  checkOut: null,
  checkOutTime: null,
  zone: null,
  petFee: 1250,
  petFeeCurrency: "USD",
  confirmation: "",
};
const lisbon = { city: "Lisbon", country: "PT", zone: "Europe/Lisbon" };
// Only what the codecs read.
const trip = {
  destination: "Lisbon, Portugal",
  destinationPlace: lisbon,
  origin: null,
  month: "December",
  day: 3,
  year: 2026,
  endDate: null,
  notes: "",
  people: 2,
  petIds: ["pet"],
  legs: [leg],
  stays: [stay],
} as unknown as Trip;

const details = detailsCodec((id) => (id === "pet" ? "Biscuit" : "Another pet"));

test("a section that was not changed sends nothing", () => {
  expect(legsCodec.body(legsCodec.print(trip), trip)).toEqual({});
  expect(staysCodec.body(staysCodec.print(trip), trip)).toEqual({});
  expect(details.body(details.print(trip), trip)).toEqual({});
});

test("a trip without flights or stays begins with the fields of a first one, which is not sent", () => {
  const none = { ...trip, legs: [], stays: [] };
  expect(legsCodec.print(none).legs).toEqual([legCodec.blank]);
  expect(staysCodec.print(none).stays).toEqual([stayCodec.blank]);
  expect(legsCodec.body(legsCodec.print(none), none)).toEqual({});
  const currencyOnly = { ...stayCodec.blank, petFeeCurrency: "CLP" };
  expect(staysCodec.body({ stays: [currencyOnly] }, none)).toEqual({});
});

test("a flight goes out as the wire has it, empty fields as null", () => {
  const added = { ...legCodec.blank, airlineCode: " la ", from: " SCL ", departureDate: "" };
  expect(legsCodec.body({ legs: [added] }, null)).toMatchObject({
    legs: [{ _id: undefined, airlineCode: "LA", from: "SCL", to: null, departureDate: null }],
  });
});

test("a ferry goes out with its places, without airports and layovers", () => {
  const port = { city: "Dublin", country: "IE", zone: "Europe/Dublin" };
  const changed = {
    ...(legsCodec.print(trip).legs[0] ?? legCodec.blank),
    mode: "ferry" as const,
    airside: true,
    fromPlace: { text: "Dublin, Ireland", place: port },
    toPlace: { text: " Holyhead ", place: null },
  };
  expect(legsCodec.body({ legs: [changed] }, trip)).toMatchObject({
    legs: [
      {
        mode: "ferry",
        from: null,
        to: null,
        airlineCode: "",
        airside: false,
        fromPlace: port,
        toPlace: { city: "Holyhead", country: null, zone: null },
      },
    ],
  });
});

test("the place of a flight stays until its airport is chosen", () => {
  const boston = { city: "Boston", country: "US", zone: "America/New_York" };
  const planned = { ...trip, legs: [{ ...leg, from: null, fromPlace: boston }] };
  const [printed = legCodec.blank] = legsCodec.print(planned).legs;
  const legsAfter = (from: string) =>
    legsCodec.body({ legs: [{ ...printed, confirmation: "X", from }] }, planned);
  expect(legsAfter("")).toMatchObject({ legs: [{ from: null, fromPlace: boston }] });
  expect(legsAfter("BOS")).toMatchObject({ legs: [{ from: "BOS", fromPlace: null }] });
});

test("a choice of mode alone is no leg", () => {
  const none = { ...trip, legs: [] };
  expect(legsCodec.body({ legs: [{ ...legCodec.blank, mode: "train" }] }, none)).toEqual({});
});

test("an amount stands in the unit of its currency, and errors stand at their own field", () => {
  expect(staysCodec.print(trip)).toMatchObject({
    stays: [{ petFee: "12.50", petFeeCurrency: "USD" }],
  });
  const stays = [{ ...stayCodec.blank, name: "X", petFee: "much" }];
  expect(staysCodec.errors({ stays }, trip, {})).toEqual({
    "stays.0.petFee": "Enter the pet fee as an amount like 12.50.",
  });
  const legs = [{ ...legCodec.blank, to: "SF" }];
  expect(legsCodec.errors({ legs }, trip, {})).toEqual({
    "legs.0.to": "Arrival airport must be a 3-letter airport code like SFO.",
  });
});

test("a conflict shows a flight in a few lines", () => {
  const [before, now] = [legsCodec.print(trip), legsCodec.print({ ...trip, legs: [] })];
  expect(legsCodec.differences(now, before, now)).toEqual([
    {
      label: "Leg 1",
      theirs: "Kite Air KT 204\nFRA Dec 3, 6:05 PM\nSCL 8:50 AM\npet in the cabin",
    },
  ]);
});

test("the details of a trip are checked together", () => {
  const values = details.print(trip);
  expect(details.errors({ ...values, endDate: "2026-12-02" }, trip, {})).toEqual({
    endDate: "End date can't be before the start date.",
  });
  expect(details.errors({ ...values, origin: { text: "Nowhere", place: null } }, trip, {})).toEqual(
    { origin: "Select a city from the list, or leave this blank." },
  );
  const date = { month: "February", day: "30", year: "2027" } as const;
  expect(details.errors({ ...values, date }, trip, {})).toEqual({
    day: "That date doesn't exist. Select another day.",
  });
});

test("a destination in own words has no place, and a conflict names pets and days", () => {
  const values = details.print(trip);
  const changed = { ...values, destination: { text: " The sea ", place: null }, petIds: [] };
  expect(details.body(changed, trip)).toEqual({
    destination: "The sea",
    destinationPlace: null,
    petIds: [],
  });
  expect(details.differences(changed, values, changed)).toEqual([
    { label: "Destination", theirs: "Lisbon, Portugal" },
    { label: "Pets", theirs: "Biscuit" },
  ]);
  const moved = details.print({ ...trip, day: 4 });
  expect(details.differences(values, moved, moved)).toEqual([
    { label: "Date", theirs: "December 4, 2026" },
  ]);
});

test("a new trip, cost, paper and link send what was filled in", () => {
  const date = { month: "May", day: "", year: "2027" } as const;
  const lisbon = { city: "Lisbon", country: "PT", zone: "Europe/Lisbon" };
  const destination = { text: " Lisbon, Portugal ", place: lisbon };
  expect(basicsCodec.body({ ...basicsCodec.blank, destination, date }, null)).toEqual({
    destination: "Lisbon, Portugal",
    destinationPlace: lisbon,
    month: "May",
    year: 2027,
  });
  expect(basicsCodec.errors(basicsCodec.blank, null, {})).toEqual({
    destination: "Enter a destination, such as a city or country.",
  });
  const ferry = { ...costCodec.blank, what: " Ferry ", amount: "20", currency: "EUR" };
  expect(costCodec.body(ferry, null)).toEqual({
    what: "Ferry",
    amount: 2000,
    currency: "EUR",
    due: null,
    petId: null,
    paidBy: null,
    sharedBy: [],
  });
  expect(costCodec.errors(costCodec.blank, null, {})).toEqual({
    what: "Enter what the expense is for.",
    amount: "Enter an amount like 12.50.",
  });
  expect(attachmentCodec.body({ ...attachmentCodec.blank, part: "stay:a" }, null)).toEqual({
    stayId: "a",
  });
  expect(attachmentCodec.errors(attachmentCodec.blank, null, {})).toEqual({
    file: "Choose a file.",
  });
  expect(shareCodec.body({ ...shareCodec.blank, notes: true }, null)).toEqual({
    costs: false,
    notes: true,
    codes: false,
    readiness: false,
    days: 30,
  });
});

test("a new link outlasts the trip by default", () => {
  const dated = { month: "December", day: 3, year: 2026 } as const;
  const parts = { legs: [], stays: [] };
  const ending = (endDate: string | null) =>
    usualLifetime({ ...dated, ...parts, endDate }, "2026-11-21");
  expect(ending("2026-12-10")).toBe("30");
  expect(ending("2026-12-21")).toBe("90");
  expect(ending("2027-06-01")).toBe("365");
  expect(
    usualLifetime({ month: null, day: null, year: null, endDate: null, ...parts }, "2026-11-21"),
  ).toBe("30");
});
