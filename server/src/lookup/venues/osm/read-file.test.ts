import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { madeTown } from "./made-town.testing.ts";
import { type MadeElement, overpassJson, pbfFile } from "./osm-files.testing.ts";
import { type FoundVenue, readFile } from "./read-file.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wagabond-osm-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const town = madeTown();
const at = new Date("2026-11-20T06:00:00Z");

/** Reads a file with these contents; the places by their ID. */
async function read(contents: Buffer | string) {
  const own = mkdtempSync(join(folder, "read-"));
  const path = join(own, "file");
  writeFileSync(path, contents);
  const summary = await readFile(path, own);
  const lines = readFileSync(join(own, "venues"), "utf8").trimEnd().split("\n");
  const found = lines.map((line): FoundVenue => JSON.parse(line));
  return { ...summary, found: new Map(found.map((venue) => [venue.osm_id, venue])) };
}

const formats = {
  "an .osm.pbf file": () => pbfFile(town.elements, { at, perBlock: 500 }),
  "an .osm.pbf file without dense nodes and compression": () =>
    pbfFile(town.elements, { at, isDense: false, isPacked: false }),
  "an answer of Overpass": () => overpassJson(town.elements, at),
  "an answer of Overpass with a byte order mark": () => `\uFEFF ${overpassJson(town.elements, at)}`,
};

test.each(Object.entries(formats))("the places of a town are read from %s", async (_, file) => {
  const { found, elements, venues, dataAt, skipped } = await read(file());
  expect(elements).toBe(3_000);
  expect(dataAt).toEqual(at);
  const categories = Array.from(found.values(), ({ osm_id, category }) => [osm_id, category]);
  expect(Object.fromEntries(categories)).toEqual(Object.fromEntries(town.places));
  expect(venues).toBe(town.places.size);
  expect(skipped).toEqual({
    "nothing about pets": expect.any(Number),
    "no name": 3,
    private: 1,
    "no longer there": 1,
    "no valid position": 3,
    "mapped twice": 1,
  });
});

test("what tags say arrives clean, and markup stays text", async () => {
  const { found } = await read(pbfFile(town.elements, { at }));
  expect(found.get("node/1000")).toMatchObject({
    osm_version: 3,
    category: "vet",
    emergency: true,
    name: "Tierklinik am See",
    name_en: "Lakeside Animal Hospital",
    address: "Seestrasse 12a, 6004 Seedorf",
    phone: "+41 41 555 01 00",
    website: "https://klinik.example/notfall",
    opening_hours: 'Mo-Fr 08:00-18:00; PH,Su off; Dec 24-26 "by appointment"',
    pet_policy: null,
  });
  const named = (text: string) =>
    Array.from(found.values()).find(({ name }) => name.includes(text));
  expect(named("فندق")).toMatchObject({
    name_en: "Lake Hotel",
    pet_policy: "yes",
    pet_fee: "15 CHF",
  });
  expect(named("script")).toMatchObject({
    name: "<b>Löwen</b><script>alert(1)</script>",
    pet_policy: "outside",
  });
  expect(named("Mokka")).toMatchObject({
    name: "Café Mokka",
    pet_policy: null,
    pet_note: "limited",
  });
  expect(named("Camping")).toMatchObject({ pet_policy: "yes", pet_max_kg: 25 });
  expect(named("Jugi")).toMatchObject({ pet_policy: "no" });
});

test("an area is in the middle of its box in both formats", async () => {
  const [pbf, json] = [await read(pbfFile(town.elements)), await read(overpassJson(town.elements))];
  for (const id of ["way/2000", "way/2001", "relation/3000"]) {
    const [one, other] = [pbf.found.get(id), json.found.get(id)];
    expect(one?.latitude).toBeCloseTo(other?.latitude ?? 0, 6);
    expect(one?.longitude).toBeCloseTo(other?.longitude ?? 0, 6);
  }
});

test("a place over the line of the date is not on the other side of the world", async () => {
  const { found } = await read(
    pbfFile([
      { type: "node", id: 1, lat: -16, lon: 179.99 },
      { type: "node", id: 2, lat: -16.01, lon: -179.97 },
      { type: "way", id: 3, nodes: [1, 2], tags: { natural: "beach", dog: "yes" } },
    ]),
  );
  expect(found.get("way/3")).toMatchObject({ latitude: -16.005, longitude: -179.99 });
});

test("a reader that stopped goes on from its last checkpoint", async () => {
  const own = mkdtempSync(join(folder, "stopped-"));
  const path = join(own, "file");
  const whole = coast("Vet");
  writeFileSync(path, whole.subarray(0, -1));
  await expect(readFile(path, own)).rejects.toThrow("cut off");
  // A machine may stop while a line is written.
  appendFileSync(join(own, "node"), '{"id":');
  // What was read before isn't read again.
  writeFileSync(path, coast("Dog"));
  expect(await readFile(path, own)).toMatchObject({ ...coastRead, resumedAt: 400_000 });
  const names = readFileSync(join(own, "venues"), "utf8").match(/(?<="name":")\w+/g);
  expect(names).toEqual([...Array(40).fill("Vet"), ...Array(5).fill("Dog"), "Beach"]);
  // A third one has nothing to do.
  rmSync(path);
  expect(await readFile(path, own)).toMatchObject({ ...coastRead, resumedAt: 450_001 });
});

const coastRead = { elements: 450_001, venues: 46, dataAt: at, skipped: {} };
/** A vet in 10,000 nodes, and a beach between two of the last nodes. */
function coast(name: string): Buffer {
  const nodes = Array.from({ length: 450_000 }, (_, id): MadeElement => {
    const tags = { amenity: "veterinary", name };
    return { type: "node", id, lat: 40 + id / 1e5, lon: 8, ...(id % 10_000 === 0 && { tags }) };
  });
  const tags = { natural: "beach", dog: "yes", name: "Beach" };
  const beach: MadeElement = { type: "way", id: 1, nodes: [440_001, 440_003], tags };
  return pbfFile([...nodes, beach], { at, isPacked: false });
}

test("a file that doesn't say of when it is has the time of the file", async () => {
  const { dataAt } = await read(pbfFile(town.elements));
  expect(Math.abs(Date.now() - dataAt.getTime())).toBeLessThan(60_000);
});
