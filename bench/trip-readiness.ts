import pg from "pg";
import * as z from "zod/mini";
import { updateProfile } from "#contracts/accounts/profiles.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { daysAfter, utcDay } from "#contracts/kernel/days.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { inviteMember, joinTrip } from "#contracts/travel/members.ts";
import {
  createTrip,
  getTrip,
  ListedTrip,
  months,
  Trip,
  updateTrip,
} from "#contracts/travel/trips.ts";
import { presentListed, presentTrip } from "../server/src/travel/trips/present.ts";
import { withWholeParts } from "../server/src/travel/trips/store.ts";
import { ask, inTurnByCpu } from "./asking.ts";
import { fillEntries, fillTripsOf, listRowsQuery, tripRowQuery } from "./fill-trips.ts";
import { guests } from "./guests.ts";
import { newcomer, type Newcomer } from "./newcomer.ts";
import type { Plan } from "./plan.ts";
import { freshDatabase, inServer } from "./servers.ts";
import { median } from "./statistics.ts";
import type { Row } from "./table.ts";

const tripCount = 100;
const entryCount = 400;
const memberCount = 10;
/** A change of a trip is in the other browsers within this time. */
const liveLimitMs = 300;
const today = utcDay();

/** What readiness adds to the page of a trip and to a list of trips, and the public page from the cache. */
export async function tripReadiness(plan: Plan): Promise<Row[]> {
  const url = await freshDatabase(plan, "readiness");
  return inServer({ DATABASE_URL: url, DEMO: "off" }, async (server) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const member = { ...(await newcomer(server.address)), ...server };
      return [...(await memberRows(client, member, plan)), await guests(server, checkPage, plan)];
    } finally {
      await client.end();
    }
  });
}

const question = new URLSearchParams({ species: "dog", from: "Boston", to: "London" });
const checkPage = {
  path: `/check?${question}&date=${daysAfter(today, 90)}`,
  limit: 0.7,
  encoding: "br",
} as const;

type Member = Newcomer & { address: string; pid: number };

async function memberRows(client: pg.Client, member: Member, { rounds }: Plan): Promise<Row[]> {
  const { address, pid, token, ownerId, call } = member;
  await call(updateProfile, { params: { id: ownerId }, body: { homeCountry: "US" } });
  const petIds = [await addDog(call, "One"), await addDog(call, "Two")];
  const headers = { authorization: `Bearer ${token}` };
  const read = (paths: readonly string[]) => async () => {
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- in parallel, they would be timed as one
      await ask(address + path, headers);
    }
  };
  const limit = { is: "at most", ratio: 1.3 } as const;
  const tripPath = `/api/plans/${await addTrip(call, petIds)}`;
  const page = [
    tripPath,
    "/api/pets",
    `${tripPath}/bookmarks`,
    "/api/profiles/me",
    "/api/notifications?limit=1",
  ];
  const ofTrip = await inTurnByCpu(
    { rounds, pid, beside: "without readiness" },
    {
      ours: read([...page, `${tripPath}/readiness`]),
      beside: read(page),
    },
  );
  const owner = { userId: ownerId };
  const planned = await addTrip(call, petIds, 40);
  await fillEntries(client, planned, entryCount);
  await client.query("update accounts set verified_at = now()");
  const others = await joined(member, planned);
  const plannedPath = `/api/plans/${planned}`;
  const ofPlanned = await inTurnByCpu(
    { rounds, pid, beside: "its rows" },
    {
      ours: read([plannedPath]),
      besidePid: process.pid,
      beside: async () => {
        const { rows } = await client.query(tripRowQuery, [planned]);
        return JSON.stringify(
          z.parse(
            z.array(Trip),
            rows.map(withWholeParts).map((row) => presentTrip(row, owner)),
          ),
        );
      },
    },
  );
  const ofDays = await inTurnByCpu(
    { rounds, pid, beside: "without its days" },
    { ours: read([plannedPath, `${plannedPath}/days`]), beside: read([plannedPath]) },
  );
  const ofChange = await changeUntilSeen(member, others, { id: planned, rounds });
  await fillTripsOf(client, ownerId, { count: tripCount, from: daysAfter(today, 10), petIds });
  const ofList = await inTurnByCpu(
    { rounds, pid, beside: "the list from its rows" },
    {
      ours: read(["/api/plans", "/api/plans/readiness"]),
      besidePid: process.pid,
      beside: async () => {
        const { rows } = await client.query(listRowsQuery, [ownerId]);
        return JSON.stringify(
          z.parse(
            z.array(ListedTrip),
            rows.map(withWholeParts).map((row) => presentListed(row, owner)),
          ),
        );
      },
    },
  );
  return [
    { name: "a trip of two pets and six legs", ...ofTrip, limit },
    {
      name: `a trip of 40 legs, ${entryCount} entries and ${memberCount} members`,
      ...ofPlanned,
      limit,
    },
    { name: "the same with its days", ...ofDays, limit },
    ofChange,
    { name: `the list of ${tripCount} trips with badges`, ...ofList, limit },
  ];
}

/** Has others join a trip as editors. */
async function joined({ address, call }: Member, id: string): Promise<Newcomer[]> {
  const others: Newcomer[] = [];
  while (others.length < memberCount - 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
    const other = await newcomer(address);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { url } = await call(inviteMember, { params: { id }, body: { role: "editor" } });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await other.call(joinTrip, { params: { token: url.split("/").at(-1) ?? "" } });
    others.push(other);
  }
  return others;
}

/** From the request that changes a trip until another member, who follows it, has read the changed trip. */
async function changeUntilSeen(
  { address, call }: Member,
  others: readonly Newcomer[],
  { id, rounds }: { id: string; rounds: number },
): Promise<Row> {
  const [other] = others;
  if (!other) throw new Error("There is no other member.");
  const follower = new AbortController();
  const answer = await fetch(`${address}/api/live?trip=${id}`, {
    headers: { authorization: `Bearer ${other.token}` },
    signal: follower.signal,
  });
  let heard = Promise.withResolvers<void>();
  const listen = async () => {
    for await (const bytes of answer.body ?? [])
      if (new TextDecoder().decode(bytes).includes("trip.changed")) heard.resolve();
  };
  const listening = listen().catch(() => undefined);
  const times: number[] = [];
  for (let round = 0; round < rounds * 5; round += 1) {
    heard = Promise.withResolvers();
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one change after the other
    await call(updateTrip, { params: { id }, body: { notes: `Note ${round}` } });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await heard.promise;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await other.call(getTrip, { params: { id } });
    times.push(performance.now() - began);
  }
  follower.abort();
  await listening;
  const slowest = Math.max(...times);
  return {
    name: "a change of it until another member has read it",
    ours: `${median(times).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
    beside: `limit ${liveLimitMs} ms`,
    ratio: slowest / liveLimitMs,
    limit: { is: "at most", ratio: 1 },
  };
}

async function addDog(call: Call, petName: string): Promise<string> {
  const { _id: id } = await call(createPet, {
    body: {
      petName,
      species: "dog",
      breed: "Beagle",
      birthDate: "2022-05-10",
      weightKg: 11,
      microchipDate: "2022-08-01",
    },
  });
  const records = [
    { kind: "rabies", givenAt: daysAfter(today, -300), validUntil: daysAfter(today, 700) },
    { kind: "titre", givenAt: daysAfter(today, -200), valueIuPerMl: 1.2 },
    { kind: "parasite", givenAt: daysAfter(today, -30), against: ["tapeworm"] },
  ] as const;
  for (const { ...body } of records) {
    const against = "against" in body ? [...body.against] : undefined;
    // oxlint-disable-next-line no-await-in-loop -- in the order of their days
    await call(createRecord, { params: { id }, body: { ...body, against } });
  }
  return id;
}

const route = ["US", "GB", "FR", "IE", "DE", "GB", "US"];

/** Legs across borders, six where there are no more, from 90 days ahead. */
async function addTrip(
  call: Call,
  petIds: readonly string[],
  count = route.length - 1,
): Promise<string> {
  const start = daysAfter(today, 90);
  const [year = 0, month = 1, day = 1] = start.split("-").map(Number);
  const name = months[month - 1];
  const placeIn = (country: string) => ({ city: "", country, zone: null });
  const placeOf = (index: number) => placeIn(route[index % (route.length - 1)] ?? "");
  const legs = Array.from({ length: count }, (_, index) => ({
    mode: "flight" as const,
    fromPlace: placeOf(index),
    toPlace: placeOf(index + 1),
    departureDate: daysAfter(start, index * 5),
    departureTime: "08:15",
    departureZone: "Europe/London",
    arrivalDate: daysAfter(start, index * 5),
    arrivalTime: "19:10",
    arrivalZone: "Europe/Paris",
    pets: petIds.map((petId) => ({ petId, how: "cargo" as const })),
  }));
  const body = { destination: "Europe", year, day, ...(name && { month: name }) };
  return (await call(createTrip, { body: { ...body, petIds: [...petIds], legs } }))._id;
}
