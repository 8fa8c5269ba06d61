/** Typical trips to other countries: the day itself, the day before, and what is missing. */
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
  treated,
  type Case,
} from "./cases.testing.ts";

const good = rabies("2026-05-01", "2027-04-30");
const toJapan = (day: string) => [leg("US", "JP", day, { how: "hold" })];
const fromUsa = (to: string, day: string, arrivalDate: string) => [
  leg("US", to, day, { arrivalDate }),
];
const cover = rabies("2026-04-01", "2029-03-31", { course: "booster" });
const sample = titer("2026-06-03", { receivedAt: "2026-06-10" });

const cases: readonly Case[] = [
  of(
    "six months on the day",
    "2026-11-22",
    dog([], { birthDate: "2026-07-15", microchip: { implantedAt: "2026-10-10" } }),
    [leg("DE", "US", "2027-01-15")],
    { age: { verdict: "met" } },
  ),
  of(
    "a receipt on its last day",
    "2026-11-22",
    dog([
      {
        kind: "importForm",
        form: "cdc-dog-import",
        issuedAt: "2026-11-01",
        departureCountry: "DE",
      },
    ]),
    [leg("DE", "US", "2027-05-01")],
    { form: { verdict: "met" } },
  ),
  of(
    "a receipt a day too old",
    "2026-11-22",
    dog([
      {
        kind: "importForm",
        form: "cdc-dog-import",
        issuedAt: "2026-11-01",
        departureCountry: "DE",
      },
    ]),
    [leg("DE", "US", "2027-05-02")],
    { form: { verdict: "due", by: "2027-05-02" } },
  ),
  of(
    "a cat from anywhere",
    "2026-11-22",
    cat([], { microchip: null, birthDate: "2026-10-01" }),
    [leg("BR", "US", "2026-12-02")],
    {
      form: { verdict: "exempt" },
      age: { verdict: "exempt" },
      titre: { verdict: "exempt" },
      chip: { verdict: "exempt" },
      trip: { verdict: "met" },
    },
  ),
  of(
    "vaccinated in the USA, to be certified before leaving",
    "2026-11-22",
    dog([rabies("2026-04-01", "2027-03-31", { country: "US", course: "booster" })]),
    [leg("US", "CO", "2026-12-20"), leg("CO", "US", "2027-01-25")],
    {
      "cdc-vaccination-paper@US": { verdict: "due", by: "2026-12-20" },
      "titre@US": { verdict: "exempt" },
      "facility@US": { verdict: "exempt" },
    },
  ),
  of(
    "vaccinated and certified in the USA",
    "2026-12-22",
    dog([
      rabies("2026-04-01", "2027-03-31", { country: "US", course: "booster" }),
      { kind: "healthCertificate", form: "cdc-us-rabies", endorsedAt: "2026-12-01" },
    ]),
    [leg("US", "CO", "2026-12-20"), leg("CO", "US", "2027-01-25")],
    { "cdc-vaccination-paper@US": { verdict: "met" }, "titre@US": { verdict: "exempt" } },
  ),
  of(
    "a first vaccination too young to be certified",
    "2026-11-22",
    dog([rabies("2026-11-20", "2027-11-19", { country: "US", course: "primary" })]),
    [leg("US", "CO", "2026-12-10"), leg("CO", "US", "2027-01-25")],
    { "cdc-vaccination-paper@US": { verdict: "blocked", earliest: "2026-12-18" } },
  ),
  of(
    "blood drawn 28 days before",
    "2026-11-24",
    dog([
      rabies("2026-03-10", "2027-03-09", { country: "IN", course: "primary" }),
      titer("2026-11-23"),
    ]),
    [leg("IN", "US", "2026-12-21")],
    { "titre-wait": { verdict: "met" }, facility: { verdict: "due" } },
  ),
  of(
    "nothing done yet in a high-risk country",
    "2026-11-22",
    dog([], { microchip: null }),
    [leg("IN", "US", "2026-12-21")],
    { titre: { verdict: "blocked", earliest: "2027-01-19" } },
  ),
  of(
    "where the pet was is not known",
    "2026-11-22",
    dog([], { lived: null }),
    [leg("DE", "US", "2027-02-20")],
    { "low-risk-stay": { verdict: "unknown", missing: ["pets.0.lived"] } },
  ),
  of(
    "a stay in a country on no list",
    "2026-11-22",
    dog([], {
      lived: [
        { country: "KE", until: "2026-11-01" },
        { country: "DE", from: "2026-11-01" },
      ],
    }),
    [leg("DE", "US", "2027-02-20")],
    { "low-risk-stay": { verdict: "unknown" } },
  ),
  of(
    "inspected for screwworm six days before",
    "2027-02-10",
    dog([{ kind: "healthCertificate", form: "screwworm", issuedAt: "2027-02-04" }]),
    [leg("MX", "US", "2027-02-10")],
    { screwworm: { verdict: "window", from: "2027-02-05", until: "2027-02-10" } },
  ),
  of("a country that may have screwworm", "2027-02-01", dog([]), [leg("BR", "US", "2027-02-10")], {
    screwworm: { verdict: "unknown" },
  }),
  of(
    "Canada, which the CDC's lists of high-risk countries leave out",
    "2027-02-01",
    dog([]),
    [leg("CA", "US", "2027-02-10", { mode: "car", how: null })],
    {
      "origin-class": { verdict: "met" },
      "low-risk-stay": { verdict: "met" },
      form: { verdict: "due", by: "2027-02-10" },
    },
  ),
  of(
    "a puppy under three months",
    "2027-03-01",
    dog([], { birthDate: "2027-01-01", microchip: null }),
    [leg("US", "CA", "2027-03-05", { mode: "car", how: null })],
    { "rabies-valid": { verdict: "exempt" } },
  ),
  of(
    "a puppy of three months on the day",
    "2027-03-01",
    dog([], { birthDate: "2026-12-05", microchip: null }),
    [leg("US", "CA", "2027-03-05", { mode: "car", how: null })],
    { "rabies-valid": { verdict: "due", by: "2027-03-05" } },
  ),
  of("pets from elsewhere to Canada", "2027-03-01", dog([good]), [leg("FR", "CA", "2027-03-05")], {
    entry: { verdict: "met" },
    "rabies-valid": { verdict: "met" },
  }),
  of(
    "a certificate without a duration, within its year",
    "2027-02-01",
    cat([rabies("2026-02-20", null)]),
    [leg("US", "CA", "2027-02-19")],
    { "rabies-valid": { verdict: "met" } },
  ),
  of(
    "second vaccination on day 29",
    "2026-06-01",
    dog([
      rabies("2026-01-10", "2027-01-09"),
      rabies("2026-02-08", "2027-02-07"),
      titer("2026-02-09"),
    ]),
    toJapan("2026-08-08"),
    { "rabies-second": { verdict: "blocked", earliest: "2026-11-28" } },
  ),
  of(
    "notice a day too late",
    "2026-11-23",
    dog([
      rabies("2026-01-10", "2027-01-09"),
      rabies("2026-02-09", "2027-02-08"),
      titer("2026-02-09"),
    ]),
    toJapan("2027-01-01"),
    { notice: { verdict: "blocked", earliest: "2027-01-02" } },
  ),
  of(
    "a day short of the wait is a day of quarantine",
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
    },
  ),
  of(
    "blood drawn before the second vaccination",
    "2026-06-01",
    dog([
      rabies("2026-01-10", "2027-01-09"),
      rabies("2026-02-09", "2027-02-08"),
      titer("2026-02-08"),
    ]),
    toJapan("2026-09-08"),
    { "titre-sample": { verdict: "blocked", earliest: "2026-11-28" } },
  ),
  of(
    "a test of two years to the day",
    "2026-01-01",
    dog([
      rabies("2024-01-10", "2027-01-09"),
      rabies("2024-02-09", "2027-02-08"),
      titer("2024-02-09"),
    ]),
    toJapan("2026-02-09"),
    { "titre-valid": { verdict: "met" } },
  ),
  of(
    "nothing done yet, for Japan",
    "2026-11-22",
    dog([], { microchip: null }),
    toJapan("2027-01-01"),
    {
      "titre-wait": { verdict: "blocked", earliest: "2027-06-20" },
      trip: { verdict: "blocked", earliest: "2027-06-20" },
    },
  ),
  of(
    "a notice that can't arrive in time anymore",
    "2026-11-23",
    dog([good]),
    toJapan("2026-12-23"),
    {
      notice: {
        verdict: "blocked",
        because:
          "It must arrive at least 40 days before entry. That day, November 13, 2026, has passed.",
      },
    },
  ),
  of(
    "a country that Japan doesn't designate",
    "2026-11-22",
    dog([good]),
    [leg("DE", "JP", "2027-06-01")],
    { "rabies-second": { verdict: "due" }, titre: { verdict: "due" } },
  ),
  of(
    "179 days after the sample reached the lab",
    "2026-11-22",
    dog([cover, sample]),
    fromUsa("AU", "2026-12-06", "2026-12-08"),
    { "titre-wait": { verdict: "blocked", earliest: "2026-12-07", earliestOf: "departure" } },
  ),
  of(
    "no day of arrival at the lab",
    "2026-11-22",
    dog([cover, titer("2026-06-03")]),
    fromUsa("AU", "2026-12-07", "2026-12-09"),
    { "titre-wait": { verdict: "unknown", missing: ["pets.0.records.1.receivedAt"] } },
  ),
  of(
    "cover broken after the sample",
    "2026-11-22",
    dog([
      rabies("2025-08-01", "2026-07-31"),
      titer("2026-06-03", { receivedAt: "2026-06-10" }),
      rabies("2026-08-05", "2027-08-04"),
    ]),
    fromUsa("AU", "2026-12-07", "2026-12-09"),
    { "rabies-valid": { verdict: "blocked", earliest: "2027-05-21", earliestOf: "departure" } },
  ),
  of(
    "identity checked at an earlier visit",
    "2026-11-22",
    dog([cover, sample, { kind: "identityCheck", givenAt: "2026-05-20" }]),
    fromUsa("AU", "2026-12-07", "2026-12-09"),
    { quarantine: { verdict: "met", days: 10, until: "2026-12-19" } },
  ),
  of(
    "identity checked at the same visit",
    "2026-11-22",
    dog([cover, sample, { kind: "identityCheck", givenAt: "2026-06-03" }]),
    fromUsa("AU", "2026-12-07", "2026-12-09"),
    { quarantine: { days: 30 } },
  ),
  of(
    "the windows before export to Australia",
    "2026-11-22",
    dog([cover, sample]),
    fromUsa("AU", "2027-01-30", "2027-02-01"),
    {
      "parasite-internal-1": { verdict: "window", from: "2026-12-16", until: "2027-01-16" },
      "parasite-internal-2": { verdict: "window", from: "2027-01-25", until: "2027-01-30" },
      "parasite-external": { verdict: "due", by: "2026-12-31" },
      influenza: { verdict: "due", by: "2027-01-16" },
      examination: { verdict: "window", from: "2027-01-25", until: "2027-01-30" },
    },
  ),
  of(
    "dewormed twice within 13 days",
    "2027-01-28",
    dog([cover, sample, treated("2027-01-12", ["internal"]), treated("2027-01-25", ["internal"])]),
    fromUsa("AU", "2027-01-30", "2027-02-01"),
    { "parasite-internal-2": { verdict: "window", from: "2027-01-26", until: "2027-01-30" } },
  ),
  of(
    "influenza vaccination 13 days before",
    "2027-01-28",
    dog([cover, sample, { kind: "vaccination", against: ["influenza"], givenAt: "2027-01-17" }]),
    fromUsa("AU", "2027-01-30", "2027-02-01"),
    { influenza: { verdict: "blocked", earliest: "2027-01-31", earliestOf: "departure" } },
  ),
  of(
    "a year that may be 365 days, in a leap year",
    "2027-12-01",
    dog([
      rabies("2026-04-01", "2029-03-31", { course: "booster" }),
      titer("2027-03-01", { receivedAt: "2027-03-05" }),
    ]),
    fromUsa("AU", "2028-03-01", "2028-03-03"),
    { "titre-valid": { verdict: "unknown" } },
  ),
  of(
    "a first vaccination under six months old for New Zealand",
    "2026-11-22",
    dog([rabies("2026-09-05", "2027-09-04"), titer("2026-10-10")]),
    fromUsa("NZ", "2027-02-20", "2027-02-22"),
    { "rabies-wait": { verdict: "blocked", earliest: "2027-03-05", earliestOf: "departure" } },
  ),
  of(
    "30 working days for the permit of New Zealand, with eight weeks advised",
    "2026-11-22",
    dog([cover, titer("2026-06-03")]),
    fromUsa("NZ", "2027-02-20", "2027-02-22"),
    {
      permit: {
        verdict: "due",
        // The 30th working day after it is the Friday before this Saturday.
        by: "2027-01-08",
        because:
          "The permit must be issued before arrival, which takes 30 business days. Public holidays aren't counted, so allow 8 weeks: apply by December 26, 2026.",
      },
    },
  ),
  of(
    "29 working days for the permit of New Zealand",
    "2027-01-11",
    dog([cover, titer("2026-06-03")]),
    fromUsa("NZ", "2027-02-20", "2027-02-22"),
    { permit: { verdict: "unknown", earliest: "2027-02-22", earliestOf: "departure" } },
  ),
  of(
    "an examination for Japan eleven days before boarding",
    "2027-02-10",
    dog([cover, certificate("other", { issuedAt: "2027-02-09", country: "US" })]),
    fromUsa("JP", "2027-02-20", "2027-02-21"),
    { examination: { verdict: "window", from: "2027-02-10", until: "2027-02-20" } },
  ),
  of(
    "the permit of Thailand says the last day by either count",
    "2026-11-22",
    dog([cover]),
    fromUsa("TH", "2027-01-30", "2027-02-01"),
    {
      permit: {
        verdict: "window",
        from: "2026-12-13",
        until: "2027-01-25",
        because:
          "Apply for the permit between December 13, 2026 and January 25, 2027. Thailand's embassy counts the days before departure: apply by January 23, 2027. A dog without a leptospirosis vaccination needs a negative test within 30 days before departure.",
      },
    },
  ),
  of(
    "six days before departure are too few for the permit of Thailand",
    "2027-01-24",
    dog([cover]),
    fromUsa("TH", "2027-01-30", "2027-02-01"),
    { permit: { verdict: "blocked" } },
  ),
  of(
    "six months in the country of export",
    "2026-11-22",
    dog([cover, titer("2026-06-03")], {
      lived: [
        { country: "DE", until: "2026-10-01" },
        { country: "US", from: "2026-10-01" },
      ],
    }),
    fromUsa("NZ", "2027-02-20", "2027-02-22"),
    { "low-risk-stay": { verdict: "blocked", earliest: "2027-04-01", earliestOf: "departure" } },
  ),
  of(
    "Hawaii on the first day",
    "2026-12-05",
    dog([
      rabies("2025-10-01", "2026-09-30"),
      rabies("2026-09-20", "2027-09-19"),
      titer("2026-11-25", { receivedAt: "2026-12-01" }),
    ]),
    [leg("US", "US-HI", "2026-12-31")],
    {
      "titre-wait": { verdict: "met" },
      "rabies-second": { verdict: "met" },
      documents: { verdict: "due", by: "2026-12-21" },
    },
  ),
  of(
    "two doses 30 days apart",
    "2026-12-05",
    dog([
      rabies("2026-08-21", "2027-08-20"),
      rabies("2026-09-20", "2027-09-19"),
      titer("2026-11-01", { receivedAt: "2026-11-05" }),
    ]),
    [leg("US", "US-HI", "2026-12-31")],
    { "rabies-second": { verdict: "blocked" } },
  ),
  of(
    "two doses 31 days apart",
    "2026-12-05",
    dog([
      rabies("2026-08-20", "2027-08-19"),
      rabies("2026-09-20", "2027-09-19"),
      titer("2026-11-01", { receivedAt: "2026-11-05" }),
    ]),
    [leg("US", "US-HI", "2026-12-31")],
    { "rabies-second": { verdict: "met" } },
  ),
  of(
    "nothing done yet, for Chile",
    "2026-12-01",
    dog([rabies("2026-06-01", "2027-05-31")]),
    [leg("US", "CL", "2027-01-15", { arrivalDate: "2027-01-16" })],
    {
      parasites: { verdict: "window", from: "2026-12-16", until: "2027-01-10" },
      certificate: { verdict: "window", from: "2027-01-06", until: "2027-01-15" },
    },
  ),
  of(
    "the microchip between Chile's two dates",
    "2026-06-20",
    dog([rabies("2026-01-01", "2026-12-31")], { microchip: null }),
    [leg("US", "CL", "2026-07-01")],
    { chip: { verdict: "unknown" } },
  ),
  of(
    "the microchip from Chile's later date",
    "2026-06-20",
    dog([rabies("2026-01-01", "2026-12-31")], { microchip: null }),
    [leg("US", "CL", "2026-07-27")],
    { chip: { verdict: "due", by: "2026-07-27" } },
  ),
  of(
    "25 days for Argentina",
    "2026-12-22",
    dog([rabies("2026-12-20", "2027-12-19")]),
    [leg("US", "AR", "2027-01-14")],
    { "rabies-wait": { verdict: "unknown" } },
  ),
  of(
    "20 days for Argentina",
    "2026-12-22",
    dog([rabies("2026-12-20", "2027-12-19")]),
    [leg("US", "AR", "2027-01-09")],
    { "rabies-wait": { verdict: "blocked", earliest: "2027-01-10" } },
  ),
  of(
    "a first vaccination too young for the application",
    "2027-01-20",
    dog([
      rabies("2027-01-10", "2028-01-09"),
      {
        kind: "vaccination",
        against: ["distemper", "hepatitis", "parvovirus", "leptospirosis"],
        givenAt: "2026-06-01",
        validUntil: "2027-05-31",
      },
    ]),
    [leg("US", "TH", "2027-02-01")],
    {
      permit: { verdict: "blocked", earliest: "2027-02-07" },
      "rabies-wait": { verdict: "blocked", earliest: "2027-02-07" },
    },
  ),
  of(
    "a vaccination that Thailand asks for besides",
    "2026-11-22",
    dog([
      rabies("2026-06-01", "2027-05-31"),
      {
        kind: "vaccination",
        against: ["distemper", "hepatitis", "parvovirus"],
        givenAt: "2026-06-01",
        validUntil: "2027-05-31",
      },
    ]),
    [leg("US", "TH", "2027-02-01")],
    { permit: { verdict: "window", from: "2026-12-03", until: "2027-01-25" } },
  ),
  of(
    "Philippine waits before the application and before travel",
    "2026-11-22",
    dog([rabies("2026-11-20", "2027-11-19")]),
    [leg("US", "PH", "2026-12-02")],
    {
      permit: { verdict: "blocked", earliest: "2026-12-04" },
      "rabies-wait": { verdict: "blocked", earliest: "2026-12-11" },
    },
  ),
  of(
    "a permit on its last day",
    "2026-11-22",
    dog([
      rabies("2026-06-01", "2027-05-31"),
      { kind: "permit", form: "spsic", issuedAt: "2026-11-20" },
    ]),
    [leg("US", "PH", "2027-01-19")],
    { permit: { verdict: "met" } },
  ),
  of(
    "Bali by its airport",
    "2026-11-22",
    cat([good]),
    [leg("AU", { country: "ID", airport: "DPS" }, "2027-01-19")],
    { entry: { verdict: "blocked" } },
  ),
  of(
    "Indonesia outside Bali",
    "2026-11-22",
    cat([good]),
    [leg("AU", { country: "ID", airport: "CGK" }, "2027-01-19")],
    { entry: { verdict: "unknown" } },
  ),
  of(
    "a schedule of Singapore that is not known",
    "2026-11-22",
    dog([good, titer("2026-08-01")]),
    [leg("KE", "SG", "2027-01-19")],
    { "origin-class": { verdict: "unknown" }, trip: { verdict: "unknown" } },
  ),
  of("Mexico from Europe", "2027-01-01", dog([good]), [leg("FR", "MX", "2027-01-19")], {
    certificate: { verdict: "window", from: "2027-01-04", until: "2027-01-19" },
    "rabies-valid": { verdict: "met" },
  }),
  of(
    "parasites treated a day too early for Mexico",
    "2027-01-01",
    dog([treated("2026-07-18", ["internal", "external"])]),
    [leg("US", "MX", "2027-01-19")],
    { parasites: { verdict: "due", by: "2027-01-19" } },
  ),
  of(
    "a mix of a banned cat",
    "2026-11-22",
    cat([cover, sample], { breed: "Bengal mix" }),
    [leg("US", "AU", "2027-01-31")],
    { breed: { verdict: "unknown" } },
  ),
  of(
    "six months after a high-risk country decide the whole trip",
    "2026-11-22",
    dog([], {
      lived: [
        { country: "IN", until: "2026-08-20" },
        { country: "DE", from: "2026-08-20" },
      ],
    }),
    [leg("DE", "US", "2027-02-19")],
    {
      "low-risk-stay": { verdict: "blocked", earliest: "2027-02-20" },
      trip: { verdict: "blocked", earliest: "2027-02-20" },
    },
  ),
  of(
    "a permit of another country",
    "2026-11-22",
    dog([
      cover,
      sample,
      {
        kind: "permit",
        form: "other",
        issuedAt: "2026-11-01",
        validUntil: "2027-11-01",
        country: "NZ",
      },
    ]),
    [leg("US", "AU", "2027-03-07", { arrivalDate: "2027-03-09" })],
    { permit: { verdict: "due" } },
  ),
  of(
    "six months after a leap day",
    "2026-11-22",
    dog([], { birthDate: "2028-02-29" }),
    [leg("DE", "US", "2028-08-28")],
    { age: { verdict: "blocked", earliest: "2028-08-29" } },
  ),
  of(
    "a cat without a vaccination for Mexico",
    "2027-01-01",
    cat([]),
    [leg("GB", "MX", "2027-01-19")],
    { "rabies-valid": { verdict: "due", by: "2027-01-19" } },
  ),
];

test.each(cases)("$title", (each) => {
  const found = judge(each);
  for (const [name, outcome] of Object.entries(each.expect)) {
    expect(found(name), name).toMatchObject(outcome);
  }
});
