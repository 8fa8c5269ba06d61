import { expect, test } from "vitest";
import { isMissing } from "./is-missing.ts";

test.each([
  ["our 404", Response.json({ code: "NOT_FOUND" }, { status: 404 }), true],
  ["our 410", Response.json({ code: "NOT_FOUND" }, { status: 410 }), true],
  ["a 404 of a hotel's network", new Response("<h1>Welcome</h1>", { status: 404 }), false],
  ["a session that is over", Response.json({ code: "SIGN_IN_REQUIRED" }, { status: 401 }), false],
  ["a success", Response.json({ code: "NOT_FOUND" }), false],
])("%s tells whether something is gone", async (_name, answer, isGone) => {
  expect(await isMissing(answer)).toBe(isGone);
  expect(answer.bodyUsed).toBe(false);
});
