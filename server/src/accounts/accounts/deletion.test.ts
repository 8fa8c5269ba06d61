import { deleteAccount, logIn, restoreAccount, signUp } from "#contracts/accounts/accounts.ts";
import { getOwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import { getSecurityLog } from "#contracts/accounts/security-log.ts";
import { createHoot, getHoot } from "#contracts/community/hoots.ts";
import { suspendMember } from "#contracts/community/members.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { createShare, listShares } from "#contracts/travel/shares.ts";
import { createTrip, listTrips } from "#contracts/travel/trips.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword } from "../../../seeds/seed.ts";
import { photo } from "../../../testing/good-files.ts";
import { mailsTo, tokenIn } from "../../../testing/mails.ts";
import { fileOf } from "../../../testing/owned-rows.ts";
import { newAdmin, newPerson, newUnverified } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const dayMs = 24 * 60 * 60 * 1000;
const tokenTo = async (email: string, count: number) =>
  tokenIn((await mailsTo(server, email, count)).at(-1));
const emailOf = (key: string) => `${key}@wagabond.example`;
const logInAs = (key: string) =>
  server.call(logIn, { body: { email: emailOf(key), password: demoPassword } });

const idsOf = async (key: string) => {
  const call = await server.as(key);
  const { _id: id, username } = await call(getOwnProfile);
  return { call, id, username };
};

/** Everything that guests can read about a person, as text. */
async function publicTexts(id: string, username: string): Promise<string> {
  const paths = [
    "/api/hoots",
    "/api/hoots/paginated?limit=50",
    `/api/hoots/paginated?limit=50&author=${id}`,
    "/api/blogs",
    `/api/blogs?author=${id}`,
    "/api/profiles",
    `/api/profiles/${id}`,
    `/api/profiles/${id}/pets`,
    `/api/gallerys/${id}`,
    `/api/search?q=${username}`,
  ];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await server.fetch(path);
      return response.ok ? response.text() : "";
    }),
  );
  // A search repeats what was looked for.
  return answers.join("\n").replace(`"query":"${username}"`, "");
}

test("a deleted account is hidden at once, and comes back by the mailed link", async () => {
  const { call: hana, id, username } = await idsOf("hana");
  const { _id: hoot } = await hana(createHoot, { body: { title: "Ferry home", text: "Calm." } });
  const params = { id: hoot };
  const before = await publicTexts(id, username);
  expect(before).toContain(username);
  const trips = await hana(listTrips);

  const { _id, until } = await hana(deleteAccount, { body: { password: demoPassword } });
  expect(_id).toBe(id);
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(13.9 * dayMs);
  expect(await publicTexts(id, username)).not.toContain(username);
  expect(await server.call(getHoot, { params })).toMatchObject({
    title: "Ferry home",
    author: null,
  });
  await expect(hana(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
  await expect(logInAs("hana")).rejects.toMatchObject({
    code: "LOGIN_FAILED",
    message: "You deleted this account. To bring it back, open the link that we emailed you.",
  });
  // The address stays theirs, and mails of others don't reach them.
  const body = { name: "Hana", email: emailOf("hana"), password: "eleven calm herons" };
  await expect(server.call(signUp, { body })).rejects.toMatchObject({ code: "SIGNUP_FAILED" });

  const token = await tokenTo(emailOf("hana"), 1);
  await server.call(restoreAccount, { body: { token } });
  const back = server.withToken(await logInAs("hana"));
  expect(await back(getOwnProfile)).toMatchObject({ _id: id, username });
  expect(await back(listTrips)).toEqual(trips);
  expect(await publicTexts(id, username)).toBe(before);
  const { data } = await back(getSecurityLog, { query: {} });
  const whats = data.map(({ what }) => what);
  expect(whats.slice(0, 3)).toEqual(["login.password", "deletion.undone", "deletion.asked"]);
  await expect(server.call(restoreAccount, { body: { token } })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
});

test("its avatar and the photos of its pets are gone at once by their own address, and come back", async () => {
  const person = await newPerson(server);
  const { _id: id } = await person.call(getOwnProfile);
  const picture = fileOf(await photo({ width: 64, height: 64 }), "biscuit.jpg");
  const files = { avatar: picture };
  const { avatar } = await person.call(updateProfile, { params: { id }, body: {}, files });
  const pet = { body: { petName: "Biscuit" }, files: { petPhoto: picture } };
  const { petPhoto } = await person.call(createPet, pet);
  const statuses = async () =>
    Promise.all([avatar, petPhoto].map(async (url) => (await server.fetch(url ?? "")).status));
  expect(await statuses()).toEqual([200, 200]);
  await person.call(deleteAccount, { body: { password: person.password } });
  expect(await statuses()).toEqual([404, 404]);
  await server.call(restoreAccount, { body: { token: await tokenTo(person.email, 2) } });
  expect(await statuses()).toEqual([200, 200]);
});

test("after 14 days it is gone, and the address can sign up again", async () => {
  const person = await newPerson(server);
  const { email, call, password } = person;
  const { _id: id } = await call(getOwnProfile);
  await call(deleteAccount, { body: { password } });
  const token = await tokenTo(email, 2);
  await server.removeClosed(new Date(Date.now() + 13.9 * dayMs));
  expect(await rowsOf(id)).toHaveLength(1);
  await server.removeClosed(new Date(Date.now() + 14.1 * dayMs));
  expect(await rowsOf(id)).toEqual([]);
  await expect(server.call(restoreAccount, { body: { token } })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
  await server.call(signUp, { body: { name: "Nia", email, password } });
});

const rowsOf = (id: string) =>
  server.db.selectFrom("profiles").select("id").where("id", "=", id).execute();

test("a restored account isn't removed, and a link is created anew", async () => {
  const { call: ravi } = await idsOf("ravi");
  const { _id: trip } = await ravi(createTrip, { body: { destination: "Chile" } });
  const params = { id: trip };
  const { url } = await ravi(createShare, { params, body: {} });
  const api = `/api${new URL(url).pathname}`;
  expect((await server.fetch(api)).status).toBe(200);
  await ravi(deleteAccount, { body: { password: demoPassword } });
  expect((await server.fetch(api)).status).toBe(410);
  await server.call(restoreAccount, { body: { token: await tokenTo(emailOf("ravi"), 1) } });
  await server.removeClosed(new Date(Date.now() + 20 * dayMs));
  const back = server.withToken(await logInAs("ravi"));
  expect(await back(listShares, { params })).toEqual([]);
  expect((await server.fetch(api)).status).toBe(410);
});

test("what moderators hid stays hidden after an account comes back", async () => {
  const { call, id } = await idsOf("leo");
  await server.db
    .updateTable("profiles")
    .set({ hidden_at: new Date("2026-01-01T00:00:00Z") })
    .where("id", "=", id)
    .execute();
  await call(deleteAccount, { body: { password: demoPassword } });
  await server.call(restoreAccount, { body: { token: await tokenTo(emailOf("leo"), 1) } });
  expect((await server.fetch(`/api/profiles/${id}`)).status).toBe(404);
});

test("a suspension outlives the way back", async () => {
  const person = await newPerson(server);
  await person.call(deleteAccount, { body: { password: person.password } });
  const until = new Date(Date.now() + 30 * dayMs);
  await server.db
    .updateTable("accounts")
    .set({ suspended_until: until })
    .where("email", "=", person.email)
    .execute();
  await server.call(restoreAccount, { body: { token: await tokenTo(person.email, 2) } });
  const { email, password } = person;
  await expect(server.call(logIn, { body: { email, password } })).rejects.toMatchObject({
    code: "SUSPENDED",
  });
});

test("a permanent suspension during the 14 days outlives them", async () => {
  const admin = await newAdmin(server);
  const person = await newPerson(server);
  const { _id: id } = await person.call(getOwnProfile);
  await person.call(deleteAccount, { body: { password: person.password } });
  await admin.call(suspendMember, { params: { id }, body: { note: "Spam." } });
  await server.call(restoreAccount, { body: { token: await tokenTo(person.email, 2) } });
  const { email, password } = person;
  await expect(server.call(logIn, { body: { email, password } })).rejects.toMatchObject({
    code: "SUSPENDED",
  });
});

test("an account whose email was never verified goes at once", async () => {
  const { call, password, email } = await newUnverified(server);
  const { _id: id } = await call(getOwnProfile);
  const { until } = await call(deleteAccount, { body: { password } });
  expect(Date.parse(until)).toBeLessThanOrEqual(Date.now());
  expect(await rowsOf(id)).toEqual([]);
  expect((await mailsTo(server, email, 2)).at(-1)).not.toContain("token=");
});

test("the password is needed where there is one, and the last admin stays", async () => {
  const { call, password } = await newPerson(server);
  await expect(call(deleteAccount, { body: {} })).rejects.toMatchObject({
    fields: { password: "Password is incorrect." },
  });
  await call(deleteAccount, { body: { password } });
  await expect(call(deleteAccount, { body: { password } })).rejects.toMatchObject({
    code: "SIGN_IN_REQUIRED",
  });
  await server.db.updateTable("accounts").set({ is_admin: false }).execute();
  const admin = await newAdmin(server);
  const other = await newAdmin(server);
  await other.call(deleteAccount, { body: { password: other.password } });
  await expect(
    admin.call(deleteAccount, { body: { password: admin.password } }),
  ).rejects.toMatchObject({ code: "CONFLICT" });
});
