import { readdirSync, readlinkSync } from "node:fs";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn, logOut } from "#contracts/accounts/accounts.ts";
import { getOwnProfile, type OwnProfile } from "#contracts/accounts/profiles.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { photo } from "../../../testing/good-files.ts";
import { demoEmail, demoPassword } from "../../../seeds/seed.ts";
import { withParts } from "./multipart.ts";

let server: TestServer;
let token: string;
let me: OwnProfile;
let path: string;
let picture: Buffer;

beforeAll(async () => {
  server = await testServer();
  token = await server.tokenOf("dana");
  me = await server.withToken(token)(getOwnProfile);
  path = `/api/profiles/${me._id}`;
  picture = await photo({ width: 64, height: 48 });
});
afterAll(() => server.close());

const theirs = { email: demoEmail, password: demoPassword };
const mebibyte = 1024 * 1024;
const boundary = "wagabond-test-boundary";
const type = `multipart/form-data; boundary=${boundary}`;

type Sent = { name: string; fileName?: string; value: string | Buffer };

function bodyOf(parts: readonly Sent[], end = `--${boundary}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ name, fileName, value }) => {
    const file = fileName === undefined ? "" : `; filename="${fileName}"`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(value), Buffer.from("\r\n")];
  });
  return Buffer.concat([...pieces, Buffer.from(end)]);
}

async function put(body: Buffer, headers: Record<string, string> = {}, to = path) {
  const response = await server.fetch(to, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": type, ...headers },
    body: new Uint8Array(body),
  });
  const answer = (await response.json()) as { code?: string; fields?: Record<string, string> };
  return { status: response.status, ...answer };
}

const putParts = (...parts: Sent[]) => put(bodyOf(parts));
const jpeg = (name: string, fileName = "photo.jpg"): Sent => ({ name, fileName, value: picture });

/** What lies where requests are received. */
function leftovers(): string[] {
  const work = join(server.env.dataDir, "files-at-work");
  return readdirSync(work, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.name.startsWith("request-"))
    .map(({ name }) => name);
}

async function nothingIsLeft(): Promise<void> {
  await expect.poll(leftovers).toEqual([]);
}

describe("a multipart body", () => {
  test("changes text and an image in one request", async () => {
    const answer = await putParts({ name: "bio", value: "Seen from a train." }, jpeg("avatar"));
    expect(answer).toMatchObject({ status: 200, bio: "Seen from a train." });
    expect(answer).toHaveProperty(
      "avatar",
      expect.stringMatching(/^\/files\/[0-9a-f-]{36}\/1280\.webp$/),
    );
    await nothingIsLeft();
  });

  test("an empty part or 'no image' clears; an empty file field changes nothing", async () => {
    await putParts(jpeg("avatar"), jpeg("passport"));
    const untouched = await putParts({ name: "passport", fileName: "", value: "" });
    expect(untouched).toHaveProperty("passport", expect.stringMatching(/^\/api\/files\//));
    expect(await putParts({ name: "passport", value: "" })).toMatchObject({ passport: null });
    expect(await putParts({ name: "avatar", value: "no image" })).toMatchObject({ avatar: null });
  });

  test("is rejected by endpoints without files", async () => {
    const response = await server.fetch("/api/carriers", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": type },
      body: new Uint8Array(bodyOf([{ name: "title", value: "Hello" }])),
    });
    expect(response.status).toBe(415);
  });

  test.each([
    ["has no boundary", "multipart/form-data", bodyOf([{ name: "bio", value: "x" }])],
    ["is no multipart at all", type, Buffer.from("hello")],
    ["ends in the middle of a part", type, bodyOf([{ name: "bio", value: "x" }], "")],
    [
      "has 1,000 parts",
      type,
      bodyOf(Array.from({ length: 1000 }, (_, n) => ({ name: `f${n}`, value: "x" }))),
    ],
  ])("that %s is BAD_MULTIPART", async (_what, contentType, body) => {
    expect(await put(body, { "content-type": contentType })).toMatchObject({
      status: 400,
      code: "BAD_MULTIPART",
    });
    await nothingIsLeft();
  });

  test("with more than four files is BAD_MULTIPART", async () => {
    const many = Array.from({ length: 5 }, () => jpeg("avatar"));
    expect((await putParts(...many)).status).toBe(400);
    await nothingIsLeft();
  });

  test.each([
    ["an unknown text", { name: "role", value: "admin" }],
    ["an unknown file", { name: "virus", fileName: "a.png", value: "x" }],
    ["a name of every object's own", { name: "__proto__", value: "x" }],
    ["constructor as a file", { name: "constructor", fileName: "a.png", value: "x" }],
  ])("with %s is UNKNOWN_FIELD", async (_what, part) => {
    expect(await putParts(part)).toMatchObject({ status: 400, code: "UNKNOWN_FIELD" });
  });

  test("names a part that is sent twice", async () => {
    const twice = await putParts({ name: "bio", value: "a" }, { name: "bio", value: "b" });
    expect(twice).toMatchObject({
      status: 400,
      code: "VALIDATION",
      fields: { bio: expect.any(String) },
    });
    const files = await putParts(jpeg("avatar"), jpeg("avatar"));
    expect(files).toMatchObject({
      status: 400,
      code: "VALIDATION",
      fields: { avatar: expect.any(String) },
    });
  });

  test("rejects a file part without a file", async () => {
    expect(await putParts({ name: "avatar", value: "/files/x/1280.webp" })).toMatchObject({
      code: "VALIDATION",
      fields: { avatar: "Avatar must be sent as a file." },
    });
  });

  test("with too much text is BODY_TOO_LARGE", async () => {
    const answer = await putParts({ name: "bio", value: "x".repeat(64 * 1024 + 1) });
    expect(answer).toMatchObject({ status: 413, code: "BODY_TOO_LARGE" });
  });

  test("is validated before any image is decoded, and nothing changes", async () => {
    const before = await server.withToken(token)(getOwnProfile);
    const answer = await putParts({ name: "username", value: "No Such Name" }, jpeg("avatar"));
    expect(answer).toMatchObject({ status: 400, fields: { username: expect.any(String) } });
    expect(await server.withToken(token)(getOwnProfile)).toEqual(before);
    await nothingIsLeft();
  });
});

describe("JSON for endpoints with files", () => {
  const json = (text: string) => put(Buffer.from(text), { "content-type": "application/json" });

  test("clears files, and cannot send any", async () => {
    await putParts(jpeg("avatar"));
    expect(await json('{"avatar":null}')).toMatchObject({ status: 200, avatar: null });
    expect(await json('{"avatar":"/files/x/1280.webp"}')).toMatchObject({
      status: 400,
      fields: { avatar: "Avatar must be sent as a file." },
    });
  });

  test.each(["__proto__", "constructor"])("has no field %s", async (name) => {
    const answer = await json(`{"${name}":{"bio":"From behind."}}`);
    expect(answer).toMatchObject({ status: 400, code: "UNKNOWN_FIELD" });
  });
});

describe("a file of a request", () => {
  test("that is larger than its limit is rejected with its field", async () => {
    const big = Buffer.concat([picture, Buffer.alloc(10 * mebibyte)]);
    expect(await putParts({ name: "avatar", fileName: "big.jpg", value: big })).toMatchObject({
      status: 413,
      code: "FILE_TOO_LARGE",
      fields: { avatar: "Avatar is too large. The limit for an image is 10 MB." },
    });
    const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(15 * mebibyte)]);
    expect(await putParts({ name: "passport", fileName: "big.pdf", value: pdf })).toMatchObject({
      status: 413,
      code: "FILE_TOO_LARGE",
    });
    await nothingIsLeft();
  });

  test("is typed by its bytes, whatever its name", async () => {
    const pdf = { name: "avatar", fileName: "me.png", value: "%PDF-1.7\nhello" };
    expect(await putParts(pdf)).toMatchObject({ status: 422, code: "FILE_TYPE" });
    const renamed = await putParts({ name: "avatar", fileName: "me.svg", value: picture });
    expect(renamed.status).toBe(200);
  });

  test("that is empty is rejected", async () => {
    expect(await putParts({ name: "avatar", fileName: "me.png", value: "" })).toMatchObject({
      status: 422,
      code: "FILE_CORRUPT",
    });
  });

  test("may have any name: it is never a path", async () => {
    const answer = await putParts(jpeg("passport", "../../../etc/passwd\u0000.jpg"));
    expect(answer.status).toBe(200);
    const labels = await server.db.selectFrom("files").select("label").execute();
    expect(labels.every(({ label }) => !/[/\\\p{C}]/u.test(label))).toBe(true);
  });
});

describe("a connection that breaks in the middle of an upload", () => {
  /** Sends the head and a part of the body, and hangs up. */
  function breakOff(head: Record<string, string | number>, body: Buffer): Promise<void> {
    const url = new URL(server.address);
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname, () => {
        socket.write(`PUT ${path} HTTP/1.1\r\nHost: x\r\n${lines.join("\r\n")}\r\n\r\n`);
        socket.write(body, () => setTimeout(() => socket.destroy(), 50));
      });
      socket.on("close", () => resolve());
      socket.on("error", reject);
    });
  }

  test("leaves no file, and others are not affected", async () => {
    const whole = bodyOf([jpeg("avatar"), { name: "bio", value: "never" }]);
    const head = { authorization: `Bearer ${token}`, "content-type": type };
    const cut = whole.subarray(0, whole.length - 30);
    await breakOff({ ...head, "content-length": whole.length }, cut);
    await breakOff({ ...head, "content-length": whole.length * 10 }, whole.subarray(0, 200));
    await breakOff({ ...head, "transfer-encoding": "chunked" }, Buffer.from("5\r\nhello\r\n"));
    await nothingIsLeft();
    expect((await server.withToken(token)(getOwnProfile)).bio).not.toBe("never");
    expect((await server.fetch("/api/health")).status).toBe(200);
  });

  test("is reported as cut off even if it broke before the handler ran", async () => {
    const incoming = await mkdtemp(join(tmpdir(), "wagabond-incoming-"));
    const errorResponses: unknown[] = [];
    const server = createServer((raw) => {
      const read = async () => {
        raw.on("error", () => undefined);
        await new Promise((resolve) => raw.on("close", resolve));
        await withParts({ headers: raw.headers, raw }, { parts: {}, incoming }, async () => {});
      };
      read().catch((reason: unknown) => errorResponses.push(reason));
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const body = bodyOf([{ name: "bio", value: "never" }]);
    // The second one came whole, and was gone before it was read.
    for (const length of [body.length * 10, body.length]) {
      const socket = connect(port, "127.0.0.1");
      const head = `PUT / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}`;
      socket.write(`${head}\r\n\r\n`);
      socket.write(body, () => setTimeout(() => socket.destroy(), 50));
      await once(socket, "close");
    }
    await vi.waitUntil(() => errorResponses.length === 2, 60_000);
    expect(errorResponses).toMatchObject([{ code: "BAD_MULTIPART" }, { code: "BAD_MULTIPART" }]);
    expect(readdirSync(incoming)).toEqual([]);
    server.close();
    await rm(incoming, { recursive: true });
  });

  test("leaves no file open, and neither does a rejected or truncated body", async () => {
    const whole = bodyOf([jpeg("avatar")]);
    const cut = whole.subarray(0, whole.length - 100);
    const head = { authorization: `Bearer ${token}`, "content-type": type };
    for (let time = 0; time < 5; time += 1) {
      await breakOff({ ...head, "content-length": whole.length }, cut);
      expect((await put(cut)).code).toBe("BAD_MULTIPART");
      const tooMuch = { name: "bio", value: "x".repeat(64 * 1024 + 1) };
      expect((await putParts(jpeg("avatar"), tooMuch, jpeg("passport"))).status).toBe(413);
    }
    await expect.poll(openFiles).toEqual([]);
  });
});

/** What this process has open of the requests it receives. */
const openFiles = (): string[] =>
  readdirSync("/proc/self/fd")
    .map((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`);
      } catch {
        return "";
      }
    })
    .filter((path) => path.includes("/request-"));

test("an upload whose session ends during the transfer is rejected, and nothing is stored", async () => {
  const call = server.withToken(await server.call(logIn, { body: theirs }));
  const token = await server.call(logIn, { body: theirs });
  const whole = bodyOf([{ name: "bio", value: "Too late." }, jpeg("avatar")]);
  const before = await call(getOwnProfile);
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  const sending = request(server.address + path, { method: "PUT", headers });
  sending.write(whole.subarray(0, 100));
  // What is being received has a folder of its own, so by now they were let in.
  await vi.waitUntil(() => leftovers().length > 0, 60_000);
  await server.withToken(token)(logOut);
  sending.end(whole.subarray(100));
  const [answer]: IncomingMessage[] = await once(sending, "response");
  expect(answer?.resume().statusCode).toBe(401);
  expect(await call(getOwnProfile)).toEqual(before);
  await nothingIsLeft();
});

test("a guest's upload is rejected before it is read", async () => {
  const response = await server.fetch(path, {
    method: "PUT",
    headers: { "content-type": type },
    body: new Uint8Array(bodyOf([jpeg("avatar")])),
  });
  expect(response.status).toBe(401);
  await nothingIsLeft();
});

test("a one-click unsubscribe request may be multipart (RFC 8058)", async () => {
  const form = new FormData();
  form.append("List-Unsubscribe", "One-Click");
  const response = await server.fetch("/api/newsletter/unsubscribe?token=made-up", {
    method: "POST",
    body: form,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "TOKEN_INVALID" });
});
