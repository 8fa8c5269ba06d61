import { describe, expect, test } from "vitest";
import { airlinePolicy } from "./airlines.ts";
import { countriesFrom, countriesTo } from "./choices.ts";
import { documentsFor } from "./documents.ts";
import { findAirlines, findCheck, findPapers, findServices } from "./finding.ts";
import { servicesIn } from "./services.ts";

const titles = (answers: readonly { title: string }[]) => answers.map(({ title }) => title);

describe("papers", () => {
  test.each([
    ["usa mexico", "USA to Mexico"],
    ["USA to Mexico", "USA to Mexico"],
    ["from the United States to mexico", "USA to Mexico"],
    ["to Mexico from the US", "USA to Mexico"],
    ["México USA", "Mexico to USA"],
    ["dog papers usa costa rica", "USA to Costa Rica"],
    ["uk costa-rica", "United Kingdom to Costa Rica"],
    ["usa mex", "USA to Mexico"],
    ["usa united k", "USA to United Kingdom"],
    ["chile berlin", "Chile to Berlin"],
  ])("%j leads to %s first, then the way back", (query, title) => {
    expect(titles(findPapers(query))[0]).toBe(title);
  });

  test("one country leads to and from its most likely counterpart", () => {
    expect(titles(findPapers("spain"))).toEqual(["USA to Spain", "Spain to USA"]);
    expect(titles(findPapers("usa"))).toEqual(["Mexico to USA", "USA to Mexico"]);
  });

  test("a country that the search panel doesn't offer is found, too", () => {
    expect(titles(findPapers("usa egypt"))).toEqual(["USA to Egypt", "Egypt to USA"]);
    expect(titles(findPapers("usa japan"))).toEqual(["USA to Japan", "Japan to USA"]);
  });

  test.each(["", "usa usa", "germany berlin", "mexico hotel", "usa mexico chile", "to", "m", "%"])(
    "%j names no route",
    (query) => {
      expect(findPapers(query)).toEqual([]);
    },
  );

  test("every suggested route has documents", () => {
    for (const { label: from } of countriesFrom) {
      for (const { label: to } of countriesTo) {
        for (const { path } of findPapers(`${from} to ${to}`)) {
          const [, , ...names] = path.split("/").map(decodeURIComponent);
          const [origin = "", destination = ""] = names;
          expect([path, documentsFor(origin, destination) !== undefined]).toEqual([path, true]);
        }
      }
    }
  });
});

describe("the check", () => {
  test.each([
    ["can my dog fly to london", "/check?species=dog&to=London%2C+United+Kingdom"],
    [
      "taking a cat from New York to Paris by train",
      "/check?species=cat&from=New+York+City%2C+United+States&to=Paris%2C+France",
    ],
    ["bring my puppy into the Netherlands", "/check?species=dog&to=Netherlands"],
    ["may pets travel to Hawaii", "/check?to=Hawaii"],
    ["is my cat ready", "/check?species=cat"],
    ["health certificate kenya", "/check?to=Kenya"],
    ["dog sri lanka", "/check?species=dog&to=Sri+Lanka"],
  ])("%j leads to %s", (query, path) => {
    expect(findCheck(query)?.path).toBe(path);
  });

  test.each([
    "",
    "london",
    "dog food",
    "how to train a dog",
    "usa to mexico",
    "can",
    "quarantine australia",
    "japan",
  ])("%j asks for no check", (query) => {
    expect(findCheck(query)).toBeUndefined();
  });
});

describe("airlines", () => {
  test.each([
    ["delta", ["Delta, domestic flights", "Delta, international flights"]],
    ["aero mexico", []],
    ["aerom", ["Aeromexico, domestic flights", "Aeromexico, international flights"]],
    ["flying with delta carr", ["Delta, domestic flights", "Delta, international flights"]],
    ["delta sandwich", []],
    ["pets", []],
  ])("%j finds %j", (query, found) => {
    expect(titles(findAirlines(query))).toEqual(found);
  });

  test("an airline that is named comes before those with a fact about the word", () => {
    expect(titles(findAirlines("american international"))[0]).toBe(
      "American Airlines, international flights",
    );
    expect(titles(findAirlines("lufthansa weight"))[0]).toMatch(/^Lufthansa/);
  });

  test("each has its policy", () => {
    for (const { path } of findAirlines("fees")) {
      const [, , airline = "", kind = ""] = path.split("/");
      expect([path, airlinePolicy(airline, kind) !== undefined]).toEqual([path, true]);
    }
    expect(findAirlines("fees")).toHaveLength(60);
  });
});

describe("services", () => {
  test("a service is found by city, country and synonyms", () => {
    for (const query of [
      "vet in Berlin",
      "berlin vet",
      "veterinarian ber",
      "VETS GERMANY",
      "Berlin",
    ]) {
      expect([query, titles(findServices(query))]).toEqual([query, ["Vet in Berlin"]]);
    }
  });

  test("a city without providers is not found", () => {
    expect(findServices("lawyer berlin")).toEqual([]);
    expect(findServices("vet paris")).toEqual([]);
  });

  test("each result has a provider and is found by its name, too", () => {
    const found = findServices("vet");
    expect(found.length).toBeGreaterThan(0);
    for (const { path } of found) {
      const [, , service = "", city = ""] = path.split("/").map(decodeURIComponent);
      const [first] = servicesIn(service, city)?.providers ?? [];
      expect(titles(findServices(first?.name ?? "nobody"))).toContain(
        `Vet in ${servicesIn(service, city)?.city.label}`,
      );
    }
  });
});

describe("facts", () => {
  const first = (answers: ReturnType<typeof findPapers>) => answers[0];

  test.each([
    ["rabies titer", "USA to Australia", "australia.rule.titre"],
    ["rabies blood test", "USA to Australia", "australia.rule.titre"],
    ["FAVN australia", "USA to Australia", "australia.rule.titre"],
    ["uk cabin dog", "USA to United Kingdom", "united-kingdom.rule.notice"],
    ["cabin scotland", "USA to United Kingdom", "united-kingdom.rule.notice"],
    ["eurotunnel", "France to United Kingdom", "united-kingdom.rule.notice"],
    ["Le Shuttle", "France to United Kingdom", "united-kingdom.rule.notice"],
    ["quarantine", "USA to Australia", "australia.rule.quarantine"],
    ["quarant", "USA to Australia", "australia.rule.quarantine"],
    ["mickleham", "USA to Australia", "australia.rule.quarantine"],
    ["usa to the uk tapeworm", "USA to United Kingdom", "united-kingdom.rule.tapeworm"],
  ])("%j leads to the papers %s, with the fact %s", (query, title, factId) => {
    expect(first(findPapers(query))).toMatchObject({ title, factId });
  });

  test.each([
    ["12 kg", "Aeromexico, domestic flights", "aeromexico.weight"],
    ["26lbs", "Aeromexico, domestic flights", "aeromexico.weight"],
    ["uk cabin dog", "KLM, international flights", "klm.out-of-uk"],
    ["french bulldog delta", "Delta, domestic flights", "delta.brachycephalic"],
    ["delta cabin fee", "Delta, domestic flights", "delta.cabin-fee"],
  ])("%j leads to the airline %s, with the fact %s", (query, title, factId) => {
    expect(first(findAirlines(query))).toMatchObject({ title, factId });
  });

  test("a fact that is found is a fact of its page, with its source", () => {
    for (const query of ["rabies titer", "quarantine", "microchip", "permit", "fee", "breeds"]) {
      for (const { path, factId, text, source, found } of findPapers(query)) {
        const [, , from = "", to = ""] = path.split("/").map(decodeURIComponent);
        const documents = documentsFor(from, to);
        const lines = Object.values(documents ?? {}).flat();
        expect(JSON.stringify(lines), path).toContain(`"id":"${factId}"`);
        expect(source?.title, factId).toBeTruthy();
        expect(found, factId).not.toEqual([]);
        for (const word of ["not_found", "memory"]) expect(text).not.toContain(word);
      }
    }
  });

  test("what a country asks for comes before what others don't ask for", () => {
    const texts = findPapers("rabies titer").map(({ text }) => text);
    const asks = texts.map((text) => !/: (?:Not|No|None)\b/.test(text));
    expect(asks[0]).toBe(true);
    expect(asks.at(-1)).toBe(false);
  });

  test("an unconfirmed fact says so", () => {
    const { text } = findPapers("chile quarantine")[0] ?? {};
    expect(text).toContain("Unconfirmed: check with the authority.");
  });

  test.each(["mexico hotel", "usa usa rabies", "usa mexico chile rabies", "dog", "re", "x", "🐕"])(
    "%j finds no fact",
    (query) => {
      expect(findPapers(query)).toEqual([]);
    },
  );

  test("the work is bounded by the first words of a query", () => {
    const long = "rabies titer uk cabin ".repeat(2_000);
    expect(findPapers(long)).toEqual(findPapers(long.split(" ").slice(0, 20).join(" ")));
    expect(findAirlines(long)).toEqual([]);
  });
});
