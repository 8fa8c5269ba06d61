import { expect, test } from "vitest";
import { airlinePolicy } from "./airlines.ts";
import type { AirlineTopic } from "./facts/airline.ts";

const policy = (airline: string, location: string) => {
  const found = airlinePolicy(airline, location);
  if (!found) throw new Error(`${airline} is not known.`);
  return found;
};
const linesOf = (airline: string, location: string, topic: AirlineTopic) =>
  policy(airline, location).topics.find(({ key }) => key === topic)?.lines ?? [];
const texts = (airline: string, location: string, topic: AirlineTopic) =>
  linesOf(airline, location, topic).map(({ text }) => text);
const listed = (airline: string, location: string, topic: AirlineTopic) =>
  linesOf(airline, location, topic)
    .filter(({ basis }) => basis === "listed")
    .map(({ text }) => text);

test("listed figures are unchanged", () => {
  expect(listed("delta", "national", "baseFee")).toEqual(["$95."]);
  expect(listed("delta", "international", "baseFee")).toEqual(["$200."]);
  expect(listed("american-airlines", "national", "baseFee")).toEqual(["$125."]);
  expect(listed("aeromexico", "national", "baseFee")).toEqual(["1,350 MXN or 162 USD."]);
  expect(listed("aeromexico", "international", "checkedFee")).toEqual(["1,600 MXN or 252 USD."]);
  expect(listed("delta", "national", "serviceAnimals")).toEqual([
    "Maximum of 2 in the cabin, 2 in total.",
  ]);
  expect(listed("american-airlines", "national", "serviceAnimals")).toEqual([
    "Maximum of 1 in the cabin.",
  ]);
  for (const airline of ["delta", "american-airlines", "aeromexico"]) {
    expect(listed(airline, "national", "petsInCabin")).toEqual([
      "Maximum of 1 pet in the cabin per passenger.",
    ]);
    expect(listed(airline, "national", "serviceAnimalFee")).toEqual(["Free."]);
  }
  expect(listed("aeromexico", "national", "emotionalSupport")).toEqual(["Free."]);
  expect(listed("delta", "national", "emotionalSupport")).toEqual(["Free."]);
  expect(listed("american-airlines", "national", "emotionalSupport")).toEqual(["Not accepted."]);
});

test("conflicting figures are both shown, the newer first with its date", () => {
  const [newer, older] = linesOf("delta", "national", "baseFee");
  expect(newer).toMatchObject({ stands: "newer", confidence: "medium" });
  expect(newer?.text).toContain("150 USD or 150 CAD (tickets issued on or after April 8, 2025)");
  expect(newer?.sources.map(({ checked }) => checked)).toContain("Last checked August 16, 2026");
  expect(older).toMatchObject({ stands: "older", text: "$95.", label: "Original listing" });
  expect(
    linesOf("american-airlines", "national", "baseFee").map(({ stands, text }) => [stands, text]),
  ).toEqual([
    ["newer", "$150 (each way)."],
    ["older", "$125."],
  ]);
  expect(policy("delta", "national").disagreements.map(({ topic }) => topic)).toEqual([
    "Cabin fee",
    "Emotional support animals",
  ]);
});

test("prices are in minor units", () => {
  const [, older] = linesOf("aeromexico", "national", "baseFee");
  expect(older?.prices).toEqual([
    {
      amounts: [
        { minor: 135_000, currency: "MXN" },
        { minor: 16_200, currency: "USD" },
      ],
    },
  ]);
});

test("American Airlines says that it no longer accepts emotional support animals", () => {
  expect(policy("american-airlines", "national").notice).toBe(
    "American Airlines no longer accepts emotional support animals.",
  );
  expect(policy("delta", "national").notice).toBeUndefined();
  expect(texts("delta", "national", "emotionalSupport")[0]).toMatch(/^Not accepted/);
});

test("cargo is yes, no, or unknown where sources disagree", () => {
  expect(policy("delta", "national").isCargoAvailable).toBe(false);
  expect(policy("american-airlines", "international").isCargoAvailable).toBeUndefined();
  expect(policy("aeromexico", "national").isCargoAvailable).toBe(true);
});

test("facts about one kind of flight are shown for it only", () => {
  expect(texts("delta", "international", "baseFee").join()).not.toContain("$95");
  expect(texts("delta", "national", "routes")).toEqual([]);
  expect(texts("delta", "international", "routes").join()).toContain("United Kingdom");
  expect(texts("aeromexico", "national", "baseFee")[0]).toContain("1,700 MXN");
  expect(texts("aeromexico", "international", "baseFee")[0]).toContain("$168");
});

test("all three airlines have sizes, weights, documents and rules for snub-nosed pets", () => {
  for (const airline of ["delta", "american-airlines", "aeromexico"])
    for (const topic of ["carrier", "weight", "snubNosed", "documents", "age"] as const)
      expect(texts(airline, "international", topic).length).toBeGreaterThan(0);
});

test("airline and flight type match in any case and with spaces", () => {
  expect(airlinePolicy(" DELTA ", "National")?.airline.key).toBe("delta");
  expect(airlinePolicy("American Airlines", "INTERNATIONAL")?.airline.key).toBe(
    "american-airlines",
  );
});

test.each([
  ["ita-airways", "national"],
  ["delta", "domestic"],
  ["delta", ""],
  ["__proto__", "national"],
  ["constructor", "constructor"],
  ["delta", "__proto__"],
  ["🐕", "national"],
])("there is no policy of %s on %s flights", (airline, location) => {
  expect(airlinePolicy(airline, location)).toBeUndefined();
});

test("a name of any length is answered quickly", () => {
  expect(airlinePolicy("delta".repeat(1_000_000), "national")).toBeUndefined();
});

test("all airlines have the same topics in the same order", () => {
  const keys = (airline: string) =>
    policy(airline, "national").topics.map(({ key, label }) => [key, label]);
  expect(keys("delta").slice(0, 3)).toEqual([
    ["baseFee", "Base fee"],
    ["checkedFee", "Checked pet fee"],
    ["petsInCabin", "Pets in the cabin"],
  ]);
  expect(keys("aeromexico")).toEqual(keys("delta"));
  expect(new Set(keys("delta").map(([key]) => key)).size).toBe(14);
});
