import { isDeepStrictEqual } from "node:util";
import { deleteAccount, logIn, logOut, TokenPayload } from "#contracts/accounts/accounts.ts";
import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { linkSeconds, makeFileLink, pictureUrl, pictureWidths } from "#contracts/kernel/files.ts";
import { createHoot } from "#contracts/community/hoots.ts";
import { deletePhoto } from "#contracts/community/gallery.ts";
import { deleteRecord, updateRecord } from "#contracts/travel/pet-records.ts";
import { createPet, deletePet, updatePet } from "#contracts/travel/pets.ts";
import {
  getOwnProfile,
  getProfile,
  listProfiles,
  updateProfile,
} from "#contracts/accounts/profiles.ts";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSecret } from "../../accounts/accounts/secret.ts";
import { allOf } from "../../../testing/all-of.ts";
import { makeScene, type Scene, send } from "../../../testing/authorization-scene.ts";
import { allRows } from "../../../testing/authorization-all-rows.ts";
import {
  addPet,
  addPhoto,
  addRecord,
  idIn,
  savePassport,
  picture,
} from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { balanced, readLedger } from "../../../testing/ledger.ts";
import { signLink } from "./links.ts";

let server: TestServer;
let scene: Scene;
beforeAll(async () => {
  server = await testServer();
  scene = await makeScene(server);
});
afterAll(() => server.close());

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const statusAt = async (path: string, init: RequestInit = {}) => {
  const answer = await server.fetch(path, init);
  await answer.arrayBuffer();
  return answer.status;
};

/** What guest, stranger and owner get at an address. */
async function statusesAt(path: string, method = "GET"): Promise<number[]> {
  const { owner, stranger } = scene;
  return [
    await statusAt(path, { method }),
    await statusAt(path, { method, ...bearer(stranger.token) }),
    await statusAt(path, { method, ...bearer(owner.token) }),
  ];
}

const missingForAll = [404, 404, 404];

describe("a private file", () => {
  test("is its owner's alone, in every width and by every way of asking", async () => {
    const id = await savePassport(scene.owner);
    for (const query of ["", ...pictureWidths.map((width) => `?width=${width}`)]) {
      expect(await statusesAt(`/api/files/${id}${query}`)).toEqual([401, 404, 200]);
      expect(await statusesAt(`/api/files/${id}${query}`, "HEAD")).toEqual([401, 404, 200]);
    }
  });

  test("looks like a missing file to everyone but its owner", async () => {
    const id = await savePassport(scene.owner);
    const unknownId = "01900000-0000-7000-8000-000000000000";
    const errorMessage = async (path: string) => {
      const answer = await server.fetch(`/api/files/${path}`, bearer(scene.stranger.token));
      const { requestId: _, ...rest } = (await answer.json()) as Record<string, unknown>;
      return [answer.status, [...answer.headers.keys()].sort(), rest];
    };
    expect(await errorMessage(id)).toEqual(await errorMessage(unknownId));
  });

  test("is at no public address, however it is spelled", async () => {
    const id = await savePassport(scene.owner);
    const names = ["320.webp", "640.webp", "1280.webp", "original.pdf", "original", "1280", ""];
    const paths = [
      ...names.map((name) => `/files/${id}/${name}`),
      ...names.map((name) => `/files/private/${id}/${name}`),
      ...names.map((name) => `/files/..%2fprivate%2f${id}/${name}`),
      ...names.map((name) => `/files/%2e%2e%2fprivate%2f${id}/${name}`),
      `/files/../private/${id}/1280.webp`,
      `/files/${id.toUpperCase()}/1280.webp`,
      `/files/${id}/..%2f..%2fprivate%2f${id}%2f1280.webp`,
      `/files/${id}`,
      `/private/${id}/1280.webp`,
      `/data/files/private/${id}/1280.webp`,
    ];
    for (const path of paths)
      expect([path, ...(await statusesAt(path))]).toEqual([path, ...missingForAll]);
  });

  test("has no guessable neighbours: folders and other names are nothing", async () => {
    const paths = ["/files/", "/files", "/files/public/", "/files/private/", "/files/public/.."];
    for (const path of paths) {
      expect([path, await statusAt(path)]).toEqual([path, 404]);
    }
    expect(await statusesAt("/api/files/")).toEqual(missingForAll);
    expect(await statusesAt("/api/files/1")).toEqual(missingForAll);
  });

  test("is never cached by proxies and never rendered as a page of the site", async () => {
    const id = await savePassport(scene.owner);
    const { headers } = await server.fetch(`/api/files/${id}`, bearer(scene.owner.token));
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "content-type": "image/webp",
      "content-disposition": expect.stringMatching(/^inline; filename="photo\.webp"/),
    });
    expect(headers.get("etag")).toBeNull();
    expect(headers.get("cache-tag")).toBeNull();
  });
});

describe("a public picture", () => {
  test("is everybody's, and no private file to anybody", async () => {
    const { url } = await addPhoto(scene.owner);
    for (const width of pictureWidths) {
      expect(await statusesAt(pictureUrl(url, width))).toEqual([200, 200, 200]);
    }
    const id = idIn(url);
    expect(await statusesAt(`/api/files/${id}`)).toEqual([401, 404, 404]);
    const link = { params: { id } };
    await expect(scene.owner.call(makeFileLink, link)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a signed link", () => {
  const secretOf = () => readSecret(server.env);
  /** As the owner gets it in the session they are in. */
  const linkHolder = ({ id, token }: Scene["owner"]) => ({
    user: id,
    session: TokenPayload.parse(decodeJwt(token)).jti,
  });
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

  test("opens one file of one person without a token, for a minute", async () => {
    const id = await savePassport(scene.owner);
    const { url } = await scene.owner.call(makeFileLink, { params: { id } });
    expect(await statusesAt(url)).toEqual([200, 200, 200]);
    const until = Number(new URLSearchParams(url.split("?")[1]).get("until"));
    expect(until - Date.now() / 1000).toBeGreaterThan(linkSeconds - 10);
    expect(until - Date.now() / 1000).toBeLessThanOrEqual(linkSeconds);
    const { headers } = await server.fetch(url);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  test("is good until its minute is over and not a second longer", async () => {
    const id = await savePassport(scene.owner);
    const signed = (seconds: number) =>
      signLink(secretOf(), id, linkHolder(scene.owner), ago(seconds));
    expect(await statusAt(signed(linkSeconds - 20))).toBe(200);
    expect(await statusesAt(signed(linkSeconds + 1))).toEqual(missingForAll);
    expect(await statusesAt(signed(3_600))).toEqual(missingForAll);
  });

  test("that is changed in any of its parts opens nothing", async () => {
    const [id, other] = [await savePassport(scene.owner), await savePassport(scene.stranger)];
    const mine = await scene.owner.call(updateProfile, {
      params: { id: scene.owner.id },
      body: {},
      files: { importantDocs: await picture() },
    });
    const { url } = await scene.owner.call(makeFileLink, { params: { id } });
    const changed = (part: string, value: string | ((now: string) => string)) => {
      const [path = "", query = ""] = url.split("?");
      const search = new URLSearchParams(query);
      const now = search.get(part) ?? "";
      search.set(part, typeof value === "string" ? value : value(now));
      return `${path}?${search}`;
    };
    const flip = (mark: string) => (mark.startsWith("A") ? "B" : "A") + mark.slice(1);
    const wrong = [
      url.replace(id, other),
      url.replace(id, idIn(mine.importantDocs)),
      changed("user", scene.stranger.id),
      changed("session", linkHolder(scene.stranger).session),
      changed("until", (until) => String(Number(until) + 1)),
      changed("until", "999999999999"),
      changed("mark", flip),
      changed("mark", (mark) => mark.slice(0, -1)),
      changed("mark", ""),
      changed("mark", "A".repeat(43)),
    ];
    for (const link of wrong)
      expect([link, ...(await statusesAt(link))]).toEqual([link, ...missingForAll]);
    const bySomebodyElse = signLink(Buffer.alloc(48, 7), id, linkHolder(scene.owner), new Date());
    expect(await statusesAt(bySomebodyElse)).toEqual(missingForAll);
    const ofStranger = signLink(secretOf(), id, linkHolder(scene.stranger), new Date());
    expect(await statusesAt(ofStranger)).toEqual(missingForAll);
  });

  test("that lacks a part is no link", async () => {
    const id = await savePassport(scene.owner);
    const { url } = await scene.owner.call(makeFileLink, { params: { id } });
    const [path, query] = url.split("?");
    for (const part of ["user", "session", "until", "mark"]) {
      const search = new URLSearchParams(query);
      search.delete(part);
      expect(await statusesAt(`${path}?${search}`)).toEqual([401, 404, 200]);
    }
    expect(await statusAt(`${url}&mark=again`)).toBe(400);
  });

  test("ends with the file", async () => {
    const id = await savePassport(scene.owner);
    const { url } = await scene.owner.call(makeFileLink, { params: { id } });
    await savePassport(scene.owner);
    expect(await statusesAt(url)).toEqual(missingForAll);
  });

  test("does not reach a paper by a token that is no good", async () => {
    const id = await savePassport(scene.owner);
    const { url } = await scene.owner.call(makeFileLink, { params: { id } });
    expect(await statusAt(url, bearer("not.a.token"))).toBe(401);
  });

  test("ends when its owner logs out", async () => {
    const { owner, server } = await makeScene(scene.server);
    const id = await savePassport(owner);
    const { url } = await owner.call(makeFileLink, { params: { id } });
    expect(await statusAt(url)).toBe(200);
    await owner.call(logOut);
    expect(await statusAt(url)).toBe(404);
    expect((await allOf(server, owner.id))["files"]).toHaveLength(1);
  });
});

describe("what was deleted", () => {
  const urlsOf = (url: string) =>
    url.startsWith("/files/") ? pictureWidths.map((width) => pictureUrl(url, width)) : [url];

  /** The ways that still lead somewhere, and the bytes and rows that are left. */
  async function leftOf(urls: readonly (string | null)[]): Promise<unknown[]> {
    const left: unknown[] = [];
    for (const url of urls.flatMap((one) => urlsOf(one ?? ""))) {
      const [guest, ...others] = await statusesAt(url);
      const isGone = guest === (url.startsWith("/api/") ? 401 : 404);
      if (!isGone || others.some((status) => status !== 404)) left.push(url, guest, others);
    }
    const ledger = await readLedger(server.db, server.env.dataDir);
    return isDeepStrictEqual(ledger, balanced) ? left : [...left, ledger];
  }

  test("is gone when another takes its place, or none", async () => {
    const { owner } = scene;
    const params = { id: owner.id };
    const all = async () => ({
      avatar: await picture(),
      passport: await picture(),
      importantDocs: await picture(),
    });
    const first = await owner.call(updateProfile, { params, body: {}, files: await all() });
    const second = await owner.call(updateProfile, { params, body: {}, files: await all() });
    expect(await leftOf([first.avatar, first.passport, first.importantDocs])).toEqual([]);
    const none = { avatar: null, passport: null, importantDocs: null };
    await owner.call(updateProfile, { params, body: {}, files: none });
    expect(await leftOf([second.avatar, second.passport, second.importantDocs])).toEqual([]);
  });

  test("is gone with its photo, record or pet", async () => {
    const { owner } = scene;
    const photo = await addPhoto(owner);
    const params = { profileId: owner.id };
    await owner.call(deletePhoto, { params, body: { imageUrl: photo.url } });
    expect(await leftOf([photo.url])).toEqual([]);

    const pet = await addPet(owner.call);
    const records = [await addRecord(owner.call, pet._id), await addRecord(owner.call, pet._id)];
    const [first, second] = records;
    const place = (record = first) => ({ id: pet._id, recordId: record?._id ?? "" });
    const cleared = { params: place(), body: {}, files: { document: null } };
    await owner.call(updateRecord, cleared);
    expect(await leftOf([first?.document ?? ""])).toEqual([]);
    await owner.call(deleteRecord, { params: place(second) });
    expect(await leftOf([second?.document ?? ""])).toEqual([]);

    const third = await addRecord(owner.call, pet._id);
    const changed = await owner.call(updatePet, {
      params: { id: pet._id },
      body: {},
      files: { vaccine: await picture(), microchip: await picture() },
    });
    expect(await leftOf([pet.vaccine])).toEqual([]);
    await owner.call(deletePet, { params: { id: pet._id } });
    expect(
      await leftOf([pet.petPhoto, changed.vaccine, changed.microchip, third.document]),
    ).toEqual([]);
  });

  test("is gone with the account: every paper, photo and link", async () => {
    const { owner } = await makeScene(server);
    const passport = await savePassport(owner);
    const link = await owner.call(makeFileLink, { params: { id: passport } });
    const photo = await addPhoto(owner);
    const pet = await addPet(owner.call);
    const record = await addRecord(owner.call, pet._id);
    await owner.call(deleteAccount, { body: { password: owner.password } });
    await server.removeClosed();
    expect(await statusesAt(link.url)).toEqual(missingForAll);
    const urls = [photo.url, pet.petPhoto, pet.vaccine, record.document, `/api/files/${passport}`];
    expect(await leftOf(urls)).toEqual([]);
    const left = await server.db
      .selectFrom("files")
      .select("id")
      .where("owner_id", "is", null)
      .execute();
    expect(left).toEqual([]);
  });
});

describe("what other people get", () => {
  const reads = allRows.filter(
    ({ endpoint }) => endpoint.method === "GET" && !("bytes" in endpoint),
  );

  /** All private data of a user. */
  async function privateThings(): Promise<string[]> {
    const rows = await server.db
      .selectFrom("files")
      .select("id")
      .where("owner_id", "=", scene.owner.id)
      .where("visibility", "=", "private")
      .execute();
    return [...rows.map(({ id }) => id), scene.owner.email, "985000111222333", "1987-06-05"];
  }

  beforeAll(async () => {
    const { owner } = scene;
    const params = { id: owner.id };
    const papers = {
      passport: await picture(),
      importantDocs: await picture(),
      avatar: await picture(),
    };
    await owner.call(updateProfile, { params, body: {}, files: papers });
    const { _id } = await owner.call(createPet, {
      body: { petName: "Momo", microchipNumber: "985000111222333", microchipDate: "1987-06-05" },
      files: { vaccine: await picture(), microchip: await picture() },
    });
    await addRecord(owner.call, _id);
    await addPhoto(owner);
    await owner.call(createHoot, { body: { title: "Dogs", text: "Two dogs." } });
  });

  test.each(reads.map((row) => [`${row.endpoint.path} ${row.what}`, row] as const))(
    "nothing private by GET %s",
    async (_name, row) => {
      const input = await row.input(scene);
      const things = await privateThings();
      expect(things.length).toBeGreaterThanOrEqual(8);
      const endpoint: Endpoint = row.endpoint;
      for (const token of [undefined, scene.stranger.token]) {
        const text = await (await send(server, endpoint, input, token)).text();
        expect(things.filter((thing) => text.includes(thing))).toEqual([]);
      }
    },
  );

  test("nothing private by any address that is no call", async () => {
    const things = await privateThings();
    const paths = ["/feed.xml", "/sitemap.xml", "/robots.txt", "/api/openapi.json", "/api/docs"];
    for (const path of paths) {
      const text = await (await server.fetch(path)).text();
      expect(things.filter((thing) => text.includes(thing))).toEqual([]);
    }
  });

  test("not even that there are papers: the fields are absent", async () => {
    const id = { params: { id: scene.owner.id } };
    const seen = ["_id", "author", "avatar", "bio", "username"];
    const calls = [
      { call: server.call, detail: seen },
      { call: scene.stranger.call, detail: [...seen, "viewer"].sort() },
    ];
    for (const { call, detail } of calls) {
      expect(Object.keys(await call(getProfile, id)).sort()).toEqual(detail);
      for (const one of await call(listProfiles)) expect(Object.keys(one).sort()).toEqual(seen);
    }
    expect(await scene.owner.call(getOwnProfile)).toHaveProperty("passport", expect.any(String));
    const own = (await scene.owner.call(listProfiles)).find(({ _id }) => _id === scene.owner.id);
    expect(Object.keys(own ?? {}).sort()).toEqual(seen);
  });
});

test("a new session of the owner opens files that an old one stored", async () => {
  const { owner } = await makeScene(server);
  const id = await savePassport(owner);
  await server.db
    .updateTable("accounts")
    .set({ verified_at: new Date() })
    .where("id", "=", owner.id)
    .execute();
  const { email, password } = owner;
  const token = await server.call(logIn, { body: { email, password } });
  await owner.call(logOut);
  expect(await statusAt(`/api/files/${id}`, bearer(owner.token))).toBe(401);
  expect(await statusAt(`/api/files/${id}`, bearer(token))).toBe(200);
});
