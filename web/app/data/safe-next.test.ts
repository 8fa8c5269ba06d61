import { expect, test } from "vitest";
import { safeNext } from "#contracts/kernel/safe-next.ts";
import { logInPath } from "./safe-next.ts";

test.each(["/posts", "/hoots/1?page=2#c-3", "/search?q=a%2Fb", "/posts/new"])(
  "log-in goes on to %s",
  (path) => {
    expect(safeNext(path)).toBe(path);
  },
);

test.each([
  undefined,
  null,
  "",
  "posts",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "///evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  " /posts",
  "/\t/evil.example",
  "/\n/evil.example",
  "/posts\u0000",
  "/%5C\\evil",
  `/${"a".repeat(2_100)}`,
])("log-in never leads to %j", (value) => {
  expect(safeNext(value)).toBe("/");
});

test("log-in does not lead to log-in", () => {
  expect(safeNext("/login?next=/posts")).toBe("/");
  expect(safeNext("/signup")).toBe("/");
});

test("the log-in URL contains the current page", () => {
  expect(logInPath("/hoots/1#c-2")).toBe("/login?next=%2Fhoots%2F1%23c-2");
  expect(logInPath("/")).toBe("/login");
});
