import { expect, test } from "vitest";
import { mailedTokenIn } from "./mailed-token.ts";

test("the secret of a mailed link is read from its address", () => {
  const token = "aB3_-".repeat(9);
  expect(mailedTokenIn(new URLSearchParams({ token }))).toBe(token);
});

test.each(["", "token=", "token=short", `token=${"a".repeat(201)}`, `token=${"<b>".repeat(20)}`])(
  "an address with ?%s is not complete",
  (search) => {
    expect(mailedTokenIn(new URLSearchParams(search))).toBeUndefined();
  },
);
