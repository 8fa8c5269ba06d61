import { expect, test } from "vitest";
import { findOperators } from "./finding.ts";
import { listedOperators, operatorPage, operatorsBetween } from "./operators.ts";

const cellsOf = (key: string) =>
  Object.fromEntries(
    operatorPage(key)?.cells.map((cell) => [cell.key, cell.allowed ?? cell.text]) ?? [],
  );

test("each of the 35 companies has a page with cells, topics and sources", () => {
  expect(listedOperators).toHaveLength(35);
  for (const { key } of listedOperators) {
    const page = operatorPage(key);
    expect(page?.topics.length, key).toBeGreaterThan(2);
    expect(page?.cells.length, key).toBeGreaterThan(0);
    const lines = page?.topics.flatMap((topic) => topic.lines) ?? [];
    expect(lines.filter(({ text, sources }) => text === "" || sources.length === 0)).toEqual([]);
  }
});

test("a page is found by the company's names, and a brand of two has none", () => {
  expect(operatorPage("Eurotunnel")?.operator.key).toBe("leshuttle");
  expect(operatorPage("p&o ferries")?.operator.key).toBe("po");
  expect(operatorPage("Eurostar")).toBeUndefined();
  expect(operatorPage("No Such Line")).toBeUndefined();
  expect(operatorPage("__proto__")).toBeUndefined();
});

test("the short answer says who boards", () => {
  expect(cellsOf("leshuttle")).toMatchObject({ foot: "no", car: "yes" });
  expect(cellsOf("eurostar-london")).toEqual({ foot: "no" });
  expect(cellsOf("dfds")).toMatchObject({ foot: "some", car: "some" });
  // A route of which the company states nothing isn't one that takes pets.
  expect(cellsOf("stena")).toMatchObject({ foot: "some" });
  expect(cellsOf("sncf")).toMatchObject({ foot: "unknown" });
  expect(cellsOf("color")).toMatchObject({ foot: "unknown", car: "yes" });
  expect(cellsOf("jr")).toMatchObject({ weight: "10 kg, pet and carrier together" });
  expect(cellsOf("sncf")).toMatchObject({ fee: "No reliable price. Ask the company." });
  const dfds = operatorPage("dfds")?.cells.find(({ key }) => key === "foot");
  expect(dfds?.text).toBe("Newcastle–IJmuiden: In a pet cabin or in a kennel");
});

test("the list says where it depends on the route or on weak sources", () => {
  const boards = Object.fromEntries(
    listedOperators.map(({ key, foot, car }) => [key, [foot, car]]),
  );
  expect(boards).toMatchObject({
    leshuttle: ["no", "yes"],
    dfds: ["some", "some"],
    "eurostar-london": ["no", undefined],
    sncf: ["unknown", undefined],
    sbb: ["yes", undefined],
    viking: ["yes", "some"],
  });
});

test("prices are in the smallest unit of their currency", () => {
  expect(cellsOf("jr")["fee"]).toBe("290 JPY (a case and trip)");
  expect(cellsOf("sbb")["fee"]).toBe("25 CHF (a dog's day pass)");
});

test("companies between two countries", () => {
  const keys = operatorsBetween("GB", "FR").map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(["leshuttle", "dfds", "po", "eurostar-london"]));
  expect(operatorsBetween("FR", "GB").map(({ key }) => key)).toEqual(keys);
  expect(operatorsBetween("CL", "AR")).toEqual([]);
  expect(operatorsBetween("FR", "FR")).toEqual([]);
});

test("companies and their facts are found", () => {
  expect(findOperators("leshuttle")[0]?.path).toBe("/operators/leshuttle");
  expect(findOperators("eurotunnel")[0]?.path).toBe("/operators/leshuttle");
  expect(findOperators("stena muzzle")[0]).toMatchObject({
    path: "/operators/stena",
    factId: "stena.muzzle",
  });
  expect(findOperators("")).toEqual([]);
});
