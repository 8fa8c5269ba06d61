/** Countries outside Europe and North America, and Norway: met, due, blocked and unknown, for dogs and cats. */
import { describe, expect, test } from "vitest";
import {
  cat,
  certificate,
  dog,
  judge,
  leg,
  of,
  rabies,
  titer,
  type Case,
} from "./cases.testing.ts";
import type { Pet } from "./request.ts";

const asOf = "2026-12-01";
const day = "2027-02-10";
const good = rabies("2026-05-01", "2027-04-30");
const threeYears = rabies("2025-05-01", "2028-04-30", { course: "booster" });
const sample = titer("2026-06-10");

const trip = (
  title: string,
  pet: Pet | readonly Pet[],
  from: string,
  to: string,
  expected: Case["expect"],
  more: Parameters<typeof leg>[3] = {},
): Case => of(title, asOf, pet, [leg(from, to, day, more)], expected);

const puppy = dog([], { birthDate: "2027-01-10", microchip: null });

const cases: readonly Case[] = [
  trip("a cat to Canada from France", cat([good]), "FR", "CA", {
    entry: { verdict: "met" },
    "rabies-valid": { verdict: "met" },
    chip: { verdict: "exempt" },
    quarantine: { verdict: "exempt" },
  }),
  trip("a dog without a vaccination to Canada", dog([]), "BR", "CA", {
    "rabies-valid": { verdict: "due", by: day },
  }),
  trip("a dog to Canada whose shot has no date", dog([rabies(null)]), "FR", "CA", {
    "rabies-valid": { verdict: "unknown" },
  }),

  trip("a cat to Japan from Germany", cat([good]), "DE", "JP", {
    "rabies-second": { verdict: "blocked" },
    "titre-wait": { verdict: "blocked" },
    notice: { verdict: "due", by: "2027-01-01" },
  }),
  trip("a dog to Japan from New Zealand", dog([]), "NZ", "JP", {
    titre: { verdict: "exempt" },
    "rabies-valid": { verdict: "exempt" },
    "low-risk-stay": { verdict: "met" },
  }),
  trip(
    "a dog to Japan that came to New Zealand last month",
    dog([], {
      lived: [
        { country: "US", until: "2026-11-01" },
        { country: "NZ", from: "2026-11-01" },
      ],
    }),
    "NZ",
    "JP",
    { "low-risk-stay": { verdict: "blocked" } },
  ),

  trip("a cat to Norway from Great Britain", cat([good]), "GB", "NO", {
    entry: { verdict: "met" },
    tapeworm: { verdict: "exempt" },
    titre: { verdict: "exempt" },
    certificate: { verdict: "window" },
    notice: { verdict: "due", by: "2027-02-08" },
  }),
  of("a dog to Norway, too late to vaccinate", asOf, dog([]), [leg("GB", "NO", "2026-12-15")], {
    "rabies-wait": { verdict: "blocked", earliest: "2026-12-22" },
    tapeworm: { verdict: "window" },
  }),
  trip("a dog to Norway from Sweden", dog([]), "SE", "NO", {
    "rabies-valid": { verdict: "exempt" },
    tapeworm: { verdict: "window" },
    notice: { verdict: "exempt" },
  }),
  trip("a dog to Norway from Thailand, without a test", dog([good]), "TH", "NO", {
    titre: { verdict: "blocked" },
  }),

  trip("a cat to Singapore from Great Britain", cat([good]), "GB", "SG", {
    "origin-class": { verdict: "met" },
    titre: { verdict: "exempt" },
    quarantine: { verdict: "exempt" },
    parasites: { verdict: "window", from: "2027-02-03", until: "2027-02-08" },
    permit: { verdict: "due" },
  }),
  trip("a dog to Singapore from the USA", dog([good, sample]), "US", "SG", {
    "titre-wait": { verdict: "met" },
    quarantine: { verdict: "unknown" },
    trip: { verdict: "unknown" },
  }),
  trip(
    "a dog to Singapore from the USA, tested too late",
    dog([good, titer("2026-11-20")]),
    "US",
    "SG",
    {
      "titre-wait": { verdict: "blocked", earliest: "2027-02-18" },
    },
  ),

  trip("a cat to Hong Kong from the USA", cat([good]), "US", "HK", {
    entry: { verdict: "met" },
    titre: { verdict: "exempt" },
    quarantine: { verdict: "met", days: 0 },
    permit: { verdict: "due" },
    "rabies-valid": { verdict: "unknown" },
  }),
  trip("a dog to Hong Kong from Thailand", dog([good, titer("2026-12-01")]), "TH", "HK", {
    entry: { verdict: "unknown" },
    "titre-wait": { verdict: "blocked", earliest: "2027-03-01" },
    quarantine: { verdict: "unknown" },
    notice: { verdict: "due", by: "2027-02-09" },
  }),

  trip("a cat to China from Japan", cat([good]), "JP", "CN", {
    entry: { verdict: "met" },
    "rabies-valid": { verdict: "met" },
    titre: { verdict: "exempt" },
    certificate: { verdict: "due", by: day },
  }),
  trip("a dog to China from the USA with an old three-year shot", dog([threeYears]), "US", "CN", {
    "rabies-valid": { verdict: "due" },
    titre: { verdict: "due" },
  }),
  trip("two pets to China", [dog([good]), dog([good], { key: "max" })], "JP", "CN", {
    number: { verdict: "blocked" },
  }),

  trip("a cat to Türkiye, tested in time", cat([good, sample]), "DE", "TR", {
    titre: { verdict: "met" },
    "titre-wait": { verdict: "met" },
    certificate: { verdict: "window" },
  }),
  trip("a dog to Türkiye, tested two months before", dog([good, titer("2026-12-01")]), "US", "TR", {
    "titre-wait": { verdict: "blocked", earliest: "2027-03-01" },
  }),

  trip("a dog to the UAE from Great Britain", dog([good]), "GB", "AE", {
    entry: { verdict: "met" },
    titre: { verdict: "exempt" },
    permit: { verdict: "due" },
    certificate: { verdict: "due" },
  }),
  trip("a dog to the UAE from the USA", dog([good]), "US", "AE", {
    "origin-class": { verdict: "unknown" },
    titre: { verdict: "unknown" },
  }),
  trip("a puppy to the UAE", puppy, "GB", "AE", { age: { verdict: "blocked" } }),
  trip("a cat to the UAE", cat([good]), "GB", "AE", { entry: { verdict: "unknown" } }),

  trip("a cat to South Korea from the USA", cat([good, sample]), "US", "KR", {
    titre: { verdict: "met" },
    "titre-wait": { verdict: "met" },
    certificate: { verdict: "due", by: day },
  }),
  trip("a dog to South Korea, tested a week before", dog([good, titer("2026-12-01")]), "US", "KR", {
    "titre-wait": { verdict: "met" },
  }),
  trip("a dog to South Korea from France", dog([good]), "FR", "KR", {
    "origin-class": { verdict: "unknown" },
    titre: { verdict: "unknown" },
  }),
  trip(
    "five pets to South Korea",
    ["a", "b", "c", "d", "e"].map((key) => dog([good], { key })),
    "US",
    "KR",
    {
      number: { verdict: "blocked" },
    },
  ),

  trip("a dog to Egypt", dog([good]), "US", "EG", {
    entry: { verdict: "met" },
    "rabies-valid": { verdict: "met" },
    permit: { verdict: "unknown" },
    titre: { verdict: "exempt" },
  }),
  trip(
    "a dog to Egypt whose shot is a year old",
    dog([rabies("2026-03-01", "2029-02-28")]),
    "US",
    "EG",
    {
      "rabies-valid": { verdict: "due" },
    },
  ),
  trip("a puppy to Egypt", puppy, "US", "EG", { age: { verdict: "blocked" } }),
  trip("a cat to Egypt", cat([good]), "US", "EG", { entry: { verdict: "unknown" } }),

  trip("a cat to Guatemala", cat([good]), "US", "GT", {
    "rabies-wait": { verdict: "met" },
    parasites: { verdict: "unknown" },
    certificate: { verdict: "due", by: day },
  }),
  of(
    "a dog to India whose booster is a week old",
    asOf,
    dog([good, rabies("2026-11-28", "2027-11-27", { course: "booster" })]),
    [leg("US", "IN", "2026-12-05")],
    { "rabies-wait": { verdict: "unknown" }, "rabies-valid": { verdict: "met" } },
  ),
  trip(
    "a dog to Peru",
    dog([good, certificate("other", { endorsedAt: "2026-11-30" })]),
    "US",
    "PE",
    {
      "rabies-valid": { verdict: "met" },
      certificate: { verdict: "met" },
      parasites: { verdict: "window", from: "2027-01-11", until: day },
    },
  ),
  trip("a cat to Peru without a shot", cat([]), "ES", "PE", {
    "rabies-valid": { verdict: "due" },
    permit: { verdict: "exempt" },
  }),

  trip("a cat to South Africa", cat([good]), "US", "ZA", {
    "disease-tests": { verdict: "exempt" },
    titre: { verdict: "exempt" },
    permit: { verdict: "due" },
  }),
  trip("a dog to South Africa from Brazil", dog([good]), "BR", "ZA", {
    "disease-tests": { verdict: "unknown" },
    titre: { verdict: "unknown" },
  }),

  trip("a cat to India", cat([good]), "US", "IN", {
    entry: { verdict: "unknown" },
    "rabies-valid": { verdict: "met" },
    permit: { verdict: "due" },
  }),
  trip(
    "three dogs to India",
    ["a", "b", "c"].map((key) => dog([good], { key })),
    "US",
    "IN",
    {
      number: { verdict: "blocked" },
    },
  ),

  trip("a cat to Colombia", cat([good]), "US", "CO", {
    "rabies-wait": { verdict: "met" },
    parasites: { verdict: "window", from: "2026-12-12" },
    certificate: { verdict: "window", from: "2027-01-31" },
  }),
  trip("a puppy to Colombia", puppy, "US", "CO", { age: { verdict: "blocked" } }),
  trip("a dog to Costa Rica as cargo", dog([good]), "US", "CR", { permit: { verdict: "due" } }),
  trip(
    "a cat to Costa Rica in the cabin",
    cat([good]),
    "US",
    "CR",
    { permit: { verdict: "exempt" }, examination: { verdict: "window" } },
    { how: "cabin" },
  ),
  trip("a cat to Cuba", cat([good]), "ES", "CU", {
    "rabies-valid": { verdict: "met" },
    certificate: { verdict: "window" },
    parasites: { verdict: "unknown" },
  }),
  trip("a dog to the Dominican Republic", dog([threeYears]), "US", "DO", {
    "rabies-valid": { verdict: "due" },
    examination: { verdict: "window", from: "2027-02-07" },
  }),
  trip("a cat to Panama", cat([good]), "US", "PA", {
    notice: { verdict: "due" },
    quarantine: { verdict: "unknown" },
  }),
];

describe("countries", () => {
  test.each(cases.map((each) => [each.title, each] as const))("%s", (_, each) => {
    const found = judge(each);
    for (const [name, outcome] of Object.entries(each.expect)) {
      expect(found(name), name).toMatchObject(outcome);
    }
  });
});
