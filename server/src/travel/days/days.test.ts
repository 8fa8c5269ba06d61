import type { Call } from "#contracts/kernel/client.ts";
import { daysAfter, utcDay } from "#contracts/kernel/days.ts";
import { getOwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import * as contract from "#contracts/travel/days.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { createShare, getSharedTrip } from "#contracts/travel/shares.ts";
import * as trips from "#contracts/travel/trips.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { readBoth } from "../calendars/reading.testing.ts";

let server: TestServer;
let ana: Call;
let token: string;

beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
  ({ call: ana, token } = await newPerson(server, "Ana Reyes"));
});
afterAll(() => server.close());

type Body = Parameters<typeof ana<typeof trips.createTrip>>[1]["body"];
const make = async (body: Body) => {
  const trip = await ana(trips.createTrip, { body });
  return { trip, params: { id: trip._id } };
};
const daysOf = (params: { id: string }) => ana(contract.getTripDays, { params });
const may = { month: "May", day: 3, year: 2027, endDate: "2027-05-08" } as const;

test("a trip is listed day by day, with what doesn't fit together", async () => {
  const { trip, params } = await make({
    ...may,
    legs: [
      {
        from: "SEA",
        to: "CDG",
        airlineCode: "AF",
        flightNumber: "AF 367",
        departureDate: "2027-05-03",
        departureTime: "14:00",
        arrivalTime: "09:00",
      },
      {
        from: "CDG",
        to: "NCE",
        departureDate: "2027-05-04",
        departureTime: "09:45",
        arrivalTime: "11:15",
      },
    ],
    stays: [{ name: "Hotel Quai", checkIn: "2027-05-04", checkOut: "2027-05-06" }],
    items: [{ list: "todo", text: "Call the vet", due: "2027-05-05" }],
  });
  const body = { title: "Market", date: "2027-05-05", time: "08:30" };
  await ana(contract.addEntry, { params, body });
  await ana(contract.addEntry, { params, body: { title: "Boat" } });
  const { days, ideas, truncated } = await daysOf(params);
  expect(days.map(({ date }) => date)).toEqual([
    "2027-05-03",
    "2027-05-04",
    "2027-05-05",
    "2027-05-06",
    "2027-05-07",
    "2027-05-08",
  ]);
  expect(days[0]).toMatchObject({
    zone: "America/Los_Angeles",
    items: [{ kind: "leg", time: "14:00", title: "AF 367 SEA → CDG", part: "departure" }],
    warnings: [],
  });
  const [first, second] = trip.legs.map(({ _id }) => _id);
  expect(days[1]).toMatchObject({
    zone: "Europe/Paris",
    items: [
      { kind: "leg", _id: first, time: "09:00", part: "arrival" },
      { kind: "leg", _id: second, time: "09:45", part: null },
      { kind: "stay", title: "Hotel Quai", night: 1, nights: 2 },
    ],
    warnings: [
      {
        code: "short-connection",
        text: "45 minutes to change at CDG. Allow at least 1 hour 30 minutes.",
        refs: [first, second],
      },
    ],
  });
  expect(days[2]?.items.map(({ kind, title }) => [kind, title])).toEqual([
    ["todo", "Call the vet"],
    ["entry", "Market"],
    ["stay", "Hotel Quai"],
  ]);
  expect(days[3]?.warnings).toMatchObject([
    { code: "no-stay", text: "No place to stay on May 6", refs: [trip.stays[0]?._id] },
  ]);
  expect(ideas).toMatchObject([{ kind: "entry", title: "Boat", time: null }]);
  expect(truncated).toBe(false);
});

test("days follow every change, and the clock of their reader", async () => {
  const { params } = await make({
    ...may,
    stays: [{ checkIn: "2027-05-03", checkOut: "2027-05-05" }],
  });
  expect((await daysOf(params)).days).toHaveLength(6);
  await ana(trips.updateTrip, { params, body: { endDate: "2027-05-05" } });
  expect((await daysOf(params)).days).toHaveLength(3);
  await ana(contract.addEntry, { params, body: { title: "New", date: "2027-05-04" } });
  expect((await daysOf(params)).days[1]?.items[0]).toMatchObject({ kind: "entry", title: "New" });
  const late = {
    legs: [
      {
        from: "SEA",
        to: "PDX",
        departureDate: "2027-05-03",
        departureTime: "21:00",
        arrivalTime: "22:10",
      },
    ],
    stays: [{ name: "Inn", checkIn: "2027-05-03", checkOut: "2027-05-05", checkInUntil: "21:30" }],
  };
  await ana(trips.updateTrip, { params, body: late });
  const textOf = async () => (await daysOf(params)).days[0]?.warnings[0]?.text;
  expect(await textOf()).toBe("You land at 10:10 PM, after check-in at Inn closes at 9:30 PM");
  const { _id: id } = await ana(getOwnProfile);
  await ana(updateProfile, { params: { id }, body: { clock: "24" } });
  expect(await textOf()).toBe("You land at 22:10, after check-in at Inn closes at 21:30");
  await ana(updateProfile, { params: { id }, body: { clock: null } });
});

test("deadlines of the entry rules stand on their last day", async () => {
  const { _id: id } = await ana(getOwnProfile);
  await ana(updateProfile, { params: { id }, body: { homeCountry: "DE" } });
  const pet = { petName: "Rex", species: "dog", microchipDate: "2024-02-01" } as const;
  const { _id: petId } = await ana(createPet, { body: { ...pet, birthDate: "2023-05-01" } });
  const start = daysAfter(utcDay(), 60);
  // The stay before the trip makes its deadlines part of its days.
  const { params } = await make({
    petIds: [petId],
    origin: { city: "Berlin", country: "DE", zone: "Europe/Berlin" },
    destinationPlace: { city: "London", country: "GB", zone: "Europe/London" },
    endDate: daysAfter(start, 10),
    stays: [{ name: "Home", checkIn: utcDay(), checkOut: start }],
    legs: [
      {
        mode: "train",
        fromPlace: { city: "Berlin", country: "DE", zone: "Europe/Berlin" },
        toPlace: { city: "London", country: "GB", zone: "Europe/London" },
        departureDate: start,
      },
    ],
  });
  const { deadlines } = await ana(
    (await import("#contracts/travel/readiness.ts")).getTripReadiness,
    {
      params,
    },
  );
  const dated = deadlines.filter(({ until }) => until !== null);
  expect(dated.length).toBeGreaterThan(0);
  const { days } = await daysOf(params);
  for (const { id: deadlineId, until, title } of dated) {
    const day = days.find(({ date }) => date === until?.slice(0, 10));
    expect(day?.items.find(({ _id }) => _id === deadlineId)).toMatchObject({
      kind: "deadline",
      title: `Rex: ${title}`,
    });
  }
});

test("a trip without days has none, and a mistyped year not thousands", async () => {
  const { params } = await make({});
  expect(await daysOf(params)).toEqual({ days: [], ideas: [], truncated: false });
  const long = await make({ stays: [{ checkIn: "2027-05-03", checkOut: "2127-05-06" }] });
  const { days, truncated } = await daysOf(long.params);
  expect([days.length, truncated]).toEqual([1_100, true]);
});

test("entries with a day are in calendars with their times, without notes and links", async () => {
  const { trip, params } = await make({});
  const hidden = { note: "Secret note", link: "https://secret.example/x" };
  await ana(trips.updateTrip, {
    params,
    body: { stays: [{ checkIn: "2027-05-03", checkOut: "2027-05-08" }] },
  });
  const timed = { title: "Louvre", place: "Rue de Rivoli", zone: "Europe/Paris", ...hidden };
  const body = { ...timed, date: "2027-05-04", time: "22:00", endTime: "00:30" };
  const { entries } = await ana(contract.addEntry, { params, body });
  await ana(contract.addEntry, { params, body: { title: "Market", date: "2027-05-05" } });
  await ana(contract.addEntry, { params, body: { title: "Idea" } });
  const file = await server.fetch(`/api/plans/${trip._id}/calendar`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await file.text();
  expect(text).not.toMatch(/Secret|secret|Idea/);
  const { events } = readBoth(text);
  expect(events.find(({ summary }) => summary === "Louvre")).toMatchObject({
    uid: expect.stringContaining(`entry-${entries[0]?._id}`),
    location: "Rue de Rivoli",
  });
  expect(text).toContain("DTSTART;TZID=Europe/Paris:20270504T220000");
  expect(text).toContain("DTEND;TZID=Europe/Paris:20270505T003000");
  expect(text).toContain("DTSTART;VALUE=DATE:20270505");
});

test("readers of a link see entries with a day, without notes, links, costs and ideas", async () => {
  const { params } = await make(may);
  const cost = { amount: 918_273, currency: "EUR" };
  const entry = { title: "Louvre", place: "Rue de Rivoli", date: "2027-05-04", time: "10:00" };
  const hidden = { note: "Secret note", link: "https://secret.example/x", cost };
  await ana(contract.addEntry, { params, body: { ...entry, ...hidden } });
  await ana(contract.addEntry, { params, body: { title: "Secret idea" } });
  const { url } = await ana(createShare, { params, body: { notes: true, costs: true } });
  const shared = await ana(getSharedTrip, { params: { token: url.split("/").at(-1) ?? "" } });
  expect(shared.entries).toMatchObject([entry]);
  expect(JSON.stringify(shared)).not.toMatch(/[Ss]ecret|918273/);
});
