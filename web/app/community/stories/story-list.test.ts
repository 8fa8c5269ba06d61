import { expect, test } from "vitest";
import { blogWith } from "./blogs.testing.ts";
import { featuredOf, forCard, keysetPageOf } from "./story-list.ts";

test("a card has only the text it shows, cut between words", () => {
  const { excerpt } = forCard(blogWith({ contentOne: "harbour\n\n".repeat(400) }));
  expect(excerpt.length).toBeLessThanOrEqual(151);
  expect(excerpt.endsWith("harbour…")).toBe(true);
  expect(Object.keys(forCard(blogWith({})))).not.toContain("contentOne");
});

test("a page has a cursor only if there are more", () => {
  const blogs = ["3", "2", "1"].map((_id) => blogWith({ _id }));
  expect(keysetPageOf(blogs, 2)).toMatchObject({
    stories: [{ _id: "3" }, { _id: "2" }],
    before: "2",
  });
  expect(keysetPageOf(blogs, 3).before).toBeUndefined();
  expect(keysetPageOf([], 3)).toEqual({ stories: [], before: undefined });
});

test("the most liked of the newest is featured; the newest of equals", () => {
  const blogs = [
    blogWith({ _id: "new", likeCount: 1 }),
    blogWith({ _id: "liked", likeCount: 4 }),
    blogWith({ _id: "old", likeCount: 4 }),
  ];
  expect(featuredOf(blogs)?._id).toBe("liked");
  expect(featuredOf([])).toBeUndefined();
});
