import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { createCalendarAddress } from "#contracts/travel/calendars.ts";
import { type Deadline, hideDeadlines, listDeadlines } from "#contracts/travel/deadlines.ts";
import { getTripReadiness } from "#contracts/travel/readiness.ts";
import { daysAfter } from "#contracts/kernel/days.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { readBoth } from "../calendars/reading.testing.ts";
import {
  addRabies,
  moveFlight,
  today,
  type Traveler,
  travelerWithDog,
  tripToDublin,
} from "./deadlines.testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

/** The deadlines of a trip, which its readiness has, too. */
async function list({ call }: Traveler, id: string): Promise<readonly Deadline[]> {
  const { data } = await call(listDeadlines, { params: { id } });
  expect((await call(getTripReadiness, { params: { id } })).deadlines).toEqual(data);
  return data;
}
const ruleOf = ({ id }: Deadline) => id.split("/").at(-1);
const found = (all: readonly Deadline[], rule: string) =>
  all.find((each) => ruleOf(each) === rule) ?? expect.fail(`There is no ${rule}.`);

async function calendarOf({ token }: Traveler, id: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await server.fetch(`/api/plans/${id}/calendar`, { headers })).text();
  // Both readers must agree on the file.
  readBoth(text);
  return text;
}

type Event = { uid: string; sequence: number; start: string; end: string; alarms: string[] };

/** The events of a calendar for one rule, as ical.js reads them. */
function eventsOf(text: string, rule: string): Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar
    .getAllSubcomponents("vevent")
    .map((part) => {
      const { uid, sequence, startDate, endDate } = new ICAL.Event(part);
      const alarms = part
        .getAllSubcomponents("valarm")
        .map((alarm) => String(alarm.getFirstPropertyValue("trigger")));
      return { uid, sequence, start: startDate.toString(), end: endDate.toString(), alarms };
    })
    .filter(({ uid }) => uid.includes(`/${rule}@`));
}
const eventOf = (text: string, rule: string): Event =>
  eventsOf(text, rule)[0] ?? expect.fail(`There is no event of ${rule}.`);

/** The local times of a window in hours. */
const clocksOf = ({ from, until }: Deadline) => ({
  start: `${from?.slice(0, 16)}:00`,
  end: `${until?.slice(0, 16)}:00`,
});

test("a moved flight moves to-dos and events, with the same UID and the next SEQUENCE", async () => {
  const ana = await travelerWithDog(server);
  const id = await tripToDublin(ana, 60);
  const before = await list(ana, id);
  expect(found(before, "eu.rabies-wait")).toMatchObject({
    petId: ana.petId,
    step: "Have the pet vaccinated against rabies.",
    from: null,
    until: daysAfter(today, 39),
    done: false,
    hidden: false,
  });
  const first = await calendarOf(ana, id);
  const day = eventOf(first, "eu.rabies-wait");
  expect(day).toMatchObject({
    sequence: 0,
    start: daysAfter(today, 39),
    end: daysAfter(today, 40),
    alarms: [],
  });
  const hours = eventOf(first, "ie.tapeworm");
  expect(hours).toMatchObject({
    sequence: 0,
    ...clocksOf(found(before, "ie.tapeworm")),
    alarms: ["-PT12H"],
  });
  expect(hours.end).toBe(`${daysAfter(today, 59)}T11:00:00`);
  // The dog is at home then.
  expect(first).toContain("DTSTART;TZID=Europe/Berlin");
  expect(await calendarOf(ana, id)).toBe(first);

  await moveFlight(ana.call, id, 67);
  const after = await list(ana, id);
  expect(found(after, "eu.rabies-wait").until).toBe(daysAfter(today, 46));
  const moved = await calendarOf(ana, id);
  expect(eventOf(moved, "eu.rabies-wait")).toEqual({
    ...day,
    sequence: 1,
    start: daysAfter(today, 46),
    end: daysAfter(today, 47),
  });
  expect(eventOf(moved, "ie.tapeworm")).toEqual({
    ...hours,
    sequence: 1,
    ...clocksOf(found(after, "ie.tapeworm")),
  });
});

test("a to-do is done once the record is there, and its event goes, also from the feed", async () => {
  const ana = await travelerWithDog(server);
  const id = await tripToDublin(ana, 60);
  const { url } = await ana.call(createCalendarAddress, { body: { planId: id } });
  const feed = async () => (await server.fetch(new URL(url).pathname)).text();
  expect(found(await list(ana, id), "eu.rabies-valid").done).toBe(false);
  expect(eventsOf(await feed(), "eu.rabies-valid")).toHaveLength(1);
  await addRabies(ana);
  expect(found(await list(ana, id), "eu.rabies-valid")).toMatchObject({ done: true });
  expect(eventsOf(await feed(), "eu.rabies-valid")).toEqual([]);
  expect(eventsOf(await calendarOf(ana, id), "eu.rabies-valid")).toEqual([]);
  // What is met from the start never was to do.
  const later = await tripToDublin(ana, 80);
  expect((await list(ana, later)).map(ruleOf)).not.toContain("eu.rabies-valid");
});

test("to-dos can be hidden and shown again, by their owner alone", async () => {
  const ana = await travelerWithDog(server);
  const id = await tripToDublin(ana, 60);
  const { id: requirement } = found(await list(ana, id), "ie.tapeworm");
  const params = { id };
  const hidden = await ana.call(hideDeadlines, {
    params,
    body: { ids: [requirement], hidden: true },
  });
  expect(hidden.data.filter((each) => each.hidden).map(({ id: each }) => each)).toEqual([
    requirement,
  ]);
  expect(eventsOf(await calendarOf(ana, id), "ie.tapeworm")).toHaveLength(1);
  const body = { ids: [requirement], hidden: false };
  const stranger = await newPerson(server);
  await expect(stranger.call(hideDeadlines, { params, body })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(found(await list(ana, id), "ie.tapeworm").hidden).toBe(true);
  const shown = await ana.call(hideDeadlines, { params, body });
  expect(shown.data.some((each) => each.hidden)).toBe(false);
});

test("a past trip has no deadlines, and an account takes its own along", async () => {
  const ana = await travelerWithDog(server);
  const past = await tripToDublin(ana, -30);
  expect(await list(ana, past)).toEqual([]);
  const id = await tripToDublin(ana, 60);
  await list(ana, id);
  await ana.call(createRecord, {
    params: { id: ana.petId },
    body: { kind: "rabies", givenAt: daysAfter(today, -1) },
  });
  const rows = () =>
    server.db.selectFrom("trip_deadlines").select("plan_id").where("plan_id", "=", id).execute();
  expect((await rows()).length).toBeGreaterThan(0);
  await ana.call(deleteAccount, { body: { password: ana.password } });
  await server.removeClosed();
  expect(await rows()).toEqual([]);
});

test("two requests at once raise SEQUENCE once", async () => {
  const ana = await travelerWithDog(server);
  const id = await tripToDublin(ana, 60);
  await list(ana, id);
  await moveFlight(ana.call, id, 61);
  await Promise.all([1, 2, 3, 4].map(() => list(ana, id)));
  expect(eventOf(await calendarOf(ana, id), "ie.tapeworm").sequence).toBe(1);
});

test("readiness is sent compressed to clients that take it, also again", async () => {
  const ana = await travelerWithDog(server);
  const id = await tripToDublin(ana, 60);
  const ask = async (encoding: string) => {
    const headers = { authorization: `Bearer ${ana.token}`, "accept-encoding": encoding };
    const answer = await server.fetch(`/api/plans/${id}/readiness`, { headers });
    return [answer.headers.get("content-encoding"), await answer.json()];
  };
  const [, plain] = await ask("identity");
  expect(await ask("gzip")).toEqual(["gzip", plain]);
  expect(await ask("gzip, br")).toEqual(["br", plain]);
  expect(await ask("gzip, br")).toEqual(["br", plain]);
  expect(await ask("identity")).toEqual([null, plain]);
});
