/** Cases at the edges of the rules: the day itself, the day before, and what is missing. */
import { expect, test } from "vitest";
import {
  certificate,
  dog,
  judge,
  leg,
  rabies,
  titer,
  treated,
  type Case,
} from "./cases.testing.ts";
import type { Leg, Pet } from "./request.ts";

const booster = rabies("2026-05-01", "2029-04-30", { country: "US", course: "booster" });
const acrossTheChannel = (day: string) => [leg("GB", "FR", day, { mode: "train", how: null })];
const outAndHome = (out: string, back: string) => [
  ...acrossTheChannel(out),
  leg("FR", "GB", back, { mode: "train", how: null }),
];
const ahc = certificate("gb-ahc", { issuedAt: "2027-01-05" });
const japan = [leg("US", "JP", "2026-12-08")];
const hawaii = [leg("US", "US-HI", "2026-12-31")];
const hawaiiTiter = titer("2026-10-25", { receivedAt: "2026-11-01" });
const cabin = (from: string, to: string): Leg =>
  leg(from, to, "2027-02-10", { airlineCode: "DL", how: "cabin" });

const cases: readonly (Omit<Case, "pets"> & { pet: Pet })[] = [
  {
    title: "only the wait is open",
    asOf: "2026-09-02",
    pet: dog([rabies("2026-09-01", "2027-08-31")]),
    legs: acrossTheChannel("2026-09-21"),
    expect: {
      "rabies-wait": {
        verdict: "blocked",
        earliest: "2026-09-22",
        fix: ["Arrive on September 22, 2026 or later."],
      },
    },
  },
  {
    title: "a vaccination that ends before the trip",
    asOf: "2026-11-22",
    pet: dog([rabies("2025-12-01", "2026-11-30")]),
    legs: acrossTheChannel("2026-12-10"),
    expect: {
      "rabies-valid": {
        verdict: "due",
        by: "2026-11-30",
        fix: [
          "Get the rabies booster by November 30, 2026, with no new wait. A later one counts as a first vaccination, with a wait of 21 days.",
        ],
      },
    },
  },
  {
    title: "vaccinated before the microchip",
    asOf: "2026-11-22",
    pet: dog([rabies("2026-10-04", "2027-10-03")], { microchip: { implantedAt: "2026-10-05" } }),
    legs: acrossTheChannel("2026-12-05"),
    expect: {
      "chip-before-rabies": {
        verdict: "blocked",
        earliest: "2026-12-13",
        fix: ["Have the pet vaccinated against rabies again."],
      },
    },
  },
  {
    title: "a wait after the titer test",
    asOf: "2026-12-10",
    pet: dog([rabies("2026-05-01", "2027-04-30"), titer("2026-11-30")]),
    legs: [leg("TR", "DE", "2027-02-27")],
    expect: {
      "titre-wait": {
        verdict: "blocked",
        earliest: "2027-02-28",
        fix: [
          "Arrive on February 28, 2027 or later.",
          "A day later is safer, as that month has no such date.",
        ],
      },
    },
  },
  {
    title: "a microchip without a date",
    asOf: "2026-11-22",
    pet: dog([rabies("2026-10-05", "2027-10-04")], { microchip: { implantedAt: null } }),
    legs: [leg("US", "DE", "2026-12-05")],
    expect: {
      "rabies-valid": { verdict: "unknown", missing: ["pets.0.microchip.implantedAt"] },
      "rabies-age": { verdict: "met" },
    },
  },
  {
    title: "a label of three years, and no country",
    asOf: "2026-11-22",
    pet: dog([rabies("2026-05-01", "2029-04-30")]),
    legs: [leg("US", "DE", "2027-05-20")],
    expect: {
      "chip-before-rabies": { verdict: "met" },
      "rabies-valid": { verdict: "unknown", missing: ["pets.0.records.0.country"] },
    },
  },
  {
    title: "a check of another year does not end the certificate of this trip",
    asOf: "2026-12-01",
    pet: dog([booster, certificate("eu-noncommercial", { checkedAt: "2026-01-10" })]),
    legs: [leg("US", "FR", "2027-01-10"), leg("FR", "ES", "2027-06-11")],
    expect: { "certificate-onward@ES": { verdict: "due", by: "2027-01-10" } },
  },
  ...(
    [
      ["2027-05-05", "met"],
      ["2027-05-06", "unknown"],
      ["2027-07-06", "blocked"],
    ] as const
  ).map(([back, verdict]) => ({
    title: `home to Great Britain on ${back}`,
    asOf: "2027-01-09",
    pet: dog([booster, ahc]),
    legs: outAndHome("2027-01-10", back),
    expect: { "certificate-return": { verdict } },
  })),
  {
    title: "the owner's day of the way out says nothing of the way home",
    asOf: "2027-01-05",
    pet: dog([booster]),
    legs: outAndHome("2027-02-06", "2027-03-06"),
    trip: { ownerTravels: "2027-02-01" },
    expect: {
      "companion@FR": { verdict: "met" },
      "companion@GB": { verdict: "unknown" },
    },
  },
  {
    title: "a sale, where only pets with their owners have rules",
    asOf: "2027-01-05",
    pet: dog([booster]),
    legs: [leg("US", "CA", "2027-02-06")],
    trip: { purpose: "commercial" },
    expect: { entry: { verdict: "unknown" } },
  },
  ...(
    [
      ["2027-02-27", "blocked"],
      ["2027-02-28", "met"],
    ] as const
  ).map(([day, verdict]) => ({
    title: `six months after August 31, on ${day}`,
    asOf: "2026-11-22",
    pet: dog([], {
      lived: [
        { country: "IN", until: "2026-08-31" },
        { country: "DE", from: "2026-08-31" },
      ],
    }),
    legs: [leg("DE", "US", day)],
    expect: { "low-risk-stay": { verdict } },
  })),
  {
    title: "Ceuta, which is on another list than Spain",
    asOf: "2026-11-22",
    pet: dog([]),
    legs: [leg({ country: "ES", place: "Ceuta" }, "US", "2027-01-15")],
    expect: { titre: { verdict: "blocked", earliest: "2027-01-19" } },
  },
  {
    title: "a list before its first day",
    asOf: "2026-03-01",
    pet: dog([rabies("2026-01-01", "2026-12-31")]),
    legs: [leg("KE", "DE", "2026-03-20")],
    expect: { "origin-class": { verdict: "unknown" }, titre: { verdict: "unknown" } },
  },
  {
    title: "a region of the USA that Japan lists by itself",
    asOf: "2026-11-22",
    pet: dog([booster]),
    legs: [leg("US-GU", "JP", "2027-01-10")],
    expect: { titre: { verdict: "exempt" }, notice: { verdict: "due", by: "2026-12-01" } },
  },
  {
    title: "a second vaccination that the blood draw needs first",
    asOf: "2026-06-01",
    pet: dog([
      rabies("2025-01-10", "2026-01-09"),
      rabies("2026-02-09", "2027-02-08"),
      titer("2026-03-08"),
    ]),
    legs: japan,
    expect: { "rabies-second": { verdict: "due", by: "2026-06-11" } },
  },
  {
    title: "no release before the vaccinations are right",
    asOf: "2026-12-05",
    pet: dog([rabies("2026-08-21", "2027-08-20"), rabies("2026-09-20", "2027-09-19"), hawaiiTiter]),
    legs: hawaii,
    expect: {
      "rabies-second": { verdict: "blocked", earliest: "2027-01-04" },
      quarantine: { verdict: "unknown", days: 120 },
    },
  },
  {
    title: "New Zealand's year of a first vaccination, wherever it was given",
    asOf: "2026-11-22",
    pet: dog([rabies("2025-12-01", "2028-11-30", { country: "CA", course: "primary" })]),
    legs: [leg("US", "NZ", "2027-01-20")],
    expect: { "rabies-valid": { verdict: "due", by: "2026-12-01" } },
  },
  {
    title: "a puppy younger than Brazil's vaccination",
    asOf: "2027-01-12",
    pet: dog([], { birthDate: "2026-10-18" }),
    legs: [leg("US", "BR", "2027-01-15")],
    expect: { "rabies-valid": { verdict: "exempt" }, "rabies-wait": { verdict: "exempt" } },
  },
  {
    title: "a treatment that came too long before Brazil's certificate",
    asOf: "2027-01-12",
    pet: dog([
      booster,
      treated("2026-12-25", ["internal", "external"]),
      certificate("aphis-7001", { issuedAt: "2027-01-10", endorsedAt: "2027-01-11" }),
    ]),
    legs: [leg("US", "BR", "2027-01-15")],
    expect: { parasites: { verdict: "window", from: "2026-12-31", until: "2027-01-15" } },
  },
  {
    title: "a permit for Thailand after its last day",
    asOf: "2027-01-26",
    pet: dog([
      booster,
      {
        kind: "vaccination",
        against: ["distemper", "hepatitis", "parvovirus", "leptospirosis"],
        givenAt: "2026-06-01",
      },
    ]),
    legs: [leg("US", "TH", "2027-02-01")],
    expect: { permit: { verdict: "blocked", earliest: "2027-02-02" } },
  },
  {
    title: "Delta asks for 15 weeks to the EU, and publishes no weight",
    asOf: "2026-11-22",
    pet: dog([], { birthDate: "2026-11-01", weightKg: 4 }),
    legs: [cabin("US", "FR")],
    expect: {
      "airline-age": { verdict: "blocked", earliest: "2027-02-14" },
      "airline-weight": { verdict: "unknown" },
    },
  },
  {
    title: "Delta asks for 8 weeks, or 10, at home",
    asOf: "2026-11-22",
    pet: dog([], { birthDate: "2026-11-01", weightKg: 4 }),
    legs: [cabin("US", "US")],
    expect: { "airline-age": { verdict: "met" } },
  },
  {
    title: "a first shot 21 days before, over the end of a year",
    asOf: "2026-12-20",
    pet: dog([rabies("2026-12-11", "2027-12-10", { country: "US", course: "primary" })]),
    legs: [leg("US", "FR", "2026-12-31")],
    expect: { "rabies-wait": { verdict: "blocked", earliest: "2027-01-01" } },
  },
  {
    title: "three months after a sample on November 30 end on the leap day",
    asOf: "2027-12-20",
    pet: dog([rabies("2025-05-01", "2029-04-30", { country: "TR" }), titer("2027-11-30")]),
    legs: [leg("TR", "DE", "2028-02-28")],
    expect: { "titre-wait": { verdict: "blocked", earliest: "2028-02-29" } },
  },
  {
    title: "six months of a dog born on August 31 end with February",
    asOf: "2027-01-01",
    pet: dog([booster], { birthDate: "2026-08-31" }),
    legs: [leg("CA", "US", "2027-02-27")],
    expect: { age: { verdict: "blocked", earliest: "2027-02-28" } },
  },
  {
    title: "24 hours over the change of clocks are counted as instants",
    asOf: "2027-03-27",
    pet: dog([
      booster,
      { ...treated("2027-03-27", ["tapeworm"]), givenTime: "11:00", givenZone: "Europe/London" },
    ]),
    legs: [
      leg("GB", "IE", "2027-03-28", {
        mode: "ferry",
        how: null,
        arrivalTime: "11:30",
        arrivalZone: "Europe/Dublin",
      }),
    ],
    expect: {
      tapeworm: { verdict: "blocked", earliest: "2027-03-28T12:00+01:00[Europe/Dublin]" },
    },
  },
  {
    title: "an airport of an unlisted country that is not left",
    asOf: "2026-11-23",
    pet: dog([booster]),
    legs: [leg("US", "TR", "2027-02-01", { airside: true }), leg("TR", "DE", "2027-02-01")],
    expect: { "titre@DE": { verdict: "exempt" }, "origin-class@DE": { verdict: "met" } },
  },
  {
    title: "a titer test that is planned, before the last day for it",
    asOf: "2026-11-23",
    pet: dog([rabies("2025-05-01", "2028-04-30", { country: "TR" }), titer("2026-12-10")]),
    legs: [leg("TR", "DE", "2027-06-28")],
    expect: { "titre-wait": { verdict: "due", by: "2027-03-28" } },
  },
  {
    title: "a sample taken before a trip out of the EU and back",
    asOf: "2026-11-23",
    pet: dog([rabies("2025-05-01", "2028-04-30", { country: "DE" }), titer("2026-10-10")]),
    legs: [leg("DE", "TR", "2026-12-01"), leg("TR", "DE", "2026-12-10")],
    expect: { "titre@DE": { verdict: "met" }, "titre-wait@DE": { verdict: "exempt" } },
  },
  {
    title: "a ferret, for which there are no rules",
    asOf: "2026-11-23",
    pet: dog([booster], { species: "other" }),
    legs: [leg("US", "FR", "2027-02-01")],
    expect: { entry: { verdict: "unknown" } },
  },
];

test.each(cases)("$title", ({ pet, ...each }) => {
  const found = judge({ ...each, pets: [pet] });
  for (const [name, outcome] of Object.entries(each.expect)) {
    expect(found(name), name).toMatchObject(outcome);
  }
});
