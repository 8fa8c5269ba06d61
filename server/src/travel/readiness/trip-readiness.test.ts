import { updateProfile, getOwnProfile } from "#contracts/accounts/profiles.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { daysAfter, utcDay } from "#contracts/kernel/days.ts";
import { createCarrier } from "#contracts/travel/carriers.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet, updatePet } from "#contracts/travel/pets.ts";
import {
  checkReadiness,
  getTripReadiness,
  listTripReadiness,
  type ReadinessAnswer,
} from "#contracts/travel/readiness.ts";
import { createShare, getSharedTrip } from "#contracts/travel/shares.ts";
import { createTrip, months, updateTrip } from "#contracts/travel/trips.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson } from "../../../testing/people.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

const berlin = { city: "Berlin", country: "DE", zone: "Europe/Berlin" };
const paris = { city: "Paris", country: "FR", zone: "Europe/Paris" };
const today = utcDay();

/** The first day of a trip in so many days. */
const startIn = (days: number) => {
  const [year = 0, month = 1, day = 1] = daysAfter(today, days).split("-").map(Number);
  const name = months[month - 1];
  return { year, day, ...(name && { month: name }) };
};

async function addTrip(call: Call, petIds: string[], days: number, body: object = {}) {
  const endDate = daysAfter(today, days + 10);
  const places = { origin: berlin, destinationPlace: paris };
  const trip = await call(createTrip, {
    body: { ...startIn(days), endDate, ...places, petIds, ...body },
  });
  return { params: { id: trip._id } };
}

/** A member in Germany with a dog that has a chip and no records. */
async function memberWithDog() {
  const { call } = await newPerson(server);
  const { _id: id } = await call(getOwnProfile);
  await call(updateProfile, { params: { id }, body: { homeCountry: "DE" } });
  const body = { petName: "Rex", species: "dog", microchipDate: "2024-02-01" } as const;
  const { _id: petId } = await call(createPet, { body: { ...body, birthDate: "2023-05-01" } });
  return { call, petId };
}

const verdictsOf = ({ pets }: ReadinessAnswer, name: string) =>
  pets.flatMap(({ requirements }) =>
    requirements.flatMap(({ requirement, verdict }) => (requirement === name ? [verdict] : [])),
  );

test("a trip answers like the public check for the same facts, and follows the pet's records", async () => {
  const { call, petId } = await memberWithDog();
  const trip = await addTrip(call, [petId], 60);
  const before = await call(getTripReadiness, trip);
  expect(before.asOf).toBe(today);
  expect(verdictsOf(before, "rabies-valid")).not.toContain("met");

  const rabies = { givenAt: daysAfter(today, -100), validUntil: daysAfter(today, 265) };
  const params = { id: petId };
  await call(createRecord, {
    params,
    body: { kind: "rabies", ...rabies, country: "DE", course: "primary" },
  });
  await call(createRecord, { params, body: { kind: "euPassport", holderResidence: "DE" } });
  const after = await call(getTripReadiness, trip);
  expect(verdictsOf(after, "rabies-valid")).toEqual(["met", "met"]);
  // No airline is named yet, there or back.
  expect(after.pets.map(({ key, verdict }) => [key, verdict])).toEqual([[petId, "unknown"]]);
  expect(verdictsOf(after, "airline")).toEqual(["unknown", "unknown"]);

  const [from, to] = [berlin, paris].map(({ country, city: place }) => ({ country, place }));
  const [start, end] = [daysAfter(today, 60), daysAfter(today, 70)];
  const same = await server.call(checkReadiness, {
    body: {
      asOf: today,
      pets: [
        {
          key: petId,
          species: "dog",
          birthDate: "2023-05-01",
          microchip: { implantedAt: "2024-02-01" },
          lived: [{ country: "DE", until: start }],
          records: [
            { kind: "euPassport", holderResidence: "DE" },
            { kind: "rabies", ...rabies, country: "DE", course: "primary" },
          ],
        },
      ],
      trip: {
        residence: "DE",
        legs: [
          { mode: "flight", from: from ?? paris, to: to ?? paris, departureDate: start },
          { mode: "flight", from: to ?? paris, to: from ?? paris, departureDate: end },
        ],
      },
    },
  });
  const { journey, deadlines, ...answer } = after;
  expect(answer).toEqual(same);
  expect(journey).toMatchObject([
    { to: { country: "FR", place: "Paris" }, departureDate: start },
    { to: { country: "DE", place: "Berlin" }, departureDate: end },
  ]);
  expect(journey.every(({ authority }) => authority.name !== "")).toBe(true);
  expect(deadlines.map(({ petId: of, done }) => [of, done])).toContainEqual([petId, true]);
});

test("a trip of another person is not found, and only the pets that travel are judged", async () => {
  const [{ call, petId }, stranger] = [await memberWithDog(), await newPerson(server)];
  const { _id: plumb } = await call(createPet, { body: { petName: "Plumb", species: "cat" } });
  const trip = await addTrip(call, [petId], 60);
  await expect(stranger.call(getTripReadiness, trip)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(server.call(getTripReadiness, trip)).rejects.toMatchObject({
    code: "SIGN_IN_REQUIRED",
  });
  expect((await call(getTripReadiness, trip)).pets.map(({ key }) => key)).toEqual([petId]);
  await call(updateTrip, { ...trip, body: { petIds: [petId, plumb] } });
  expect((await call(getTripReadiness, trip)).pets).toHaveLength(2);
  await call(updateTrip, { ...trip, body: { petIds: [] } });
  expect((await call(getTripReadiness, trip)).pets).toEqual([]);
});

test("an earlier trip counts for where the pet was, and the owner can correct it", async () => {
  const { call, petId } = await memberWithDog();
  const params = { id: (await call(getOwnProfile))._id };
  const chicago = { city: "Chicago", country: "US", zone: "America/Chicago" };
  await call(updateProfile, { params, body: { homeCountry: "US" } });
  const trip = await addTrip(call, [petId], 60, { origin: chicago });
  const stay = async () => verdictsOf(await call(getTripReadiness, trip), "low-risk-stay");
  const usual = await stay();
  expect(usual).not.toContain("blocked");
  const delhi = { city: "Delhi", country: "IN", zone: "Asia/Kolkata" };
  await addTrip(call, [petId], 10, { origin: chicago, destinationPlace: delhi });
  expect(await stay()).toEqual(["blocked"]);
  const lived = [{ country: "US" }];
  await call(updatePet, { params: { id: petId }, body: { lived } });
  expect(await stay()).toEqual(usual);
  await call(updateProfile, { params, body: { homeCountry: null } });
  await call(updatePet, { params: { id: petId }, body: { lived: null } });
  expect(await stay()).toEqual(["unknown"]);
});

test("a list has the verdicts of the next trips with pets, and follows every change", async () => {
  const { call, petId } = await memberWithDog();
  const far = await addTrip(call, [petId], 90);
  const near = await addTrip(call, [petId], 40);
  await addTrip(call, [], 50);
  await addTrip(call, [petId], -60);
  const list = async () => (await call(listTripReadiness)).trips;
  const first = await list();
  expect(first.map(({ _id }) => _id)).toEqual([near.params.id, far.params.id]);
  for (const trip of [near, far]) {
    const { pets } = await call(getTripReadiness, trip);
    const [badge] = first.find(({ _id }) => _id === trip.params.id)?.pets ?? [];
    expect(badge).toMatchObject({
      petId,
      verdict: pets[0]?.verdict,
      earliest: pets[0]?.earliest,
      first: { title: expect.any(String) },
    });
    const counted = Object.values(badge?.counts ?? {}).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(pets[0]?.requirements.length);
  }
  expect(await list()).toEqual(first);
  const body = {
    kind: "rabies",
    givenAt: daysAfter(today, -100),
    validUntil: daysAfter(today, 265),
    country: "DE",
    course: "primary",
  } as const;
  await call(createRecord, { params: { id: petId }, body });
  const changed = await list();
  expect(changed.map(({ pets }) => pets[0]?.counts.met)).not.toEqual(
    first.map(({ pets }) => pets[0]?.counts.met),
  );
  await call(updateTrip, { ...near, body: { petIds: [] } });
  expect((await list()).map(({ _id }) => _id)).toEqual([far.params.id]);
  const stranger = await newPerson(server);
  expect((await stranger.call(listTripReadiness)).trips).toEqual([]);
});

test("a shared trip shows verdicts only where its owner ticked them", async () => {
  const { call, petId } = await memberWithDog();
  const trip = await addTrip(call, [petId], 60);
  await call(createCarrier, { body: { name: "Secret bag" } });
  const read = async (body: { readiness?: boolean }) => {
    const { url, readiness } = await call(createShare, { ...trip, body });
    const token = url.split("/").at(-1) ?? "";
    return { readiness, shared: await server.call(getSharedTrip, { params: { token } }) };
  };
  expect(await read({})).toMatchObject({ readiness: false, shared: { readiness: null } });
  const ticked = await read({ readiness: true });
  const { pets } = await call(getTripReadiness, trip);
  expect(ticked).toMatchObject({
    readiness: true,
    shared: { readiness: { asOf: today, pets: [{ petId, verdict: pets[0]?.verdict }] } },
  });
  expect(JSON.stringify(ticked.shared)).not.toMatch(/because|missing|Secret bag/);
});
