/** Typical trips in Europe: the day itself, the day before, and what is missing. */
import { expect, test } from "vitest";
import {
  cat,
  certificate,
  dog,
  ferry,
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
const passport = {
  kind: "euPassport",
  country: "FR",
  issuedAt: "2023-01-01",
  holderResidence: "FR",
};
const cherbourg = ferry(
  "FR",
  "IE",
  ["2027-04-10", "16:00", "Europe/Paris"],
  ["2027-04-11", "10:45", "Europe/Dublin"],
);
const tapeworm = (day: string, givenTime: string, givenZone = "Europe/Paris") =>
  treated(day, ["tapeworm"], { givenTime, givenZone });

const cases: readonly Case[] = [
  of(
    "a booster on the last valid day needs no wait",
    "2026-11-30",
    dog([rabies("2025-12-01", "2026-11-30"), rabies("2026-11-30", "2027-11-29")]),
    [train("GB", "FR", "2026-12-01")],
    { "rabies-wait": { verdict: "met" }, "rabies-valid": { verdict: "met" } },
  ),
  of(
    "of two first doses, the wait begins with the second",
    "2026-11-01",
    dog([
      rabies("2026-10-01", "2026-11-30", { course: "primary", dose: 1 }),
      rabies("2026-10-25", "2027-10-24", { course: "primary", dose: 2 }),
    ]),
    [train("GB", "FR", "2026-11-14")],
    { "rabies-wait": { verdict: "blocked", earliest: "2026-11-15" } },
  ),
  of(
    "a microchip that was read on the day of the vaccination",
    "2026-11-22",
    dog([rabies("2026-10-05", "2027-10-04")], {
      microchip: { implantedAt: null, readAt: "2026-10-05" },
    }),
    [leg("US", "DE", "2026-12-05")],
    { "chip-before-rabies": { verdict: "met" } },
  ),
  of(
    "a microchip that is only planned",
    "2026-11-22",
    dog([], { microchip: { implantedAt: "2026-12-05" } }),
    [leg("US", "DE", "2027-02-05")],
    { chip: { verdict: "due" } },
  ),
  of(
    "vaccinated on the day of 12 weeks",
    "2026-11-25",
    dog([rabies("2026-11-22", "2027-11-21")], {
      birthDate: "2026-08-30",
      microchip: { implantedAt: "2026-10-20" },
    }),
    [train("GB", "FR", "2026-12-13")],
    { "rabies-age": { verdict: "met" }, "rabies-wait": { verdict: "met" } },
  ),
  of(
    "no date of birth",
    "2026-11-25",
    dog([rabies("2026-11-01", "2027-10-31")], { birthDate: null }),
    [train("GB", "FR", "2026-12-13")],
    { "rabies-age": { verdict: "unknown", missing: ["pets.0.birthDate"] } },
  ),
  of(
    "a vaccination that ends on the eve of entry",
    "2027-01-05",
    dog([rabies("2026-02-14", "2027-02-13")]),
    [train("GB", "FR", "2027-02-14")],
    {
      "rabies-valid": { verdict: "due", by: "2027-02-13" },
      "rabies-wait": { verdict: "due", by: "2027-02-13" },
    },
  ),
  of(
    "a vaccination that has lapsed, with too little time",
    "2027-02-01",
    dog([rabies("2026-01-16", "2027-01-15")]),
    [train("GB", "FR", "2027-02-14")],
    {
      "rabies-valid": { verdict: "blocked", earliest: "2027-02-22" },
      "rabies-wait": { verdict: "blocked", earliest: "2027-02-22" },
      trip: { verdict: "blocked", earliest: "2027-02-22" },
    },
  ),
  of(
    "a vaccination that has lapsed, with time for another",
    "2027-02-01",
    dog([rabies("2026-01-16", "2027-01-15")]),
    [train("GB", "FR", "2027-03-14")],
    { "rabies-valid": { verdict: "due", by: "2027-02-21" } },
  ),
  of(
    "the year of a first vaccination in the USA ends on its eve",
    "2026-04-22",
    dog([rabies("2025-05-01", "2028-04-30", { country: "US", course: "primary" })]),
    [leg("US", "DE", "2026-05-01")],
    { "rabies-valid": { verdict: "due", by: "2026-04-30" } },
  ),
  of(
    "a booster in the USA counts for as long as its label states",
    "2026-11-22",
    dog([
      rabies("2024-05-01", "2025-04-30", { country: "US", course: "primary" }),
      rabies("2025-04-30", "2028-04-29", { country: "US", course: "booster" }),
    ]),
    [leg("US", "DE", "2027-02-20")],
    { "rabies-valid": { verdict: "met" } },
  ),
  of(
    "Great Britain a day before both readings",
    "2027-01-05",
    dog([rabies("2027-01-01", "2027-12-31")]),
    [train("FR", "GB", "2027-01-21")],
    { "rabies-wait": { verdict: "blocked", earliest: "2027-01-22" } },
  ),
  of(
    "Great Britain on the day that satisfies both readings",
    "2027-01-05",
    dog([rabies("2027-01-01", "2027-12-31")]),
    [train("FR", "GB", "2027-01-23")],
    { "rabies-wait": { verdict: "met" } },
  ),
  of(
    "nothing done yet: all of it by the last day for the vaccination",
    "2026-11-22",
    dog([], { microchip: null }),
    [leg("US", "DE", "2027-02-20")],
    {
      chip: { verdict: "due", by: "2027-01-30" },
      "rabies-wait": { verdict: "due", by: "2027-01-30" },
      "chip-before-rabies": { verdict: "due", by: "2027-01-30" },
    },
  ),
  of(
    "a wait is over, however long the vaccination is valid",
    "2026-11-22",
    dog([rabies("2026-11-22", null)]),
    [leg("US", "DE", "2026-12-13")],
    { "rabies-valid": { verdict: "unknown" }, "rabies-wait": { verdict: "met" } },
  ),
  of(
    "endorsed on the tenth day before entry",
    "2027-02-12",
    dog([
      good,
      certificate("eu-noncommercial", { issuedAt: "2027-02-01", endorsedAt: "2027-02-10" }),
    ]),
    [leg("US", "DE", "2027-02-20")],
    { certificate: { verdict: "met" } },
  ),
  of(
    "endorsed on the eleventh day before entry",
    "2027-02-12",
    dog([
      good,
      certificate("eu-noncommercial", { issuedAt: "2027-02-01", endorsedAt: "2027-02-09" }),
    ]),
    [leg("US", "DE", "2027-02-20")],
    { certificate: { verdict: "window", from: "2027-02-10", until: "2027-02-20" } },
  ),
  of(
    "signed by the vet 31 days before entry",
    "2027-02-12",
    dog([
      good,
      certificate("eu-noncommercial", { issuedAt: "2027-01-20", endorsedAt: "2027-02-11" }),
    ]),
    [leg("US", "DE", "2027-02-20")],
    { certificate: { verdict: "window" } },
  ),
  of(
    "a certificate that is not endorsed",
    "2027-02-12",
    dog([good, certificate("eu-noncommercial", { issuedAt: "2027-02-11" })]),
    [leg("US", "DE", "2027-02-20")],
    { certificate: { verdict: "window" } },
  ),
  of(
    "a form of another destination",
    "2027-02-12",
    dog([good, certificate("aphis-7001", { issuedAt: "2027-02-11", endorsedAt: "2027-02-11" })]),
    [leg("US", "DE", "2027-02-20")],
    { certificate: { verdict: "window" } },
  ),
  of(
    "an EU passport of a resident",
    "2027-01-12",
    dog([good, { ...passport }]),
    [train("CH", "DE", "2027-02-20")],
    { certificate: { verdict: "met" } },
    { residence: "FR" },
  ),
  of(
    "an EU passport whose holder lives elsewhere",
    "2027-01-12",
    dog([good, { ...passport, holderResidence: "GB" }]),
    [train("GB", "FR", "2027-02-20")],
    { certificate: { verdict: "window" } },
    { residence: "GB" },
  ),
  of(
    "an old model on its last day",
    "2027-03-30",
    dog([
      good,
      certificate("eu-noncommercial", {
        issuedAt: "2027-03-25",
        endorsedAt: "2027-03-26",
        model: "577/2013",
      }),
    ]),
    [leg("MX", "ES", "2027-03-31")],
    { certificate: { verdict: "met" } },
  ),
  of(
    "onward on the day after six months",
    "2027-05-01",
    dog([
      booster,
      certificate("eu-noncommercial", { endorsedAt: "2027-01-05", checkedAt: "2027-01-10" }),
    ]),
    [leg("US", "FR", "2027-01-10"), leg("FR", "ES", "2027-07-11")],
    { "certificate-onward@ES": { verdict: "blocked" } },
  ),
  of(
    "onward on the last day of six months",
    "2027-05-01",
    dog([
      booster,
      certificate("eu-noncommercial", { endorsedAt: "2027-01-05", checkedAt: "2027-01-10" }),
    ]),
    [leg("US", "FR", "2027-01-10"), leg("FR", "ES", "2027-07-10")],
    { "certificate-onward@ES": { verdict: "met" } },
  ),
  of(
    "a certificate from before day 21",
    "2027-01-22",
    dog([rabies("2027-01-01", "2027-12-31"), certificate("gb-ahc", { issuedAt: "2027-01-21" })]),
    [train("GB", "FR", "2027-01-24")],
    { certificate: { verdict: "window" } },
  ),
  of(
    "blood drawn on day 29",
    "2026-11-22",
    dog([rabies("2026-08-10", "2027-08-09"), titer("2026-09-08")]),
    [leg("TR", "DE", "2027-01-15")],
    {
      "titre-sample": { verdict: "blocked", earliest: "2027-02-22" },
      titre: { verdict: "blocked", earliest: "2027-02-22" },
    },
  ),
  of(
    "three calendar months to the day",
    "2026-08-01",
    cat([good, titer("2026-07-01")]),
    [leg("TR", "DE", "2026-10-01")],
    { "titre-wait": { verdict: "met" } },
  ),
  of(
    "a test result that is too low, with time for another",
    "2026-11-22",
    dog([rabies("2026-05-01", "2029-04-30"), titer("2026-08-10", { valueIuPerMl: 0.49 })]),
    [leg("TR", "DE", "2027-06-15")],
    { "titre-level": { verdict: "due", by: "2027-03-15" } },
  ),
  of(
    "a lab that is not approved",
    "2026-11-22",
    dog([good, titer("2026-08-10", { laboratoryApproved: false })]),
    [leg("TR", "DE", "2026-12-15")],
    { "titre-laboratory": { verdict: "blocked" } },
  ),
  of(
    "a lab of which nothing is known",
    "2026-11-22",
    dog([good, titer("2026-08-10", { laboratoryApproved: null })]),
    [leg("TR", "DE", "2026-12-15")],
    {
      "titre-laboratory": { verdict: "unknown", missing: ["pets.0.records.1.laboratoryApproved"] },
    },
  ),
  of(
    "a booster in time keeps the test",
    "2026-11-22",
    dog([
      rabies("2025-06-01", "2026-05-31"),
      titer("2025-07-10"),
      rabies("2026-05-31", "2027-05-30"),
    ]),
    [leg("TR", "DE", "2026-12-20")],
    { titre: { verdict: "met" }, "titre-wait": { verdict: "met" } },
  ),
  of(
    "tested in the EU after a vaccination elsewhere",
    "2026-11-23",
    dog([rabies("2025-05-01", "2028-04-30", { country: "TR" }), titer("2026-10-10")]),
    [leg("DE", "TR", "2026-12-01"), leg("TR", "DE", "2026-12-10")],
    { "titre-wait@DE": { verdict: "unknown" } },
  ),
  of(
    "tested in the EU after a vaccination in an unknown country",
    "2026-11-23",
    dog([rabies("2025-05-01", "2028-04-30"), titer("2026-10-10")]),
    [leg("DE", "TR", "2026-12-01"), leg("TR", "DE", "2026-12-10")],
    { "titre-wait@DE": { verdict: "unknown", missing: ["pets.0.records.0.country"] } },
  ),
  of(
    "the permit of Switzerland on its last day",
    "2026-11-22",
    dog([good, titer("2026-08-10")]),
    [leg("TR", "CH", "2026-12-20")],
    { permit: { verdict: "due", by: "2026-11-29" }, "titre-wait": { verdict: "met" } },
  ),
  of(
    "the permit of Switzerland too late",
    "2026-12-10",
    dog([good, titer("2026-08-10")]),
    [leg("TR", "CH", "2026-12-20")],
    { permit: { verdict: "blocked", earliest: "2026-12-31" } },
  ),
  of(
    "no permit of Switzerland on the road",
    "2026-12-10",
    dog([good, titer("2026-08-10")]),
    [leg("TR", "CH", "2026-12-20", { mode: "car", how: null })],
    { permit: { verdict: "exempt" } },
  ),
  of(
    "a country that the lists of Great Britain may or may not have",
    "2026-12-10",
    dog([booster]),
    [leg("TR", "GB", "2027-01-20")],
    { titre: { verdict: "unknown" }, "origin-class": { verdict: "unknown" } },
  ),
  of(
    "nothing done yet, for a country with a titer test",
    "2026-11-22",
    dog([]),
    [leg("IN", "FR", "2027-06-20")],
    {
      "titre-wait": { verdict: "due", by: "2027-03-20" },
      "rabies-valid": { verdict: "due", by: "2027-02-18" },
    },
  ),
  of(
    "treated 24 hours before to the minute",
    "2027-04-10",
    dog([rabies("2026-06-01", "2027-05-31"), tapeworm("2027-04-10", "11:45")]),
    [cherbourg],
    { tapeworm: { verdict: "met" } },
  ),
  of(
    "treated a minute too late",
    "2027-04-10",
    dog([rabies("2026-06-01", "2027-05-31"), tapeworm("2027-04-10", "11:46")]),
    [cherbourg],
    { tapeworm: { verdict: "blocked", earliest: "2027-04-11T10:46+01:00[Europe/Dublin]" } },
  ),
  of(
    "treated a minute too early, with time for another",
    "2027-04-07",
    dog([rabies("2026-06-01", "2027-05-31"), tapeworm("2027-04-06", "11:44")]),
    [cherbourg],
    { tapeworm: { verdict: "window" } },
  ),
  of(
    "a treatment against something unknown",
    "2027-04-09",
    dog([
      rabies("2026-06-01", "2027-05-31"),
      { kind: "parasite", givenAt: "2027-04-08", givenTime: "10:00", givenZone: "Europe/Paris" },
    ]),
    [cherbourg],
    { tapeworm: { verdict: "unknown", missing: ["pets.0.records.1.against"] } },
  ),
  of(
    "a treatment against something else",
    "2027-04-09",
    dog([
      rabies("2026-06-01", "2027-05-31"),
      treated("2027-04-08", ["external"], { givenTime: "10:00", givenZone: "Europe/Paris" }),
    ]),
    [cherbourg],
    { tapeworm: { verdict: "window" } },
  ),
  of(
    "the same moment in the clock of another zone",
    "2027-04-10",
    dog([rabies("2026-06-01", "2027-05-31"), tapeworm("2027-04-10", "05:45", "America/New_York")]),
    [cherbourg],
    { tapeworm: { verdict: "met" } },
  ),
  of(
    "no time of arrival",
    "2027-04-01",
    dog([rabies("2026-06-01", "2027-05-31")]),
    [{ ...cherbourg, arrivalTime: null, arrivalZone: null }],
    {
      tapeworm: {
        verdict: "window",
        // Right for an arrival in any hour and zone of that day.
        from: "2027-04-07T13:59+02:00[Europe/Paris]",
        until: "2027-04-09T12:00+02:00[Europe/Paris]",
        missing: ["trip.legs.0.arrivalTime"],
      },
    },
  ),
  of(
    "a booster in time keeps the chain, beside a new first vaccination",
    "2027-01-05",
    cat([rabies("2026-02-01", "2027-01-31")]),
    [leg("US", "DE", "2027-03-10")],
    {
      "rabies-wait": {
        verdict: "due",
        by: "2027-02-17",
        because:
          "The vaccination expires before that day. A booster by January 31, 2027 keeps it valid with no new wait. A later one counts only after 21 days.",
        fix: [
          "Get the rabies booster by January 31, 2027, with no new wait. A later one counts as a first vaccination, with a wait of 21 days.",
        ],
      },
    },
  ),
  of(
    "a booster in time is the only way where a new wait would be too long",
    "2027-01-25",
    cat([rabies("2026-02-01", "2027-01-31")]),
    [leg("US", "DE", "2027-02-10")],
    {
      "rabies-wait": {
        verdict: "due",
        by: "2027-01-31",
        fix: [
          "Get the rabies booster by January 31, 2027, with no new wait. A later one counts as a first vaccination, with a wait of 21 days.",
        ],
      },
    },
  ),
  of(
    "no time of arrival, in a known zone",
    "2027-04-01",
    dog([rabies("2026-06-01", "2027-05-31")]),
    [{ ...cherbourg, arrivalTime: null }],
    {
      tapeworm: {
        verdict: "window",
        from: "2027-04-07T00:59+02:00[Europe/Paris]",
        until: "2027-04-10T01:00+02:00[Europe/Paris]",
      },
    },
  ),
  of(
    "too late for an arrival in the morning, and in time for one at night",
    "2027-04-10",
    dog([rabies("2026-06-01", "2027-05-31")]),
    [{ ...cherbourg, arrivalTime: null, arrivalZone: null }],
    { tapeworm: { verdict: "unknown", missing: ["trip.legs.0.arrivalTime"] } },
  ),
  of(
    "Norway in the clock of Sweden",
    "2027-04-01",
    dog([rabies("2026-06-01", "2027-05-31")]),
    [
      ferry(
        "SE",
        "NO",
        ["2027-04-10", "08:00", "Europe/Stockholm"],
        ["2027-04-10", "12:00", "Europe/Oslo"],
      ),
    ],
    {
      tapeworm: {
        verdict: "window",
        from: "2027-04-05T12:00+02:00[Europe/Stockholm]",
        until: "2027-04-09T12:00+02:00[Europe/Stockholm]",
      },
    },
  ),
  of(
    "directly from Finland, by way of an airport that is not left",
    "2027-04-01",
    dog([rabies("2026-06-01", "2027-05-31")]),
    [leg("FI", "DE", "2027-04-10", { airside: true }), leg("DE", "GB", "2027-04-10")],
    { "tapeworm@GB": { verdict: "exempt" } },
  ),
  of(
    "hours over the end of summer time",
    "2026-10-20",
    dog([rabies("2026-06-01", "2027-05-31")]),
    [
      ferry(
        "FR",
        "IE",
        ["2026-10-24", "16:00", "Europe/Paris"],
        ["2026-10-25", "10:45", "Europe/Dublin"],
      ),
    ],
    {
      tapeworm: {
        verdict: "window",
        from: "2026-10-20T12:45+02:00[Europe/Paris]",
        until: "2026-10-24T12:45+02:00[Europe/Paris]",
      },
    },
  ),
  of(
    "the window closed before today",
    "2027-04-11",
    dog([rabies("2026-06-01", "2027-05-31")]),
    [cherbourg],
    { tapeworm: { verdict: "blocked" } },
  ),
  of(
    "the owner travels six days after the pet",
    "2027-01-05",
    cat([good]),
    [leg("US", "GB", "2027-02-01")],
    { companion: { verdict: "blocked", earliest: "2027-02-02" } },
    { ownerTravels: "2027-02-07" },
  ),
  of(
    "six pets",
    "2027-01-05",
    [1, 2, 3, 4, 5, 6].map((i) => ({ ...dog([good]), key: "p" + i })),
    [leg("US", "DE", "2027-02-01")],
    { number: { verdict: "blocked" } },
  ),
  of(
    "a pet that is sold",
    "2027-01-05",
    dog([good]),
    [leg("US", "DE", "2027-02-01")],
    { "non-commercial": { verdict: "blocked" } },
    { purpose: "commercial" },
  ),
  of(
    "a mix of a banned type",
    "2027-01-05",
    dog([good], { breed: "Pit bull mix" }),
    [leg("US", "GB", "2027-02-01")],
    { breed: { verdict: "unknown" } },
  ),
  of(
    "in the cabin to Great Britain",
    "2027-01-05",
    dog([good]),
    [leg("US", "GB", "2027-02-01", { how: "cabin" })],
    { trip: { verdict: "blocked" } },
  ),
  of(
    "four pets to Mexico",
    "2027-01-05",
    [1, 2, 3, 4].map((i) => ({ ...dog([good]), key: "p" + i })),
    [leg("US", "MX", "2027-02-01")],
    { number: { verdict: "blocked" } },
  ),
  of(
    "Switzerland asks for a certificate",
    "2027-01-05",
    dog([booster]),
    [leg("US", "CH", "2027-02-01")],
    {
      certificate: { verdict: "window", from: "2027-01-22", until: "2027-02-01" },
      // The cantons' lists of breeds are not known whole.
      breed: { verdict: "unknown" },
      trip: { verdict: "unknown" },
    },
  ),
  of(
    "Switzerland accepts the EU passport of a resident",
    "2027-01-05",
    dog([good, passport]),
    [train("FR", "CH", "2027-02-01")],
    { certificate: { verdict: "met" }, breed: { verdict: "unknown" } },
  ),
  of(
    "overnight to Ireland in the clock of New York",
    "2027-01-20",
    dog([booster]),
    [
      {
        ...leg("US", "IE", "2027-02-01"),
        departureTime: "20:00",
        departureZone: "America/New_York",
        arrivalDate: "2027-02-02",
        arrivalTime: "07:30",
        arrivalZone: "Europe/Dublin",
      },
    ],
    {
      tapeworm: {
        verdict: "window",
        from: "2027-01-28T02:30-05:00[America/New_York]",
        until: "2027-02-01T02:30-05:00[America/New_York]",
      },
    },
  ),
  of(
    "a vaccination without a date",
    "2026-11-22",
    dog([rabies(null, "2027-12-01")]),
    [leg("US", "DE", "2027-02-20")],
    {
      "rabies-valid": { verdict: "unknown", missing: ["pets.0.records.0.givenAt"] },
      trip: { verdict: "unknown" },
    },
  ),
  of(
    "a titer test counts as long as boosters are in time",
    "2026-11-22",
    dog(
      [
        rabies("2020-05-01", "2023-04-30", { country: "TR" }),
        titer("2020-07-10"),
        rabies("2023-04-20", "2026-04-19", { country: "TR" }),
        rabies("2026-04-10", "2029-04-09", { country: "TR" }),
      ],
      { birthDate: "2019-01-01", microchip: { implantedAt: "2019-05-01" } },
    ),
    [leg("TR", "DE", "2026-12-20")],
    { titre: { verdict: "met" }, "titre-wait": { verdict: "met" } },
  ),
  of(
    "a banned breed in Germany",
    "2026-11-22",
    dog([good], { breed: "American Pit Bull Terrier" }),
    [leg("US", "DE", "2027-01-31"), leg("DE", "US", "2027-03-01")],
    { "breed@DE": { verdict: "blocked" } },
  ),
  of(
    "a banned breed on a visit of four weeks to Germany",
    "2026-11-22",
    dog([good], { breed: "amstaff" }),
    [leg("US", "DE", "2027-01-31"), leg("DE", "US", "2027-02-28")],
    { "breed@DE": { verdict: "due", by: "2027-01-31" } },
  ),
  of(
    "a banned breed in Germany, who knows for how long",
    "2026-11-22",
    dog([good], { breed: "Pit bull" }),
    [leg("US", "DE", "2027-01-31")],
    { breed: { verdict: "unknown" } },
  ),
  of(
    "a banned breed that moves to Germany",
    "2026-11-22",
    dog([good], { breed: "Staffie" }),
    [leg("US", "DE", "2027-01-31")],
    { breed: { verdict: "blocked" } },
    { stay: "move" },
  ),
  of(
    "there and back within the EU",
    "2026-11-22",
    dog([good, passport]),
    [
      train("FR", "DE", "2027-01-02"),
      train("DE", "FR", "2027-01-05"),
      train("FR", "DE", "2027-01-10"),
    ],
    { trip: { verdict: "met" } },
  ),
];

test.each(cases)("$title", (each) => {
  const found = judge(each);
  for (const [name, outcome] of Object.entries(each.expect)) {
    expect(found(name), name).toMatchObject(outcome);
  }
});
