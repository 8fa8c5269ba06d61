import { describe, expect, test } from "vitest";
import { readiness } from "#reference/readiness/engine.ts";
import { ruleBook } from "#reference/readiness/rules.ts";
import {
  noAnswers,
  petsIn,
  questionErrors,
  questionIn,
  withNewPet,
  withPetAt,
} from "../question/index.ts";
import { checkPath, type CheckValues } from "../../links/check.ts";
import { checkAnswer, type CheckAnswer } from "./check-answer.ts";
import { readinessRequest, type CheckPlaces } from "./readiness-request.ts";
import { countryNamed } from "#reference/country-names.ts";
import { petBody, plannedLegs, recordBodies, tripBody, type Passenger } from "./trip-from-check.ts";

const checkTrip = (
  values: CheckValues,
  where: CheckPlaces,
  toDos: CheckAnswer["toDos"],
  passengers: readonly Passenger[],
) => tripBody({ values, places: where, legs: plannedLegs(values, where), toDos }, passengers);

const asOf = "2026-11-22";
const places = {
  from: {
    label: "Boston, United States",
    name: "Boston",
    country: "US",
    city: "Boston",
    zone: "America/New_York",
  },
  to: {
    label: "London, United Kingdom",
    name: "London",
    country: "GB",
    city: "London",
    zone: "Europe/London",
  },
  countries: [],
} as const satisfies CheckPlaces;

const values: CheckValues = {
  ...noAnswers,
  species: "dog",
  breed: "French Bulldog",
  from: places.from.label,
  to: places.to.label,
  date: "2026-12-05",
  by: "cabin",
  back: "2026-12-20",
};

const answerOf = (question: CheckValues, where: CheckPlaces = places) => {
  const { pets, trip } = readinessRequest(
    petsIn(question).map((_, at) => ({
      values: withPetAt(question, at),
      places: where,
      isSnubNosed: true,
    })),
  );
  return checkAnswer(question, where, {
    asOf,
    rulesVersion: ruleBook.version,
    pets: readiness(pets, trip, ruleBook, asOf),
  });
};

describe("a bulldog to London and back without anything", () => {
  const answer = answerOf(values);

  test("is not ready, and the worst news comes first", () => {
    expect(answer.headline).toMatchObject({ tone: "blocked", lead: "Not ready:" });
    const [first] = answer.borders;
    expect(first?.title).toBe("Into the United Kingdom");
    expect(first?.open[0]?.verdict).toBe("blocked");
    expect(answer.borders.at(-1)?.title).toBe("Way home, into the United States");
  });

  test("names the question that decides what is unknown", () => {
    const questions = answer.borders.flatMap((border) => Object.values(border.questions));
    expect(questions.toSorted()).toEqual(["airline", "airline", "birth", "lived"]);
    const offered = answer.followUps.map(({ id }) => id);
    expect(offered).toEqual(expect.arrayContaining(questions));
  });

  test("what one step clears is one line with its reasons", () => {
    const line = answer.borders[0]?.open.find(({ title }) => title.includes("vaccinated"));
    expect(line?.reasons.length).toBeGreaterThan(1);
  });

  test("nothing that is met is called open, and nothing open is called met", () => {
    expect(answer.met.every(({ verdict }) => verdict === "met")).toBe(true);
    const open = answer.borders.flatMap((border) => [...border.open, ...border.unknown]);
    expect(open.some(({ verdict }) => verdict === "met")).toBe(false);
  });

  test("every line that is shown has a numbered source", () => {
    const numbers = new Set(answer.notes.map(({ number }) => number));
    const lines = answer.borders
      .flatMap(({ open, unknown }) => [...open, ...unknown])
      // An airline that isn't named has no rules to cite.
      .filter(({ title }) => title !== "Airline");
    for (const line of [...lines, ...answer.met]) {
      expect(line.notes?.length, line.title).toBeGreaterThan(0);
      expect(line.notes?.every((number) => numbers.has(number))).toBe(true);
    }
  });

  test("the picture has the wait, the borders and the trip", () => {
    expect(answer.timeline?.rows.some(({ is }) => is === "wait")).toBe(true);
    expect(answer.timeline?.marks.map(({ label }) => label)).toEqual(["London", "Boston"]);
    expect(answer.timeline?.trip.text).toBe("Dec 5 – 20");
  });

  test("further questions are those that a requirement needs, each with why", () => {
    const ids = answer.followUps.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["chip", "rabies", "birth", "lived", "return"]));
    expect(ids).not.toContain("titer");
    expect(answer.followUps.every(({ why }) => why.length > 0)).toBe(true);
  });
});

test("a move of the trip keeps its length", () => {
  const question = { ...values, to: "Tokyo, Japan", by: "", back: "" };
  const japan = {
    ...places,
    to: { ...places.to, label: "Tokyo, Japan", name: "Tokyo", country: "JP" },
  };
  const { options } = answerOf({ ...question, arrive: "2026-12-06" }, japan);
  const [move] = options;
  expect(move?.title).toBe("Move the trip");
  const moved = questionIn(move?.path?.slice("/check".length) ?? "");
  expect(moved.date > question.date).toBe(true);
  expect(Date.parse(moved.arrive) - Date.parse(moved.date)).toBe(86_400_000);
});

test("the first day is told while no day changes what is unknown", () => {
  const berlin = {
    label: "Berlin, Germany",
    name: "Berlin",
    country: "DE",
    city: "Berlin",
    zone: "Europe/Berlin",
  };
  const question = {
    ...noAnswers,
    species: "dog",
    born: "2022-05",
    from: places.from.label,
    to: berlin.label,
    date: "2027-03-01",
    arrive: "2027-03-02",
    by: "cabin",
    airline: "AM",
  } as const;
  const { headline } = answerOf(question, { from: places.from, to: berlin, countries: [] });
  expect(headline.lead).toBe("Can't tell yet:");
  expect(headline.sentence).toMatch(/the first possible start is \w{3} \d+/);
});

test("many unknowns of one border are folded", () => {
  const casablanca = {
    ...places.from,
    label: "Casablanca, Morocco",
    name: "Casablanca",
    country: "MA",
  };
  const home = { ...places.from };
  const { borders, headline } = answerOf(
    { ...values, by: "", back: "", airline: "DL" },
    { from: casablanca, to: home, countries: [] },
  );
  expect(headline.lead).toBe("Can't tell yet:");
  const shown = borders.flatMap(({ open }) => open).filter(({ verdict }) => verdict === "unknown");
  expect(shown.length).toBeLessThanOrEqual(3);
});

const paris = {
  label: "Paris, France",
  name: "Paris",
  country: "FR",
  city: "Paris",
  zone: "Europe/Paris",
};
const berlin = {
  label: "Berlin, Germany",
  name: "Berlin",
  country: "DE",
  city: "Berlin",
  zone: "Europe/Berlin",
};
const readyCat = (change: Partial<CheckValues> = {}) =>
  answerOf(
    {
      ...noAnswers,
      species: "cat",
      breed: "Domestic Shorthair",
      from: paris.label,
      to: berlin.label,
      date: "2026-12-10",
      arrive: "2026-12-10",
      by: "car",
      born: "2019",
      chip: "yes",
      chipped: "2020-08-01",
      rabies: "2026-05-10",
      course: "booster",
      until: "2029-05-09",
      passport: "yes",
      home: "France",
      ...change,
    },
    { from: paris, to: berlin, countries: [], home: "FR", vaccinated: "FR" },
  );

test("a ready answer has its chart too: what is met until the end of the trip, each once", () => {
  const { timeline } = readyCat();
  expect(new Set(timeline?.rows.map(({ is }) => is))).toEqual(new Set(["met"]));
  const labels = timeline?.rows.map(({ label }) => label) ?? [];
  expect(labels).toEqual([...new Set(labels)]);
  expect(timeline?.rows.find(({ label }) => label === "Rabies vaccination")?.text).toBe(
    "Valid until May 9, 2029",
  );
  expect(timeline?.marks.map(({ label }) => label)).toEqual(["Berlin"]);
});

test("nothing is drawn as met while something is unknown", () => {
  const { headline, timeline } = readyCat({ chip: "" });
  expect(headline.lead).not.toBe("Ready");
  expect(timeline?.rows.some(({ is }) => is === "met") ?? false).toBe(false);
});

test("a bar has days alone, and never a later one than can be acted on", () => {
  const { timeline } = answerOf({ ...values, arrive: "2026-12-06", time: "06:30" });
  const worms = timeline?.rows.find(({ label }) => label === "Tapeworm treatment");
  expect(worms?.text).toMatch(/\d:\d\d [AP]M/);
  for (const { days } of timeline?.rows ?? []) expect(days).not.toMatch(/\d:\d\d|time/);
});

test.each([
  ["dog", "French Bulldog", "frenchie"],
  ["dog", "Dachshund", "long"],
  ["dog", "", "dog"],
  ["cat", "Maine Coon", "cat"],
  ["dog", "Maine Coon", "dog"],
  ["other", "African grey parrot", "bird"],
  ["other", "Ferret", undefined],
])("the drawing of a %s called %s is of its breed", (species, breed, figure) => {
  const { portrait } = answerOf({ ...values, species, breed });
  const [, drawn] = /\/breeds\/([a-z]+)\./.exec(portrait ?? "") ?? [];
  expect(drawn).toBe(figure);
});

test("a ready answer names the authority of its rules and their date", () => {
  const { headline } = readyCat();
  expect(headline.lead).toBe("Ready");
  expect(headline.line).toMatch(/^by the rules we know, checked on .+ 2026\.$/);
  expect(headline.sentence).toContain("Confirm with");
});

describe("what carries the pet", () => {
  const paris = { ...places.to, label: "Paris, France", name: "Paris", country: "FR" } as const;
  const asked = { ...values, species: "cat", breed: "Siamese", back: "", to: paris.label };
  const toParis = { ...places, to: paris };
  const of = (question: CheckValues) => answerOf(question, toParis);

  test("an airline that isn't named is unknown and asked", () => {
    const answer = of({ ...asked, by: "cabin" });
    expect(answer.headline.lead).not.toBe("Ready");
    expect(answer.headline.lead).not.toBe("Possible:");
    expect(answer.borders.flatMap((border) => Object.values(border.questions))).toContain(
      "airline",
    );
    expect(answer.followUps.find(({ id }) => id === "airline")?.why).toMatch(/^Affects: airline/);
  });

  test("a ferry's company is asked, and then named", () => {
    const question = { ...asked, by: "ferry" };
    expect(of(question).followUps.map(({ id }) => id)).toContain("company");
    const named = { ...question, company: "DFDS", people: "2" };
    const { trip } = readinessRequest([{ values: named, places: toParis, isSnubNosed: false }]);
    expect(trip).toMatchObject({ people: 2, legs: [{ operator: "DFDS", airlineCode: null }] });
    expect(checkTrip(named, toParis, [], [])).toMatchObject({
      people: 2,
      legs: [{ mode: "ferry", airline: "DFDS", airlineCode: "" }],
    });
  });

  test("another airline is named, in the request and in the trip", () => {
    const question = questionIn("species=cat&by=cabin&airline=UA");
    expect(question.airline).toBe("UA");
    const named = { ...asked, airline: "UA" };
    expect(
      readinessRequest([{ values: named, places: toParis, isSnubNosed: false }]).trip.legs[0],
    ).toMatchObject({
      airlineCode: "UA",
      operator: null,
    });
    expect(checkTrip(named, toParis, [], []).legs).toMatchObject([
      { airline: "United Airlines", airlineCode: "UA" },
    ]);
  });

  test("a French Bulldog as cargo is not possible by what the airlines say of the hold", () => {
    for (const airline of ["", "AM", "AA", "UA"]) {
      const { headline } = answerOf({ ...values, by: "cargo", back: "", airline }, toParis);
      expect(headline.lead, airline).not.toBe("Possible:");
      expect(headline.lead, airline).not.toBe("Ready");
    }
  });

  test.each(["0", "51", "1.5", "x"])("%s travelers are rejected", (people) => {
    expect(questionErrors({ ...values, people }, asOf)).toHaveProperty("people");
  });
});

test("a trip made of a check has its days, flights, to-dos and the pet", () => {
  const { toDos } = answerOf(values);
  const trip = checkTrip(values, places, toDos, [{ petId: "pet-1" }]);
  expect(trip).toMatchObject({
    destination: "London, United Kingdom",
    destinationPlace: { city: "London", country: "GB", zone: "Europe/London" },
    month: "December",
    day: 5,
    year: 2026,
    endDate: "2026-12-20",
    petIds: ["pet-1"],
  });
  expect(trip.legs).toMatchObject([
    { departureDate: "2026-12-05", pets: [{ petId: "pet-1", how: "cabin" }] },
    { departureDate: "2026-12-20", pets: [] },
  ]);
  // The trip lists the deadlines of its pets' papers by itself.
  expect(toDos.map(({ isDeadline }) => isDeadline)).toContain(true);
  expect(trip.items?.map(({ text }) => text)).toEqual(
    toDos.filter(({ isDeadline }) => !isDeadline).map(({ text }) => text),
  );
  expect(checkTrip(values, places, toDos, []).items?.length).toBe(toDos.length);
});

test("a trip made of a check keeps trains, ferries, cargo and layovers as legs", () => {
  const paris = { ...places.to, label: "Paris, France", name: "Paris", country: "FR" } as const;
  const dublin = { label: "Ireland", name: "Ireland", country: "IE" } as const;
  const question: CheckValues = {
    ...values,
    by: "cargo",
    airside: "yes",
    to2: paris.label,
    date2: "2026-12-06",
    by2: "plane",
    to3: dublin.label,
    date3: "2026-12-09",
    by3: "ferry",
    byback: "plane",
  };
  const where = { ...places, to2: paris, to3: dublin };
  const { legs, notes } = checkTrip(question, where, [], [{ petId: "pet-1" }]);
  expect(notes).toBeUndefined();
  expect(legs).toMatchObject([
    { mode: "flight", airside: true, pets: [{ how: "cargo" }], toPlace: { country: "GB" } },
    { mode: "flight", airside: false, pets: [] },
    {
      mode: "ferry",
      from: null,
      fromPlace: { city: "London", country: "FR" },
      toPlace: { city: "", country: "IE", zone: null },
    },
    { mode: "flight", departureDate: "2026-12-20", toPlace: { city: "Boston", country: "US" } },
  ]);
  // The country of an airside stop is not entered.
  const entered = readinessRequest([{ values: question, places: where, isSnubNosed: true }]);
  const [judged] = readiness(entered.pets, entered.trip, ruleBook, asOf);
  const borders = new Set(judged?.requirements.flatMap(({ border }) => border?.country ?? []));
  expect([...borders]).toEqual(["FR", "IE", "US"]);
});

test("a treatment and a certificate are questions where a border needs them, and count", () => {
  const ireland = { ...places, to: { ...places.to, country: "IE", zone: "Europe/Dublin" } };
  const asked = (question: CheckValues) =>
    answerOf(question, ireland).followUps.map(({ id }) => id);
  expect(asked(values)).toEqual(expect.arrayContaining(["tapeworm", "certificate"]));
  expect(asked({ ...values, species: "cat" })).not.toContain("tapeworm");
  const treated = { ...values, arrive: "2026-12-05", worms: "2026-12-03", wormtime: "10:00" };
  const { pets } = readinessRequest([
    {
      values: { ...treated, certform: "eu-noncommercial", endorsed: "2026-12-01" },
      places: ireland,
      isSnubNosed: true,
    },
  ]);
  expect(pets[0]?.records).toEqual([
    {
      kind: "parasite",
      against: ["tapeworm"],
      givenAt: "2026-12-03",
      givenTime: "10:00",
      givenZone: "America/New_York",
    },
    {
      kind: "healthCertificate",
      form: "eu-noncommercial",
      issuedAt: null,
      endorsedAt: "2026-12-01",
    },
  ]);
});

test("dewormings, tick treatments and the carrier's weight are questions where they count", () => {
  const australia = { ...places, to: { ...places.to, country: "AU", zone: "Australia/Melbourne" } };
  const later = { ...values, date: "2027-01-30", arrive: "2027-01-31", back: "" };
  const asked = (question: CheckValues) =>
    answerOf(question, australia).followUps.map(({ id }) => id);
  expect(asked(later)).toEqual(expect.arrayContaining(["deworming", "ticks"]));
  const answered = {
    ...later,
    dewormed: "2026-11-20",
    dewormed2: "2026-11-21",
    ticks: "2026-11-19",
    ticks2: "2026-11-22",
    cweight: "3",
    units: "metric",
  };
  const { pets } = readinessRequest([{ values: answered, places: australia, isSnubNosed: true }]);
  expect(pets[0]?.records.map(({ against, givenAt }) => [against, givenAt])).toEqual([
    [["internal"], "2026-11-20"],
    [["internal"], "2026-11-21"],
    [["external"], "2026-11-19"],
    [["external"], "2026-11-22"],
  ]);
  expect(pets[0]?.carrier?.weightKg).toBe(3);
});

test("a pet made of a check has what was answered, in metric units", () => {
  const known = { ...values, weight: "22", born: "5/14/2022", chip: "yes", chipped: "2022-08-01" };
  expect(petBody(known, places, "Bruno")).toMatchObject({
    petName: "Bruno",
    species: "dog",
    breed: "French Bulldog",
    birthDate: "2022-05-14",
    weightKg: 9.98,
    microchipDate: "2022-08-01",
  });
  expect(
    recordBodies({ ...known, rabies: "2026-05-10", until: "2027-05-09" }, places),
  ).toMatchObject([{ kind: "rabies", givenAt: "2026-05-10", validUntil: "2027-05-09" }]);
  expect(checkPath(known)).not.toContain("Bruno");
});

test.each([
  ["USA", { country: "US" }],
  ["the Netherlands", { country: "NL" }],
  ["türkiye", { country: "TR" }],
  ["Northern Ireland", { country: "GB", region: "GB-NIR" }],
  ["hawaii", { country: "US", region: "US-HI" }],
  ["England", { country: "GB" }],
  ["European Union", undefined],
  ["Atlantis", undefined],
  ["constructor", undefined],
])("the country called %s is %j", (name, country) => {
  expect(countryNamed(name)).toEqual(country);
});

describe("a dog and a parrot in one check", () => {
  const parrot = { ...withNewPet(values), species: "other", breed: "African grey parrot" };
  const answer = answerOf(parrot);

  test("each has its verdict and its requirements, and the worst is that of the whole", () => {
    expect(answer.pets.map(({ label, state, isShown }) => [label, state, isShown])).toEqual([
      ["French Bulldog", "not ready", false],
      ["African grey parrot", "can't tell yet", true],
    ]);
    expect(answer.headline).toMatchObject({ tone: "blocked", lead: "Not ready:" });
    expect(answer.headline.line).toContain("African grey parrot: can't tell yet");
    expect(answer.pets[0]?.borders[0]?.open[0]?.verdict).toBe("blocked");
    expect(questionIn(answer.pets[0]?.path.slice("/check".length) ?? "").species).toBe("dog");
    expect(answer.recap[0]).toBe("French Bulldog and African grey parrot");
  });

  test("the parrot is for the authorities of both countries, and no question is offered for it", () => {
    const names = answer.contacts.map(({ name, about }) => `${name}: ${about}`).join(" ");
    expect(names).toContain("APHA and Defra");
    expect(names).toContain("CITES");
    expect(answer.isDecidable).toBe(false);
    const [border] = answer.borders;
    expect(border?.questions).toEqual({});
    expect(border?.open[0]?.steps.join(" ")).toContain("APHA in Bristol");
    expect(answerOf({ ...values, species: "other", breed: "Iguana" }).headline.sentence).toBe(
      "We never guess. Ask the authorities listed below.",
    );
  });

  test("to-dos of one pet alone name it", () => {
    const texts = answer.toDos.map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.every((text) => text.startsWith("French Bulldog: "))).toBe(true);
    const twins = answerOf({ ...withNewPet(values, values) });
    expect(twins.toDos.some(({ text }) => text.includes("French Bulldog"))).toBe(false);
  });

  test("the earliest day is the last of the two", () => {
    const later = withNewPet(values, { species: "dog", rabies: asOf, chip: "yes", chipped: asOf });
    const [one, two] = [answerOf(withPetAt(later, 0)), answerOf(withPetAt(later, 1))];
    expect(one.headline.line).toBe(two.headline.line);
  });
});
