import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#contracts/kernel/client.ts";
import * as contract from "#contracts/lookup/venue-suggestions.ts";
import { venueCategories } from "#contracts/lookup/tags.ts";
import { newAdmin, type Person } from "../../../testing/people.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { addVenue } from "../../../testing/venues.ts";
import { placeOf } from "../venues/osm/place.ts";
import { closedTags, osmTags } from "../venues/osm/written-tags.ts";

let server: TestServer;
let admin: Person;
let dana: Call;
beforeAll(async () => {
  server = await testServer();
  admin = await newAdmin(server);
  dana = await server.as("dana");
});
afterAll(() => server.close());

const accepted = async (suggestion: Promise<contract.VenueSuggestion>) => {
  const { _id: id } = await suggestion;
  return admin.call(contract.acceptVenueSuggestion, { params: { id } });
};
const correct = (
  id: string,
  body: Parameters<typeof dana<typeof contract.suggestCorrection>>[1]["body"],
) => accepted(dana(contract.suggestCorrection, { params: { id }, body }));

const exported = (since: string) =>
  server.fetch(`/api/admin/venues/changes.osc?since=${since}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
const today = () => new Date().toISOString().slice(0, 10);

/** The text from the beginning of an element to its end. */
const elementIn = (xml: string, start: string): string =>
  new RegExp(`<${start}[\\s\\S]*?</\\w+>`).exec(xml)?.[0] ?? "";

test("accepted corrections, closings and new places are exported as osmChange", async () => {
  const node = await addVenue(server.db, {
    osm_id: "node/11",
    osm_version: 4,
    phone: "+49 30 1",
    category: "vet",
  });
  const way = await addVenue(server.db, { osm_id: "way/12", osm_version: 2, category: "pet-shop" });
  const hostile = `<tag k="x"/> & 'Süß' -->`;
  await correct(node, { name: hostile, phone: null, pets: { policy: "leashed", fee: "5 EUR" } });
  // The later one holds.
  await correct(node, { pets: { fee: "no" } });
  await correct(way, { closed: true });
  await accepted(
    dana(contract.suggestVenue, {
      body: {
        category: "dog-park",
        name: "Hundewiese",
        position: { latitude: 52.4, longitude: 13.3 },
      },
    }),
  );
  await dana(contract.suggestCorrection, { params: { id: node }, body: { name: "Still waiting" } });
  const response = await exported(today());
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain(`places-since-${today()}.osc`);
  const xml = await response.text();
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<osmChange version="0\.6" /);
  expect(xml).not.toContain("<delete");
  expect(xml).toContain("A person must check every change");
  expect(xml).toContain("Download each full element first");
  const changed = elementIn(xml, 'node id="11"');
  expect(changed).toContain('version="4" lat="52.52" lon="13.405"');
  expect(changed).toContain(
    '<tag k="name" v="&lt;tag k=&quot;x&quot;/&gt; &amp; &apos;Süß&apos; --&gt;"/>',
  );
  expect(changed).toContain('<tag k="dog" v="leashed"/>');
  expect(changed).toContain('<tag k="dog:fee" v="no"/>');
  expect(changed).not.toContain("dog:charge");
  expect(changed).toContain("These tags go: phone.");
  const closed = elementIn(xml, 'way id="12"');
  expect(closed).toContain('version="2"');
  expect(closed).not.toContain("lat=");
  expect(closed).toContain('<tag k="disused:shop" v="pet"/>');
  expect(closed).toContain("These tags go: shop.");
  expect(/<create>[\s\S]*<\/create>/.exec(xml)?.[0]).toMatch(
    /<node id="-1" lat="52\.4" lon="13\.3">[\s\S]*<tag k="leisure" v="dog_park"\/>[\s\S]*Hundewiese/,
  );
  expect(xml.match(/<!--/g)).toHaveLength(xml.match(/-->/g)?.length ?? 0);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const empty = await (await exported(tomorrow)).text();
  expect(empty).toContain("<osmChange");
  expect(empty).not.toContain("<modify>");
});

test("a vet for emergencies is exported with its tag, and without it where it is none", async () => {
  const opened = await addVenue(server.db, { osm_id: "node/21", category: "vet" });
  const ended = await addVenue(server.db, { osm_id: "node/22", category: "vet", emergency: true });
  await correct(opened, { emergency: true });
  await correct(ended, { emergency: false });
  const xml = await (await exported(today())).text();
  expect(elementIn(xml, 'node id="21"')).toContain('<tag k="emergency" v="yes"/>');
  expect(elementIn(xml, 'node id="22"')).toContain("These tags go: emergency.");
});

test("a tag that isn't known isn't guessed", async () => {
  const pub = await addVenue(server.db, { osm_id: "node/31", category: "restaurant" });
  const vet = await addVenue(server.db, { osm_id: "node/32", category: "vet" });
  await correct(pub, { closed: true });
  await correct(vet, { category: "pet-shop" });
  const xml = await (await exported(today())).text();
  const closed = elementIn(xml, 'node id="31"');
  expect(closed).toContain("It has closed: put disused: before the key of what it is.");
  expect(closed).not.toContain("<tag");
  const changed = elementIn(xml, 'node id="32"');
  expect(changed).toContain("the tag of the old one goes.");
  expect(changed).toContain('<tag k="shop" v="pet"/>');
});

test("the closing of a place that was opened again isn't exported", async () => {
  const id = await addVenue(server.db, { osm_id: "node/23" });
  const { _id: closing } = await correct(id, { closed: true });
  expect(await (await exported(today())).text()).toContain('node id="23"');
  const body = { reason: "It is open." };
  await admin.call(contract.reopenVenue, { params: { id: closing }, body });
  expect(await (await exported(today())).text()).not.toContain('node id="23"');
});

test("the day must be a date", async () => {
  expect((await exported("yesterday")).status).toBe(400);
});

test.each(venueCategories)(
  "the tags of a %s are read as what they were written from",
  (category) => {
    const tags = osmTags({
      category,
      emergency: category === "vet",
      name: "Näpfchen",
      address: "Hauptstraße 1, 10115 Berlin",
      phone: "+49 30 1234567",
      website: "https://napf.example/",
      openingHours: "Mo-Fr 09:00-18:00",
      pets: { policy: "outside", fee: "5 EUR", maxKg: 12.5, note: "Two at most" },
    });
    const read = new Map([...tags].flatMap(([key, value]) => (value ? [[key, value]] : [])));
    expect(placeOf(read)).toEqual({
      category,
      emergency: category === "vet",
      name: "Näpfchen",
      name_en: null,
      address: "Hauptstraße 1, 10115 Berlin",
      phone: "+49 30 1234567",
      website: "https://napf.example/",
      opening_hours: "Mo-Fr 09:00-18:00",
      pet_policy: "outside",
      pet_fee: "5 EUR",
      pet_max_kg: 12.5,
      pet_note: "Two at most",
    });
    const closed = new Map(read);
    const changes = closedTags(category);
    for (const [key, value] of changes) {
      if (value === null) closed.delete(key);
      else closed.set(key, value);
    }
    if (changes.size > 0) expect(placeOf(closed)).toBeUndefined();
  },
);
