import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { AppError } from "#contracts/kernel/errors.ts";
import { type S3Server, startS3 } from "../../../testing/s3-server.ts";
import { serializeError } from "../http/error-serializer.ts";
import type { BlobStore } from "./blobs.ts";
import { openS3 } from "./s3.ts";

const secretKey = "canary/of a+secret";
/** Long where a response is expected, as the machine may be busy; short where none comes. */
const patient = { connect: 20_000, answer: 20_000, put: 20_000, piece: 20_000, pause: 5 };
const impatient = { connect: 300, answer: 150, put: 800, piece: 150, pause: 5 };
const key = "private/one/original.pdf";
const big = randomBytes(3 * 1024 * 1024);

let server: S3Server;
let store: BlobStore;
let path: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), "wagabond-s3-"));
  path = join(folder, "paper");
  await writeFile(path, big);
  server = await startS3({ accessKey: "KEY", secretKey, bucket: "papers" });
  store = openS3(server.url, patient);
  return async () => {
    await store.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
});

/** Opens the store anew, for a server that will not answer. */
async function loseHope(): Promise<void> {
  await store.close();
  store = openS3(server.url, impatient);
}

const put = () => store.put(key, path, "application/pdf");
const folders = async () => {
  for await (const _ of store.folders("public")) return;
};
const calls = {
  put,
  open: () => store.open(key),
  remove: () => store.remove("private/one"),
  folders,
  ping: () => store.ping(),
};
const ways = ["put", "open", "remove", "folders", "ping"] as const;

/** What a call failed with. */
async function failure(call: () => Promise<unknown>): Promise<unknown> {
  return call().then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe.each(ways)("%s", (way) => {
  const call = calls[way];

  test("passes where the store stumbles twice", async () => {
    server.fail("broken", 2);
    expect(await failure(call)).toBeUndefined();
  });

  test("is UNAVAILABLE after three attempts at a store that is broken", async () => {
    server.fail("broken", 9);
    expect(await failure(call)).toMatchObject({ code: "UNAVAILABLE", retryAfter: 3 });
    expect(server.calls()).toHaveLength(3);
    expect(server.keys()).toEqual([]);
  });

  test("is UNAVAILABLE where the store does not answer", async () => {
    await loseHope();
    server.fail("hanging", 9);
    expect(await failure(call)).toMatchObject({ code: "UNAVAILABLE" });
  });

  test("is UNAVAILABLE where nobody listens", async () => {
    await server.close();
    expect(await failure(call)).toMatchObject({ code: "UNAVAILABLE", retryAfter: 3 });
  });

  test("is STORAGE_FULL where there is no room", async () => {
    server.fail("full", 9);
    expect(await failure(call)).toMatchObject({ code: "STORAGE_FULL", retryAfter: 60 });
    expect(server.keys()).toEqual([]);
  });

  test("with a wrong secret is an error that no other try mends and that shows no secret", async () => {
    const wrong = server.url.replace("canary", "Canary");
    await store.close();
    store = openS3(wrong, patient);
    const error = await failure(call);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(AppError);
    expect(error).toMatchObject({ message: "S3: 403 SignatureDoesNotMatch" });
    const shown = JSON.stringify([serializeError(error), { ...(error as object) }, String(error)]);
    expect(shown).not.toMatch(/canary|KEY/i);
  });

  test("in a bucket that is missing is an error, not an empty store", async () => {
    await store.close();
    store = openS3(server.url.replace("@papers", "@nowhere"), patient);
    expect(await failure(call)).toMatchObject({ message: "S3: 404 NoSuchBucket" });
  });
});

test.each(["put", "open"] as const)("%s waits a little for a store that is busy", async (way) => {
  server.fail("busy");
  expect(await failure(calls[way])).toBeUndefined();
  server.fail("busy", 9);
  expect(await failure(calls[way])).toMatchObject({ code: "UNAVAILABLE" });
});

test("a file that was cut on its way in is sent again from its beginning", async () => {
  server.fail("cut");
  await put();
  const blob = await store.open(key);
  expect(blob && big.equals(await buffer(blob.stream))).toBe(true);
});

test.each(["cut", "silent"] as const)(
  "reading fails where the bytes are %s in the middle",
  async (fault) => {
    await put();
    if (fault === "silent") await loseHope();
    server.fail(fault);
    const blob = await store.open(key);
    await expect(blob && buffer(blob.stream)).rejects.toThrow(
      /silent|aborted|ECONNRESET|Premature/,
    );
  },
);

test("a reader may take longer than the store may", async () => {
  await put();
  await store.close();
  store = openS3(server.url, { ...patient, piece: 500 });
  const blob = await store.open(key);
  let bytes = 0;
  for await (const piece of blob?.stream ?? []) {
    if (bytes === 0) await wait(1_000);
    bytes += (piece as Buffer).length;
  }
  expect(bytes).toBe(big.length);
});

test("nothing is left on the store by asking whether it can be written", async () => {
  await store.ping();
  expect(server.keys()).toEqual([]);
  expect(server.calls().map((call) => call.split(" ")[0])).toEqual(["PUT", "GET", "POST"]);
});

test("keys lie behind the prefix, and other keys are not listed or removed", async () => {
  await put();
  const inner = openS3(`${server.url}&prefix=private`, patient);
  await inner.put("private/one/original.pdf", path, "application/pdf");
  await store.remove("private/one");
  expect(server.keys()).toEqual(["private/private/one/original.pdf"]);
  await inner.close();
});

test("a prefix is part of every key", async () => {
  const inner = openS3(`${server.url}&prefix=/houses/one/`, patient);
  await inner.put("public/a/320.webp", path, "image/webp");
  expect(server.keys()).toEqual(["houses/one/public/a/320.webp"]);
  await inner.close();
});
