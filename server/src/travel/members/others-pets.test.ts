import { getOwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import { daysAfter, utcDay } from "#contracts/kernel/days.ts";
import { listDeadlines } from "#contracts/travel/deadlines.ts";
import { getDossier } from "#contracts/travel/dossiers.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { getTripReadiness, listTripReadiness } from "#contracts/travel/readiness.ts";
import { createShare, getSharedTrip } from "#contracts/travel/shares.ts";
import * as trips from "#contracts/travel/trips.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { join } from "./members.testing.ts";

let server: TestServer;
let ana: Person;
let eve: Person;
let vic: Person;
let id: string;
let rex: string;
let otto: string;

const berlin = { city: "Berlin", country: "DE", zone: "Europe/Berlin" };
const paris = { city: "Paris", country: "FR", zone: "Europe/Paris" };
const today = utcDay();
/** A day of Otto's records that must not be shown to anybody else. */
const given = daysAfter(today, -123);

async function personAt(country: string, name: string): Promise<Person> {
  const person = await newPerson(server, name);
  const { _id } = await person.call(getOwnProfile);
  await person.call(updateProfile, { params: { id: _id }, body: { homeCountry: country } });
  return person;
}

const petOf = async ({ call }: Person, petName: string) =>
  (
    await call(createPet, {
      body: { petName, species: "dog", microchipDate: "2024-02-01", birthDate: "2023-05-01" },
    })
  )._id;

beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
  ana = await personAt("DE", "Ana Reyes");
  eve = await personAt("DE", "Eve Editor");
  vic = await personAt("FR", "Vic Viewer");
  rex = await petOf(ana, "Rex");
  otto = await petOf(eve, "Otto");
  const rabies = { givenAt: given, validUntil: daysAfter(today, 242) };
  await eve.call(createRecord, {
    params: { id: otto },
    body: { kind: "rabies", ...rabies, country: "DE", course: "primary" },
  });
  const [year = 0, month = 1, day = 1] = daysAfter(today, 60).split("-").map(Number);
  const name = trips.months[month - 1];
  const body = {
    year,
    day,
    ...(name && { month: name }),
    endDate: daysAfter(today, 70),
    origin: berlin,
    destinationPlace: paris,
    petIds: [rex],
  };
  ({ _id: id } = await ana.call(trips.createTrip, { body }));
  await join(ana.call, id, eve.call);
  await join(ana.call, id, vic.call, "viewer");
  await eve.call(trips.updateTrip, { params: { id }, body: { petIds: [rex, otto] } });
});
afterAll(() => server.close());

const rabiesOf = async ({ call }: Person, petId: string) => {
  const { pets } = await call(getTripReadiness, { params: { id } });
  const found = pets.find(({ key }) => key === petId)?.requirements;
  return found?.filter(({ requirement }) => requirement === "rabies-valid") ?? [];
};

test("each pet is judged by its own owner's records", async () => {
  for (const person of [ana, eve, vic]) {
    expect((await rabiesOf(person, otto)).map(({ verdict }) => verdict)).toEqual(["met", "met"]);
    expect((await rabiesOf(person, rex)).map(({ verdict }) => verdict)).not.toContain("met");
  }
  for (const person of [ana, eve, vic]) {
    const { trips: all } = await person.call(listTripReadiness);
    const verdicts = all.find(({ _id }) => _id === id)?.pets ?? [];
    expect(verdicts.map(({ petId }) => petId).toSorted()).toEqual([rex, otto].toSorted());
  }
});

test("a pet's owner sees its records' days, the others only its verdict and what is due", async () => {
  const daysIn = async (person: Person) => {
    const answers = ["readiness", "deadlines", "days"].map(async (name) => {
      const headers = { authorization: `Bearer ${person.token}` };
      return (await server.fetch(`/api/plans/${id}/${name}`, { headers })).text();
    });
    return (await Promise.all(answers)).join("\n");
  };
  const own = (await rabiesOf(eve, otto))[0];
  const others = (await rabiesOf(ana, otto))[0];
  expect(own?.because).not.toBe(others?.because);
  expect(others?.because.length).toBeGreaterThan(10);
  expect(others).not.toHaveProperty("missing");
  for (const person of [ana, vic]) expect(await daysIn(person)).not.toContain(given);
  // Answers are cached by who asks.
  expect((await rabiesOf(eve, otto))[0]).toEqual(own);
  const { data } = await ana.call(listDeadlines, { params: { id } });
  expect(data.some(({ petId }) => petId === otto)).toBe(true);
});

test("what changes at a member's home or in their records changes the answer for all", async () => {
  const before = await ana.call(getTripReadiness, { params: { id } });
  const body = { kind: "euPassport", holderResidence: "DE" } as const;
  await eve.call(createRecord, { params: { id: otto }, body });
  const after = await ana.call(getTripReadiness, { params: { id } });
  const of = ({ pets }: typeof before) => pets.find(({ key }) => key === otto)?.requirements;
  expect(of(after)?.map(({ verdict }) => verdict)).not.toEqual(
    of(before)?.map(({ verdict }) => verdict),
  );
});

test("a check-in sheet is of the caller's own pet, and a share link shows no verdict of a member's", async () => {
  expect(await eve.call(getDossier, { params: { id, petId: otto } })).toMatchObject({
    petName: "Otto",
  });
  await expect(eve.call(getDossier, { params: { id, petId: rex } })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const { url } = await ana.call(createShare, { params: { id }, body: { readiness: true } });
  const params = { token: url.split("/").at(-1) ?? "" };
  const shared = await server.call(getSharedTrip, { params });
  expect(shared.pets.map(({ petName }) => petName).toSorted()).toEqual(["Otto", "Rex"]);
  expect(shared.readiness?.pets.map(({ petId }) => petId)).toEqual([rex]);
});
