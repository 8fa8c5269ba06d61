import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logIn } from "#contracts/accounts/accounts.ts";
import {
  createStory,
  createStoryComment,
  listStories,
  updateStory,
} from "#contracts/community/stories.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { uploadPhotos } from "#contracts/community/gallery.ts";
import * as contract from "#contracts/community/hoots.ts";
import { createPet, updatePet } from "#contracts/travel/pets.ts";
import { createTrip } from "#contracts/travel/trips.ts";
import {
  getOwnProfile,
  getProfile,
  listProfiles,
  updateProfile,
} from "#contracts/accounts/profiles.ts";
import { suggestProvider } from "#contracts/lookup/providers.ts";
import { search } from "#contracts/lookup/search.ts";
import * as verification from "#contracts/accounts/verification.ts";
import { sql } from "kysely";
import { allRows } from "../../../testing/authorization-all-rows.ts";
import { makeScene, send } from "../../../testing/authorization-scene.ts";
import { picture } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { mailsTo, tokenIn } from "../../../testing/mails.ts";
import { newPerson, newUnverified, type Person, postJson } from "../../../testing/people.ts";
import { gcTexts } from "./service.ts";

let server: TestServer;
let hootId: string;
let blogId: string;

// RATE_LIMITS is off in tests; these limits hold regardless.
beforeAll(async () => {
  server = await testServer();
  hootId = (await server.call(contract.listHoots))[0]?._id ?? "";
  blogId = (await server.call(listStories, {}))[0]?._id ?? "";
});
afterAll(() => server.close());

const post = (by: Call, more: Partial<contract.HootDraft> = {}) =>
  by(contract.createHoot, { body: { title: `Post ${randomUUID()}`, text: "Dry feet.", ...more } });
const comment = (by: Call, text: string = `Comment ${randomUUID()}`, id = hootId) =>
  by(contract.createComment, { params: { id }, body: { text } });
const idOf = async ({ call }: Person) => (await call(getOwnProfile))._id;

const notVerified = (message: string = verification.verifyToPost) => ({
  code: "NOT_VERIFIED",
  status: 403,
  message,
});
const duplicate = { code: "DUPLICATE", status: 409, message: verification.postedAlready };

/** Opens the link of the latest mail. */
async function followLink({ email }: Person): Promise<void> {
  const token = tokenIn((await mailsTo(server, email)).at(-1));
  expect((await postJson(server, "/api/auth/verify", { token })).status).toBe(303);
}

test("every message for unverified accounts contains the word verify", () => {
  const messages = Object.values(verification).filter((value) => typeof value === "string");
  expect(messages.filter((value) => value.startsWith("Verify "))).toHaveLength(7);
});

test("an unverified account can make three posts or comments in total, and deleting frees none", async () => {
  const { call } = await newUnverified(server);
  const first = await post(call);
  await comment(call);
  await call(createStoryComment, { params: { id: blogId }, body: { text: "So true." } });
  await expect(post(call)).rejects.toMatchObject(notVerified());
  await expect(comment(call)).rejects.toMatchObject(notVerified());
  await call(contract.deleteHoot, { params: { id: first._id } });
  await expect(post(call)).rejects.toMatchObject(notVerified());
});

test("concurrent posts of an unverified account stop at three", async () => {
  const { call } = await newUnverified(server);
  const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => post(call)));
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test("200 posts by 20 fresh accounts result in 60", async () => {
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, place) => newUnverified(server, `Flora Flood ${place}`)),
  );
  const attempts: PromiseSettledResult<unknown>[] = [];
  for (let round = 0; round < 10; round += 1) {
    attempts.push(...(await Promise.allSettled(people.map(({ call }) => post(call)))));
  }
  const rejected = attempts.filter((one) => one.status === "rejected");
  expect(rejected).toHaveLength(140);
  for (const { reason } of rejected) expect(reason).toMatchObject(notVerified());
});

test("a retry with the same key gets the first answer and counts once", async () => {
  const { call } = await newUnverified(server);
  const body = { title: "Once", text: "And no more." };
  const first = await call(contract.createHoot, { body, key: "same" });
  for (let time = 0; time < 4; time += 1) {
    expect(await call(contract.createHoot, { body, key: "same" })).toEqual(first);
  }
  await post(call);
  await comment(call);
  expect(await call(contract.createHoot, { body, key: "same" })).toEqual(first);
  await expect(post(call)).rejects.toMatchObject(notVerified());
});

test("verifying lifts the limit for the current session", async () => {
  const person = await newUnverified(server);
  for (let time = 0; time < 3; time += 1) await post(person.call);
  const draft = { title: "The fourth", text: "See https://example.com/ferries for times." };
  await expect(post(person.call, draft)).rejects.toMatchObject({ code: "NOT_VERIFIED" });
  await followLink(person);
  expect(await post(person.call, draft)).toMatchObject(draft);
});

test.each([
  "Look at https://cheap.example/pills",
  "cheap-pills.com",
  "Visit WWW.Cheap.Example",
  "bit.ly/3xyz",
  "write to sales@cheap.io",
  "cheap\u200B.com",
  "cheap。com",
  "ｃｈｅａｐ．ｃｏｍ",
  "cheap [dot] com",
  "hxxps cheap",
  "http://192.0.2.7/a",
  "192.0.2.7",
  "tel:+15550100",
  "пример.рф",
])("an unverified account cannot post %j", async (text) => {
  const { call } = await newUnverified(server);
  const rejected = notVerified(verification.verifyToLink);
  await expect(post(call, { text })).rejects.toMatchObject(rejected);
  await expect(post(call, { title: text })).rejects.toMatchObject(rejected);
  await expect(comment(call, text)).rejects.toMatchObject(rejected);
  // Rejected posts are not counted.
  const hoot = await post(call);
  const { _id: commentId } = await comment(call);
  const params = { id: hoot._id };
  await expect(call(contract.updateHoot, { params, body: { text } })).rejects.toMatchObject(
    rejected,
  );
  await expect(
    call(contract.updateComment, { params: { id: hootId, commentId }, body: { text } }),
  ).rejects.toMatchObject(rejected);
  await post(call);
});

test.each([
  "We paid 3.50 euros, i.e. next to nothing, at 10.30 p.m.",
  "A long day.It rained...and then it did not.",
  "Node.js and a v1.2 vaccine: 0.5 IU/ml, twice.",
  "Dr.Smith of St.Gallen",
  "Wait…what?!",
])("an unverified account can post %j", async (text) => {
  const { call } = await newUnverified(server);
  expect(await post(call, { text })).toMatchObject({ text });
});

test("an unverified account cannot publish GIFs, photos, stories or places, but can use what is private to it", async () => {
  const person = await newUnverified(server, "Una Verified");
  const { call } = person;
  const id = await idOf(person);
  const gifUrl = "/art/v1/gifs/dog-wag.gif";
  await expect(post(call, { gifUrl })).rejects.toMatchObject(
    notVerified(verification.verifyToAddGif),
  );
  const hoot = await post(call);
  await expect(
    call(contract.updateHoot, { params: { id: hoot._id }, body: { gifUrl } }),
  ).rejects.toMatchObject(notVerified(verification.verifyToAddGif));
  const photo = await picture();
  await expect(
    call(uploadPhotos, { params: { profileId: id }, body: {}, files: { image: [photo] } }),
  ).rejects.toMatchObject(notVerified(verification.verifyToShowPhotos));
  const body = { title: "Home", contentOne: "By sea." };
  const stories = notVerified(verification.verifyToWriteStories);
  await expect(
    call(createStory, { body, files: { contentOneImage: photo } }),
  ).rejects.toMatchObject(stories);
  await expect(
    call(updateStory, { params: { id: blogId }, body: { title: "Mine" } }),
  ).rejects.toMatchObject(stories);
  const place = {
    service: "vet",
    city: "Berlin",
    name: "Kiezpraxis",
    services: "Vaccinations",
    address: null,
    contact: "+49 30 1234567",
    source: "https://kiezpraxis.example/en",
  } as const;
  await expect(call(suggestProvider, { body: place })).rejects.toMatchObject(
    notVerified(verification.verifyToSuggest),
  );
  // Nothing was stored.
  expect(
    await server.db.selectFrom("files").selectAll().where("owner_id", "=", id).execute(),
  ).toEqual([]);

  const liked = await call(contract.likeHoot, { params: { id: hootId } });
  expect(liked.likes).toContain(id);
  const trip = { destination: "Lima", notes: "Tickets: https://airline.example/check-in" };
  expect(await call(createTrip, { body: trip })).toMatchObject(trip);
  const pet = await call(createPet, {
    body: { petName: "Momo" },
    files: { petPhoto: photo, vaccine: photo },
  });
  expect(pet.petPhoto).not.toBeNull();
  const own = await call(updateProfile, {
    params: { id },
    body: { bio: "Two dogs, one van." },
    files: { avatar: photo, passport: photo },
  });
  expect(own.avatar).not.toBeNull();
  const links = notVerified(verification.verifyToLink);
  await expect(
    call(updateProfile, { params: { id }, body: { bio: "cheap-pills.com" } }),
  ).rejects.toMatchObject(links);
  await expect(
    call(updatePet, { params: { id: pet._id }, body: { bio: "cheap-pills.com" } }),
  ).rejects.toMatchObject(links);
});

test("every call marked as reaching others rejects an unverified account", async () => {
  const scene = await makeScene(server);
  const { token } = await newUnverified(server);
  const rows = allRows.filter(({ endpoint }) => endpoint.unverified !== undefined);
  expect(new Set(rows.map(({ endpoint }) => endpoint.path)).size).toBe(11);
  for (const { endpoint, input } of rows) {
    const answer = await send(server, endpoint, await input(scene), token);
    const rejected = { code: "NOT_VERIFIED", message: endpoint.unverified };
    expect(await answer.json(), endpoint.path).toMatchObject(rejected);
    expect(answer.status).toBe(403);
  }
});

test("an unverified account whose name contains a URL cannot post", async () => {
  const { call } = await newUnverified(server, "Win at cheap-pills.com");
  await expect(post(call)).rejects.toMatchObject(notVerified(verification.verifyToLink));
});

test("logging in again requires a verified email", async () => {
  const { email, password } = await newUnverified(server);
  await expect(server.call(logIn, { body: { email, password } })).rejects.toMatchObject({
    ...notVerified(),
    message: expect.stringMatching(/verify/),
  });
});

test("the same text by the same person within a day is rejected, however it is spelled", async () => {
  const { call } = await newPerson(server);
  const body = { title: "Ferry to Lima", text: "Nobody minded the dog." };
  const first = await call(contract.createHoot, { body, key: "ferry" });
  for (const text of [
    body.text,
    "  nobody MINDED the dog. ",
    "Nobody\u200B min\u00ADded\nthe dog.",
    "Ｎｏｂｏｄｙ minded the dog.",
  ]) {
    await expect(call(contract.createHoot, { body: { ...body, text } })).rejects.toMatchObject(
      duplicate,
    );
  }
  expect(await call(contract.createHoot, { body, key: "ferry" })).toEqual(first);
  await call(contract.createHoot, { body: { ...body, title: "Ferry to Ushuaia" } });
  const other = await newPerson(server);
  await other.call(contract.createHoot, { body });
});

test("the same comment is rejected under any hoot or story", async () => {
  const { call } = await newPerson(server);
  const { _id: otherHoot } = await post(call);
  await comment(call, "Cheap flights, ask me");
  await expect(comment(call, "Cheap flights, ask me")).rejects.toMatchObject(duplicate);
  await expect(comment(call, "cheap FLIGHTS, ask me!", otherHoot)).resolves.toBeDefined();
  await expect(comment(call, "cheap FLIGHTS, ask me", otherHoot)).rejects.toMatchObject(duplicate);
  await expect(
    call(createStoryComment, { params: { id: blogId }, body: { text: "Cheap flights, ask me" } }),
  ).rejects.toMatchObject(duplicate);
});

test("the same story is rejected, and its pictures are not stored", async () => {
  const { call, ...person } = await newPerson(server);
  const id = await idOf({ call, ...person });
  const publish = async () =>
    call(createStory, {
      body: { title: "Home", contentOne: "By sea." },
      files: { contentOneImage: await picture() },
    });
  await publish();
  await expect(publish()).rejects.toMatchObject(duplicate);
  const storedFiles = server.db.selectFrom("files").select("id").where("owner_id", "=", id);
  expect(await storedFiles.where("state", "=", "kept").execute()).toHaveLength(1);
});

test("of ten concurrent identical posts one is stored", async () => {
  const { call } = await newPerson(server);
  const text = "All at once";
  const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => comment(call, text)));
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of attempts) {
    if (one.status === "rejected") expect(one.reason).toMatchObject(duplicate);
  }
});

test("after a day the text may be posted again, and its hash is deleted", async () => {
  const person = await newPerson(server);
  const id = await idOf(person);
  const age = () =>
    server.db
      .updateTable("recent_texts")
      .set({ created_at: sql`now() - interval '24 hours 1 minute'` })
      .where("author_id", "=", id)
      .execute();
  const storedTexts = () =>
    server.db.selectFrom("recent_texts").select("hash").where("author_id", "=", id).execute();
  await comment(person.call, "Good morning");
  await age();
  await comment(person.call, "Good morning");
  await gcTexts(server.db);
  expect(await storedTexts()).toHaveLength(1);
  await age();
  await gcTexts(server.db);
  expect(await storedTexts()).toEqual([]);
});

test("a person is listed and searchable only after publishing; their own page always works", async () => {
  const searched = async (q: string) => {
    const { groups } = await server.call(search, { query: { q } });
    const people = groups.find(({ kind }) => kind === "people");
    return people?.results.map(({ title }) => title) ?? [];
  };
  const listed = async (id: string) =>
    (await server.call(listProfiles, {})).some(({ _id }) => _id === id);
  const publishers: [string, (person: Person, id: string) => Promise<unknown>][] = [
    ["hoot", ({ call }) => post(call)],
    ["comment", ({ call }) => comment(call)],
    [
      "story",
      async ({ call }) =>
        call(createStory, {
          body: { title: "Home", contentOne: "By sea." },
          files: { contentOneImage: await picture() },
        }),
    ],
    [
      "photo",
      async ({ call }, profileId) =>
        call(uploadPhotos, {
          params: { profileId },
          body: {},
          files: { image: [await picture()] },
        }),
    ],
  ];
  for (const [what, publish] of publishers) {
    const person = await newPerson(server, `Quinta ${what}`);
    const { _id: id, username } = await person.call(getOwnProfile);
    expect(await listed(id), what).toBe(false);
    expect(await searched(username), what).toEqual([]);
    expect(await server.call(getProfile, { params: { id } })).toMatchObject({ username });
    expect(await (await server.fetch("/sitemap.xml")).text()).not.toContain(id);
    await publish(person, id);
    expect(await listed(id), what).toBe(true);
    expect(await searched(username), what).toEqual([username]);
  }
});
