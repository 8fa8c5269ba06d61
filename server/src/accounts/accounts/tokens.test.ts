import { createHmac, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { expect, test } from "vitest";
import { makeTokens } from "./tokens.ts";

const secret = new TextEncoder().encode("a secret that is long enough for everybody");
const now = new Date("2026-11-21T12:00:00Z");
const at = now.getTime() / 1000;
const tokens = makeTokens(secret, () => now);

const claims = {
  _id: "01938f3e-0000-7000-8000-000000000001",
  name: "Ana Núñez",
  jti: "01938f3e-0000-7000-8000-000000000002",
};
const valid = { ...claims, iss: "wagabond", aud: "wagabond", iat: at, exp: at + 86_400 };

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token with the right signature and any header and payload. */
function forged(payload: object, header: object = { alg: "HS256", typ: "JWT" }, key = secret) {
  const signed = `${part(header)}.${part(payload)}`;
  return `${signed}.${createHmac("sha256", key).update(signed).digest("base64url")}`;
}

const without = (key: keyof typeof valid) =>
  Object.fromEntries(Object.entries(valid).filter(([name]) => name !== key));

function signedByKeyPair(): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const signed = `${part({ alg: "RS256", typ: "JWT" })}.${part(valid)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
}

test("a token contains only the agreed claims", async () => {
  const { token, expiresAt } = await tokens.issue(claims);
  expect(await tokens.read(token)).toEqual({ ...claims, expiresAt });
  const payload: unknown = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"),
  );
  expect(payload).toEqual(valid);
  expect(expiresAt).toEqual(new Date("2026-11-22T12:00:00Z"));
});

test("a hand-made valid token is accepted, so that the forgeries below fail for their own reason", async () => {
  expect(await tokens.read(forged(valid))).toBeDefined();
});

const [head = "", body = "", signature = ""] = forged(valid).split(".");
const other = { ...valid, _id: "01938f3e-0000-7000-8000-00000000000f" };

test.each([
  ["no token at all", ""],
  ["words", "open sesame"],
  ["three dots", "..."],
  ["alg none, unsigned", `${part({ alg: "none", typ: "JWT" })}.${part(valid)}.`],
  ["alg None in another case", `${part({ alg: "None", typ: "JWT" })}.${part(valid)}.`],
  ["alg none with the old signature", `${part({ alg: "none", typ: "JWT" })}.${body}.${signature}`],
  ["the signature left out", `${head}.${body}.`],
  ["another person under the old signature", `${head}.${part(other)}.${signature}`],
  ["another key", forged(valid, undefined, randomBytes(32))],
  ["an empty key", forged(valid, undefined, Buffer.alloc(0))],
  ["HS512", forged(valid, { alg: "HS512", typ: "JWT" })],
  ["RS256", signedByKeyPair()],
  ["a kid that is a path", forged(valid, { alg: "HS256", typ: "JWT", kid: "../../dev/null" })],
  ["a jku", forged(valid, { alg: "HS256", typ: "JWT", jku: "https://evil.example/keys" })],
  ["an x5u", forged(valid, { alg: "HS256", typ: "JWT", x5u: "https://evil.example/cert" })],
  ["a key of its own", forged(valid, { alg: "HS256", typ: "JWT", jwk: { kty: "oct", k: "AA" } })],
  ["crit", forged(valid, { alg: "HS256", typ: "JWT", crit: ["exp"], exp: 1 })],
  ["no typ", forged(valid, { alg: "HS256" })],
  ["exp as text", forged({ ...valid, exp: String(valid.exp) })],
  ["exp with a fraction", forged({ ...valid, exp: valid.exp - 0.5 })],
  ["exp far in the future", forged({ ...valid, exp: at + 10 * 86_400 })],
  ["exp before iat", forged({ ...valid, exp: at - 5, iat: at })],
  [
    "exp and iat in the future, too far apart",
    forged({ ...valid, iat: at + 600, exp: at + 87_001 }),
  ],
  ["run out", forged({ ...valid, iat: at - 86_500, exp: at - 61 })],
  ["no exp", forged(without("exp"))],
  ["no iat", forged(without("iat"))],
  ["no jti", forged(without("jti"))],
  ["no _id", forged(without("_id"))],
  ["no name", forged(without("name"))],
  ["no iss", forged(without("iss"))],
  ["no aud", forged(without("aud"))],
  ["another issuer", forged({ ...valid, iss: "evil" })],
  ["another audience", forged({ ...valid, aud: "evil" })],
  ["several audiences", forged({ ...valid, aud: ["wagabond", "evil"] })],
  ["an _id that is no uuid", forged({ ...valid, _id: "1' or '1'='1" })],
  ["a jti that is no uuid", forged({ ...valid, jti: "00000000" })],
  ["an _id that is a list", forged({ ...valid, _id: [valid._id] })],
  ["a name that is no text", forged({ ...valid, name: { toString: 1 } })],
  ["a claim we never make", forged({ ...valid, role: "admin" })],
  ["a payload that is a list", `${head}.${part([valid])}.${signature}`],
  ["something enormous", forged({ ...valid, name: "a".repeat(10_000) })],
])("a token with %s is invalid", async (_, token) => {
  expect(await tokens.read(token)).toBeUndefined();
});

test("clocks may differ by a minute", async () => {
  expect(await tokens.read(forged({ ...valid, iat: at - 86_450, exp: at - 50 }))).toBeDefined();
  expect(await tokens.read(forged({ ...valid, iat: at + 50 }))).toBeDefined();
});

test("a verified token still expires, and a similar one is not accepted from the cache", async () => {
  let time = now;
  const timed = makeTokens(secret, () => time);
  const { token } = await timed.issue(claims);
  expect(await timed.read(token)).toBeDefined();
  const nearly = token.slice(0, -2) + (token.endsWith("AA") ? "BB" : "AA");
  expect(await timed.read(nearly)).toBeUndefined();
  time = new Date(now.getTime() + (86_400 + 59) * 1000);
  expect(await timed.read(token)).toBeDefined();
  time = new Date(now.getTime() + (86_400 + 60) * 1000);
  expect(await timed.read(token)).toBeUndefined();
  // Issued in the future, by a clock that was set back since: its session decides.
  time = new Date(now.getTime() - 2 * 60 * 60 * 1000);
  expect(await timed.read(token)).toBeDefined();
  expect(await makeTokens(secret, () => time).read(token)).toBeDefined();
});
