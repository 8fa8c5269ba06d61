import { createStory, sectionMax, sections } from "#contracts/community/stories.ts";
import { commentMax } from "#contracts/community/comments.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { demoUsers } from "../people.ts";
import type { SeedComment } from "../shapes.ts";
import { stories } from "./index.ts";

const keys = new Set(demoUsers.map(({ key }) => key));

const withReplies = (
  comments: readonly SeedComment[],
  hours = 0,
): (SeedComment & { hours: number })[] =>
  comments.flatMap((comment) => {
    const later = hours + comment.hoursLater;
    return [{ ...comment, hours: later }, ...withReplies(comment.replies ?? [], later)];
  });

const words = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test("the demo data have at least eight stories of different travelers, and the demo sign-in wrote one", () => {
  expect(stories.length).toBeGreaterThanOrEqual(8);
  expect(new Set(stories.map(({ by }) => by)).size).toBe(stories.length);
  expect(stories.map(({ by }) => by)).toContain(demoUsers[0]?.key);
  expect(new Set(stories.map(({ daysAgo }) => daysAgo)).size).toBe(stories.length);
});

test("every story fills all four sections, fits the form, and takes 400 to 900 words", () => {
  for (const { title, sections: storySections } of stories) {
    const texts = storySections.map(({ paragraphs }) => paragraphs.join("\n\n"));
    const body = Object.fromEntries(sections.map(({ content }, place) => [content, texts[place]]));
    expect(z.safeParse(createStory.body, { title, ...body }).error, title).toBeUndefined();
    for (const text of texts) {
      expect(text.trim(), title).not.toBe("");
      expect(text.length, title).toBeLessThanOrEqual(sectionMax);
    }
    const count = words(texts.join(" "));
    expect(count, title).toBeGreaterThanOrEqual(400);
    expect(count, title).toBeLessThanOrEqual(900);
  }
});

test("likes and comments come from travelers, once each, and never before the story or after today", () => {
  for (const { by, title, likes, comments, daysAgo } of stories) {
    expect(new Set(likes).size, title).toBe(likes.length);
    expect(likes, title).not.toContain(by);
    const allComments = withReplies(comments);
    expect(
      [...likes, ...allComments.map((comment) => comment.by)].filter((key) => !keys.has(key)),
    ).toEqual([]);
    for (const { text, hours, hoursLater } of allComments) {
      expect(text.length).toBeLessThanOrEqual(commentMax);
      expect(hoursLater).toBeGreaterThan(0);
      expect(hours, text).toBeLessThan(daysAgo * 24);
    }
  }
});
