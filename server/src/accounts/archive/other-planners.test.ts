import { getTrip, listTrips, type Trip } from "#contracts/travel/trips.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../../testing/good-files.ts";
import { fileOf } from "../../../testing/owned-rows.ts";
import { printed } from "../../../testing/papers.ts";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { broughtBack, zipped } from "./archive.testing.ts";
import { fileOfCalendar, tripIt, trek } from "./other-planners.testing.ts";

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

const again = async () => {
  person = await newPerson(server);
};

async function tripsOf({ call }: Person): Promise<Trip[]> {
  const listed = await call(listTrips);
  return Promise.all(listed.map(({ _id }) => call(getTrip, { params: { id: _id } })));
}

const tripNamed = (trips: readonly Trip[], name: string): Trip => {
  const found = trips.find(({ destination }) => destination === name);
  if (!found) throw new Error(`There is no trip ${name}.`);
  return found;
};

/** AdventureLog's `data.json`; `changes` replace parts of it. */
const adventureLog = (changes: object = {}) => ({
  version: "v0.12.0",
  export_date: "2027-01-02T10:00:00",
  categories: [],
  collections: [
    {
      export_id: 0,
      name: "Lisbon with Rex",
      description: "Bring the blanket.",
      start_date: "2027-05-03",
      end_date: "2027-05-08",
      link: "https://example.com/lisbon",
    },
    {
      export_id: 1,
      name: "Oslo",
      description: "",
      start_date: "2019-06-01",
      end_date: "2019-06-03",
    },
  ],
  locations: [
    {
      export_id: 0,
      name: "Castle",
      location: "R. de Santa Cruz, Lisboa",
      description: "Dogs in the garden only.",
      link: "http://castle.example",
      collection_export_ids: [0],
      visits: [
        {
          start_date: "2027-05-04T09:00:00+00:00",
          end_date: "2027-05-04T11:30:00+00:00",
          timezone: "Europe/Lisbon",
          notes: "Early.",
        },
      ],
      images: [
        { filename: "a1.jpg", is_primary: true },
        { filename: null, immich_id: "x" },
      ],
      attachments: [
        { name: "Ticket", filename: "b2.pdf" },
        { name: "Track", filename: "c3.gpx" },
      ],
    },
    {
      export_id: 1,
      name: "A lake",
      collection_export_ids: [],
      visits: [{ start_date: "2018-07-01T00:00:00+00:00", end_date: "2018-07-01T00:00:00+00:00" }],
      images: [],
      attachments: [],
    },
  ],
  transportation: [
    {
      type: "plane",
      name: "Flight to Lisbon",
      flight_number: "TP 210",
      from_location: "JFK",
      to_location: "Humberto Delgado Airport (LIS)",
      date: "2027-05-03T22:30:00+00:00",
      end_date: "2027-05-04T05:20:00+00:00",
      start_timezone: "America/New_York",
      end_timezone: "Europe/Lisbon",
      description: "Seat by the window.",
      collection_export_id: 0,
    },
    {
      type: "train",
      name: "Night train",
      from_location: "Oslo S",
      to_location: "Bergen",
      date: "2019-06-02T00:00:00+00:00",
      collection_export_id: 1,
    },
  ],
  lodging: [
    {
      name: "Casa Azul",
      type: "hotel",
      check_in: "2027-05-04T14:00:00+00:00",
      check_out: "2027-05-08T10:00:00+00:00",
      timezone: "Europe/Lisbon",
      reservation_number: "QX81",
      price: "420.00",
      location: "Rua Nova 1, Lisboa",
      collection_export_id: 0,
    },
  ],
  notes: [
    {
      name: "Vet",
      content: "Near the park.",
      links: ["https://vet.example"],
      date: "2027-05-05",
      collection_export_id: 0,
    },
    { name: "Loose", content: "Of no trip", links: [], date: null, collection_export_id: null },
  ],
  checklists: [
    {
      name: "Before",
      date: null,
      collection_export_id: 0,
      items: [{ name: "Passport", is_checked: true }],
    },
  ],
  visited_cities: [],
  visited_regions: [],
  ...changes,
});

const data = (json: unknown): [string, Buffer] => ["data.json", Buffer.from(JSON.stringify(json))];

async function exported() {
  return zipped([
    data(adventureLog()),
    ["images/a1.jpg", Buffer.from(await photo({ width: 90, height: 60 }))],
    ["attachments/b2.pdf", Buffer.from(await (await printed(1)).save())],
    ["attachments/c3.gpx", Buffer.from("<gpx></gpx>")],
  ]);
}

describe("AdventureLog's export", () => {
  test("becomes trips with everything that it has, once", async () => {
    await again();
    const zip = await exported();
    const { state, report } = await broughtBack(person, zip);
    expect([state, report?.problem]).toEqual(["ready", null]);
    expect(report?.restored).toEqual([{ name: "Trips", count: 3 }]);
    expect(report?.refused).toEqual([
      expect.objectContaining({ kind: "Files", title: "attachments/c3.gpx" }),
    ]);
    const trips = await tripsOf(person);
    const lisbon = tripNamed(trips, "Lisbon with Rex");
    expect(lisbon).toMatchObject({
      month: "May",
      day: 3,
      year: 2027,
      endDate: "2027-05-08",
      notes: "Bring the blanket.\n\nhttps://example.com/lisbon",
      legs: [
        {
          mode: "flight",
          airlineCode: "TP",
          flightNumber: "TP 210",
          from: "JFK",
          to: "LIS",
          departureDate: "2027-05-03",
          departureTime: "18:30",
          departureZone: "America/New_York",
          arrivalDate: "2027-05-04",
          arrivalTime: "06:20",
          pets: [],
        },
      ],
      stays: [
        {
          name: "Casa Azul",
          address: "Rua Nova 1, Lisboa",
          checkIn: "2027-05-04",
          checkInTime: "15:00",
          checkOut: "2027-05-08",
          checkOutTime: "11:00",
          zone: "Europe/Lisbon",
          confirmation: "QX81",
        },
      ],
      items: [{ list: "todo", text: "Before: Passport", done: true }],
      attachments: [{ label: "Ticket" }],
      photos: [{ caption: "Castle" }],
    });
    expect(
      lisbon.entries.map(({ date, time, title, note, link }) => [date, time, title, note, link]),
    ).toEqual(
      expect.arrayContaining([
        [
          "2027-05-04",
          "10:00",
          "Castle",
          "Early.\n\nDogs in the garden only.\n\nhttp://castle.example",
          null,
        ],
        ["2027-05-03", null, "Flight to Lisbon", "Seat by the window.", null],
        ["2027-05-04", null, "Casa Azul", "Price: 420.00", null],
        ["2027-05-05", null, "Vet", "Near the park.", "https://vet.example"],
      ]),
    );
    // Trips begin in 2025: earlier days are in the notes, and those of legs stay.
    expect(tripNamed(trips, "Oslo")).toMatchObject({
      year: null,
      notes: "2019-06-01 – 2019-06-03",
      legs: [
        {
          mode: "train",
          airline: "Night train",
          departureDate: "2019-06-02",
          from: null,
          fromPlace: { city: "Oslo S" },
        },
      ],
    });
    expect(tripNamed(trips, "Places from AdventureLog").entries).toMatchObject([
      { title: "A lake", date: null, note: "2018-07-01" },
      { title: "Loose", date: null, note: "Of no trip" },
    ]);
    const second = await broughtBack(person, zip);
    expect(second.report).toMatchObject({ restored: [], skipped: [{ name: "Trips", count: 3 }] });
    expect(await tripsOf(person)).toHaveLength(3);
  }, 60_000);

  test.each([
    ["other JSON", { pets: [] }, /isn't an archive of an account/],
    [
      "JSON that is too deep",
      { collections: [], locations: [JSON.parse("[".repeat(40) + "]".repeat(40))] },
      /can't be read/,
    ],
  ])("is refused as a whole for %s", async (_what, json, problem) => {
    await again();
    const { state, report } = await broughtBack(person, await zipped([data(json)]));
    expect([state, report?.problem]).toEqual(["failed", expect.stringMatching(problem)]);
    expect(await tripsOf(person)).toEqual([]);
  });

  test("with values of wrong types and too many things loses no other trip", async () => {
    await again();
    const many = Array.from({ length: 70 }, (_, at) => ({
      type: "car",
      name: `Drive ${String(at)} ${"x".repeat(300)}`,
      from_location: ["no text"],
      date: "not a date",
      collection_export_id: 0,
    }));
    const json = adventureLog({
      transportation: many,
      lodging: [
        { collection_export_id: 1, name: 7, check_in: "2019-06-03", check_out: "2019-06-01" },
      ],
      checklists: "none",
      notes: [
        {
          collection_export_id: 0,
          name: "N".repeat(500),
          content: "c\u0000".repeat(5_000),
          links: [7],
        },
      ],
    });
    const { report } = await broughtBack(person, await zipped([data(json)]));
    expect(report?.refused).toEqual([
      {
        kind: "Legs",
        title: "Lisbon with Rex",
        reason: "A trip can have up to 60. The other ones were left out.",
        field: null,
      },
    ]);
    const trips = await tripsOf(person);
    expect(tripNamed(trips, "Lisbon with Rex").legs).toHaveLength(60);
    expect(tripNamed(trips, "Oslo").stays).toMatchObject([{ name: "", checkOut: null }]);
  }, 60_000);
});

describe("a calendar", () => {
  test("of TripIt becomes its trips", async () => {
    await again();
    const { state, report } = await broughtBack(person, fileOfCalendar(tripIt));
    expect([state, report?.problem]).toEqual(["ready", null]);
    expect(report?.restored).toEqual([{ name: "Trips", count: 2 }]);
    expect(report?.refused).toEqual([]);
    const vegas = tripNamed(await tripsOf(person), "Las Vegas, NV, June 2027");
    expect(vegas).toMatchObject({
      month: "June",
      day: 2,
      year: 2027,
      endDate: "2027-06-05",
      legs: [
        {
          mode: "flight",
          airlineCode: "DL",
          flightNumber: expect.stringMatching(/DL ?738/),
          from: "JFK",
          to: "LAS",
          departureDate: "2027-06-02",
          departureTime: "08:00",
          confirmation: "GH5K2P",
        },
      ],
      stays: [
        {
          name: "Desert Suites",
          address: "255 East Flamingo Road, Las Vegas, NV, 89169",
          checkIn: "2027-06-02",
          checkInTime: "15:00",
          checkOut: "2027-06-05",
          checkOutTime: "11:00",
        },
      ],
      entries: [{ title: "Pick Up Rental Car: National", date: "2027-06-02", time: "12:00" }],
    });
    expect(JSON.stringify(vegas)).not.toContain("organize your travel");
    const second = await broughtBack(person, fileOfCalendar(tripIt));
    expect(second.report).toMatchObject({ restored: [], skipped: [{ name: "Trips", count: 2 }] });
  }, 60_000);

  test("of TREK becomes its trip", async () => {
    await again();
    const { report } = await broughtBack(person, fileOfCalendar(trek));
    expect(report).toMatchObject({
      problem: null,
      restored: [{ name: "Trips", count: 1 }],
      refused: [],
    });
    const tokyo = tripNamed(await tripsOf(person), "Golden week");
    expect(tokyo).toMatchObject({
      month: "May",
      day: 1,
      year: 2027,
      endDate: "2027-05-06",
      notes: "Line one\nLine two",
      legs: [
        {
          mode: "flight",
          airlineCode: "NH",
          flightNumber: "NH203",
          from: "FRA",
          to: "HND",
          departureDate: "2027-05-01",
          departureTime: "11:10",
          arrivalDate: "2027-05-02",
          arrivalTime: "06:55",
          confirmation: "K7PQ2M",
        },
        { mode: "train", airline: "To Kyoto", flightNumber: "Nozomi 21" },
      ],
      stays: [
        {
          name: "Park Hotel",
          address: "1-7-1 Shimbashi",
          checkIn: "2027-05-02",
          checkOut: "2027-05-05",
        },
      ],
    });
    expect(
      tokyo.entries.map(({ date, time, title, place, note }) => [date, time, title, place, note]),
    ).toEqual([
      ["2027-05-02", null, "Park Hotel", "", "One cat agreed"],
      ["2027-05-03", "08:00", "Bring the tickets", "", ""],
      ["2027-05-03", "09:00", "Tokyo Tower", "4-2-8 Shibakoen", "Go early"],
      ["2027-05-03", null, "Museum", "1 Main Street", "Buy tickets"],
    ]);
  }, 60_000);

  test.each([
    ["of another program", fileOfCalendar(["BEGIN:VCALENDAR", "PRODID:-//X//EN", "END:VCALENDAR"])],
    ["that is damaged", Buffer.from("BEGIN:VCALENDAR\r\nnothing")],
  ])("%s is refused with the way to read it", async (_what, bytes) => {
    await again();
    const { state, report } = await broughtBack(person, bytes);
    expect([state, report?.problem]).toEqual([
      "failed",
      expect.stringMatching(/isn't from TripIt or TREK/),
    ]);
  });

  test("with 6,000 events and a trip of 40 years is read in bounds", async () => {
    await again();
    const event = (at: number) => [
      "BEGIN:VEVENT",
      `UID:trek-res-${String(at)}@trek`,
      "DTSTART;VALUE=DATE:20270503",
      `SUMMARY:Museum ${String(at)}`,
      "END:VEVENT",
    ];
    const lines = [
      "BEGIN:VCALENDAR",
      "PRODID:-//TREK//Travel Planner//EN",
      "BEGIN:VEVENT",
      "UID:trek-trip-1@trek",
      "DTSTART;VALUE=DATE:20270501",
      "DTEND;VALUE=DATE:20670501",
      "SUMMARY:Long",
      "END:VEVENT",
      ...Array.from({ length: 6_000 }, (_, at) => event(at)).flat(),
      "END:VCALENDAR",
    ];
    const { report } = await broughtBack(person, fileOfCalendar(lines));
    expect(report?.restored).toEqual([{ name: "Trips", count: 1 }]);
    expect(report?.refused).toMatchObject([{ kind: "Entries" }]);
  }, 60_000);
});

test("a file that is neither a ZIP nor a calendar is refused at once", async () => {
  await again();
  const file = fileOf(Buffer.from("hello"), "trips.ics");
  const sent = server.fetch("/api/auth/import", {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}` },
    body: (() => {
      const body = new FormData();
      body.append("file", file);
      return body;
    })(),
  });
  expect(await (await sent).json()).toMatchObject({
    code: "FILE_TYPE",
    fields: { file: "Archive must be a ZIP or calendar (.ics) file." },
  });
});
