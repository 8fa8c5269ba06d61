import { blockPerson } from "#contracts/community/relations.ts";
import { listNotifications } from "#contracts/community/notifications.ts";
import * as contract from "#contracts/travel/members.ts";
import * as trips from "#contracts/travel/trips.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailsTo } from "../../../testing/mails.ts";
import { newPerson, newUnverified, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { idOf, invite, join } from "./members.testing.ts";

let server: TestServer;
let ana: Person;
let ben: Person;
let cleo: Person;
/** A new trip of Ana's for each test. */
let id: string;

beforeAll(async () => {
  server = await testServer();
  ana = await newPerson(server, "Ana Reyes");
  ben = await newPerson(server, "Ben Okafor");
  cleo = await newPerson(server, "Cleo Marsh");
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ _id: id } = await ana.call(trips.createTrip, { body: { destination: "Chile" } }));
});

const joinBy = (person: Person, token: string) =>
  person.call(contract.joinTrip, { params: { token } });
const expire = (member: string) =>
  sql`update plan_members set expires_at = now() - interval '1 minute' where id = ${member}`.execute(
    server.db,
  );

describe("an invitation", () => {
  test("is opened by its link, joins once, and tells the owner", async () => {
    const { token } = await invite(ana.call, id, "editor");
    const params = { token };
    const anaId = await idOf(ana);
    expect(await server.call(contract.getInvitation, { params })).toMatchObject({
      destination: "Chile",
      role: "editor",
      invitedBy: { _id: anaId },
      tripId: null,
    });
    const joined = await joinBy(ben, token);
    expect(joined).toMatchObject({ _id: id, role: "editor", owner: { _id: anaId } });
    expect(joined.members.map(({ _id }) => _id)).toEqual([await idOf(ben)]);
    await expect(joinBy(cleo, token)).rejects.toMatchObject({ code: "GONE" });
    await expect(server.call(contract.getInvitation, { params })).rejects.toMatchObject({
      status: 410,
    });
    // Who joined, or owns the trip, gets it as it is.
    expect(await joinBy(ben, token)).toMatchObject({ _id: id });
    expect(await joinBy(ana, token)).toMatchObject({ _id: id, role: "owner" });
    const { data } = await ana.call(listNotifications);
    expect(data[0]).toMatchObject({ what: "trip", text: "Joined as an editor." });
    expect((await ben.call(trips.listTrips)).map(({ _id }) => _id)).toContain(id);
  });

  test("to an address is mailed, and shown to its account, which can open it by its ID", async () => {
    const { id: member } = await invite(ana.call, id, "viewer", ben.email);
    const mails = await mailsTo(server, ben.email, 2);
    const link = /\/invitations\/([\w-]{43})$/m.exec(mails.at(-1)?.replaceAll("=\r\n", "") ?? "");
    expect(link?.[1]).toBeDefined();
    const { data } = await ben.call(listNotifications);
    expect(data[0]).toMatchObject({
      what: "invitation",
      subject: { path: `/invitations/${member}` },
    });
    await expect(joinBy(cleo, member)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await joinBy(ben, member)).toMatchObject({ role: "viewer" });
    await expect(invite(ana.call, id, "viewer", ben.email)).rejects.toMatchObject({
      code: "DUPLICATE",
    });
  });

  test("to the same address replaces the one before", async () => {
    const first = await invite(ana.call, id, "viewer", "kim@example.com");
    const second = await invite(ana.call, id, "editor", "KIM@example.com");
    await expect(joinBy(ben, first.token)).rejects.toMatchObject({ code: "GONE" });
    const members = await ana.call(contract.listMembers, { params: { id } });
    expect(members).toMatchObject([
      { _id: second.id, role: "editor", state: "invited", email: "kim@example.com", person: null },
    ]);
  });

  test("that expired or was withdrawn is gone, an unknown one is not found", async () => {
    const late = await invite(ana.call, id);
    await expire(late.id);
    await expect(joinBy(ben, late.token)).rejects.toMatchObject({ code: "GONE" });
    const withdrawn = await invite(ana.call, id);
    const params = { id, memberId: withdrawn.id };
    await ana.call(contract.removeMember, { params });
    await expect(joinBy(ben, withdrawn.token)).rejects.toMatchObject({ code: "GONE" });
    await expect(joinBy(ben, "nothing")).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await ana.call(contract.listMembers, { params: { id } })).toEqual([]);
  });

  test.each([
    [{ role: "captain" }, "role"],
    [{ role: "viewer", email: "nobody" }, "email"],
    [{}, "role"],
  ])("of %j is rejected", async (body, field) => {
    const answer = await server.fetch(`/api/plans/${id}/members`, {
      method: "POST",
      headers: { authorization: `Bearer ${ana.token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { fields: { [field]: expect.any(String) } },
    ]);
    expect(await ana.call(contract.listMembers, { params: { id } })).toEqual([]);
  });

  test("can't be to oneself, nor the 51st", async () => {
    await expect(invite(ana.call, id, "viewer", ana.email)).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { email: expect.any(String) },
    });
    await sql`
      insert into plan_members (id, plan_id, role, shows_costs, shows_codes, expires_at)
      select gen_random_uuid(), ${id}, 'viewer', false, false, now() + interval '1 day'
      from generate_series(1, 50)`.execute(server.db);
    await expect(invite(ana.call, id)).rejects.toMatchObject({ code: "VALIDATION" });
    expect(await ana.call(contract.listMembers, { params: { id } })).toHaveLength(50);
  });

  test("needs a verified email", async () => {
    const una = await newUnverified(server);
    const own = await una.call(trips.createTrip, { body: { destination: "Peru" } });
    await expect(invite(una.call, own._id)).rejects.toMatchObject({ code: "NOT_VERIFIED" });
  });

  test("doesn't reach someone who blocked the owner, and doesn't show it", async () => {
    const dee = await newPerson(server, "Dee Lind");
    await dee.call(blockPerson, { params: { id: await idOf(ana) } });
    const { id: member, token } = await invite(ana.call, id, "editor", dee.email);
    const { data } = await dee.call(listNotifications);
    expect(data).toEqual([]);
    for (const each of [member, token])
      await expect(joinBy(dee, each)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("is made once for a retry", async () => {
    const key = crypto.randomUUID();
    const input = { params: { id }, body: { role: "viewer" as const }, key };
    const one = await ana.call(contract.inviteMember, input);
    expect(await ana.call(contract.inviteMember, input)).toEqual(one);
    expect(await ana.call(contract.listMembers, { params: { id } })).toHaveLength(1);
  });
});

describe("a member", () => {
  test("is listed for the others without email and without what they are shown", async () => {
    await join(ana.call, id, ben.call, "editor");
    await join(ana.call, id, cleo.call, "viewer");
    await invite(ana.call, id, "viewer", "kim@example.com");
    const seen = await ben.call(contract.listMembers, { params: { id } });
    expect(seen).toHaveLength(2);
    expect(seen[0]).toMatchObject({ shows: { costs: true, codes: true, documents: [] } });
    expect(seen[1]).not.toHaveProperty("shows");
    expect(JSON.stringify(seen)).not.toContain("@");
    expect(await ana.call(contract.listMembers, { params: { id } })).toHaveLength(3);
  });

  test("who is a viewer changes nothing, an editor all but members, links and deletion", async () => {
    const viewing = await join(ana.call, id, cleo.call, "viewer");
    await join(ana.call, id, ben.call, "editor");
    const params = { id };
    const body = { destination: "Peru" };
    await expect(cleo.call(trips.updateTrip, { params, body })).rejects.toMatchObject({
      code: "NOT_YOURS",
    });
    expect(await ben.call(trips.updateTrip, { params, body })).toMatchObject(body);
    for (const person of [ben, cleo]) {
      await expect(person.call(trips.deleteTrip, { params })).rejects.toMatchObject({
        code: "NOT_YOURS",
      });
      await expect(invite(person.call, id)).rejects.toMatchObject({ code: "NOT_YOURS" });
    }
    const memberParams = { id, memberId: viewing };
    await expect(ben.call(contract.removeMember, { params: memberParams })).rejects.toMatchObject({
      code: "NOT_YOURS",
    });
    await ana.call(contract.updateMember, { params: memberParams, body: { role: "editor" } });
    expect(await cleo.call(trips.updateTrip, { params, body })).toMatchObject({ role: "editor" });
  });

  test("who leaves or is removed no longer finds the trip, and can't come back by the old link", async () => {
    const { token, id: member } = await invite(ana.call, id);
    await joinBy(ben, token);
    await ben.call(contract.removeMember, { params: { id, memberId: member } });
    await expect(ben.call(trips.getTrip, { params: { id } })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(joinBy(ben, token)).rejects.toMatchObject({ code: "GONE" });
    const again = await join(ana.call, id, ben.call);
    await ana.call(contract.removeMember, { params: { id, memberId: again } });
    expect((await ben.call(trips.listTrips)).map(({ _id }) => _id)).not.toContain(id);
    expect((await ana.call(trips.getTrip, { params: { id } })).members).toEqual([]);
    // Only who is removed by another person is notified.
    const notices = (await ben.call(listNotifications)).data.filter(
      ({ subject }) => subject._id === id,
    );
    expect(notices).toMatchObject([
      {
        what: "trip",
        actor: { _id: await idOf(ana) },
        text: "Removed you from this trip.",
        subject: { path: "/plans" },
      },
    ]);
  });

  test("can't be ticked documents of another trip", async () => {
    const member = await join(ana.call, id, ben.call);
    const documents = [crypto.randomUUID()];
    await expect(
      ana.call(contract.updateMember, {
        params: { id, memberId: member },
        body: { shows: { documents } },
      }),
    ).rejects.toMatchObject({ fields: { "shows.documents": expect.any(String) } });
  });
});
