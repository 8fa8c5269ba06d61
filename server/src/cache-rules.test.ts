import { expect, test } from "vitest";
import { staleTags } from "./cache-rules.ts";

test("a like makes the lists and the page of that hoot stale, and no other hoot's page", () => {
  expect(staleTags({ what: "hoot.liked", hootId: "h1" })).toEqual(["hoots", "hoot:h1"]);
});

test("a deleted account makes everything stale that shows people", () => {
  expect(staleTags({ what: "account.deleted", profileId: "p1" })).toEqual([
    "people",
    "profile-list",
    "blogs",
    "blog-list",
    "pets:p1",
    "gallery:p1",
    "besties",
    "polls",
  ]);
});
