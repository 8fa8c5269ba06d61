import { describe, expect, test } from "vitest";
import { authorities } from "../facts/authorities.ts";
import { citesAuthorities } from "../facts/cites.ts";
import { afterMove } from "../after-move.ts";
import { borderName } from "../border-text.ts";
import { animalOf } from "./animals.ts";
import { cat, certificate, dog, judge, leg, of, rabies, titer, train } from "./cases.testing.ts";
import { readiness } from "./engine.ts";
import type { Pet, Trip } from "./request.ts";
import { ruleBook } from "./rules.ts";
import type { Judged } from "./verdict.ts";

const asOf = "2026-12-09";

const other = (breed: string | null, records: Pet["records"] = [], more?: Partial<Pet>): Pet =>
  dog(records, { species: "other", breed, ...more });

const entry = (pet: Pet, from: string, to: string): Judged | undefined => {
  const found = judge(of("", asOf, pet, [leg(from, to, "2026-12-20")], {}))("entry");
  return found && "requirement" in found ? found : undefined;
};

describe("what an animal is called", () => {
  test.each([
    ["African grey parrot", "parrot"],
    ["Budgie", "parrot"],
    ["parrotfish", "fish"],
    ["Goldfish", "fish"],
    ["Hermann's tortoise", "tortoise"],
    ["Ball python", "reptile"],
    ["Guinea pig", "rodent"],
    ["Mini lop", "rabbit"],
    ["Jill, an albino ferret", "ferret"],
    ["Frettchen", "ferret"],
    ["dragon", undefined],
  ])("%s", (name, animal) => {
    expect(animalOf({ species: "other", breed: name })).toBe(animal);
  });

  test("says nothing of a dog or a cat", () => {
    expect(animalOf({ species: "dog", breed: "ferret" })).toBeUndefined();
    expect(animalOf({ species: "other", breed: null })).toBeUndefined();
  });
});

describe("an animal without rules", () => {
  test("is unknown, with the authority and both CITES authorities by name", () => {
    const found = entry(other("African grey parrot"), "US", "DE");
    expect(found).toMatchObject({ verdict: "unknown", confidence: "low" });
    expect(found?.because).toBe(
      "We don't have rules for parrots. Ask the Federal Ministry of Agriculture (BMLEH).",
    );
    expect(found?.fix?.join(" ")).toMatch(/U\.S\. Fish and Wildlife Service.*Germany \(BfN/);
    expect(found?.missing).toBeUndefined();
    expect(found?.sources.map(({ address }) => address)).toEqual([
      authorities["DE"]?.address,
      citesAuthorities["US"]?.address,
      citesAuthorities["DE"]?.address,
    ]);
  });

  test("that CITES does not cover is not sent to its authorities", () => {
    expect(entry(other("Rabbit"), "US", "GB")).toMatchObject({ verdict: "unknown" });
    expect(entry(other("Rabbit"), "US", "GB")?.fix).toBeUndefined();
  });

  test("asks for its name only where a name could decide", () => {
    expect(entry(other(null), "DE", "AT")?.missing).toEqual(["pets.0.breed"]);
    expect(entry(other(null), "US", "JP")?.missing).toBeUndefined();
    expect(entry(other("dragon"), "DE", "AT")?.missing).toBeUndefined();
  });

  test("is blocked where an official text names it", () => {
    expect(entry(other("Bearded dragon"), "US-CA", "US-HI")).toMatchObject({
      verdict: "blocked",
      confidence: "official",
    });
    expect(entry(other("Ferret"), "JP", "US-HI")).toMatchObject({ verdict: "blocked" });
    expect(entry(other("Rabbit"), "US-CA", "US-HI")).toMatchObject({ verdict: "unknown" });
  });

  test.each(Object.keys(authorities).filter((code) => code !== "US"))(
    "names who decides on entry to %s",
    (code) => {
      const found = entry(other("Iguana"), "US", code);
      expect(found?.verdict).toBe("unknown");
      expect(found?.because).toContain(authorities[code]?.name);
      expect(found?.fix?.[0]).toContain(borderName({ country: code }));
    },
  );

  test("in a country we know nothing of is for its veterinary authority", () => {
    const found = entry(other("Iguana"), "US", "LA");
    expect(found?.because).toMatch(/Ask the veterinary authority of Laos/);
  });
});

describe("a ferret", () => {
  const vaccinated = [
    rabies("2024-05-01", "2025-04-30", { course: "primary", country: "US" }),
    rabies("2025-04-20", "2028-04-19", { course: "booster", country: "US" }),
    certificate("eu-noncommercial", { issuedAt: "2026-12-15", endorsedAt: "2026-12-16" }),
  ];
  const judged = (pet: Pet, from: string, to: string, trip?: Partial<Trip>, day = "2026-12-17") =>
    readiness(
      [pet],
      { residence: from, legs: [leg(from, to, "2026-12-20")], ...trip },
      ruleBook,
      day,
    )[0];
  const verdicts = (pet: Pet, from: string, to: string) =>
    Object.fromEntries(
      (judged(pet, from, to)?.requirements ?? []).map(({ requirement, verdict }) => [
        requirement,
        verdict,
      ]),
    );

  test("is judged in the EU as dogs and cats are", () => {
    const found = verdicts(other("Ferret", vaccinated), "US", "DE");
    expect(found).toMatchObject({
      entry: "met",
      chip: "met",
      "rabies-age": "met",
      "rabies-valid": "met",
      certificate: "met",
      titre: "exempt",
      tapeworm: "exempt",
      number: "met",
    });
  });

  test("needs no tapeworm treatment in Great Britain", () => {
    const found = judge(
      of("", asOf, other("ferret", vaccinated), [train("FR", "GB", "2026-12-20")], {}),
    );
    expect(found("tapeworm")).toMatchObject({ verdict: "exempt" });
    expect(found("chip")).toMatchObject({ verdict: "met" });
    expect(found("certificate")).not.toMatchObject({ verdict: "met" });
  });

  test("without a vaccination is as little ready as a cat", () => {
    const [ferret, like] = [other("ferret"), cat([])].map((pet) => judged(pet, "US", "FR"));
    expect(ferret?.verdict).toBe(like?.verdict);
    const open = (found: typeof ferret) =>
      found?.requirements
        .filter(({ verdict }) => verdict !== "exempt" && verdict !== "met")
        .map(({ requirement }) => requirement)
        .filter((requirement) => requirement !== "breed" && !requirement.startsWith("airline"));
    expect(open(ferret)).toEqual(open(like));
  });

  test("from an unlisted country needs the titer test", () => {
    const records = [...vaccinated, titer("2026-08-01", { country: "IN" })];
    expect(verdicts(other("ferret", records), "IN", "FR")).toMatchObject({ titre: "met" });
    expect(verdicts(other("ferret", vaccinated), "IN", "FR")["titre"]).not.toBe("met");
  });

  test.each(["AU", "NZ", "CA", "JP", "CH", "NO", "MX"])("is unknown in %s", (code) => {
    expect(judged(other("ferret", vaccinated), "DE", code)?.verdict).toBe("unknown");
  });

  test("is as unknown as any other animal once its name is gone", () => {
    expect(verdicts(other(null, vaccinated), "US", "DE")).toEqual({
      entry: "unknown",
      airline: "unknown",
    });
  });
});

describe("moving for good", () => {
  const six = Array.from({ length: 6 }, (_, at) => cat([], { key: `cat-${at}` }));
  const number = (stay: Trip["stay"]) =>
    judge(of("", asOf, six, [leg("US", "FR", "2026-12-20")], {}, { stay }))("number");

  test("doesn't lift the limit of five, and says that shows alone do", () => {
    expect(number("move")).toMatchObject({
      verdict: "blocked",
      because: expect.stringContaining("only shows and competitions"),
    });
  });

  test("a visit and a trip that doesn't say are as before", () => {
    expect(number("visit")).toEqual(number(undefined));
  });
});

describe("after a move", () => {
  const left = (stay: Trip["stay"], from: string, to: string, pets: readonly Pet[] = [dog([])]) =>
    afterMove({ stay, legs: [leg(from, to, "2026-12-20")] }, pets, asOf).map(({ title }) => title);

  test("customs, papers, registration and tax are left to do, each with its source", () => {
    expect(left("move", "US", "DE")).toEqual([
      "Customs relief",
      "EU pet passport",
      "Dog tax and registration",
    ]);
    expect(left("move", "FR", "DE")).toEqual(["Dog tax and registration"]);
    expect(left("move", "US", "DE", [cat([])])).not.toContain("Dog tax and registration");
    expect(left("move", "US", "GB")).toEqual(["Transfer of residence relief"]);
    expect(left("move", "US", "LA")).toEqual([]);
  });

  test("a visit leaves nothing", () => {
    expect(left("visit", "US", "DE")).toEqual([]);
    expect(left(null, "US", "DE")).toEqual([]);
  });
});
