import * as contract from "#contracts/travel/calendars.ts";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { createTrip, deleteTrip, type Trip, updateTrip } from "#contracts/travel/trips.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getOwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type Read, readBoth, readCalendar } from "./reading.testing.ts";
import { gcAddresses } from "./service.ts";

let server: TestServer;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  server = await testServer({ env: { publicUrl: "https://wagabond.example" } });
  ana = await newPerson(server, "Ana Reyes");
  ben = await newPerson(server, "Ben Okoro");
});
afterAll(() => server.close());

type Body = Parameters<typeof ana.call<typeof createTrip>>[1]["body"];

const trip = (body: Body, who = ana) => who.call(createTrip, { body });
const change = ({ _id: id }: Pick<Trip, "_id">, body: Body) =>
  ana.call(updateTrip, { params: { id }, body });
const download = (path: string, { token } = ana) =>
  server.fetch(path, { headers: { authorization: `Bearer ${token}` } });
const calendarOf = async ({ _id }: Pick<Trip, "_id">) =>
  readBoth(await (await download(`/api/plans/${_id}/calendar`)).text());
const addressOf = (tripId: string | null, call: Call = ana.call) =>
  call(contract.createCalendarAddress, { body: { planId: tripId } });
const pathOf = (address: { url: string }) => new URL(address.url).pathname;
const open = (address: { url: string }, init?: RequestInit) => server.fetch(pathOf(address), init);
const only = ({ events }: Read) => {
  expect(events).toHaveLength(1);
  return events[0] ?? expect.fail();
};

describe("a trip's calendar file", () => {
  test("is served as a download named after the trip", async () => {
    const { _id } = await trip({ destination: "São Paulo", month: "May", day: 2, year: 2027 });
    const answer = await download(`/api/plans/${_id}/calendar`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="S_o Paulo 2027-05-02.ics"; filename*=UTF-8''S%C3%A3o%20Paulo%202027-05-02.ics`,
    );
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const text = await answer.text();
    expect(Number(answer.headers.get("content-length"))).toBe(Buffer.byteLength(text));
    expect(readCalendar(text).name).toBe("São Paulo");
  });

  test("is not available to other people", async () => {
    const { _id } = await trip({ destination: "Chile" });
    expect((await download(`/api/plans/${_id}/calendar`, ben)).status).toBe(404);
    await expect(addressOf(_id, ben.call)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("has the trip as all-day, free time, including the last day", async () => {
    const made = await trip({
      destination: "Chile",
      month: "December",
      day: 30,
      year: 2026,
      endDate: "2027-01-02",
    });
    expect(only(await calendarOf(made))).toMatchObject({
      uid: `trip-${made._id}@wagabond.example`,
      summary: "Trip: Chile",
      start: "2026-12-30",
      end: "2027-01-03",
      busy: false,
      url: `https://wagabond.example/plans/${made._id}`,
    });
  });

  test("has a single day where the trip has no end", async () => {
    const made = await trip({ month: "February", day: 28, year: 2027 });
    expect(only(await calendarOf(made))).toMatchObject({
      summary: "Trip",
      start: "2027-02-28",
      end: "2027-03-01",
    });
  });

  test.each([
    ["has no trip without a full date", { month: "December", year: 2026 }],
    ["is still a calendar where a trip has nothing", {}],
  ] as const)("%s", async (_what, body) => {
    const { events, zones } = await calendarOf(await trip(body));
    expect(events).toEqual([]);
    expect(zones).toEqual(["UTC"]);
  });
});

describe("flights", () => {
  const leg = {
    airline: "Condor Pass",
    airlineCode: "CP",
    flightNumber: "204",
    from: "FRA",
    to: "JFK",
    departureDate: "2027-03-27",
    departureTime: "10:00",
    departureZone: "Europe/Berlin",
    arrivalTime: "13:00",
    arrivalZone: "America/New_York",
    confirmation: "X7K9PL",
  };
  type Times = "departureDate" | "departureTime" | "departureZone" | "arrivalDate" | "arrivalTime";
  const flight = async (more: Partial<Record<Times | "arrivalZone", string | null>>) =>
    only(await calendarOf(await trip({ legs: [{ ...leg, ...more }] })));

  test("state route, pets and booking", async () => {
    const { _id: petId } = await ana.call(createPet, { body: { petName: "Luna", species: "dog" } });
    const made = await trip({ legs: [{ ...leg, pets: [{ petId, how: "cabin" }] }] });
    expect(only(await calendarOf(made))).toMatchObject({
      uid: `leg-${made.legs[0]?._id}@wagabond.example`,
      summary: "CP 204 FRA → JFK",
      location: expect.stringContaining("(FRA)"),
      busy: true,
      description: expect.stringMatching(
        /^Condor Pass\nTo .*\(JFK\)\nLuna in the cabin\nConfirmation code: X7K9PL$/,
      ),
    });
  });

  test("of other modes say so, with their places", async () => {
    const { _id: petId } = await ana.call(createPet, { body: { petName: "Pip", species: "cat" } });
    const made = await trip({
      legs: [
        {
          ...leg,
          mode: "ferry",
          from: null,
          to: null,
          airlineCode: "",
          fromPlace: { city: "Dublin", country: "IE", zone: "Europe/Dublin" },
          toPlace: { city: "", country: "GB", zone: null },
          flightNumber: "",
          airline: "Blue Gull Lines",
          pets: [{ petId, how: "with" }],
        },
      ],
    });
    expect(only(await calendarOf(made))).toMatchObject({
      summary: "Ferry: Dublin → United Kingdom",
      location: "Dublin, Ireland",
      description: expect.stringMatching(/^Blue Gull Lines\nTo United Kingdom\nPip with you\n/),
    });
  });

  // Expected instants by each country's rules: Berlin changes on 28 March 2027, New York on 14 March and 7
  // November, Santiago on 4 April, Auckland on 4 April and 26 September, Lord Howe by half an hour.
  test.each([
    ["before summer time", {}, "2027-03-27T09:00Z", "2027-03-27T17:00Z"],
    ["after it began", { departureDate: "2027-03-28" }, "2027-03-28T08:00Z", "2027-03-28T17:00Z"],
    [
      "through the night it ends",
      { departureDate: "2027-11-06", departureTime: "23:00", arrivalTime: "02:30" },
      "2027-11-06T22:00Z",
      "2027-11-07T07:30Z",
    ],
    [
      "through the night it ends in the south",
      {
        departureDate: "2027-04-03",
        departureTime: "22:30",
        departureZone: "America/Santiago",
        arrivalTime: "04:45",
        arrivalZone: "Pacific/Auckland",
        arrivalDate: "2027-04-05",
      },
      "2027-04-04T01:30Z",
      "2027-04-04T16:45Z",
    ],
    [
      "over the date line, landing before it left",
      {
        departureDate: "2027-09-26",
        departureTime: "18:00",
        departureZone: "Pacific/Auckland",
        arrivalDate: "2027-09-26",
        arrivalTime: "13:10",
        arrivalZone: "America/Santiago",
      },
      "2027-09-26T05:00Z",
      "2027-09-26T16:10Z",
    ],
    [
      "over the date line to the day before",
      {
        departureDate: "2027-06-02",
        departureTime: "01:00",
        departureZone: "Pacific/Kiritimati",
        arrivalDate: "2027-06-01",
        arrivalTime: "06:30",
        arrivalZone: "Pacific/Pago_Pago",
      },
      "2027-06-01T11:00Z",
      "2027-06-01T17:30Z",
    ],
    [
      "between zones of halves and quarters",
      {
        departureDate: "2027-12-31",
        departureTime: "22:00",
        departureZone: "Asia/Kathmandu",
        arrivalTime: "01:00",
        arrivalZone: "Asia/Kolkata",
      },
      "2027-12-31T16:15Z",
      "2027-12-31T19:30Z",
    ],
    [
      "by other names of zones",
      {
        departureZone: "US/Eastern",
        arrivalZone: "Australia/LHI",
        arrivalDate: "2027-03-29",
      },
      "2027-03-27T14:00Z",
      "2027-03-29T02:00Z",
    ],
    [
      "in names that are written otherwise",
      { departureZone: "europe/berlin", arrivalZone: "AMERICA/NEW_YORK" },
      "2027-03-27T09:00Z",
      "2027-03-27T17:00Z",
    ],
    [
      "by UTC",
      { departureZone: "UTC", arrivalZone: "Etc/UTC" },
      "2027-03-27T10:00Z",
      "2027-03-27T13:00Z",
    ],
  ])("have the right instants: %s", async (_what, more, from, to) => {
    expect(await flight(more)).toMatchObject({
      instants: [new Date(from).toISOString(), new Date(to).toISOString()],
    });
  });

  test("without zones have floating times, with an arrival after midnight on the next day", async () => {
    const floating = { departureZone: null, arrivalZone: null };
    expect(await flight({ ...floating, arrivalTime: "02:10" })).toMatchObject({
      start: "2027-03-27T10:00:00",
      end: "2027-03-28T02:10:00",
      floats: true,
    });
  });

  test.each([
    ["the zone of arrival is not known", { arrivalZone: null }],
    ["the time of arrival is not known", { arrivalTime: null }],
  ])("have only a start where %s", async (_what, more) => {
    const { start, end } = await flight(more);
    expect([start, end]).toEqual(["2027-03-27T10:00:00", "2027-03-27T10:00:00"]);
  });

  test("have only a start where an earlier version stored an arrival before the departure", async () => {
    const made = await trip({ legs: [leg] });
    await sql`update plans set legs = jsonb_set(legs, '{0,arrivalDate}', '"2027-03-26"') where id = ${made._id}`.execute(
      server.db,
    );
    const { start, end } = only(await calendarOf(made));
    expect([start, end]).toEqual(["2027-03-27T10:00:00", "2027-03-27T10:00:00"]);
  });

  test("without a time are all-day events", async () => {
    expect(
      await flight({ departureTime: null, arrivalDate: "2027-03-28", arrivalTime: "06:20" }),
    ).toMatchObject({
      start: "2027-03-27",
      end: "2027-03-29",
      description: expect.stringContaining("Arrives 6:20 AM local time"),
    });
  });

  test("without a day are omitted", async () => {
    const { events } = await calendarOf(await trip({ legs: [{ ...leg, departureDate: null }] }));
    expect(events).toEqual([]);
  });
});

describe("stays and to-dos", () => {
  const stay = {
    name: "Fig Tree House",
    address: "3 Fig Tree Steps; Lisbon, PT",
    checkIn: "2027-10-30",
    checkInTime: "15:00",
    checkOut: "2027-11-01",
    checkOutTime: "11:00",
    zone: "Europe/Lisbon",
    petFee: 1250,
    petFeeCurrency: "EUR",
    confirmation: "FIG-77",
  };

  test("a stay lasts from check-in to check-out, across the end of daylight saving time", async () => {
    expect(only(await calendarOf(await trip({ stays: [stay] })))).toMatchObject({
      summary: "Stay: Fig Tree House",
      location: "3 Fig Tree Steps; Lisbon, PT",
      description: "Confirmation code: FIG-77",
      instants: ["2027-10-30T14:00:00.000Z", "2027-11-01T11:00:00.000Z"],
      busy: false,
    });
  });

  test("a stay without a zone is all-day, with its times in the description", async () => {
    expect(only(await calendarOf(await trip({ stays: [{ ...stay, zone: null }] })))).toMatchObject({
      start: "2027-10-30",
      end: "2027-11-02",
      description: "Check-in 3:00 PM\nCheck-out 11:00 AM\nConfirmation code: FIG-77",
    });
  });

  test("times are on the clock that the owner chose", async () => {
    const una = await newPerson(server, "Una Units");
    const { _id: id } = await una.call(getOwnProfile);
    await una.call(updateProfile, { params: { id }, body: { clock: "24" } });
    const { _id: tripId } = await trip({ stays: [{ ...stay, zone: null }] }, una);
    const file = await (await download(`/api/plans/${tripId}/calendar`, una)).text();
    expect(file).toContain("Check-in 15:00");
  });

  test("a to-do appears on its due day until it is done", async () => {
    const todo = { list: "todo", text: "Vet, then stamps", due: "2027-02-01" } as const;
    const made = await trip({
      items: [
        todo,
        { ...todo, text: "Done already", done: true },
        { ...todo, text: "Some day", due: null },
        { ...todo, list: "packing", text: "Leash" },
      ],
    });
    expect(only(await calendarOf(made))).toMatchObject({
      uid: `todo-${made.items[0]?._id}@wagabond.example`,
      summary: "To-do: Vet, then stamps",
      start: "2027-02-01",
      end: "2027-02-02",
      busy: false,
    });
  });
});

describe("text", () => {
  test.each([
    'a;b,c\\d\\n:"e"',
    "line one\nline two\r\nline three",
    "🐕‍🦺".repeat(40),
    `${"x".repeat(60)}${"é東🐈".repeat(20)}`,
    "BEGIN:VEVENT\r\nSUMMARY:not mine",
    "bell \u0007 and line \u2028 separator",
  ])("round-trips unchanged: %j", async (address) => {
    const made = await trip({ stays: [{ address, checkIn: "2027-05-01" }] });
    const text = await (await download(`/api/plans/${made._id}/calendar`)).text();
    const lines = text.split("\r\n");
    expect(lines.pop()).toBe("");
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[^\P{Cc}\t]/u);
      expect(line.isWellFormed()).toBe(true);
    }
    const expected = made.stays[0]?.address.replace(/\r\n|\u2028/g, "\n").replace("\u0007", "");
    expect(only(readBoth(text)).summary).toBe(`Stay: ${expected}`);
  });
});

describe("changes", () => {
  test("raise SEQUENCE and keep the UID; without a change the bytes are identical", async () => {
    const made = await trip({ destination: "Chile", month: "May", day: 2, year: 2027 });
    const [first, again] = [await calendarOf(made), await calendarOf(made)];
    expect(again).toEqual(first);
    await change(made, { day: 3 });
    const [before, after] = [only(first), only(await calendarOf(made))];
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.start).toBe("2027-05-03");
  });

  test("to a leg keep its UID", async () => {
    const made = await trip({ legs: [{ departureDate: "2027-05-02" }] });
    const { uid } = only(await calendarOf(made));
    const _id = made.legs[0]?._id;
    await change(made, {
      legs: [{ departureDate: "2027-05-01" }, { _id, departureDate: "2027-05-04" }],
    });
    expect(
      (await calendarOf(made)).events.map((event) => [event.uid === uid, event.start]),
    ).toEqual([
      [false, "2027-05-01"],
      [true, "2027-05-04"],
    ]);
  });
});

describe("a calendar link", () => {
  const whole: Body = {
    destination: "Chile",
    month: "May",
    day: 2,
    year: 2027,
    notes: "Gate code 4711",
    legs: [{ flightNumber: "CP 204", departureDate: "2027-05-02", confirmation: "X7K9PL" }],
    stays: [
      {
        name: "Fig Tree House",
        checkIn: "2027-05-03",
        confirmation: "FIG-77",
        petFee: 1250,
        petFeeCurrency: "EUR",
      },
    ],
    costs: [{ what: "Crate for Luna", amount: 12_000, currency: "EUR" }],
  };

  test("needs no session and never shows codes, costs or notes", async () => {
    const address = await addressOf((await trip(whole))._id);
    expect(address.url).toMatch(/^https:\/\/wagabond\.example\/calendars\/[\w-]{43}\.ics$/);
    const answer = await open(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    const text = await answer.text();
    expect(readBoth(text).events).toHaveLength(3);
    expect(text).not.toMatch(/X7K9PL|FIG-77|4711|Crate|12\.?50|EUR/);
  });

  test("answers 304 while nothing changes, and HEAD without a body", async () => {
    const made = await trip(whole);
    const address = await addressOf(made._id);
    const etag = (await open(address)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const same = await open(address, { headers: { "if-none-match": tag } });
      expect([same.status, same.headers.get("etag"), await same.text()]).toEqual([304, etag, ""]);
    }
    const head = await open(address, { method: "HEAD" });
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
    expect((await open(address, { method: "POST" })).status).toBe(405);
    await change(made, { day: 3 });
    expect((await open(address, { headers: { "if-none-match": etag } })).status).toBe(200);
  });

  test("is created once, also by concurrent requests; after revoking, a new one is created", async () => {
    const { _id } = await trip({});
    const [one, two] = await Promise.all([addressOf(_id), addressOf(_id)]);
    expect(two).toEqual(one);
    expect(await addressOf(_id)).toEqual(one);
    expect(await ana.call(contract.listCalendarAddresses)).toContainEqual(one);
    await ana.call(contract.revokeCalendarAddress, { params: { id: one._id } });
    expect(await ana.call(contract.listCalendarAddresses)).not.toContainEqual(one);
    expect((await addressOf(_id)).url).not.toBe(one.url);
  });

  test("answers 410 as soon as it is revoked; revoking twice is harmless", async () => {
    const address = await addressOf((await trip({}))._id);
    const params = { id: address._id };
    await expect(ben.call(contract.revokeCalendarAddress, { params })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await open(address)).status).toBe(200);
    await ana.call(contract.revokeCalendarAddress, { params });
    const revokedAnswer = await open(address);
    expect([revokedAnswer.status, revokedAnswer.headers.get("cache-control")]).toEqual([
      410,
      "no-store",
    ]);
    expect(await revokedAnswer.json()).toMatchObject({ code: "GONE" });
    expect((await open(address, { method: "HEAD" })).status).toBe(410);
    await ana.call(contract.revokeCalendarAddress, { params });
  });

  test("is deleted a year after it was revoked; an active one is kept", async () => {
    const [good, bad] = [await addressOf(null), await addressOf((await trip({}))._id)];
    await ana.call(contract.revokeCalendarAddress, { params: { id: bad._id } });
    const revoked = (when: string) =>
      server.db
        .updateTable("calendar_addresses")
        .set({ revoked_at: sql<Date>`now() + ${when}::interval` })
        .where("id", "=", bad._id)
        .execute();
    await revoked("-364 days");
    await gcAddresses(server.db);
    expect((await open(bad)).status).toBe(410);
    await revoked("-366 days");
    await gcAddresses(server.db);
    expect((await open(bad)).status).toBe(404);
    expect((await open(good)).status).toBe(200);
  });

  test("answers 404 if it was forged or its trip is deleted", async () => {
    const made = await trip({});
    const address = await addressOf(made._id);
    const path = pathOf(address);
    for (const other of [
      path.replace(/.\.ics$/, (end) => (end.startsWith("A") ? "B.ics" : "A.ics")),
      path.replace(".ics", ""),
      `${path}x`,
      "/calendars/nothing.ics",
      "/calendars/%00.ics",
    ]) {
      expect([other, (await server.fetch(other)).status]).toEqual([other, 404]);
    }
    await ana.call(deleteTrip, { params: { id: made._id } });
    expect((await open(address)).status).toBe(404);
  });

  test("of all trips includes future ones; without trips the calendar is empty and valid", async () => {
    const nora = await newPerson(server, "Nora Nilsen");
    const address = await addressOf(null, nora.call);
    expect(readBoth(await (await open(address)).text())).toMatchObject({
      name: "Wagabond trips",
      events: [],
    });
    await trip(whole, nora);
    await trip({ ...whole, destination: "Peru" }, nora);
    const { events } = readBoth(await (await open(address)).text());
    expect(events).toHaveLength(6);
    const own = await (await download("/api/calendar", nora)).text();
    expect(own).toContain("X7K9PL");
    expect(readBoth(own).events.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
    await nora.call(deleteAccount, { body: { password: nora.password } });
    await server.removeClosed();
    expect((await open(address)).status).toBe(404);
  });

  test("is marked noindex and allowed in robots.txt, since crawlers index a disallowed URL without reading it", async () => {
    const rules = await (await server.fetch("/robots.txt")).text();
    expect(rules).not.toMatch(/calendars|shared/);
    const found = await open(await addressOf(null));
    expect(found.headers.get("x-robots-tag")).toBe("noindex");
    expect((await server.fetch("/calendars/none.ics")).headers.get("x-robots-tag")).toBe("noindex");
  });
});

test("downloads of calendars are rate limited", async () => {
  const strict = await testServer({ env: { rateLimits: true } });
  try {
    const statuses = new Set<number>();
    for (let times = 0; times < 121; times += 1) {
      statuses.add((await strict.fetch("/calendars/nothing.ics", { method: "HEAD" })).status);
    }
    expect([...statuses]).toEqual([404, 429]);
    const { token } = await newPerson(strict, "Ida Impatient");
    const headers = { authorization: `Bearer ${token}` };
    const own = new Set<number>();
    for (let times = 0; times < 61; times += 1) {
      own.add((await strict.fetch("/api/calendar", { headers })).status);
    }
    expect([...own]).toEqual([200, 429]);
  } finally {
    await strict.close();
  }
});

test("the OpenAPI document states that these calls answer a calendar", async () => {
  const document: unknown = await (await server.fetch("/api/openapi.json")).json();
  expect(document).toMatchObject({
    paths: {
      "/api/calendar": { get: { responses: { 200: { content: { "text/calendar": {} } } } } },
      "/api/files/{id}": { get: { responses: { 200: { content: { "image/webp": {} } } } } },
    },
  });
});

test("a calendar with many trips is written whole", async () => {
  const mia = await newPerson(server, "Mia Many");
  const zones = ["Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kolkata"];
  for (let number = 0; number < 60; number += 1) {
    const legs = zones.map((departureZone, place) => ({
      flightNumber: `CP ${number}${place}`,
      departureDate: `20${27 + (number % 10)}-05-${10 + place}`,
      departureTime: "10:00",
      departureZone,
      arrivalTime: "14:00",
      arrivalZone: zones[place ? place - 1 : 0],
    }));
    await trip({ destination: "Round", legs }, mia);
  }
  const answer = await download("/api/calendar", mia);
  expect(readCalendar(await answer.text()).events).toHaveLength(240);
});
