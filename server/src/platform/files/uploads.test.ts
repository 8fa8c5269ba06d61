import type { ErrorCode } from "#contracts/kernel/errors.ts";
import { statusOf } from "#contracts/kernel/errors.ts";
import { pictureUrl, pictureWidths } from "#contracts/kernel/files.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Somebody } from "../../../testing/owned-rows.ts";
import { blocksOf } from "../../../testing/camera-traces.ts";
import { goodPapers } from "../../../testing/good-papers.ts";
import { type HostileFile, hostileFiles } from "../../../testing/hostile-files.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { balanced, readLedger } from "../../../testing/ledger.ts";
import { newPerson } from "../../../testing/people.ts";

let server: TestServer;
let nia: Somebody & { token: string };

beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
  const { call, token } = await newPerson(server);
  nia = { call, token, id: (await call(getOwnProfile))._id };
});
afterAll(() => server.close());

const authorization = () => ({ authorization: `Bearer ${nia.token}` });

/** Sends one file as a browser's form would, and whatever type the sender claims. */
async function send(
  field: "avatar" | "passport",
  {
    bytes,
    fileName,
    claimedType,
  }: Pick<HostileFile, "fileName" | "claimedType"> & { bytes: Buffer },
) {
  const body = new FormData();
  body.append(field, new File([new Uint8Array(bytes)], fileName, { type: claimedType }));
  const path = `/api/profiles/${nia.id}`;
  const answer = await server.fetch(path, { method: "PUT", headers: authorization(), body });
  return { status: answer.status, message: (await answer.json()) as Record<string, unknown> };
}

const fieldOf = ({ part }: HostileFile) => (part === "picture" ? "avatar" : "passport");

/** The codes with which a file may be refused at the wire, where the type is checked before any bytes are read. */
const codesOf = ({ expect }: HostileFile, bytes: Buffer): readonly ErrorCode[] =>
  expect === "harmless" ? [] : bytes.length === 0 ? ["FILE_CORRUPT"] : expect;

/** True if a range of the one, that is more than the same few bytes again and again, is in the other. */
function haveMuchInCommon(served: Buffer, sent: Buffer): boolean {
  const length = 20;
  for (let at = 0; at + length <= served.length; at += 4) {
    const keysetPage = served.subarray(at, at + length);
    if (new Set(keysetPage).size > 6 && sent.includes(keysetPage)) return true;
  }
  return false;
}

/** What of a hostile file a browser, an archiver or a reader of papers would act on. */
const harmful = ["<script", "<svg", "<html", "alert(", "onload=", "PK\x03\x04", "MZ\x90", "%PDF"];
const sandbox = "default-src 'none'; sandbox; frame-ancestors 'none'";

async function fetchSafely(path: string): Promise<{ bytes: Buffer; headers: Headers }> {
  const answer = await server.fetch(path, { headers: authorization() });
  expect([path, answer.status]).toEqual([path, 200]);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toBe(sandbox);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-length")).toBe(String(bytes.length));
  return { bytes, headers: answer.headers };
}

const pixelBlocks = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF"];

/** What came in as a picture goes out as a WebP of ours, with nothing of what was sent. */
async function expectOwnWebp(url: string, sent: Buffer): Promise<void> {
  for (const width of pictureWidths) {
    const isPublic = url.startsWith("/files/");
    const path = isPublic ? pictureUrl(url, width) : `${url}?width=${width}`;
    const { bytes, headers } = await fetchSafely(path);
    expect(headers.get("content-type")).toBe("image/webp");
    expect(bytes.toString("latin1", 0, 4) + bytes.toString("latin1", 8, 12)).toBe("RIFFWEBP");
    expect(bytes.readUInt32LE(4) + 8).toBe(bytes.length);
    expect(pixelBlocks).toEqual(expect.arrayContaining(blocksOf(bytes)));
    expect(harmful.filter((text) => bytes.includes(text, 0, "latin1"))).toEqual([]);
    expect(haveMuchInCommon(bytes, sent)).toBe(false);
  }
}

/** A PDF is saved and never shown on our origin. */
async function expectAttachment(url: string, sent: Buffer): Promise<void> {
  const { bytes, headers } = await fetchSafely(url);
  expect(headers.get("content-type")).toBe("application/pdf");
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="[\w .()-]+\.pdf"/);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(bytes.equals(sent)).toBe(true);
}

describe("a hostile file", () => {
  test.each(hostileFiles.map((file) => [file.name, file] as const))("%s", async (_name, file) => {
    const bytes = await file.bytes();
    const field = fieldOf(file);
    const before = await nia.call(getOwnProfile);
    const { status, message } = await send(field, { ...file, bytes });
    if (file.expect === "harmless") {
      expect([status, message["code"]]).toEqual([200, undefined]);
      const url = String(message[field]);
      await (file.part === "picture" ? expectOwnWebp(url, bytes) : expectAttachment(url, bytes));
    } else {
      const code = codesOf(file, bytes).find((one) => one === message["code"]);
      expect([code, message["code"]]).toEqual([message["code"], expect.anything()]);
      expect(status).toBe(statusOf[code ?? "INTERNAL"]);
      expect(message["fields"]).toEqual({ [field]: expect.any(String) });
      expect(await nia.call(getOwnProfile)).toEqual(before);
    }
    expect(await readLedger(server.db, server.env.dataDir)).toEqual(balanced);
  });
});

test.each(goodPapers.map((paper) => [paper.name, paper] as const))(
  "%s is kept to the byte",
  async (_name, paper) => {
    const bytes = await paper.bytes();
    const file = { bytes, fileName: "passport.pdf", claimedType: "application/pdf" };
    const { status, message } = await send("passport", file);
    expect([status, message["code"]]).toEqual([200, undefined]);
    await expectAttachment(String(message["passport"]), bytes);
  },
);

test("what a sender calls a file is a label and nothing else", async () => {
  const [paper] = goodPapers;
  const bytes = (await paper?.bytes()) ?? Buffer.alloc(0);
  const names = [
    ['"><script>alert(1)</script>.pdf', "script"],
    ["a\r\nSet-Cookie: a=b\r\n\r\n<html>.pdf", "Set-Cookie"],
    ["../../../../etc/passwd", "etc"],
    ["Reisepass für Jürgen 🐕.pdf", "Reisepass"],
    ["x".repeat(300), "x"],
    ["\u202efdp.exe", "exe"],
    [`${"é".repeat(150)}.pdf`, "%C3%A9"],
  ] as const;
  for (const [name] of names) {
    const { status, message } = await send("passport", {
      bytes,
      fileName: name,
      claimedType: "text/html",
    });
    expect([name, status]).toEqual([name, 200]);
    const { headers } = await fetchSafely(String(message["passport"]));
    const disposition = headers.get("content-disposition") ?? "";
    expect(disposition).toMatch(
      /^attachment; filename="[\w .()-]{1,150}\.pdf"; filename\*=UTF-8''[\w.%~!-]{1,1200}\.pdf$/,
    );
    expect(headers.get("set-cookie")).toBeNull();
  }
});

test("a picture may not say how wide it is to be served", async () => {
  const { passport } = await nia.call(getOwnProfile);
  for (const width of ["0", "1e9", "321", "../1280", "%00", "1280.webp"]) {
    const path = `${passport}?width=${encodeURIComponent(width)}`;
    expect((await server.fetch(path, { headers: authorization() })).status).toBe(400);
  }
});
