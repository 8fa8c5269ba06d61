import { expect, test } from "vitest";
import { readToken } from "./session.ts";

const now = Date.UTC(2026, 10, 21);
const payload = {
  _id: "0190aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa",
  name: "Dana Ørsted",
  exp: now / 1000 + 60,
  jti: "one",
};
const tokenOf = (content: unknown) =>
  `head.${Buffer.from(JSON.stringify(content)).toString("base64url")}.sign`;

test("a token contains its owner, with emails in all alphabets", () => {
  expect(readToken(tokenOf({ ...payload, name: "Žofie 犬" }), now)).toEqual({
    userId: payload._id,
    name: "Žofie 犬",
    sessionId: "one",
    expiresAt: payload.exp * 1000,
  });
});

test("an expired token is no token; exp counts seconds", () => {
  expect(readToken(tokenOf(payload), payload.exp * 1000 - 1)).toBeDefined();
  expect(readToken(tokenOf(payload), payload.exp * 1000)).toBeUndefined();
});

test.each(["", "token", "a.b.c", "a.%%%.c", tokenOf("Dana"), tokenOf({ ...payload, _id: "7" })])(
  "%j is no token",
  (token) => {
    expect(readToken(token, now)).toBeUndefined();
  },
);
