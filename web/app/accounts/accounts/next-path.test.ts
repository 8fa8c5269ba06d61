import { expect, test } from "vitest";
import { withNext, nextPathOf } from "./next-path.tsx";

const search = (next: string) => new URLSearchParams({ next });

test("log-in leads back to the page before", () => {
  expect(nextPathOf(search("/hoots/1?page=2#c-3"))).toBe("/hoots/1?page=2#c-3");
});

test.each(["/forgot", "/reset?token=abc", "/api/auth/verify?token=abc", "//evil.example"])(
  "log-in does not lead to %s but home",
  (next) => {
    expect(nextPathOf(search(next))).toBe("/");
  },
);

test("going from log-in to sign-up keeps the page to return to", () => {
  expect(withNext("/signup", search("/hoots/1#c-2"))).toBe("/signup?next=%2Fhoots%2F1%23c-2");
  expect(withNext("/signup", new URLSearchParams())).toBe("/signup");
});
