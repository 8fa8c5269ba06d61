import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "#contracts/accounts/accounts.ts";
import { createComment, createHoot, listHoots } from "#contracts/community/hoots.ts";
import { createPet } from "#contracts/travel/pets.ts";
import {
  getOwnProfile,
  nameReserved,
  updateProfile,
  usernameReserved,
} from "#contracts/accounts/profiles.ts";
import { changeSettings } from "#contracts/kernel/settings.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newAdmin, newPerson, postJson } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

let count = 0;
const sign = (name: string, password = "seven quiet otters") => {
  count += 1;
  return postJson(server, signUp.path, { name, email: `named${count}@example.com`, password });
};

test.each([
  ["Ana\u202Egpj.exe", "Name can't have characters that change the text direction."],
  ["\u2067Ana\u2069", "Name can't have characters that change the text direction."],
  ["Ana\nYour account is locked", "Name can't have line breaks."],
  ["Ana\u2028Silva", "Name can't have line breaks."],
  ["Ana\u0007", "Name can't have control characters."],
  ["\u200B\u2060\u3164", "Name is required."],
])("the name %j is rejected at sign-up", async (name, message) => {
  const answer = await sign(name);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "VALIDATION", fields: { name: message } });
});

test("a password of only white space is rejected", async () => {
  const answer = await sign("Ana Silva", " ".repeat(12));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    fields: { password: "Password can't be only spaces." },
  });
});

test("titles, comments and pet names must be visible", async () => {
  const { call } = await newPerson(server);
  const blank = "\u200B\u2060 \u3164\u2800";
  const expectedError = { code: "VALIDATION", status: 400 };
  await expect(call(createHoot, { body: { title: blank, text: "x" } })).rejects.toMatchObject({
    ...expectedError,
    fields: { title: "Title is required." },
  });
  const [hoot] = await server.call(listHoots);
  const params = { id: hoot?._id ?? "" };
  await expect(call(createComment, { params, body: { text: blank } })).rejects.toMatchObject({
    ...expectedError,
    fields: { text: "Comment is required." },
  });
  await expect(call(createPet, { body: { petName: "\u202Eoaic" } })).rejects.toMatchObject(
    expectedError,
  );
  const family = "👩‍👩‍👧 مع كلبنا";
  expect(await call(createHoot, { body: { title: family, text: family } })).toMatchObject({
    title: family,
    text: family,
  });
});

test("a reserved username is reported by field, and sign-up never assigns one", async () => {
  const { call } = await newPerson(server, "Admin");
  const { _id: id, username } = await call(getOwnProfile);
  expect(username).toMatch(/^traveler/);
  for (const reserved of ["admin", "supp0rt", "me", "null", "wagabond.help", "log_in"]) {
    await expect(
      call(updateProfile, { params: { id }, body: { username: reserved } }),
    ).rejects.toMatchObject({
      code: "VALIDATION",
      status: 400,
      fields: { username: usernameReserved },
    });
  }
});

test("no account can take the name of the site, at sign-up or later, whatever it is", async () => {
  for (const name of ["Wagabond", "The Wagabond Team", "wagabond-support"]) {
    const answer = await sign(name);
    expect([name, answer.status, await answer.json()]).toMatchObject([
      name,
      400,
      { code: "VALIDATION", fields: { name: nameReserved } },
    ]);
  }
  expect((await sign("Ana of Wagabond")).status).toBe(201);
  const { call } = await newPerson(server, "Pet Pals");
  const admin = await newAdmin(server);
  await admin.call(changeSettings, { body: { name: "Pet Pals" } });
  expect((await sign("Pet Pals Support")).status).toBe(400);
  const { _id: id } = await call(getOwnProfile);
  const params = { id };
  // The account is older than the site's name.
  await call(updateProfile, { params, body: { username: "pet.pals", bio: "Here before." } });
  await expect(
    call(updateProfile, { params, body: { username: "pet_pals_support" } }),
  ).rejects.toMatchObject({ code: "VALIDATION", fields: { username: usernameReserved } });
});

test("an existing reserved username is kept", async () => {
  const { call } = await newPerson(server);
  const { _id: id } = await call(getOwnProfile);
  await server.db
    .updateTable("profiles")
    .set({ username: "support", username_key: "support" })
    .where("id", "=", id)
    .execute();
  const body = { username: "support", bio: "Here since the first day." };
  expect(await call(updateProfile, { params: { id }, body })).toMatchObject(body);
});

test("names in any script get readable usernames, each its own, which can be changed", async () => {
  const usernames = [];
  for (const name of ["Юлия", "Юлия", "🐶"]) {
    const { call } = await newPerson(server, name);
    const { _id: id, username } = await call(getOwnProfile);
    usernames.push(username);
    if (usernames.length < 2) continue;
    const changed = { username: `${username}.walks` };
    expect(await call(updateProfile, { params: { id }, body: changed })).toMatchObject(changed);
  }
  expect(usernames).toEqual(["yuliya", "yuliya2", expect.stringMatching(/^traveler\d*$/)]);
});
