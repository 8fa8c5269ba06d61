import { describe, expect, test } from "vitest";
import { operatorPolicies } from "../readiness/operator/policies.ts";
import type { Pet } from "../readiness/request.ts";
import { ask, cat, companies, dog, verdictsOf } from "./cases.testing.ts";
import { rankOf, type Question, type Ways } from "./question.ts";

const newYork = "New York, US, JFK";
const london = "London, GB, LHR";
const edinburgh = "Edinburgh, GB, EDI";
const paris = "Paris, FR, CDG";

type Case = [
  name: string,
  question: [from: string, to: string, pets: readonly Pet[], more?: Partial<Question>],
  /** Companies of a way that people have gone: it is open. */
  open: readonly string[],
  /** What failed, or what a rule closes: it is in no way that works. */
  closed: readonly string[],
];

const two = [cat("one"), cat("two")];
const pug = dog("Pug", 8, { snubNosed: true });
const parrot: Pet = {
  key: "parrot",
  species: "other",
  breed: "African grey parrot",
  weightKg: 0.4,
  records: [],
};

/** Journeys that people have described, and what failed on them. */
const journeys: readonly Case[] = [
  [
    "two cats from New York to Edinburgh",
    [newYork, edinburgh, two, { people: 2 }],
    ["cabin + dfds"],
    ["eurostar-london"],
  ],
  [
    "two cats from Atlanta to Glasgow",
    ["Atlanta, US, ATL", "Glasgow, GB, GLA", two, { people: 2 }],
    ["cabin + dfds"],
    ["eurostar-london"],
  ],
  [
    "a small dog from Paris to London",
    [paris, london, [dog("Chihuahua", 3)]],
    ["leshuttle"],
    ["eurostar-london", "AF cabin"],
  ],
  [
    "a cat and no car",
    [newYork, edinburgh, [cat()]],
    ["cabin + leshuttle"],
    ["BA cabin", "DL cabin"],
  ],
  [
    "a dog of 15 pounds from California",
    ["Los Angeles, US, LAX", london, [dog("Miniature Schnauzer", 6.8)]],
    ["cabin + leshuttle"],
    ["BA cabin", "VS cabin"],
  ],
  [
    "pugs from Detroit",
    ["Detroit, US, DTW", london, [pug]],
    ["cabin + leshuttle"],
    ["DL hold", "BA cabin"],
  ],
  [
    "a golden retriever from New York",
    [newYork, london, [dog("Golden Retriever", 30)]],
    [],
    ["cabin"],
  ],
  [
    "cats out of the United Kingdom",
    [london, "Boston, US, BOS", two, { people: 2 }],
    ["cabin"],
    ["BA cabin"],
  ],
  [
    "a dog from Cork to France without a car",
    ["Cork, IE, ORK", paris, [dog("Labrador Retriever", 28)]],
    ["brittany", "stena + leshuttle"],
    ["eurostar-london"],
  ],
  [
    "two dogs and a parrot to Spain",
    [london, "Madrid, ES, MAD", [dog("Beagle", 12), dog("Poodle", 20), parrot], { hasCar: true }],
    [],
    ["cabin"],
  ],
  [
    "a dog over the Strait of Gibraltar",
    ["Málaga, ES, AGP", "Tangier, MA, TNG", [dog("Beagle", 12)], { hasCar: true }],
    [],
    [],
  ],
  [
    "a very large dog from Alaska",
    ["Anchorage, US, ANC", "Los Angeles, US, LAX", [dog("Great Dane", 70)]],
    [],
    ["cabin", "AS hold"],
  ],
];

/** Whether companies are those of a name: all of it, or in their order. */
const has = (text: string, name: string): boolean =>
  ` ${text} `.includes(` ${name} `) || text.endsWith(name);
const isOpen = (answer: Ways, name: string): boolean =>
  answer.ways.some(
    (way) => rankOf(way.verdict) <= rankOf("works-if") && companies(way).includes(name),
  );

describe("journeys that people described", () => {
  test.each(journeys)("%s", (_, question, open, closed) => {
    const answer = ask(...question);
    for (const name of open) expect(verdictsOf(answer).join("\n")).toContain(name);
    for (const name of open) expect(isOpen(answer, name)).toBe(true);
    const working = answer.ways.filter(({ verdict }) => verdict === "works");
    for (const way of working)
      for (const name of closed) expect(companies(way)).not.toContain(name);
    const direct = answer.ways.filter(
      ({ legs }) => legs.filter((leg) => leg.operator).length === 1,
    );
    for (const way of direct)
      if (way.verdict !== "unknown")
        for (const name of closed) expect(has(companies(way), name)).toBe(false);
  });
});

const rejectedBy = ({ rejected }: Ways) => rejected.map(({ title }) => title);

describe("what decides", () => {
  test("into Britain isn't out of Britain", () => {
    const into = ask(paris, london, [cat()]);
    const out = ask(london, paris, [cat()]);
    const closed = into.ways.flatMap(({ legs }) =>
      legs.filter(
        ({ operator, how, to }) =>
          operator === "AF" && how === "cabin" && ["GB", "IE"].includes(to.country),
      ),
    );
    expect(closed).toEqual([]);
    expect(into.ways.map(({ key }) => key)).not.toEqual(out.ways.map(({ key }) => key));
    expect(into.ways[0]?.borders.map(({ country }) => country)).toEqual(["GB"]);
    expect(out.ways[0]?.borders.map(({ country }) => country)).toEqual(["FR"]);
  });

  test("by air, Britain takes cargo alone", () => {
    const { ways } = ask(newYork, london, [dog("Golden Retriever", 30)]);
    const flown = ways.flatMap(({ legs }) =>
      legs.filter(({ mode, to }) => mode === "flight" && to.country === "GB"),
    );
    expect(flown.filter(({ how }) => how !== "cargo")).toEqual([]);
  });

  test("Eurostar is turned down with its reason and source", () => {
    const answer = ask(paris, london, [dog("Beagle", 10)]);
    const eurostar = answer.rejected.find(({ title }) => title === "Eurostar: Paris to London");
    expect(eurostar?.because).toMatch(/no pets/);
    expect(eurostar?.sources.length).toBeGreaterThan(0);
  });

  test("a company that takes vehicles alone is turned down on foot", () => {
    expect(rejectedBy(ask(paris, london, [dog("Beagle", 10)]))).toContain(
      "P&O Ferries: Calais to Dover on foot",
    );
  });

  test.each([
    [7, true],
    [9, false],
    [30, false],
  ])("a dog of %s kg flies with Air France in the cabin: %s", (weight, flies) => {
    const answer = ask(newYork, paris, [dog("Beagle", weight)]);
    const isTurnedDown = rejectedBy(answer).includes(
      "Air France: in the cabin from New York to Paris",
    );
    expect(isTurnedDown).toBe(!flies);
  });

  test("no pet that can't turn in its carrier flies in the cabin, whatever weight isn't published", () => {
    const answer = ask(newYork, paris, [dog("Golden Retriever", 30)]);
    expect(verdictsOf(answer).filter((way) => way.includes("cabin"))).toEqual([]);
    expect(rejectedBy(answer)).toContain("Delta: in the cabin from New York to Paris");
  });

  test("a weight that isn't given leaves the cabin unknown", () => {
    const { ways } = ask(newYork, paris, [dog("Beagle", 7, { weightKg: null })]);
    const flown = ways.flatMap(({ legs }) =>
      legs.filter(({ mode, how }) => mode === "flight" && how === "cabin"),
    );
    expect(flown.length).toBeGreaterThan(0);
    expect(new Set(flown.map(({ verdict }) => verdict))).toEqual(new Set(["unknown"]));
  });

  test("between Great Britain and Northern Ireland there is a border", () => {
    const { ways } = ask("Belfast, GB, BFS", "Liverpool, GB", [cat()], { hasCar: true });
    const crossed = ways.flatMap(({ borders }) => borders);
    expect(crossed.length).toBeGreaterThan(0);
  });

  test("a trip inside a country is as unknown by train and car as it is in a trip", () => {
    const { ways } = ask("Berlin, DE, BER", "Munich, DE, MUC", [cat()], { hasCar: true });
    expect(new Set(ways.map(({ verdict }) => verdict))).toEqual(new Set(["unknown"]));
  });

  test("what a border closes is turned down by the company that crosses it", () => {
    const { rejected } = ask(paris, london, [cat()]);
    const byAir = rejected.filter(({ because }) => because.startsWith("By air"));
    expect(byAir.filter(({ title }) => !title.endsWith("to London"))).toEqual([]);
  });

  test("one step for two borders is listed once, and every authority has a name", () => {
    const unvaccinated = dog("Beagle", 7, { records: [], microchip: null });
    for (const { conditions } of ask(newYork, london, [unvaccinated]).ways) {
      const texts = conditions.map(({ text }) => text);
      expect(texts.filter((text) => text.includes("microchip")).length).toBeLessThanOrEqual(1);
      expect(texts.filter((text) => /authority of\s*:/.test(text))).toEqual([]);
    }
  });

  test("more cats than hands are turned down in the cabin", () => {
    expect(verdictsOf(ask(newYork, paris, two)).filter((way) => way.includes("DL cabin"))).toEqual(
      [],
    );
  });

  test("a breed that a company names doesn't board", () => {
    const answer = ask("Amsterdam, NL, AMS", london, [dog("Dogo Argentino", 40)]);
    expect(rejectedBy(answer).some((title) => title.startsWith("Stena Line"))).toBe(true);
  });

  test("a parrot is unknown by every way", () => {
    const verdicts = ask(london, "Madrid, ES, MAD", [parrot]).ways.map(({ verdict }) => verdict);
    expect(new Set(verdicts)).toEqual(new Set(["unknown"]));
  });

  test("the tapeworm window of a week at sea is unknown, not passed", () => {
    const { "cunard-qm2": ship } = operatorPolicies;
    const answer = ask(newYork, london, [dog("Poodle", 20)], {}, ship ? { [ship.key]: ship } : {});
    expect(verdictsOf(answer)).toContain("unknown: cunard-qm2");
  });

  test("one's own car comes along from home alone", () => {
    const more = { hasCar: true };
    const driven = ask(london, paris, [cat()], more).ways.find(
      (way) => companies(way) === "leshuttle",
    );
    expect(driven?.legs[0]).toMatchObject({ name: "Your car", verdict: "works" });
    const flown = ask(newYork, london, [cat()], more).ways.find((way) =>
      companies(way).endsWith("leshuttle"),
    );
    expect(flown?.legs.some(({ name }) => name === "Your car")).toBe(false);
  });

  test("Bali takes no dogs and no cats, by any way", () => {
    const answer = ask("Singapore, SG, SIN", "Denpasar, ID, DPS", [dog("Beagle", 7)]);
    expect(answer.ways.filter(({ verdict }) => rankOf(verdict) < rankOf("unknown"))).toEqual([]);
  });

  test("a country without rules is unknown", () => {
    const { ways } = ask("Málaga, ES, AGP", "Tangier, MA, TNG", [cat()]);
    expect(new Set(ways.map(({ verdict }) => verdict))).toEqual(new Set(["unknown"]));
  });

  test("no train and no bus leads to an island", () => {
    const { ways } = ask("Los Angeles, US, LAX", "Honolulu, US, HNL", [dog("Beagle", 7)]);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.flatMap(({ legs }) => legs.map(({ mode }) => mode))).not.toContain("train");
    expect(ways.flatMap(({ legs }) => legs.map(({ mode }) => mode))).not.toContain("bus");
    expect(ways.filter(({ verdict }) => rankOf(verdict) < rankOf("unknown"))).toEqual([]);
  });

  test("a dog that a country bans reaches it by no way", () => {
    const { ways } = ask(newYork, london, [dog("American Pit Bull Terrier", 25)]);
    expect(ways.length).toBeGreaterThan(0);
    expect(new Set(ways.map(({ verdict }) => verdict))).toEqual(new Set(["not-possible"]));
  });

  test("Australia from a country that it has no rules for is unknown, also through another", () => {
    const { ways } = ask(london, "Sydney, AU, SYD", [dog("Beagle", 10)]);
    expect(ways.filter(({ verdict }) => rankOf(verdict) < rankOf("unknown"))).toEqual([]);
    expect(verdictsOf({ asOf: "", ways, rejected: [] }).join()).not.toContain("cabin");
  });

  test("a puppy without its shots crosses no border", () => {
    const puppy = dog("Beagle", 3, { birthDate: "2027-03-20", records: [] });
    const { ways } = ask(london, paris, [puppy]);
    expect(ways.filter(({ verdict }) => rankOf(verdict) <= rankOf("works-if"))).toEqual([]);
  });

  test("ten cats are no pets of a traveler any more", () => {
    const cats = Array.from({ length: 10 }, (_, index) => cat(`cat-${index}`));
    const { ways } = ask(newYork, paris, cats);
    expect(new Set(ways.map(({ verdict }) => verdict))).toEqual(new Set(["not-possible"]));
  });

  test("without the operators nothing of theirs is offered", () => {
    const { ways, rejected } = ask(paris, london, [cat()], {}, {});
    const modes = new Set(ways.flatMap(({ legs }) => legs.map(({ mode }) => mode)));
    expect([...modes]).toEqual(["flight"]);
    expect(rejected.some(({ title }) => title.startsWith("Eurostar"))).toBe(false);
  });

  test("what its owner could say is asked for: the weight, and the end of a vaccination", () => {
    const bare: Pet = { key: "bare", species: "dog", breed: "Beagle", records: [] };
    const missing = ({ ways }: Ways) => ways.flatMap((way) => way.missing);
    const fieldsOf = (pet: Pet) =>
      missing(ask(newYork, london, [pet])).flatMap(({ requirement, fields }) =>
        fields.map((field) => `${requirement} ${field}`),
      );
    expect(fieldsOf(bare)).toContain("null pets.0.weightKg");
    const [rabies] = dog("Beagle", 12).records;
    const open = rabies ? [{ ...rabies, validUntil: null }] : [];
    const asked = fieldsOf(dog("Beagle", 12, { records: open }));
    expect(asked).toContain("rabies-valid pets.0.records.0.validUntil");
    expect(missing(ask(newYork, london, [dog("Beagle", 12)]))).toEqual([]);
  });

  test("where all the best ways begin in one cabin, the last one begins otherwise", () => {
    const { ways } = ask(newYork, london, [dog("French Bulldog", 11.8, { snubNosed: true })]);
    const starts = ways.map(({ legs: [first] }) => `${first?.mode} ${first?.how}`);
    expect(new Set(starts.slice(0, -1))).toEqual(new Set(["flight cabin"]));
    expect(starts.at(-1)).not.toBe("flight cabin");
  });

  test("without an own car, what crosses in one is a pet taxi", () => {
    const titles = (hasCar: boolean) =>
      ask(paris, london, [cat()], { hasCar }).ways.map(({ title }) => title);
    expect(titles(true)).toContain("LeShuttle from Calais to Folkestone by car");
    expect(titles(false)).toContain("LeShuttle from Calais to Folkestone by pet taxi");
  });

  test("where a traveler already is, no way is needed", () => {
    expect(ask(paris, paris, [cat()])).toMatchObject({ ways: [], rejected: [] });
  });

  test("a train with a limit of pet and carrier turns a heavier dog down, not the ferry beside it", () => {
    const inside = ask(newYork, "Chicago, US, ORD", [dog("Beagle", 12)]);
    expect(rejectedBy(inside)).toContain("Amtrak: New York to Chicago");
    const across = ask("Stockholm, SE, ARN", "Helsinki, FI, HEL", [dog("Beagle", 12)]);
    expect(isOpen(across, "tallink")).toBe(true);
    expect(rejectedBy(across)).toContain("Viking Line: Stockholm to Helsinki by car");
  });

  test("without a vaccination, a way says so by the day", () => {
    const [way] = ask(london, paris, [cat("young", { records: [] })]).ways;
    expect(way?.verdict).not.toBe("works");
  });
});
