import * as notifications from "#contracts/community/notifications.ts";
import { listDeadlines } from "#contracts/travel/deadlines.ts";
import { getDossier } from "#contracts/travel/dossiers.ts";
import { updatePet } from "#contracts/travel/pets.ts";
import {
  checkReadiness,
  getTripReadiness,
  listTripReadiness,
  type ReadinessRequirement,
} from "#contracts/travel/readiness.ts";
import { getTrip, updateTrip } from "#contracts/travel/trips.ts";
import { daysAfter } from "#contracts/kernel/days.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { allMailsSent, mailsTo } from "../../../testing/mails.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { today, travelerWithDog, tripToDublin } from "../deadlines/deadlines.testing.ts";
import { deadlineQueue } from "../deadlines/service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

/** Verdicts by requirement and border, which are the same for the same facts. */
const verdictsOf = (requirements: readonly ReadinessRequirement[]) =>
  Object.fromEntries(
    requirements.map(({ requirement, border, leg, verdict }) => [
      [requirement, border?.country ?? `leg ${leg}`].join(" "),
      verdict,
    ]),
  );

test("check, trip, list, to-dos, calendar, sheet, bell and email have the same verdicts", async () => {
  const who = await travelerWithDog(server);
  const { call, petId, id: profileId, email, token } = who;
  const day = daysAfter(today, 24);
  const id = await tripToDublin(who, 24);
  const params = { id };
  await call(updatePet, { params: { id: petId }, body: { breed: "amstaff" } });
  const [leg] = (await call(getTrip, { params })).legs;
  if (!leg) throw new Error("The trip has no leg.");
  await call(updateTrip, {
    params,
    body: {
      legs: [
        {
          ...leg,
          airline: "Delta",
          airlineCode: "DL",
          pets: [{ petId, how: "hold", carrierId: null }],
        },
      ],
    },
  });

  const { pets } = await call(getTripReadiness, { params });
  const [pet] = pets;
  const requirements = pet?.requirements ?? [];
  const verdicts = verdictsOf(requirements);
  expect(verdicts).toMatchObject({ "breed IE": "unknown", "airline-hold leg 0": "blocked" });
  expect(pet?.verdict).toBe("blocked");

  const place = { from: { country: "DE" }, to: { country: "IE" } };
  const checked = await server.call(checkReadiness, {
    body: {
      asOf: today,
      pets: [
        {
          key: "rex",
          species: "dog",
          breed: "American Staffordshire Terrier",
          snubNosed: false,
          birthDate: "2023-05-01",
          microchip: { implantedAt: "2024-02-01" },
          records: [],
        },
      ],
      trip: {
        residence: "DE",
        legs: [
          {
            mode: "flight",
            from: { ...place.from, airport: "BER" },
            to: { ...place.to, airport: "DUB" },
            departureDate: day,
            departureTime: "08:00",
            departureZone: "Europe/Berlin",
            arrivalDate: day,
            arrivalTime: "10:00",
            arrivalZone: "Europe/Dublin",
            airlineCode: "DL",
            how: "hold",
          },
        ],
      },
    },
  });
  expect(verdictsOf(checked.pets[0]?.requirements ?? [])).toEqual(verdicts);

  const { trips } = await call(listTripReadiness);
  expect(trips.find(({ _id }) => _id === id)?.pets).toMatchObject([
    { petId, verdict: pet?.verdict },
  ]);

  const open = requirements.filter(({ verdict }) => verdict === "due" || verdict === "window");
  const ids = open.map(({ id: of }) => of).toSorted();
  const { data } = await call(listDeadlines, { params });
  const toDo = data.filter(({ done }) => !done);
  expect(toDo.map(({ id: of }) => of).toSorted()).toEqual(ids);
  expect(open.map(({ requirement }) => requirement)).toContain("tapeworm");

  const headers = { authorization: `Bearer ${token}` };
  const calendar = await (await server.fetch(`/api/plans/${id}/calendar`, { headers })).text();
  const unfolded = calendar.replaceAll(/\r?\n[ \t]/g, "");
  expect(unfolded).toContain("tapeworm");

  const sheet = await call(getDossier, { params: { id, petId }, query: {} });
  const airline = requirements.filter(({ requirement }) => requirement.startsWith("airline"));
  for (const { title, verdict, because } of sheet.airlineRules ?? []) {
    const same = airline.find((each) => each.because === because);
    expect([title, same?.verdict]).toEqual([title, verdict]);
  }

  // As if the deadlines had been seen long ago, so that they are announced today.
  await server.db
    .updateTable("trip_deadlines")
    .set({ changed_at: new Date(`${daysAfter(today, -40)}T12:00:00Z`) })
    .where("plan_id", "=", id)
    .execute();
  await server.db
    .updateTable("deadline_checks")
    .set({ checked_on: daysAfter(today, -2), next_check_at: new Date(0) })
    .where("profile_id", "=", profileId)
    .execute();
  await server.jobs.send(deadlineQueue.name);
  const due = toDo.filter(
    ({ until }) => until !== null && until.slice(0, 10) <= daysAfter(today, 14),
  );
  expect(due).not.toEqual([]);
  const announced = async () => {
    await allMailsSent(server);
    const mails = await mailsTo(server, email, 0);
    const plain = mails.map((mail) => mail.replaceAll(/=\r?\n/g, "").replaceAll(/\s+/g, " "));
    return plain.some((mail) => due.some(({ step }) => mail.includes(step.slice(0, 30))));
  };
  await vi.waitFor(async () => expect(await announced()).toBe(true), { timeout: 60_000 });
  const bell = await call(notifications.listNotifications, { query: {} });
  const titles = bell.data.flatMap(({ what, subject }) =>
    what === "readiness" ? [subject.title] : [],
  );
  expect(titles.some((title) => due.some(({ step }) => title.includes(step.slice(0, 30))))).toBe(
    true,
  );
});
