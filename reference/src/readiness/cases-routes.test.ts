/** Trips by how their legs connect, and by who travels. */
import { expect, test } from "vitest";
import {
  cat,
  dog,
  judge,
  leg,
  of,
  rabies,
  titer,
  train,
  treated,
  type Case,
} from "./cases.testing.ts";

const good = rabies("2026-05-01", "2027-04-30");
const booster = rabies("2026-05-01", "2029-04-30", { country: "US", course: "booster" });
const passport = { kind: "euPassport", country: "DE", holderResidence: "DE" };
const ready = dog([good, passport]);
const asOf = "2026-11-22";

const undated = { departureDate: null, arrivalDate: null };
const newlyVaccinated = dog([rabies("2026-11-20", "2027-11-19")], { breed: "Poodle" });

const cases: readonly Case[] = [
  of(
    "without a date, the first day on which the borders' requirements can be met",
    asOf,
    newlyVaccinated,
    [leg("US", "DE", asOf, undated)],
    { "rabies-wait": { verdict: "unknown" }, trip: { verdict: "unknown", earliest: "2026-12-11" } },
  ),
  of(
    "without a date and with a way home",
    asOf,
    newlyVaccinated,
    [leg("US", "DE", asOf, undated), leg("DE", "US", asOf, undated)],
    { trip: { verdict: "unknown", earliest: "2026-12-11" } },
  ),
  of(
    "without a date, where the authority needs its time",
    asOf,
    dog([booster, titer("2026-06-03")]),
    [leg("US", "NZ", asOf, undated)],
    // The application comes on a Sunday and takes 30 working days from Monday.
    { trip: { verdict: "unknown", earliest: "2027-01-04" } },
  ),
  of(
    "without a date, a hole in the records leaves the first day open",
    asOf,
    dog([rabies("2026-11-20", null)]),
    [leg("US", "DE", asOf, undated)],
    { trip: { verdict: "unknown", earliest: null } },
  ),
  of(
    "without a date, a country without rules leaves the first day open",
    asOf,
    newlyVaccinated,
    [leg("US", "KE", asOf, undated)],
    { trip: { verdict: "unknown", earliest: null } },
  ),
  of(
    "what no day changes doesn't hide the first day",
    asOf,
    { ...newlyVaccinated, weightKg: null },
    [leg("US", "DE", "2027-02-01", { how: "cabin", airlineCode: "AM" })],
    {
      "airline-weight": { verdict: "unknown" },
      trip: { verdict: "unknown", earliest: "2026-12-11" },
    },
  ),
  of(
    "no leg leads from where one ends to where the next starts",
    asOf,
    ready,
    [train("DE", "FR", "2027-01-01"), train("ES", "DE", "2027-01-20")],
    {
      "entry@ES": {
        verdict: "unknown",
        because: "No part of this trip leads from France to Spain.",
        missing: ["trip.legs.1.from"],
      },
      "certificate-onward@DE": { verdict: "met" },
      trip: { verdict: "unknown", earliest: null },
    },
  ),
  of(
    "two towns of one country",
    asOf,
    ready,
    [
      leg("DE", { country: "FR", place: "Paris" }, "2027-01-01"),
      leg({ country: "FR", place: "Nice" }, "DE", "2027-01-20"),
    ],
    { trip: { verdict: "met" } },
  ),
  of(
    "an airport that is not left, but another one is flown from",
    asOf,
    dog([booster]),
    [leg("US", "TR", "2027-02-01", { airside: true }), leg("GR", "DE", "2027-02-01")],
    { "entry@GR": { verdict: "unknown" }, trip: { verdict: "unknown" } },
  ),
  of(
    "from the mainland to Hawaii between two legs",
    asOf,
    cat([]),
    [leg("MX", "US-CA", "2027-02-01"), leg("US-HI", "MX", "2027-02-10")],
    { "entry@US-HI": { verdict: "unknown" } },
  ),
  of(
    "a region that is not stated between two legs",
    asOf,
    cat([]),
    [leg("MX", "US", "2027-02-01"), leg("US-HI", "US", "2027-02-10")],
    { "entry@US": { verdict: "met" }, trip: { verdict: "met" } },
  ),
  of(
    "a trip that starts elsewhere than at home",
    asOf,
    ready,
    [train("FR", "DE", "2027-01-01")],
    {
      "entry@FR": { verdict: "unknown", missing: ["trip.legs.0.from", "pets.0.lived"] },
      trip: { verdict: "unknown" },
    },
    { residence: "TR" },
  ),
  of(
    "a trip that starts where the pet has been lately",
    asOf,
    { ...ready, lived: [{ country: "TR", until: "2026-06-01" }, { country: "FR" }] },
    [train("FR", "DE", "2027-01-01")],
    { trip: { verdict: "met" } },
    { residence: "TR" },
  ),
  of(
    "a missing leg that is over",
    "2027-01-15",
    ready,
    [
      train("DE", "FR", "2027-01-01"),
      train("ES", "DE", "2027-01-10"),
      train("DE", "FR", "2027-02-10"),
    ],
    { "entry@ES": { verdict: "exempt" }, trip: { verdict: "met" } },
  ),
  of(
    "an airport of an unlisted country that is not left asks for a declaration",
    asOf,
    dog([booster]),
    [leg("US", "TR", "2027-02-01", { airside: true }), leg("TR", "DE", "2027-02-01")],
    {
      titre: {
        verdict: "exempt",
        because:
          "No titer test is required for a pet that stays in the airport in Türkiye, if its owner signs a declaration.",
      },
    },
  ),
  of(
    "through an airport of a country with screwworm",
    asOf,
    dog([]),
    [leg("DE", "MX", "2027-02-01", { airside: true }), leg("MX", "US", "2027-02-01")],
    { "screwworm@US": { verdict: "unknown" } },
  ),
  of(
    "days in a country with screwworm before another",
    asOf,
    dog([booster]),
    [leg("US", "MX", "2027-02-01"), leg("MX", "CA", "2027-02-05"), leg("CA", "US", "2027-02-07")],
    { "screwworm@US": { verdict: "unknown" } },
  ),
  of(
    "a cat through the same airport",
    asOf,
    cat([]),
    [leg("DE", "MX", "2027-02-01", { airside: true }), leg("MX", "US", "2027-02-01")],
    { "screwworm@US": { verdict: "exempt" }, trip: { verdict: "met" } },
  ),
  of(
    "an earlier trip to a country with screwworm is behind the dog",
    asOf,
    dog([booster]),
    [
      leg("US", "MX", "2027-02-01"),
      leg("MX", "US", "2027-02-05"),
      leg("US", "FR", "2027-03-01"),
      leg("FR", "US", "2027-03-10"),
    ],
    { "screwworm@US": { verdict: "exempt" } },
  ),
  of(
    "five dogs and a bird",
    asOf,
    [1, 2, 3, 4, 5, 6].map((at) => ({
      ...dog([good]),
      key: `p${at}`,
      ...(at === 6 && { species: "other" as const }),
    })),
    [leg("US", "DE", "2027-02-01")],
    { number: { verdict: "unknown" } },
  ),
  ...(
    [
      ["XL Bully", "blocked"],
      ["American XL Bully", "blocked"],
      ["American Bully", "unknown"],
      ["Tosa Inu", "blocked"],
      ["Staffordshire Bull Terrier", "met"],
    ] as const
  ).map(([breed, verdict]) =>
    of(
      `${breed} into Great Britain`,
      asOf,
      dog([good], { breed }),
      [train("FR", "GB", "2027-02-01")],
      {
        breed: { verdict },
      },
    ),
  ),
  of(
    "no certificate exempts a Bengal cat",
    asOf,
    cat([booster], { breed: "Bengal" }),
    [leg("US", "AU", "2027-02-01")],
    { breed: { verdict: "blocked", because: "Cats of this breed can't enter: Bengal." } },
  ),
  of(
    "home to Great Britain from the USA, for which no animal health certificate is issued",
    asOf,
    dog([good]),
    [leg("GB", "US", "2027-01-10"), leg("US", "GB", "2027-01-20")],
    {
      "certificate@GB": { verdict: "window", from: "2027-01-10", until: "2027-01-20" },
      "certificate-return@GB": { verdict: "exempt" },
    },
  ),
  of(
    "home to Great Britain, left without a certificate on record",
    "2027-01-03",
    dog([good]),
    [train("GB", "FR", "2027-01-02"), train("FR", "GB", "2027-01-20")],
    { "certificate-return@GB": { verdict: "unknown", missing: ["pets.0.records"] } },
  ),
  of(
    "a booster before the vaccination ends, or a first one in time",
    asOf,
    dog([rabies("2026-01-15", "2027-01-14", { country: "US", course: "primary" })]),
    [leg("US", "DE", "2027-02-20")],
    {
      "rabies-valid": {
        verdict: "due",
        by: "2027-01-30",
        fix: [
          "Get the rabies booster by January 14, 2027, with no new wait. A later one counts as a first vaccination, with a wait of 21 days.",
        ],
      },
    },
  ),
  of(
    "a vaccination abroad that may end the right to return",
    "2027-01-10",
    dog([
      rabies("2026-01-15", "2027-01-14", { country: "DE" }),
      titer("2026-11-10"),
      rabies("2027-01-05", "2028-01-04", { country: "TR" }),
      passport,
    ]),
    [leg("DE", "TR", "2026-12-01"), leg("TR", "DE", "2027-01-25")],
    {
      "titre-wait@DE": {
        verdict: "unknown",
        because:
          "One source says that a vaccination outside the EU ends the right to return without a wait. Check with the country's own veterinary authority.",
      },
      "certificate@DE": { verdict: "unknown" },
    },
  ),
  of(
    "no day is left between the first and the second deworming",
    "2027-01-20",
    dog([booster, treated("2026-12-15", ["internal"])]),
    [leg("US", "AU", "2027-01-30")],
    {
      "parasite-internal-2": {
        verdict: "blocked",
        earliest: "2027-02-03",
        because:
          "Give the second treatment no more than 5 days before departure. There's no such day before departure.",
      },
    },
  ),
];

test.each(cases)("$title", (each) => {
  const found = judge(each);
  for (const [name, outcome] of Object.entries(each.expect)) {
    expect(found(name), name).toMatchObject(outcome);
  }
});
