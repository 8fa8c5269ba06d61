import { randomBytes, randomUUID } from "node:crypto";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { idInToken, linkToken, withoutTokens } from "./link-tokens.ts";

const secret = randomBytes(48);
const id = uuidv7();
const token = linkToken(secret, "calendar", id);

test("a token reveals its id to its issuer and can be derived again", () => {
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(idInToken(secret, "calendar", token)).toBe(id);
  expect(linkToken(secret, "calendar", id)).toBe(token);
  for (let times = 0; times < 100; times += 1) {
    const any = randomUUID();
    expect(idInToken(secret, "calendar", linkToken(secret, "calendar", any))).toBe(any);
  }
});

test("a token is valid only for its purpose", () => {
  expect(idInToken(secret, "share", token)).toBeUndefined();
  expect(idInToken(secret, "", token)).toBeUndefined();
});

test("a token is valid only with its secret", () => {
  expect(idInToken(randomBytes(48), "calendar", token)).toBeUndefined();
});

test("a token with any changed character is invalid", () => {
  const signs = "AQgw_-09azZ";
  for (let place = 0; place < token.length; place += 1) {
    for (const sign of signs) {
      const forged = token.slice(0, place) + sign + token.slice(place + 1);
      if (forged === token) continue;
      expect(idInToken(secret, "calendar", forged), forged).toBeUndefined();
    }
  }
});

test.each([
  ["cut", token.slice(0, -1)],
  ["longer", `${token}A`],
  ["empty", ""],
  ["with a sign of another alphabet", `+${token.slice(1)}`],
  ["with a line's end", `${token.slice(0, -1)}\n`],
  ["the id alone", id],
  ["made up", randomBytes(33).toString("base64url").slice(0, 43)],
])("a token that is %s is invalid", (_what, other) => {
  expect(idInToken(secret, "calendar", other)).toBeUndefined();
});

test("the HMAC of one ID is invalid for another", () => {
  const other = Buffer.from(linkToken(secret, "calendar", uuidv7()), "base64url");
  const mixed = Buffer.from(token, "base64url");
  mixed.set(other.subarray(0, 16));
  expect(idInToken(secret, "calendar", mixed.toString("base64url"))).toBeUndefined();
});

test("no log contains a token, wherever it is in a path", () => {
  for (const path of [`/calendars/${token}.ics`, `/shared/${token}`, `/api/shared/${token}`]) {
    expect(withoutTokens(path)).not.toContain(token);
  }
  expect(withoutTokens(`/shared/${token}`)).toBe("/shared/(secret)");
  expect(withoutTokens(`/hoots/${id}`)).toBe(`/hoots/${id}`);
});
