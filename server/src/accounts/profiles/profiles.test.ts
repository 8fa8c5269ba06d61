import type { Call } from "#contracts/kernel/client.ts";
import { createHoot, getHoot, pageHoots } from "#contracts/community/hoots.ts";
import * as contract from "#contracts/accounts/profiles.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoUserId } from "../../../seeds/seed.ts";
import { type TestServer, testServer } from "../../testing/server.ts";
import { newPerson } from "../../testing/people.ts";

let server: TestServer;
let dana: Call;
beforeAll(async () => {
  server = await testServer();
  dana = await server.as("dana");
});
afterAll(() => server.close());

const nobody = "01900000-0000-7000-8000-000000000000";
const seenByAll = ["_id", "author", "avatar", "bio", "username"];
const params = (key: string) => ({ id: demoUserId(key) });
const keysOf = (value: unknown) => Object.keys(Object(value)).toSorted();

/** Somebody new with their profile. */
async function newcomer(name?: string) {
  const { call, token } = await newPerson(server, name);
  return { call, token, profile: await call(contract.getOwnProfile) };
}

describe("seeing", () => {
  test("a person sees their own profile with papers and version, and no address or password in it", async () => {
    const response = await server.fetch("/api/profiles/me", {
      headers: { authorization: `Bearer ${await server.tokenOf("dana")}` },
    });
    const profile = await response.json();
    expect(keysOf(profile)).toEqual(
      [...seenByAll, "importantDocs", "isAdmin", "passport", "version"].toSorted(),
    );
    expect(profile).toMatchObject({ _id: demoUserId("dana"), author: demoUserId("dana") });
    expect(response.headers.get("etag")).toBe(`"v${profile.version}"`);
    expect(await dana(contract.getProfile, { params: params("dana") })).toEqual(profile);
  });

  test("others see five things of a person and no more, whether they are signed in or not", async () => {
    const path = `/api/profiles/${demoUserId("dana")}`;
    const bearer = { authorization: `Bearer ${await server.tokenOf("vale")}` };
    for (const headers of [{}, bearer]) {
      const response = await server.fetch(path, { headers });
      expect(keysOf(await response.json())).toEqual(seenByAll);
      expect(response.headers.get("etag")).toMatch(/^"v\d+"$/);
    }
  });

  test("a guest has no profile of their own", async () => {
    await expect(server.call(contract.getOwnProfile)).rejects.toMatchObject({
      code: "SIGN_IN_REQUIRED",
    });
  });

  test("a profile that never was is missing, and so is an id that is none", async () => {
    await expect(
      server.call(contract.getProfile, { params: { id: nobody } }),
    ).rejects.toMatchObject({ code: "NOT_FOUND", message: "This profile does not exist." });
    expect((await server.fetch("/api/profiles/..%2Fdana")).status).toBe(404);
  });

  test("all profiles come the newest first, and go on after one; a newcomer is there from their first post on", async () => {
    await server.call(contract.listProfiles);
    const { call, profile } = await newcomer();
    await call(createHoot, { body: { title: "Hello", text: "I am new here." } });
    const list = await server.call(contract.listProfiles);
    const ids = list.map(({ _id }) => _id);
    expect(ids[0]).toBe(profile._id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(list.length).toBeLessThanOrEqual(contract.newestProfiles);
    const rest = await server.call(contract.listProfiles, { query: { before: ids[4] } });
    expect(rest.map(({ _id }) => _id)).toEqual(ids.slice(5));
    for (const one of list) expect(keysOf(one)).toEqual(seenByAll);
  });

  test("an answer to an owner is never kept for others", async () => {
    const { call, profile, token } = await newcomer();
    const path = `/api/profiles/${profile._id}`;
    const own = await server.fetch(path, { headers: { authorization: `Bearer ${token}` } });
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect(keysOf(await (await server.fetch(path)).json())).toEqual(seenByAll);
    expect(keysOf(await call(contract.getProfile, { params: { id: profile._id } }))).toContain(
      "passport",
    );
  });

  test("the hoots of one person can be listed alone", async () => {
    const author = demoUserId("dana");
    const { data, hasMore } = await server.call(pageHoots, { query: { author, limit: 3 } });
    expect(data).toHaveLength(3);
    expect(hasMore).toBe(true);
    const rest = await server.call(pageHoots, {
      query: { author, limit: 50, before: data.at(-1)?._id },
    });
    const all = [...data, ...rest.data];
    expect(new Set(all.map((hoot) => hoot.author?._id))).toEqual(new Set([author]));
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
    expect(await server.call(pageHoots, { query: { author: nobody } })).toEqual({
      data: [],
      hasMore: false,
    });
  });
});

describe("changing", () => {
  test("what is sent changes and what is not stays; a blank bio is none", async () => {
    const { call, profile } = await newcomer();
    const id = { params: { id: profile._id } };
    const first = await call(contract.updateProfile, {
      ...id,
      body: { bio: " Two dogs,\none van. " },
    });
    expect(first).toEqual({ ...profile, bio: "Two dogs,\none van.", version: profile.version + 1 });
    const second = await call(contract.updateProfile, {
      ...id,
      body: { username: "two.dogs_1van" },
    });
    expect(second).toMatchObject({ username: "two.dogs_1van", bio: "Two dogs,\none van." });
    expect(await call(contract.updateProfile, { ...id, body: { bio: "" } })).toMatchObject({
      bio: "",
    });
    await call(contract.updateProfile, { ...id, body: { bio: "Back." } });
    expect(await call(contract.updateProfile, { ...id, body: { bio: null } })).toMatchObject({
      bio: "",
    });
    const before = await call(contract.getOwnProfile);
    expect(await call(contract.updateProfile, { ...id, body: {} })).toEqual(before);
  });

  test("a change is seen by guests at once, beside what the person wrote too", async () => {
    const id = demoUserId("leo");
    const leo = await server.as("leo");
    const { data } = await server.call(pageHoots, { query: { author: id, limit: 1 } });
    const hoot = { params: { id: data[0]?._id ?? "" } };
    const seen = async () => [
      (await server.call(contract.getProfile, { params: { id } })).username,
      (await server.call(contract.listProfiles)).find(({ _id }) => _id === id)?.username,
      (await server.call(getHoot, hoot)).author?.username,
    ];
    expect(new Set(await seen())).toEqual(new Set(["leo.and.mango"]));
    await leo(contract.updateProfile, { params: { id }, body: { username: "mango.and.leo" } });
    expect(new Set(await seen())).toEqual(new Set(["mango.and.leo"]));
  });

  test.each([
    [{ username: "Dana Walks" }, "username", contract.usernameRule],
    [{ username: "dana walks" }, "username", contract.usernameRule],
    [{ username: "danä" }, "username", contract.usernameRule],
    [{ username: "._." }, "username", contract.usernameRule],
    [{ username: "  " }, "username", "Username is required."],
    [{ username: "a".repeat(31) }, "username", "Username can have at most 30 characters."],
    [{ bio: "b".repeat(501) }, "bio", "Bio can have at most 500 characters."],
    [{ bio: "b\u0000" }, "bio", "Bio has a character that cannot be stored."],
    [{ avatar: "https://elsewhere.example/a.png" }, "avatar", "Avatar must be sent as a file."],
  ])("%j is refused", async (body, field, words) => {
    const { token, profile } = await newcomer();
    const response = await put(profile._id, token, body);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: "VALIDATION", fields: { [field]: words } },
    ]);
  });

  test("nobody can set what is not theirs to set", async () => {
    const { call, token, profile } = await newcomer();
    for (const key of ["_id", "author", "version", "name", "role", "verified", "username_key"]) {
      const response = await put(profile._id, token, { bio: "x", [key]: "1" });
      expect([key, response.status]).toEqual([key, 400]);
    }
    expect(await call(contract.getOwnProfile)).toEqual(profile);
  });

  test("somebody else's profile stays as it is", async () => {
    const before = await server.call(contract.getProfile, { params: params("dana") });
    const { call } = await newcomer();
    await expect(
      call(contract.updateProfile, { params: params("dana"), body: { bio: "Not me." } }),
    ).rejects.toMatchObject({ status: 403, code: "NOT_YOURS" });
    await expect(
      call(contract.updateProfile, { params: { id: nobody }, body: { bio: "Not me." } }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(
      server.call(contract.updateProfile, { params: params("dana"), body: { bio: "Not me." } }),
    ).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
    expect(await server.call(contract.getProfile, { params: params("dana") })).toEqual(before);
  });

  test("of two tabs, the one that knows an older version is shown what is there now", async () => {
    const { call, profile } = await newcomer();
    const id = { params: { id: profile._id }, ifVersion: profile.version };
    const now = await call(contract.updateProfile, { ...id, body: { bio: "From one tab." } });
    await expect(
      call(contract.updateProfile, { ...id, body: { bio: "From the other." } }),
    ).rejects.toMatchObject({ status: 409, code: "CONFLICT", current: now });
    expect(await call(contract.getOwnProfile)).toEqual(now);
    await call(contract.updateProfile, { ...id, ifVersion: undefined, body: { bio: "Last." } });
    expect(await call(contract.getOwnProfile)).toMatchObject({
      bio: "Last.",
      version: now.version + 1,
    });
  });
});

describe("usernames", () => {
  test.each(["dana.walks", "dana_walks", "danawalks", "dana.wa1ks", "d.a.n.a.w.a.l.k.s"])(
    "%s is taken where there is a dana.walks",
    async (username) => {
      const { call, profile } = await newcomer();
      await expect(
        call(contract.updateProfile, { params: { id: profile._id }, body: { username } }),
      ).rejects.toMatchObject({
        status: 409,
        code: "TAKEN",
        fields: { username: contract.usernameTaken },
      });
      expect(await call(contract.getOwnProfile)).toEqual(profile);
    },
  );

  test("a person may write their own username in another way, and let go of it", async () => {
    const { call, profile } = await newcomer("Olga Onion");
    const { call: other, profile: others } = await newcomer();
    const change = (username: string) =>
      call(contract.updateProfile, { params: { id: profile._id }, body: { username } });
    expect(profile.username).toBe("olga.onion");
    for (const username of ["olga_onion", "0lgaonion", "0lgaonion", "anew"]) {
      expect(await change(username)).toMatchObject({ username });
    }
    await other(contract.updateProfile, {
      params: { id: others._id },
      body: { username: "olga.onion" },
    });
    await expect(change("olga_onion")).rejects.toMatchObject({ code: "TAKEN" });
  });

  test("of many who want one look at the same moment, one gets it", async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, (_, n) => newcomer(`Racer ${n}`)));
    const looks = [
      "gold.medal",
      "gold_medal",
      "goldmedal",
      "go1d.medal",
      "g0ld.medal",
      "goldmeda1",
    ];
    const results = await Promise.allSettled(
      crowd.map(({ call, profile }, n) =>
        call(contract.updateProfile, {
          params: { id: profile._id },
          body: { username: looks[n], bio: `Number ${n}` },
        }),
      ),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array(5).fill("TAKEN"));
    const now = await Promise.all(crowd.map(({ call }) => call(contract.getOwnProfile)));
    expect(now.filter(({ username }) => looks.includes(username))).toHaveLength(1);
    expect(now.filter(({ bio }) => bio !== "")).toHaveLength(1);
  });

  test("two who swap their usernames at the same moment both keep one", async () => {
    const [one, two] = [await newcomer("Swap One"), await newcomer("Swap Two")];
    const swap = (mine: typeof one, theirs: typeof one) =>
      mine.call(contract.updateProfile, {
        params: { id: mine.profile._id },
        body: { username: theirs.profile.username },
      });
    const results = await Promise.allSettled([swap(one, two), swap(two, one)]);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "TAKEN" });
    }
    const names = await Promise.all([one, two].map(({ call }) => call(contract.getOwnProfile)));
    expect(new Set(names.map(({ username }) => username)).size).toBe(2);
  });

  test("a newcomer gets a username that looks like nobody else's", async () => {
    const { profile } = await newcomer("Dana Walks");
    expect(profile.username).toBe("dana.walks2");
    const crowd = await Promise.all(Array.from({ length: 5 }, () => newcomer("Anna Vernon")));
    expect(new Set(crowd.map((one) => one.profile.username)).size).toBe(5);
  });
});

const put = (id: string, token: string, body: unknown) =>
  server.fetch(`/api/profiles/${id}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
