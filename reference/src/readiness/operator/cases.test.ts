/** Pets with the 35 companies, on foot and by car: what the data says, and no more. */
import { describe, expect, test } from "vitest";
import { readiness } from "../engine.ts";
import type { Leg, Pet, Place } from "../request.ts";
import { ruleBook } from "../rules.ts";
import { operatorNames } from "./names.ts";

const carrier = { lengthCm: 44, widthCm: 29, heightCm: 24, weightKg: 1 };
const born = { birthDate: "2022-01-01", records: [] };
const cat: Pet = { key: "mia", species: "cat", weightKg: 4, carrier, ...born };
const small: Pet = { key: "pip", species: "dog", breed: "Poodle", weightKg: 4.5, carrier, ...born };
const olive: Pet = { key: "olive", species: "dog", breed: "Poodle", weightKg: 12, ...born };
const lab: Pet = { key: "bo", species: "dog", breed: "Labrador Retriever", weightKg: 32, ...born };
const pit: Pet = { key: "rex", species: "dog", breed: "Pit Bull", weightKg: 25, ...born };
const parrot: Pet = { key: "jo", species: "other", breed: "Grey parrot", weightKg: 0.5, ...born };
const ferret: Pet = { key: "fi", species: "other", breed: "Ferret", weightKg: 1, ...born };
const rabbit: Pet = {
  key: "bun",
  species: "other",
  breed: "Rabbit",
  weightKg: 2,
  carrier,
  ...born,
};

const placeOf = (text: string): Place => {
  const [place = "", country = ""] = text.split(", ");
  return place === "*" ? { country } : { country, place };
};

type Extra = Partial<Leg> & { pets?: readonly Pet[]; people?: number };

/** The verdict of the company about the first pet, and its sentence. */
function ask(pet: Pet, operator: string, ends: string, extra: Extra = {}) {
  const [from = "", to = ""] = ends.split(" > ");
  const { pets = [pet], people, ...rest } = extra;
  const leg: Leg = {
    mode: "ferry",
    from: placeOf(from),
    to: placeOf(to),
    departureDate: "2027-02-10",
    arrivalDate: "2027-02-10",
    departureZone: "UTC",
    arrivalZone: "UTC",
    operator,
    ...rest,
  };
  const [judged] = readiness(pets, { legs: [leg], people: people ?? null }, ruleBook, "2026-11-29");
  const found = judged?.requirements.find(({ requirement }) => requirement === "operator");
  return found ?? { verdict: "none", because: "", sources: [], rule: "" };
}

const byCar = { mode: "car" } as const;
const byTrain = { mode: "train" } as const;
const trainTimes = { mode: "train", departureTime: "10:00", arrivalTime: "14:00" } as const;
const times = (from: string, until: string) => ({
  ...byTrain,
  departureTime: from,
  arrivalTime: until,
});
const inJuly = { departureDate: "2027-07-10", arrivalDate: "2027-07-10" };

type Row = [what: string, pet: Pet, operator: string, ends: string, verdict: string, extra?: Extra];

const rows: readonly Row[] = [
  // Into and out of Great Britain.
  ["only in a vehicle", olive, "leshuttle", "Calais, FR > Folkestone, GB", "met", byCar],
  ["and out again", olive, "leshuttle", "Folkestone, GB > Calais, FR", "met", byCar],
  ["from the town where people live", lab, "leshuttle", "Paris, FR > London, GB", "met", byCar],
  ["not as a train on foot", olive, "leshuttle", "Paris, FR > London, GB", "unknown", byTrain],
  ["a parrot is a bird", parrot, "leshuttle", "Calais, FR > Folkestone, GB", "met", byCar],
  ["a ferret", ferret, "leshuttle", "Calais, FR > Folkestone, GB", "met", byCar],
  ["by another name", olive, "Eurotunnel", "Calais, FR > Folkestone, GB", "met", byCar],
  ["no pets to London", cat, "eurostar-london", "Paris, FR > London, GB", "blocked", byTrain],
  ["nor from London", cat, "eurostar-london", "London, GB > Paris, FR", "blocked", byTrain],
  ["the brand, to London", small, "Eurostar", "Brussels, BE > London, GB", "blocked", byTrain],
  ["the brand, on the Continent", small, "Eurostar", "Paris, FR > Brussels, BE", "met", byTrain],
  [
    "a bigger dog on a lead",
    lab,
    "eurostar-continental",
    "Paris, FR > Brussels, BE",
    "met",
    byTrain,
  ],
  [
    "a cat of 5.5 kg: 5 or 6",
    { ...cat, weightKg: 5.5 },
    "eurostar-continental",
    "Paris, FR > Brussels, BE",
    "unknown",
    byTrain,
  ],
  [
    "no birds are named",
    parrot,
    "eurostar-continental",
    "Paris, FR > Brussels, BE",
    "unknown",
    byTrain,
  ],
  [
    "a kind of dog that may be called dangerous",
    pit,
    "eurostar-continental",
    "Paris, FR > Brussels, BE",
    "unknown",
    byTrain,
  ],
  ["foot or car", olive, "dfds", "IJmuiden, NL > Newcastle, GB", "met"],
  ["the city beside the port", cat, "dfds", "Amsterdam, NL > Newcastle, GB", "met"],
  ["by car", lab, "dfds", "Amsterdam, NL > Newcastle, GB", "met", byCar],
  ["on foot it's disputed", olive, "dfds", "Dieppe, FR > Newhaven, GB", "unknown"],
  ["by car it isn't", olive, "dfds", "Dieppe, FR > Newhaven, GB", "met", byCar],
  ["only in a vehicle", olive, "dfds", "Dover, GB > Calais, FR", "unknown"],
  ["by car", olive, "dfds", "Dover, GB > Calais, FR", "met", byCar],
  ["not said", olive, "dfds", "Rosslare, IE > Dunkirk, FR", "unknown", byCar],
  ["a parrot isn't named", parrot, "dfds", "Dover, GB > Calais, FR", "unknown", byCar],
  ["on foot", olive, "stena", "Hook of Holland, NL > Harwich, GB", "met"],
  ["by car", olive, "stena", "Harwich, GB > Hook of Holland, NL", "met", byCar],
  ["on foot to Wales", lab, "stena", "Rosslare, IE > Fishguard, GB", "met"],
  ["a banned breed", pit, "stena", "Hook of Holland, NL > Harwich, GB", "blocked"],
  [
    "too young",
    { ...olive, birthDate: "2026-12-01" },
    "stena",
    "Hook of Holland, NL > Harwich, GB",
    "blocked",
  ],
  [
    "four pets on foot or five by car",
    olive,
    "stena",
    "Hook of Holland, NL > Harwich, GB",
    "unknown",
    { pets: [olive, cat, small, lab] },
  ],
  [
    "four pets by car",
    olive,
    "stena",
    "Hook of Holland, NL > Harwich, GB",
    "met",
    { ...byCar, pets: [olive, cat, small, lab] },
  ],
  ["only in a vehicle", olive, "po", "Hull, GB > Rotterdam, NL", "unknown"],
  ["by car", olive, "po", "Rotterdam, NL > Hull, GB", "met", byCar],
  ["by car", lab, "po", "Dover, GB > Calais, FR", "met", byCar],
  ["by car", olive, "brittany", "Portsmouth, GB > Saint-Malo, FR", "met", byCar],
  [
    "kennels and cabins to Spain",
    olive,
    "brittany",
    "Portsmouth, GB > Santander, ES",
    "met",
    byCar,
  ],
  [
    "cats to Spain are disputed",
    cat,
    "brittany",
    "Portsmouth, GB > Santander, ES",
    "unknown",
    byCar,
  ],
  [
    "a parrot stayed in the car",
    parrot,
    "brittany",
    "Portsmouth, GB > Santander, ES",
    "unknown",
    byCar,
  ],
  ["on foot", olive, "irish", "Dublin, IE > Cherbourg, FR", "met"],
  ["on foot", cat, "irish", "Dublin, IE > Holyhead, GB", "met"],
  ["not said", olive, "irish", "Dover, GB > Calais, FR", "unknown", byCar],
  // The ship.
  ["the dog is measured", lab, "cunard-qm2", "New York, US > Southampton, GB", "unknown"],
  ["a cat", cat, "Queen Mary 2", "New York, US > Southampton, GB", "met"],
  ["only dogs and cats", parrot, "cunard-qm2", "New York, US > Southampton, GB", "blocked"],
  // Trains.
  ["press alone isn't enough", cat, "sncf", "Paris, FR > Lyon, FR", "unknown", byTrain],
  ["an old page of its own", olive, "db", "Berlin, DE > Munich, DE", "met", byTrain],
  ["across a border", olive, "db", "Berlin, DE > Prague, CZ", "unknown", byTrain],
  ["within Austria", olive, "oebb", "Vienna, AT > Salzburg, AT", "met", byTrain],
  ["a night train of its own", olive, "oebb", "Stuttgart, DE > Venice, IT", "unknown", byTrain],
  ["a tall dog needs a ticket alone", lab, "sbb", "Zurich, CH > Geneva, CH", "met", byTrain],
  ["a rabbit isn't named", rabbit, "sbb", "Zurich, CH > Geneva, CH", "unknown", byTrain],
  ["within the Netherlands", olive, "ns", "Utrecht, NL > Amsterdam, NL", "met", byTrain],
  [
    "at 8 on a weekday",
    olive,
    "trenitalia",
    "Rome, IT > Milan, IT",
    "unknown",
    times("08:00", "12:00"),
  ],
  ["at 10", olive, "trenitalia", "Rome, IT > Milan, IT", "met", trainTimes],
  [
    "at 8 on a Sunday",
    olive,
    "trenitalia",
    "Rome, IT > Milan, IT",
    "met",
    { ...times("08:00", "12:00"), departureDate: "2027-02-14", arrivalDate: "2027-02-14" },
  ],
  [
    "a cat has no such hours",
    cat,
    "trenitalia",
    "Rome, IT > Milan, IT",
    "met",
    times("08:00", "12:00"),
  ],
  [
    "two dogs and one passenger",
    olive,
    "trenitalia",
    "Rome, IT > Milan, IT",
    "blocked",
    { ...trainTimes, pets: [olive, lab] },
  ],
  [
    "two dogs and two passengers",
    olive,
    "trenitalia",
    "Rome, IT > Milan, IT",
    "met",
    { ...trainTimes, pets: [olive, lab], people: 2 },
  ],
  [
    "guides give the size of the carrier",
    small,
    "italo",
    "Rome, IT > Milan, IT",
    "unknown",
    byTrain,
  ],
  ["12 kg on a selected train", olive, "renfe", "Madrid, ES > Barcelona, ES", "met", byTrain],
  ["41 kg", { ...lab, weightKg: 41 }, "renfe", "Madrid, ES > Barcelona, ES", "blocked", byTrain],
  ["12 kg on another train", olive, "renfe", "Madrid, ES > Bilbao, ES", "blocked", byTrain],
  [
    "11 kg to France",
    { ...olive, weightKg: 11 },
    "renfe",
    "Barcelona, ES > Paris, FR",
    "blocked",
    byTrain,
  ],
  ["12 kg", olive, "iryo", "Madrid, ES > Barcelona, ES", "blocked", byTrain],
  ["a cat", cat, "iryo", "Madrid, ES > Barcelona, ES", "met", byTrain],
  [
    "two cats and one passenger",
    cat,
    "iryo",
    "Madrid, ES > Barcelona, ES",
    "blocked",
    { ...byTrain, pets: [cat, { ...cat, key: "two" }] },
  ],
  [
    "without a weight",
    { ...cat, weightKg: null },
    "iryo",
    "Madrid, ES > Barcelona, ES",
    "unknown",
    byTrain,
  ],
  [
    "9 kg with its carrier",
    { ...small, weightKg: 8 },
    "amtrak",
    "Boston, US > New York, US",
    "met",
    trainTimes,
  ],
  [
    "9.5 kg with its carrier",
    { ...small, weightKg: 8.5 },
    "amtrak",
    "Boston, US > New York, US",
    "blocked",
    trainTimes,
  ],
  [
    "eight hours",
    small,
    "amtrak",
    "Boston, US > Washington, US",
    "blocked",
    times("08:00", "16:00"),
  ],
  ["without times", small, "amtrak", "Boston, US > New York, US", "unknown", byTrain],
  ["into Canada", small, "amtrak", "New York, US > Montréal, CA", "blocked", trainTimes],
  ["out of Canada", small, "amtrak", "Vancouver, CA > Seattle, US", "blocked", trainTimes],
  ["a ferret", ferret, "amtrak", "Boston, US > New York, US", "blocked", trainTimes],
  [
    "old press alone on the carrier",
    small,
    "via",
    "Montréal, CA > Toronto, CA",
    "unknown",
    byTrain,
  ],
  [
    "the baggage car in summer",
    lab,
    "via",
    "Toronto, CA > Vancouver, CA",
    "unknown",
    { ...byTrain, ...inJuly },
  ],
  ["10 kg with its case", { ...small, weightKg: 9 }, "jr", "Tokyo, JP > Kyoto, JP", "met", byTrain],
  ["12 kg", olive, "jr", "Tokyo, JP > Kyoto, JP", "blocked", byTrain],
  [
    "sides of 130 cm",
    { ...cat, carrier: { ...carrier, lengthCm: 77 } },
    "jr",
    "Tokyo, JP > Kyoto, JP",
    "blocked",
    byTrain,
  ],
  ["a bird in a case", { ...parrot, carrier }, "jr", "Tokyo, JP > Kyoto, JP", "met", byTrain],
  // Ferries elsewhere.
  ["on foot or by car", olive, "bc-ferries", "Vancouver, CA > Victoria, CA", "met"],
  ["a bird", parrot, "bc-ferries", "Tsawwassen, CA > Swartz Bay, CA", "met", byCar],
  ["the car deck", olive, "amhs", "Bellingham, US > Ketchikan, US", "met", byCar],
  ["on foot in a cabin", olive, "viking", "Helsinki, FI > Stockholm, SE", "unknown"],
  ["in a vehicle to Stockholm", olive, "viking", "Helsinki, FI > Stockholm, SE", "blocked", byCar],
  ["in a vehicle in February", olive, "viking", "Helsinki, FI > Tallinn, EE", "met", byCar],
  [
    "in a vehicle in July",
    olive,
    "viking",
    "Helsinki, FI > Tallinn, EE",
    "blocked",
    { ...byCar, ...inJuly },
  ],
  [
    "in a vehicle on no day",
    olive,
    "viking",
    "Helsinki, FI > Tallinn, EE",
    "unknown",
    { ...byCar, departureDate: null, arrivalDate: null },
  ],
  ["on foot", olive, "tallink", "Stockholm, SE > Helsinki, FI", "unknown"],
  ["on foot or by car", olive, "eckero", "Helsinki, FI > Tallinn, EE", "met"],
  ["by car", olive, "color", "Hirtshals, DK > Kristiansand, NO", "met", byCar],
  ["on foot isn't said", olive, "color", "Hirtshals, DK > Kristiansand, NO", "unknown"],
  ["a rabbit by car", rabbit, "color", "Hirtshals, DK > Kristiansand, NO", "met", byCar],
  ["by car", olive, "fjord", "Hirtshals, DK > Bergen, NO", "met", byCar],
  ["in a vehicle isn't said", olive, "grimaldi", "Livorno, IT > Barcelona, ES", "unknown", byCar],
  ["a cabin of two", olive, "gnv", "Genoa, IT > Barcelona, ES", "unknown"],
  ["guides alone aren't enough", olive, "corsica", "Livorno, IT > Bastia, FR", "unknown"],
  ["on foot", olive, "balearia", "Valencia, ES > Palma, ES", "unknown"],
  ["a pet cabin or kennel", olive, "Superfast", "Ancona, IT > Patras, GR", "unknown"],
  // Buses.
  ["no pets", cat, "flixbus", "Berlin, DE > Munich, DE", "blocked", { mode: "bus" }],
  ["no pets anywhere", cat, "flixbus", "Berlin, DE > Prague, CZ", "blocked", { mode: "bus" }],
  ["no pets", small, "greyhound", "New York, US > Boston, US", "blocked", { mode: "bus" }],
];

test.each(rows)("%s", (_what, pet, operator, ends, verdict, extra) => {
  const found = ask(pet, operator, ends, extra);
  expect(`${operator} ${ends}: ${found.verdict}`, found.because).toBe(
    `${operator} ${ends}: ${verdict}`,
  );
});

test("each company is in the table", () => {
  const asked = new Set(rows.map(([, , operator]) => operator));
  const named = new Set(["attica"]);
  expect(Object.keys(operatorNames).filter((key) => !asked.has(key) && !named.has(key))).toEqual(
    [],
  );
});

describe("what is said", () => {
  test("a vehicle is asked for where a pet can't go on foot", () => {
    expect(ask(olive, "leshuttle", "Paris, FR > London, GB", byTrain)).toMatchObject({
      because: "LeShuttle takes no pets with passengers on foot on this route.",
      fix: ["Cross in a vehicle, and set this leg to a car."],
    });
  });

  test("what is left to arrange stands beside what is met", () => {
    expect(ask(olive, "stena", "Hook of Holland, NL > Harwich, GB")).toMatchObject({
      verdict: "met",
      fix: expect.arrayContaining(["Bring a muzzle and a leash for a dog outside a carrier."]),
    });
    expect(JSON.stringify(ask(cat, "stena", "Hook of Holland, NL > Harwich, GB"))).not.toContain(
      "muzzle",
    );
  });

  test("a verdict has the sources of its fact", () => {
    const { rule, sources } = ask(cat, "eurostar-london", "London, GB > Paris, FR", byTrain);
    expect(rule).toBe("eurostar-london.species");
    expect(sources.map(({ address }) => address).join(" ")).toContain("nsinternational.com");
  });

  test("past the day of its check, a fact of medium confidence is met no more", () => {
    const leg = {
      mode: "car",
      from: placeOf("Calais, FR"),
      to: placeOf("Folkestone, GB"),
      operator: "leshuttle",
    } as const;
    const on = (asOf: string) =>
      readiness([olive], { legs: [leg] }, ruleBook, asOf)[0]?.requirements.find(
        ({ requirement }) => requirement === "operator",
      )?.verdict;
    expect(on("2026-11-29")).toBe("met");
    expect(on("2028-01-01")).toBe("unknown");
  });

  test("no figure of low confidence is in a sentence", () => {
    for (const pet of [small, lab])
      for (const operator of ["sncf", "italo", "balearia", "via"])
        expect(ask(pet, operator, "*, FR > *, FR", byTrain).because).not.toMatch(/\d/);
  });
});
