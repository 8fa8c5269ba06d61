import type { Call } from "#contracts/kernel/client.ts";
import { createHoot, getHoot, pageHoots } from "#contracts/community/hoots.ts";
import * as contract from "#contracts/accounts/profiles.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoUserId } from "../../../seeds/seed.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newPerson } from "../../../testing/people.ts";

let server: TestServer;
let dana: Call;
beforeAll(async () => {
  server = await testServer();
  dana = await server.as("dana");
});
afterAll(() => server.close());

const unknownId = "01900000-0000-7000-8000-000000000000";
const seenByAll = ["_id", "author", "avatar", "bio", "username"];
const params = (key: string) => ({ id: demoUserId(key) });
const keysOf = (value: unknown) => Object.keys(Object(value)).toSorted();

/** A new user with profile. */
async function newcomer(name?: string) {
  const { call, token } = await newPerson(server, name);
  return { call, token, profile: await call(contract.getOwnProfile) };
}

describe("reading", () => {
  test("one's own profile has papers and version, but no email or password", async () => {
    const response = await server.fetch("/api/profiles/me", {
      headers: { authorization: `Bearer ${await server.tokenOf("dana")}` },
    });
    const profile = await response.json();
    expect(keysOf(profile)).toEqual(
      [
        ...seenByAll,
        "currency",
        "homeCountry",
        "homeRegion",
        "importantDocs",
        "isAdmin",
        "isModerator",
        "isVerified",
        "needsTwoFactor",
        "passport",
        "clock",
        "units",
        "weekStart",
        "version",
      ].toSorted(),
    );
    expect(profile).toMatchObject({ _id: demoUserId("dana"), author: demoUserId("dana") });
    expect(response.headers.get("etag")).toBe(`"v${profile.version}"`);
    expect(await dana(contract.getProfile, { params: params("dana") })).toEqual(profile);
  });

  test("others see five fields, and members also their relation to the person", async () => {
    const path = `/api/profiles/${demoUserId("dana")}`;
    const bearer = { authorization: `Bearer ${await server.tokenOf("vale")}` };
    for (const [headers, further] of [
      [{}, []],
      [bearer, ["viewer"]],
    ] as const) {
      const response = await server.fetch(path, { headers });
      expect(keysOf(await response.json())).toEqual([...seenByAll, ...further]);
      expect(response.headers.get("etag")).toMatch(/^"v\d+"$/);
    }
  });

  test("guests have no profile of their own", async () => {
    await expect(server.call(contract.getOwnProfile)).rejects.toMatchObject({
      code: "SIGN_IN_REQUIRED",
    });
  });

  test("an unknown or malformed id is NOT_FOUND", async () => {
    await expect(
      server.call(contract.getProfile, { params: { id: unknownId } }),
    ).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: "This profile doesn't exist. It may have been deleted.",
    });
    expect((await server.fetch("/api/profiles/..%2Fdana")).status).toBe(404);
  });

  test("profiles are listed newest first with a cursor, from a person's first post on", async () => {
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

  test("an owner's answer is not cached for others", async () => {
    const { call, profile, token } = await newcomer();
    const path = `/api/profiles/${profile._id}`;
    const own = await server.fetch(path, { headers: { authorization: `Bearer ${token}` } });
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect(keysOf(await (await server.fetch(path)).json())).toEqual(seenByAll);
    expect(keysOf(await call(contract.getProfile, { params: { id: profile._id } }))).toContain(
      "passport",
    );
  });

  test("hoots can be listed by author", async () => {
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
    expect(await server.call(pageHoots, { query: { author: unknownId } })).toEqual({
      data: [],
      hasMore: false,
    });
  });
});

describe("updating", () => {
  test("currency, units, clock and week are chosen, cleared and validated", async () => {
    const { call, token, profile } = await newcomer();
    const id = { params: { id: profile._id } };
    const chosen = {
      currency: "EUR",
      units: "metric",
      clock: "24",
      weekStart: "monday",
    } as const;
    expect(await call(contract.updateProfile, { ...id, body: chosen })).toMatchObject(chosen);
    const cleared = { currency: null, units: null, clock: null, weekStart: null };
    expect(await call(contract.updateProfile, { ...id, body: cleared })).toMatchObject(cleared);
    for (const [field, value] of [
      ["currency", "euro"],
      ["clock", "13"],
      ["weekStart", "friday"],
    ] as const) {
      const answer = await server.fetch(`/api/profiles/${profile._id}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ [field]: value }),
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "VALIDATION" });
    }
  });

  test("only sent fields change; a blank bio clears", async () => {
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

  test("guests see a change at once, also next to posts", async () => {
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
    [{ username: "a".repeat(31) }, "username", "Username must be 30 characters or fewer."],
    [{ bio: "b".repeat(501) }, "bio", "Bio must be 500 characters or fewer."],
    [{ bio: "b\u0000" }, "bio", "Bio contains a character we can't save. Remove it and try again."],
    [{ avatar: "https://elsewhere.example/a.png" }, "avatar", "Avatar must be sent as a file."],
  ])("%j is rejected", async (body, field, message) => {
    const { token, profile } = await newcomer();
    const response = await put(profile._id, token, body);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: "VALIDATION", fields: { [field]: message } },
    ]);
  });

  test("unknown fields are rejected", async () => {
    const { call, token, profile } = await newcomer();
    for (const key of ["_id", "author", "version", "name", "role", "verified", "username_key"]) {
      const response = await put(profile._id, token, { bio: "x", [key]: "1" });
      expect([key, response.status]).toEqual([key, 400]);
    }
    expect(await call(contract.getOwnProfile)).toEqual(profile);
  });

  test("other people's profiles cannot be changed", async () => {
    const before = await server.call(contract.getProfile, { params: params("dana") });
    const { call } = await newcomer();
    await expect(
      call(contract.updateProfile, { params: params("dana"), body: { bio: "Not me." } }),
    ).rejects.toMatchObject({ status: 403, code: "NOT_YOURS" });
    await expect(
      call(contract.updateProfile, { params: { id: unknownId }, body: { bio: "Not me." } }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(
      server.call(contract.updateProfile, { params: params("dana"), body: { bio: "Not me." } }),
    ).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
    expect(await server.call(contract.getProfile, { params: params("dana") })).toEqual(before);
  });

  test("a stale version is a CONFLICT with the current profile", async () => {
    const { call, profile } = await newcomer();
    const id = { params: { id: profile._id }, ifVersion: profile.version };
    const latest = await call(contract.updateProfile, { ...id, body: { bio: "From one tab." } });
    await expect(
      call(contract.updateProfile, { ...id, body: { bio: "From the other." } }),
    ).rejects.toMatchObject({ status: 409, code: "CONFLICT", current: latest });
    expect(await call(contract.getOwnProfile)).toEqual(latest);
    await call(contract.updateProfile, { ...id, ifVersion: undefined, body: { bio: "Last." } });
    expect(await call(contract.getOwnProfile)).toMatchObject({
      bio: "Last.",
      version: latest.version + 1,
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

  test("people can respell their own username, and release it", async () => {
    const { call, profile } = await newcomer("Olga Onion");
    const { call: other, profile: otherProfile } = await newcomer();
    const change = (username: string) =>
      call(contract.updateProfile, { params: { id: profile._id }, body: { username } });
    expect(profile.username).toBe("olga.onion");
    for (const username of ["olga_onion", "0lgaonion", "0lgaonion", "anew"]) {
      expect(await change(username)).toMatchObject({ username });
    }
    await other(contract.updateProfile, {
      params: { id: otherProfile._id },
      body: { username: "olga.onion" },
    });
    await expect(change("olga_onion")).rejects.toMatchObject({ code: "TAKEN" });
  });

  test("of concurrent requests for confusable usernames one succeeds", async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, (_, n) => newcomer(`Racer ${n}`)));
    const lookalikes = [
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
          body: { username: lookalikes[n], bio: `Number ${n}` },
        }),
      ),
    );
    const rejected = results.filter((result) => result.status === "rejected");
    expect(rejected.map(({ reason }) => reason.code)).toEqual(Array(5).fill("TAKEN"));
    const latest = await Promise.all(crowd.map(({ call }) => call(contract.getOwnProfile)));
    expect(latest.filter(({ username }) => lookalikes.includes(username))).toHaveLength(1);
    expect(latest.filter(({ bio }) => bio !== "")).toHaveLength(1);
  });

  test("two people who swap usernames concurrently both keep one", async () => {
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

  test("a new user gets a username that is not confusable with another", async () => {
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
