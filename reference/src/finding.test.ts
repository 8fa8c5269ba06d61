import { describe, expect, test } from "vitest";
import { airlinePolicy } from "./airlines.ts";
import { countriesFrom, countriesTo } from "./choices.ts";
import { documentsFor } from "./documents.ts";
import { findAirlines, findPapers, findServices } from "./finding.ts";
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

  test("a country without entry data is no destination", () => {
    expect(titles(findPapers("usa egypt"))).toEqual(["Egypt to USA"]);
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

describe("airlines", () => {
  test.each([
    ["delta", ["Delta, domestic flights", "Delta, international flights"]],
    ["american international", ["American Airlines, international flights"]],
    ["aero mexico", []],
    ["aerom", ["Aeromexico, domestic flights", "Aeromexico, international flights"]],
    ["flying with delta carr", ["Delta, domestic flights", "Delta, international flights"]],
    ["delta sandwich", []],
    ["pets", []],
  ])("%j finds %j", (query, found) => {
    expect(titles(findAirlines(query))).toEqual(found);
  });

  test("each has its policy", () => {
    for (const { path } of findAirlines("fees")) {
      const [, , airline = "", kind = ""] = path.split("/");
      expect([path, airlinePolicy(airline, kind) !== undefined]).toEqual([path, true]);
    }
    expect(findAirlines("fees")).toHaveLength(6);
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
