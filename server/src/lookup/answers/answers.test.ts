import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as names from "#contracts/lookup/answers.ts";
import { listAirlines } from "#contracts/lookup/airlines.ts";
import * as contract from "#contracts/lookup/answers.ts";
import * as providers from "#contracts/lookup/providers.ts";
import { getVenue } from "#contracts/lookup/venues.ts";
import { importVenues } from "../../operations/venues.ts";
import { type MadeElement, overpassJson } from "../venues/osm/osm-files.testing.ts";
import { allDocuments } from "./all.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { newAdmin, newPerson } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const documents = (from: string, to: string, species?: names.Animal) =>
  server.call(contract.getDocuments, { params: { from, to }, query: { species } });
const airline = (name: string, location: string) =>
  server.call(contract.getAirline, { params: { airline: name, location } });
const places = () => server.call(contract.listServicePlaces);
const services = (service: string, location: string) =>
  server.call(contract.getServices, { params: { service, location } });

test.each([
  ["USA", "Mexico"],
  ["usa", "MEXICO"],
  ["USA  ", " mexico"],
  ["United States", "mexico "],
  ["u-s-a", "Mexico"],
])("%j to %j is the USA to Mexico, at one path", async (from, to) => {
  const answer = await documents(from, to);
  expect(answer.path).toBe("/documents/USA/Mexico");
  expect(answer.back).toBe("/documents/Mexico/USA");
  expect(answer.exportDocuments.length).toBeGreaterThan(0);
});

test("a URL with spaces in names has the same answer", async () => {
  const answers = await Promise.all(
    ["/api/documents/Argentina%20/Costa%20%20Rica", "/api/documents/argentina/costa-rica"].map(
      async (path) => (await server.fetch(path)).json(),
    ),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ path: "/documents/Argentina/Costa%20Rica" });
});

test("a place has the documents of its country, and keeps its name", async () => {
  const berlin = await documents("USA", "berlin");
  expect(berlin.to).toMatchObject({ label: "Berlin", country: "Germany" });
  expect(berlin.path).toBe("/documents/USA/Germany");
  const germany = await documents("USA", "Germany");
  expect(berlin.importDocuments).toEqual(germany.importDocuments);
});

test("pets cannot enter Bali: the answer says why and lists nothing", async () => {
  const bali = await documents("USA", "Bali");
  expect(bali.notPossible?.text).toMatch(/brought into Bali/);
  expect(bali.notPossible?.sources.length).toBeGreaterThan(0);
  expect([bali.importDocuments, bali.rules, bali.importFees]).toEqual([[], [], []]);
  expect((await documents("USA", "Indonesia")).path).toBe(bali.path);
});

test("newer fees for leaving the USA precede the listed one", async () => {
  const { exportFees } = await documents("USA", "Mexico");
  expect(exportFees[0]).toMatchObject({ text: expect.stringContaining("$101"), stands: "newer" });
  expect(exportFees.at(-1)).toMatchObject({
    label: "Original listing",
    text: "$275.",
    stands: "older",
  });
});

test("filtered by cat, nothing about dogs only is listed", async () => {
  const both = await documents("Cuba", "USA");
  const cat = await documents("Cuba", "USA", "cat");
  const lines = [...cat.importDocuments, ...cat.rules, ...cat.importFees];
  expect(lines.some(({ only }) => only === "dog")).toBe(false);
  expect(lines.length).toBeLessThan(
    [...both.importDocuments, ...both.rules, ...both.importFees].length,
  );
});

test("other species than dog and cat are rejected", async () => {
  const response = await server.fetch("/api/documents/USA/Chile?species=iguana");
  expect(response.status).toBe(400);
});

const hostile = [
  "Atlantis",
  "__proto__",
  "constructor",
  "%00",
  "..%2F..%2Fetc",
  "%F0%9F%90%95",
  "'%20or%201=1",
  "x".repeat(90),
  "x".repeat(5_000),
  "%ED%A0%80",
  "%",
];

test.each(hostile)("the unknown name %s causes no error", async (name) => {
  for (const path of [
    `/api/documents/${name}/USA`,
    `/api/documents/USA/${name}`,
    `/api/airlines/${name}/national`,
    `/api/airlines/delta/${name}`,
    `/api/services/${name}/Berlin`,
    `/api/services/vet/${name}`,
  ]) {
    const { status } = await server.fetch(path);
    expect([400, 404], path.slice(0, 60)).toContain(status);
    if (!name.includes("%")) expect(status).toBe(404);
  }
});

test("a route without an answer is NOT_FOUND with the spec's sentence", async () => {
  const errorResponse = { code: "NOT_FOUND", message: names.noDocuments };
  for (const [from, to] of [
    ["USA", "Kenya"],
    ["USA", "Atlantis"],
    ["USA", "usa"],
    ["\u0000", "USA"],
  ] as const) {
    await expect(documents(from, to), `${from} to ${to}`).rejects.toMatchObject(errorResponse);
  }
  await expect(airline("volaris", "national")).rejects.toMatchObject({
    message: names.noAirline,
  });
  await expect(airline("delta", "regional")).rejects.toMatchObject({ message: names.noAirline });
});

test.each([
  ["vet", "Paris", "No information found for the vet in Paris."],
  ["Lawyer ", "new york-CITY", "No information found for the lawyer in New York City."],
  ["groomer", "Berlin", "No information found for the groomer in Berlin."],
  ["vet", "atlantis", "No information found for the vet in atlantis."],
  ["<b>", "<script>", "No information found for the service in the location."],
])("%s in %s: %s", async (service, location, message) => {
  await expect(services(service, location)).rejects.toMatchObject({ code: "NOT_FOUND", message });
});

test.each([
  ["vet", "MexicoCity"],
  ["VET", "mexico-city"],
  ["vet ", " Mexico  City"],
])("%j in %j lists the vets of Mexico City", async (service, location) => {
  const found = await services(service, location);
  expect(found.path).toBe("/services/vet/MexicoCity");
  expect(found.providers.map(({ name }) => name)).toContain(
    "Hospital Veterinario Arenal (Alcaldía Venustiano Carranza)",
  );
  expect(found.city.country).toBe("Mexico");
});

test.each(["american-airlines", "American Airlines", "AMERICAN"])(
  "%s takes no emotional support animals",
  async (name) => {
    const policy = await airline(name, "National");
    expect(policy.path).toBe("/airlines/american-airlines/national");
    expect(policy.notice).toBe("American Airlines no longer accepts emotional support animals.");
  },
);

test.each([
  ["delta", "national", "$95", "baseFee"],
  ["aeromexico", "national", "1350", "baseFee"],
  ["american-airlines", "national", "$125", "baseFee"],
])("%s keeps its listed figure of %s flights: %s", async (name, location, figure, key) => {
  const { topics } = await airline(name, location);
  const listed = topics
    .find((topic) => topic.key === key)
    ?.lines.find(({ basis }) => basis === "listed");
  expect(listed?.text.replaceAll(",", "")).toContain(figure);
});

/** All lines in an answer, recognized by `basis`. */
function linesIn(value: unknown): contract.AnswerLine[] {
  if (Array.isArray(value)) return value.flatMap(linesIn);
  if (typeof value !== "object" || value === null) return [];
  const ownLine = "basis" in value ? [value as contract.AnswerLine] : [];
  return [...ownLine, ...Object.values(value).flatMap(linesIn)];
}

test("every fact has a source, a check date and a version", async () => {
  // One of each way in which countries count each other, into all countries, and out of all of them.
  const ends = new Set(["USA", "Germany", "Brazil"]);
  const asked = allDocuments().filter(({ from, to }) => ends.has(from) || to === "USA");
  const routes: contract.DocumentsAnswer[] = [];
  for (const { from, to } of asked) routes.push(await documents(from, to));
  const answers = [
    ...routes,
    ...(await Promise.all(
      ["delta", "aeromexico", "american-airlines"].flatMap((name) =>
        names.flightKinds.map((kind) => airline(name, kind)),
      ),
    )),
    await services("vet", "Berlin"),
    await services("vet", "Santiago"),
  ];
  expect(answers.length).toBeGreaterThan(150);
  for (const answer of answers) {
    expect(answer.version).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const { id, text, sources } of linesIn(answer)) {
      expect(text, id).not.toBe("");
      expect(sources.length, id).toBeGreaterThan(0);
      for (const source of sources) expect(source.checked, `${id} ${source.id}`).not.toBe("");
    }
  }
});

test("a provider is listed once approved and removed once declined", async () => {
  const { call } = await newPerson(server);
  const { call: admin } = await newAdmin(server);
  const body = {
    service: "dentist",
    city: "Tokyo",
    name: "Shibuya Tooth",
    services: "Teeth of dogs",
    address: null,
    contact: "https://tooth.example/en",
    source: "https://tooth.example/about",
  } as const;
  const { _id: id } = await call(providers.suggestProvider, { body });
  await expect(services("dentist", "tokyo")).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await places()).dentist).toEqual([]);
  await admin(providers.approveSuggestion, { params: { id } });
  const { suggested } = await services("dentist", "tokyo");
  expect(suggested.map(({ name }) => name)).toEqual(["Shibuya Tooth"]);
  expect(await (await server.fetch("/sitemap.xml")).text()).toContain("/services/dentist/Tokyo<");
  expect(await places()).toEqual({
    vet: ["Berlin", "MexicoCity", "Santiago"],
    dentist: ["Tokyo"],
    lawyer: [],
  });
  await admin(providers.declineSuggestion, { params: { id }, body: { reason: "Closed." } });
  await expect(services("dentist", "tokyo")).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await (await server.fetch("/sitemap.xml")).text()).not.toContain(
    "/services/dentist/Tokyo",
  );
  expect((await places()).dentist).toEqual([]);
});

describe("places", () => {
  const inLisbon = (id: number, tags: Record<string, string>, east = 0): MadeElement => ({
    type: "node",
    id,
    version: 1,
    lat: 38.72,
    lon: -9.14 + east,
    tags: { amenity: "veterinary", ...tags },
  });
  /** The server hears of it a moment later: the import has a connection of its own. */
  const importOf = async (area: string, elements: readonly MadeElement[]) => {
    const path = join(server.env.dataDir, `${area}.json`);
    writeFileSync(path, overpassJson(elements, new Date("2026-11-01T00:00:00Z")));
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = "" } = server.env;
    const imported = await importVenues({ DATA_DIR, DATABASE_URL }, { path });
    expect(imported).toEqual({ done: true, text: expect.any(String) });
  };

  test("of a city are listed with their source, the nearest first", async () => {
    await expect(services("vet", "Lisbon")).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await places()).vet).not.toContain("Lisbon");
    await importOf("lisbon", [
      inLisbon(1, { name: "Urgência", emergency: "yes" }, 0.02),
      inLisbon(2, {
        name: "Clínica da Baixa",
        "addr:street": "Rua Augusta",
        "addr:housenumber": "5",
        phone: "+351 21 000 0000",
        website: "https://vet.example/",
        opening_hours: "Mo-Fr 09:00-18:00",
      }),
      inLisbon(3, {}),
      inLisbon(4, { name: "Too far" }, 0.5),
    ]);
    await expect.poll(async () => (await places()).vet).toContain("Lisbon");
    const { providers: found, path, version } = await services("vet", "lisbon");
    expect([path, version]).toEqual(["/services/vet/Lisbon", "2026-11-01"]);
    expect(found.map(({ name, services: kinds, street }) => [name, kinds, street])).toEqual([
      ["Clínica da Baixa", ["Vet"], true],
      ["Urgência", ["Emergency vet"], false],
    ]);
    expect(found[0]).toMatchObject({
      id: found[0]?.place,
      address: expect.stringContaining("Rua Augusta"),
      contact: "+351 21 000 0000, https://vet.example/",
      hours: "Mo-Fr 09:00-18:00",
      line: { sources: [{ title: "OpenStreetMap contributors", checked: "2026-11-01" }] },
    });
    expect(await (await server.fetch("/sitemap.xml")).text()).toContain("/services/vet/Lisbon<");
    // Closed ones are listed no more.
    await importOf("lisbon", [inLisbon(5, { amenity: "cafe", name: "Café Lua", dog: "yes" })]);
    await expect
      .poll(() => services("vet", "Lisbon").catch((error: unknown) => error))
      .toMatchObject({ code: "NOT_FOUND" });
  });

  test("that sources list, too, are listed once, wherever they are in the city", async () => {
    const found = async () => (await services("vet", "Mexico City")).providers;
    const stated = await found();
    expect(stated.map(({ name, place }) => [name, place])).toEqual([
      ["Hospital Veterinario de la Ciudad de México (AGATAN)", undefined],
      ["Hospital Veterinario Arenal (Alcaldía Venustiano Carranza)", undefined],
    ]);
    const inMexico = (id: number, name: string, north = 0) => ({
      ...inLisbon(id, { name }),
      lat: 19.4326 + north,
      lon: -99.1332,
    });
    await importOf("mexico", [
      inMexico(11, "HOSPITAL VETERINARIO DE LA CIUDAD DE MEXICO"),
      inMexico(12, "Hospital Veterinario Arenal Norte", 0.01),
      // Nearer to the center are more than an answer lists.
      ...Array.from({ length: 30 }, (_, at) => inMexico(100 + at, `Veterinaria ${at}`, 0.02)),
      inMexico(13, "Hospital Veterinario Arenal", 0.05),
      // A branch of the first one.
      inMexico(14, "Hospital Veterinario de la Ciudad de México", 0.005),
    ]);
    await expect.poll(async () => (await found()).length).toBe(stated.length + 19);
    const [first, second, ...others] = await found();
    const placeOf = async (id = "") => (await server.call(getVenue, { params: { id } })).source.id;
    expect(await placeOf(first?.place)).toMatch(/11$/);
    expect(await placeOf(second?.place)).toMatch(/13$/);
    expect(others.slice(0, 2).map(({ name }) => name)).toEqual([
      "Hospital Veterinario de la Ciudad de México",
      "Hospital Veterinario Arenal Norte",
    ]);
    expect([first?.id, first?.name, first?.line]).toEqual([
      stated[0]?.id,
      stated[0]?.name,
      stated[0]?.line,
    ]);
  });
});

test("a city is listed once, whichever way its name was written", async () => {
  const { call } = await newPerson(server);
  const { call: admin } = await newAdmin(server);
  for (const [city, name] of [
    ["berlin", "Tierarzt am Eck"],
    ["são  paulo", "Clinica Um"],
    ["Sao-Paulo", "Clinica Dois"],
  ] as const) {
    const body = {
      service: "vet",
      city,
      name,
      services: "All of it",
      address: null,
      contact: "https://vet.example/",
      source: "https://vet.example/about",
    } as const;
    const { _id: id } = await call(providers.suggestProvider, { body });
    await admin(providers.approveSuggestion, { params: { id } });
  }
  expect((await places()).vet).toEqual(["Berlin", "MexicoCity", "Santiago", "SãoPaulo"]);
});

describe("all airlines for a pet", () => {
  const query = { from: "US", to: "FR", species: "dog" as const, weight: "5", snub: "no" as const };
  const rows = async (change: Partial<typeof query> = {}) =>
    (await server.call(listAirlines, { query: { ...query, ...change } })).airlines;

  test("each has a verdict with a reason and its page", async () => {
    const found = await rows();
    expect(found).toHaveLength(30);
    for (const { key, path, seats } of found) {
      expect(path).toBe(`/airlines/${key}/international`);
      for (const { reason } of Object.values(seats)) expect(reason.text, key).not.toBe("");
    }
    const british = found.find(({ key }) => key === "british-airways");
    expect(british?.seats.cabin).toMatchObject({ verdict: "no", conditions: [] });
    expect(british?.seats.cabin.reason.sources.length).toBeGreaterThan(0);
  });

  test("into Great Britain, none takes it in the cabin", async () => {
    const found = await rows({ to: "GB" });
    expect(found.filter(({ seats }) => seats.cabin.verdict !== "no")).toEqual([]);
  });

  test("a figure that is no number is refused", async () => {
    const response = await server.fetch("/api/airlines?from=US&to=FR&species=dog&weight=heavy");
    expect(response.status).toBe(400);
  });
});

test("a company with ferries has a page by any of its names, with sources", async () => {
  const operator = (name: string) =>
    server.call(contract.getOperator, { params: { operator: name } });
  const answer = await operator("Stena Line");
  expect(answer).toMatchObject({ path: "/operators/stena", operator: { mode: "ferry" } });
  expect(answer.topics.flatMap(({ lines }) => lines).every(({ sources }) => sources[0])).toBe(true);
  await expect(operator("No Such Line")).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: names.noOperator,
  });
  const { operators } = await server.call(contract.listOperators);
  expect(operators).toHaveLength(35);
  expect(operators.find(({ key }) => key === "leshuttle")).toMatchObject({
    foot: "no",
    car: "yes",
  });
});
