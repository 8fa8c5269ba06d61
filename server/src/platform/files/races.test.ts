import { randomUUID } from "node:crypto";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { getFileUsage, quotaBytes, quotaFiles } from "#contracts/kernel/files.ts";
import { deletePhoto, getGallery, uploadPhotos } from "#contracts/community/gallery.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { listPets, createPet, deletePet, updatePet } from "#contracts/travel/pets.ts";
import { getOwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeScene, type Scene } from "../../../testing/authorization-scene.ts";
import { addPet, addPhoto, addRecord, fileOf } from "../../../testing/owned-rows.ts";
import { photo } from "../../../testing/good-files.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { balanced, readLedger } from "../../../testing/ledger.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

const ledgerNow = () => readLedger(server.db, server.env.dataDir);
const newOwner = async (): Promise<Scene["owner"]> => (await makeScene(server)).owner;
const times = <T>(count: number, work: (turn: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, turn) => work(turn)));

/** A picture that no other is like. */
async function another(turn: number): Promise<File> {
  const background = { r: turn % 256, g: (turn * 7) % 256, b: (turn * 31) % 256 };
  const create = { width: 40, height: 40, channels: 3, background } as const;
  return fileOf(await sharp({ create }).png().toBuffer(), `${turn}.png`);
}

/** How often each thing was answered: "ok", or a code. */
function tally(results: readonly PromiseSettledResult<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const { reason }: { reason?: unknown } = result.status === "rejected" ? result : {};
    const what =
      result.status === "fulfilled" ? "ok" : reason instanceof AppError ? reason.code : "broken";
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}

const values = <T>(results: readonly PromiseSettledResult<T>[]): T[] =>
  results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));

const statusAt = async (path: string) => {
  const answer = await server.fetch(path);
  await answer.arrayBuffer();
  return answer.status;
};

describe("many tabs at once", () => {
  test("that each choose another avatar leave one in the end, and its bytes", async () => {
    const { call, id } = await newOwner();
    const pictures = await Promise.all(Array.from({ length: 100 }, (_, turn) => another(turn)));
    const results = await times(100, async (turn) => {
      const files = { avatar: pictures[turn] ?? null };
      return call(updateProfile, { params: { id }, body: {}, files });
    });
    const { ok = 0, OVERLOADED: later = 0, ...others } = tally(results);
    expect(others).toEqual({});
    expect([ok + later, ok >= 64]).toEqual([100, true]);
    const { avatar, version } = await call(getOwnProfile);
    expect(version).toBe(1 + ok);
    const urls = values(results).map((profile) => profile.avatar ?? "");
    expect(new Set(urls).size).toBe(ok);
    expect(urls).toContain(avatar);
    const there = await Promise.all(urls.map(statusAt));
    expect(urls.filter((_, place) => there[place] === 200)).toEqual([avatar]);
    expect((await call(getFileUsage)).files).toBe(1);
    expect(await ledgerNow()).toEqual(balanced);
  });

  test("that send much data delay no other request", async () => {
    const [many, one] = [await newOwner(), await newOwner()];
    const large = fileOf(await photo({ width: 800, height: 600 }), "large.jpg");
    const send = ({ call, id }: Scene["owner"]) =>
      call(updateProfile, { params: { id }, body: {}, files: { avatar: large } });
    let done = 0;
    const all = times(20, async () => {
      await send(many);
      done += 1;
    });
    await vi.waitUntil(() => done > 0, 60_000);
    await send(one);
    expect(done).toBeLessThan(10);
    expect(tally(await all)).toEqual({ ok: 20 });
  });

  test("that change the papers of a pet, and clear them, leave the result of the last one", async () => {
    const { call } = await newOwner();
    const { _id } = await addPet(call);
    const results = await times(20, async (turn) => {
      const vaccine = turn % 3 === 0 ? null : await another(turn);
      return call(updatePet, { params: { id: _id }, body: {}, files: { vaccine } });
    });
    expect(tally(results)).toEqual({ ok: 20 });
    expect(await ledgerNow()).toEqual(balanced);
  });

  test("that delete the same photo find it gone but for one", async () => {
    const { call, id, ...rest } = await newOwner();
    const { url: imageUrl } = await addPhoto({ call, id, ...rest });
    const results = await times(5, () =>
      call(deletePhoto, { params: { profileId: id }, body: { imageUrl } }),
    );
    expect(tally(results)).toEqual({ ok: 1, NOT_FOUND: 4 });
    expect(await ledgerNow()).toEqual(balanced);
  });
});

describe("a double click", () => {
  const ways: Record<string, (call: Call, id: string, key: string) => Promise<unknown>> = {
    "on a photo": async (call, id, key) =>
      call(uploadPhotos, {
        params: { profileId: id },
        body: { caption: "Once." },
        files: { image: [await another(1), await another(2)] },
        key,
      }),
    "on a pet": async (call, _id, key) =>
      call(createPet, {
        body: { petName: "Once" },
        files: { petPhoto: await another(1), vaccine: await another(2) },
        key,
      }),
    "on a record": async (call, _id, key) => {
      const [pet] = await call(listPets);
      const params = { id: pet?._id ?? "" };
      const files = { document: await another(1) };
      return call(createRecord, { params, body: { kind: "rabies" }, files, key });
    },
  };

  test.each(Object.entries(ways))("%s makes one", async (_what, send) => {
    const owner = await newOwner();
    await addPet(owner.call);
    const before = await owner.call(getFileUsage);
    const key = randomUUID();
    const results = await times(5, () => send(owner.call, owner.id, key));
    expect(tally(results)).toEqual({ ok: 5 });
    const [first, ...retries] = values(results);
    for (const retry of retries) expect(retry).toEqual(first);
    expect(await send(owner.call, owner.id, key)).toEqual(first);
    const { files } = await owner.call(getFileUsage);
    expect(files - before.files).toBeLessThanOrEqual(2);
    expect(await ledgerNow()).toEqual(balanced);
  });

  test("with another picture under the same key is rejected", async () => {
    const { call, id } = await newOwner();
    const send = async (turn: number) =>
      call(uploadPhotos, {
        params: { profileId: id },
        body: {},
        files: { image: [await another(turn)] },
        key: "the-same-key",
      });
    await send(1);
    await expect(send(2)).rejects.toMatchObject({ code: "IDEMPOTENCY_MISMATCH" });
    const { photos } = await call(getGallery, { params: { profileId: id } });
    expect(photos).toHaveLength(1);
    expect(await ledgerNow()).toEqual(balanced);
  });
});

describe("of many who want the last free place", () => {
  /** Files of which only the rows are there, so that there is no room but for one. */
  async function fillUp(ownerId: string, count: number, bytes: number): Promise<void> {
    const rows = Array.from({ length: count }, () => ({
      id: randomUUID(),
      owner_id: ownerId,
      state: "kept" as const,
      visibility: "private" as const,
      kind: "pdf" as const,
      bytes,
    }));
    await server.db.insertInto("files").values(rows).execute();
  }

  const send = async ({ call, id }: Scene["owner"], turn: number): Promise<unknown> =>
    call(uploadPhotos, {
      params: { profileId: id },
      body: {},
      files: { image: [await another(turn)] },
    });

  async function sizeOfOne(): Promise<number> {
    const owner = await newOwner();
    await send(owner, 1);
    return (await owner.call(getFileUsage)).bytes;
  }

  const shelves: [string, number, () => Promise<number>][] = [
    ["in number", quotaFiles - 1, async () => 1],
    ["in bytes", 1, async () => quotaBytes - (await sizeOfOne()) * 1.5],
  ];

  test.each(shelves)("one gets it, %s", async (_what, count, bytesOf) => {
    const owner = await newOwner();
    await fillUp(owner.id, count, Math.floor(await bytesOf()));
    const results = await times(20, (turn) => send(owner, turn));
    expect(tally(results)).toEqual({ ok: 1, QUOTA: 19 });
    const { files, bytes } = await owner.call(getFileUsage);
    expect([files, bytes <= quotaBytes]).toEqual([count + 1, true]);
    await owner.call(deleteAccount, { body: { password: owner.password } });
    await server.removeClosed();
    expect(await ledgerNow()).toEqual(balanced);
  });

  test("who replaces a file needs no free place", async () => {
    const owner = await newOwner();
    const params = { id: owner.id };
    const change = async () =>
      owner.call(updateProfile, { params, body: {}, files: { avatar: await another(1) } });
    await change();
    await fillUp(owner.id, quotaFiles - 1, 1);
    await expect(send(owner, 1)).rejects.toMatchObject({ code: "QUOTA", status: 413 });
    await change();
    expect((await owner.call(getFileUsage)).files).toBe(quotaFiles);
    await owner.call(deleteAccount, { body: { password: owner.password } });
    await server.removeClosed();
  });

  test("who has as many files as one can have can take them all away at once", async () => {
    const owner = await newOwner();
    await fillUp(owner.id, quotaFiles, 1);
    await owner.call(deleteAccount, { body: { password: owner.password } });
    await server.removeClosed();
    expect(await ledgerNow()).toEqual(balanced);
  });
});

describe("what is sent while", () => {
  test("its pet is deleted is attached to it or not at all", async () => {
    const { call } = await newOwner();
    const { _id: id } = await addPet(call);
    const adding = times(8, () => addRecord(call, id));
    await addRecord(call, id);
    await call(deletePet, { params: { id } });
    const { ok = 0, NOT_FOUND: gone = 0, ...others } = tally(await adding);
    expect([ok + gone, others]).toEqual([8, {}]);
    expect((await call(getFileUsage)).files).toBe(0);
    expect(await ledgerNow()).toEqual(balanced);
  });

  test("its account is deleted goes with it", async () => {
    const { call, id, password } = await newOwner();
    const adding = times(8, () => addPhoto({ call, id }));
    await addPhoto({ call, id });
    await call(deleteAccount, { body: { password } });
    await server.removeClosed();
    const { ok = 0, broken = 0, ...rejected } = tally(await adding);
    expect(broken).toBe(0);
    const codes = ["NOT_FOUND", "SIGN_IN_REQUIRED", "UNAVAILABLE"];
    expect(Object.keys(rejected).filter((code) => !codes.includes(code))).toEqual([]);
    expect(ok).toBeLessThanOrEqual(8);
    expect(await ledgerNow()).toEqual(balanced);
  });
});
