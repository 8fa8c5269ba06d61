/** What a record proves: doses in order, days that touch, and dates that contradict each other. */
import { expect, test } from "vitest";
import {
  cat,
  certificate,
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

const asOf = "2026-11-22";
const good = rabies("2026-05-01", "2027-04-30");
const cover = rabies("2026-04-01", "2029-03-31", { course: "booster" });
const passport = { kind: "euPassport", country: "DE", holderResidence: "DE" };
const puppy = { birthDate: "2026-07-01", microchip: { implantedAt: "2026-09-20" } };
const canvac = (givenAt: string, dose: number) =>
  rabies(givenAt, "2027-09-30", { product: "Canvac R", dose });
const toAustralia = [leg("US", "AU", "2027-01-30", { arrivalDate: "2027-02-01" })];
const toJapan = (arrivalDate: string) => [leg("US", "JP", "2026-08-06", { arrivalDate })];

const cases: readonly Case[] = [
  of(
    "the first of two doses under five months is no vaccination yet",
    "2026-10-20",
    dog([canvac("2026-10-01", 1)], puppy),
    [train("FR", "GB", "2026-11-25")],
    {
      "rabies-wait": {
        verdict: "due",
        by: "2026-11-04",
        fix: ["Get the pet's next rabies vaccination dose."],
      },
    },
  ),
  of(
    "21 days count from the second of two doses",
    "2026-10-20",
    dog([canvac("2026-10-01", 1), canvac("2026-10-15", 2)], puppy),
    [train("FR", "GB", "2026-11-04")],
    { "rabies-wait": { verdict: "blocked", earliest: "2026-11-05" } },
  ),
  of(
    "a booster that follows the microchip, to a vaccination before it",
    asOf,
    dog([rabies("2025-12-01", "2026-11-30"), rabies("2026-11-15", "2027-11-14")], {
      microchip: { implantedAt: "2026-06-01" },
    }),
    [train("GB", "FR", "2026-11-28")],
    {
      "chip-before-rabies": { verdict: "met" },
      "rabies-wait": { verdict: "blocked", earliest: "2026-12-06" },
    },
  ),
  of(
    "a booster by its name, a first vaccination by its day",
    asOf,
    dog([
      rabies("2025-11-01", "2026-10-31"),
      rabies("2026-11-10", "2027-11-09", { course: "booster" }),
    ]),
    [train("GB", "FR", "2026-11-25")],
    { "rabies-wait": { verdict: "blocked", earliest: "2026-12-01" } },
  ),
  of(
    "a booster to a vaccination of unknown length",
    asOf,
    dog([rabies("2025-11-01", null), rabies("2026-11-10", "2027-11-09")]),
    [train("GB", "FR", "2026-11-25")],
    {
      "rabies-valid": { verdict: "met" },
      "rabies-wait": { verdict: "unknown", missing: ["pets.0.records.0.validUntil"] },
    },
  ),
  of(
    "a year in the USA whatever the label states: the booster after it came late",
    asOf,
    dog([
      rabies("2024-01-15", "2027-01-14", { country: "US", course: "primary" }),
      rabies("2026-11-10", "2029-11-09", { country: "US" }),
    ]),
    [leg("US", "DE", "2026-11-25")],
    { "rabies-wait": { verdict: "blocked", earliest: "2026-12-01" } },
  ),
  of(
    "a vaccination that is only booked",
    asOf,
    dog([rabies("2026-12-01", "2027-11-30")]),
    [train("GB", "FR", "2027-01-10")],
    { "rabies-valid": { verdict: "due", by: "2026-12-20" } },
  ),
  of(
    "vaccinated before it was born",
    asOf,
    dog([rabies("2026-05-10", "2027-05-09")], { birthDate: "2026-06-01" }),
    [train("GB", "FR", "2027-01-25")],
    { "rabies-age": { verdict: "due" }, "rabies-valid": { verdict: "due", by: "2027-01-04" } },
  ),
  of(
    "an endorsement eleven days before an arrival over night",
    "2027-02-12",
    dog([good, certificate("eu-noncommercial", { endorsedAt: "2027-02-10" })]),
    [leg("US", "DE", "2027-02-20", { arrivalDate: "2027-02-21" })],
    { certificate: { verdict: "window", from: "2027-02-11", until: "2027-02-20" } },
  ),
  of(
    "a booked endorsement is none",
    "2027-02-12",
    dog([
      good,
      certificate("eu-noncommercial", { issuedAt: "2027-02-10", endorsedAt: "2027-02-15" }),
    ]),
    [leg("US", "DE", "2027-02-20")],
    { certificate: { verdict: "window", from: "2027-02-10", until: "2027-02-20" } },
  ),
  ...(
    [
      ["2027-02-20", "met"],
      ["2027-02-19", "window"],
    ] as const
  ).map(([endorsedAt, verdict]) =>
    of(
      `a British certificate of ${endorsedAt}`,
      "2027-03-01",
      cat([good, certificate("gb-certificate", { issuedAt: endorsedAt, endorsedAt })]),
      [leg("US", "GB", "2027-03-02")],
      { certificate: { verdict } },
    ),
  ),
  of(
    "tested before leaving the EU, back on the passport",
    asOf,
    dog([rabies("2026-05-01", "2027-04-30", { country: "DE" }), titer("2026-11-10"), passport]),
    [leg("DE", "TR", "2026-12-01"), leg("TR", "GR", "2026-12-15"), train("GR", "DE", "2026-12-16")],
    {
      "titre-wait@GR": { verdict: "exempt" },
      "certificate@GR": { verdict: "met" },
      "certificate-onward@DE": { verdict: "met" },
    },
  ),
  of(
    "a test without a result from a lab that is not approved",
    asOf,
    dog([good, titer("2026-08-10", { valueIuPerMl: null, laboratoryApproved: false })]),
    [leg("TR", "DE", "2026-12-15")],
    {
      "titre-level": { verdict: "unknown", missing: ["pets.0.records.1.valueIuPerMl"] },
      "titre-laboratory": { verdict: "blocked" },
      trip: { verdict: "blocked", earliest: "2027-02-22" },
    },
  ),
  of(
    "a receipt of the CDC half a year and a day before",
    asOf,
    dog([
      {
        kind: "importForm",
        form: "cdc-dog-import",
        issuedAt: "2026-07-14",
        departureCountry: "FR",
      },
    ]),
    [leg("FR", "US", "2027-01-15")],
    { form: { verdict: "due", by: "2027-01-15" } },
  ),
  of(
    "blood drawn 29 days after the vaccination, for the CDC",
    "2026-11-24",
    dog([
      rabies("2026-03-10", "2027-03-09", { country: "IN", course: "primary" }),
      titer("2026-04-08"),
    ]),
    [leg("IN", "US", "2026-12-20")],
    { "titre-sample": { verdict: "blocked", earliest: "2026-12-22" } },
  ),
  of(
    "a second vaccination after the first has lapsed, for Japan",
    "2026-06-01",
    dog([
      rabies("2025-01-10", "2026-01-09"),
      rabies("2026-02-09", "2027-02-08"),
      titer("2026-02-09"),
    ]),
    toJapan("2026-08-08"),
    { "rabies-second": { verdict: "blocked", earliest: "2026-11-28" } },
  ),
  of(
    "the 180th day is missed by one",
    "2026-06-01",
    dog([
      rabies("2026-01-10", "2027-01-09"),
      rabies("2026-02-09", "2027-02-08"),
      titer("2026-02-09"),
    ]),
    toJapan("2026-08-07"),
    {
      "titre-wait": { verdict: "blocked", earliest: "2026-08-08" },
      quarantine: { verdict: "met", days: 1, until: "2026-08-08" },
      notice: { verdict: "due", by: "2026-06-28" },
    },
  ),
  of(
    "dewormed 45 and 5 days before export",
    "2027-01-29",
    dog([cover, treated("2026-12-16", ["internal"]), treated("2027-01-25", ["internal"])]),
    toAustralia,
    { "parasite-internal-1": { verdict: "met" }, "parasite-internal-2": { verdict: "met" } },
  ),
  of(
    "tick treatment of a dog a day late for export",
    "2027-01-10",
    dog([cover, treated("2027-01-01", ["external"])]),
    toAustralia,
    {
      "parasite-external": { verdict: "blocked", earliest: "2027-01-31", earliestOf: "departure" },
    },
  ),
  of(
    "a vaccination that ends between the blood test and the export",
    asOf,
    dog([
      rabies("2026-01-01", "2026-12-31", { course: "booster" }),
      titer("2026-06-03", { receivedAt: "2026-06-10" }),
    ]),
    toAustralia,
    { "rabies-valid": { verdict: "due", by: "2026-12-31" }, titre: { verdict: "met" } },
  ),
];

test.each(cases)("$title", (each) => {
  const found = judge(each);
  for (const [name, outcome] of Object.entries(each.expect)) {
    expect(found(name), name).toMatchObject(outcome);
  }
});
