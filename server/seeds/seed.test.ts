import { afterAll, beforeAll, expect, test } from "vitest";
import { getStory, listStories, sections } from "#contracts/community/stories.ts";
import { utcDay, daysAfter, daysBetween } from "#contracts/kernel/days.ts";
import { categories, listHoots, pageHoots } from "#contracts/community/hoots.ts";
import { listPets, listPetCards } from "#contracts/travel/pets.ts";
import { airport } from "#reference/airports.ts";
import { getHome } from "../src/accounts/profiles/service.ts";
import { travelsOf } from "../src/travel/readiness/places-before.ts";
import { tripAnswer } from "../src/travel/readiness/trip-answer.ts";
import { tripRequest, type TripRequest } from "../src/travel/readiness/trip-request.ts";
import { getTripReadiness, listTripReadiness } from "#contracts/travel/readiness.ts";
import { listTrips } from "#contracts/travel/trips.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { demoUserId } from "./ids.ts";
import { seedDemo } from "./seed.ts";
import { stories } from "./demo/stories/index.ts";
import { demo } from "./demo/index.ts";
import { photos } from "./demo/photos.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("the demo data stands: travelers, hoots in every category, comments, likes and GIFs", async () => {
  const counts = await Promise.all(
    (["profiles", "hoots", "comments", "hoot_likes"] as const).map(async (table) => {
      const rows = await server.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as("count"))
        .execute();
      return Number(rows[0]?.count);
    }),
  );
  expect(counts[0]).toBe(demo.demoUsers.length);
  expect(counts[1]).toBeGreaterThanOrEqual(80);
  expect(counts[2]).toBeGreaterThan(200);
  expect(counts[3]).toBeGreaterThan(200);
  for (const category of categories) {
    expect((await server.call(pageHoots, { query: { category } })).data, category).not.toEqual([]);
  }
});

const onPostgres = process.env["TEST_DATABASE"] === "postgres";

// PGlite has one process, which does one thing after the other.
test.runIf(onPostgres)("two processes that start together seed the demo data once", async () => {
  const empty = await testServer({ env: { demo: false } });
  try {
    await Promise.all([1, 2].map(() => seedDemo(empty.db, "no password's hash", new Date())));
    const demoUsers = await empty.db.selectFrom("profiles").select("id").execute();
    expect(demoUsers).toHaveLength(demo.demoUsers.length);
  } finally {
    await empty.close();
  }
});

test("what counts say is what the rows are", async () => {
  for (const hoot of await server.call(listHoots)) {
    expect(hoot.likeCount, hoot.title).toBe(hoot.likes.length);
    expect(new Date(hoot.createdAt).getTime()).toBeLessThan(Date.now());
  }
});

test("every GIF of the demo data is one of the built-in set", async () => {
  const withGif = (await server.call(listHoots)).flatMap(({ gifUrl }) => gifUrl ?? []);
  expect(withGif.length).toBeGreaterThan(20);
  for (const gifUrl of new Set(withGif)) {
    const answer = await server.fetch(gifUrl);
    expect([gifUrl, answer.status, answer.headers.get("content-type")]).toEqual([
      gifUrl,
      200,
      "image/gif",
    ]);
  }
});

test("every demo user has a pet with a portrait, and posts in their own voice", async () => {
  for (const { key, pet } of demo.demoUsers) {
    const [card] = await server.call(listPetCards, { params: { id: demoUserId(key) } });
    expect(card).toMatchObject({ petName: pet.name, breed: pet.breed });
    expect(card?.bio, key).not.toBe("");
    const portrait = await server.fetch(card?.petPhoto ?? "/none");
    expect([key, portrait.status, portrait.headers.get("content-type")]).toEqual([
      key,
      200,
      "image/svg+xml",
    ]);
  }
});

test("Biscuit's next expiry counts from the day of seeding", async () => {
  const [biscuit] = await (await server.as("dana"))(listPets);
  const until = biscuit?.records.flatMap(({ validUntil }) => validUntil ?? []) ?? [];
  const days = until.map((day) => daysBetween(utcDay(), day));
  expect(biscuit).toMatchObject({ petName: "Biscuit", age: 4, microchipNumber: "985112004118203" });
  expect(days.some((left) => left < 0)).toBe(true);
  expect(days.some((left) => left >= 6 && left <= 7)).toBe(true);
  expect(days.some((left) => left > 60)).toBe(true);
});

test("every photo of the demo data is a drawing that is there, of a pet that is there", async () => {
  const rows = await server.db
    .selectFrom("gallery_photos")
    .select(["drawn", "caption", "pet_id"])
    .execute();
  expect(rows).toHaveLength(photos.length);
  for (const { drawn, caption, pet_id } of rows) {
    expect(pet_id, caption).not.toBeNull();
    const answer = await server.fetch(drawn ?? "");
    expect([answer.status, answer.headers.get("content-type")], caption).toEqual([
      200,
      "image/svg+xml",
    ]);
  }
});

test("every story of the demo data can be read, with drawings that are there, and is counted right", async () => {
  const listed = await server.call(listStories);
  expect(listed).toHaveLength(stories.length);
  for (const { _id, title, likes, likeCount, readingMinutes } of listed) {
    const story = await server.call(getStory, { params: { id: _id } });
    expect([likes.length, story.comments.length], title).toEqual([likeCount, story.commentCount]);
    expect(story.commentCount, title).toBeGreaterThan(0);
    expect(readingMinutes, title).toBeGreaterThanOrEqual(2);
    const pictures = sections.flatMap(({ image }) => story[image] ?? []);
    expect(story.contentOneImage, title).not.toBeNull();
    for (const picture of pictures) {
      const answer = await server.fetch(picture);
      expect([picture, answer.status, answer.headers.get("content-type")]).toEqual([
        picture,
        200,
        "image/svg+xml",
      ]);
    }
  }
});

test("Dana has a trip to Chile in twelve days with Biscuit, one far off and one that was", async () => {
  const dana = await server.as("dana");
  const trips = await dana(listTrips);
  expect(trips.map(({ destination }) => destination)).toEqual(["Duluth", "Chile", "Scotland"]);
  const chile = trips[1];
  const [biscuit] = await dana(listPets);
  expect(chile?.petIds).toEqual([biscuit?._id]);
  expect(chile?.costs).toHaveLength(3);
  expect(chile?.legs.map(({ pets }) => pets[0]?.how)).toEqual(["hold", "hold"]);
  expect(chile?.stays).toHaveLength(1);
  expect(chile?.items.some(({ list, due }) => list === "todo" && due !== null)).toBe(true);
});

test("Biscuit's trip tells the same story whatever the day of the first start", async () => {
  const dana = await server.as("dana");
  const ownerId = demoUserId("dana");
  const [trips, pets] = [await dana(listTrips), await dana(listPets)];
  const chile = trips.find(({ destination }) => destination === "Chile");
  if (!chile) throw new Error("There's no trip to Chile.");
  const home = await getHome(server.db, ownerId);
  const travels = travelsOf(trips, home, airport);
  const request = tripRequest(chile, { pets, carriers: [], home, travels }, airport);
  const { asOf, pets: answered } = await dana(getTripReadiness, { params: { id: chile._id } });
  expect(tripAnswer(request, asOf).pets).toEqual(answered);
  // Leap days, ends of months and years, and summer time are among the days of four years.
  for (let days = 0; days < 4 * 366; days += 11) {
    const [moved, day] = [shifted(request, days), daysAfter(asOf, days)];
    const [biscuit] = tripAnswer(moved, day).pets;
    const of = (verdict: string) =>
      biscuit?.requirements.filter((each) => each.verdict === verdict) ?? [];
    expect(
      of("blocked").map(({ requirement }) => requirement),
      day,
    ).toEqual(["rabies-wait"]);
    for (const verdict of ["met", "due", "unknown"]) expect(of(verdict), day).not.toEqual([]);
    expect(biscuit?.earliest, day).toBe(daysAfter(day, 14));
  }
});

/** A question with all of its days moved. */
const shifted = (request: TripRequest, days: number): TripRequest =>
  JSON.parse(JSON.stringify(request).replaceAll(/\d{4}-\d\d-\d\d/g, (day) => daysAfter(day, days)));

test("Biscuit's trip to Chile has something met, due, blocked and unknown, and one thing to do first", async () => {
  const dana = await server.as("dana");
  const chile = (await dana(listTrips)).find(({ destination }) => destination === "Chile");
  const { asOf, pets } = await dana(getTripReadiness, { params: { id: chile?._id ?? "" } });
  const [biscuit] = pets;
  const found = new Set(biscuit?.requirements.map(({ verdict }) => verdict));
  expect([...found]).toEqual(expect.arrayContaining(["met", "due", "blocked", "unknown"]));
  const blocked = biscuit?.requirements.filter(({ verdict }) => verdict === "blocked");
  expect(blocked).toMatchObject([{ requirement: "rabies-wait", border: { country: "CL" } }]);
  // The trip leaves two days before the wait after the vaccination is over.
  expect(biscuit).toMatchObject({ verdict: "blocked", earliest: daysAfter(asOf, 14) });
  const { trips } = await dana(listTripReadiness);
  expect(trips.find(({ _id }) => _id === chile?._id)?.pets).toMatchObject([
    { verdict: "blocked", first: { verdict: "window", requirement: "parasites" } },
  ]);
});
