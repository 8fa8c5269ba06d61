import { expect, test } from "vitest";
import { demo } from "./index.ts";
import { daysAfter } from "#contracts/kernel/days.ts";
import { categories } from "#contracts/community/hoots.ts";
import { createRecord, recordDaysOf, recordErrors } from "#contracts/travel/pet-records.ts";
import { createPet } from "#contracts/travel/pets.ts";
import * as z from "zod/mini";
import type { SeedComment } from "./shapes.ts";

const today = "2026-11-21";

const keys = new Set(demo.demoUsers.map((seedUser) => seedUser.key));

type Placed = { comment: SeedComment; depth: number; hoursAfterHoot: number };

function placed(comments: readonly SeedComment[], depth = 1, hours = 0): Placed[] {
  return comments.flatMap((comment) => {
    const hoursAfterHoot = hours + comment.hoursLater;
    return [
      { comment, depth, hoursAfterHoot },
      ...placed(comment.replies ?? [], depth + 1, hoursAfterHoot),
    ];
  });
}

const comments = demo.hoots.flatMap((hoot) =>
  placed(hoot.comments).map((entry) => ({ ...entry, hoot })),
);

test("the demo data have a crowd, and its first traveler is the demo sign-in", () => {
  expect(demo.demoUsers.length).toBeGreaterThanOrEqual(14);
  expect(demo.hoots.length).toBeGreaterThanOrEqual(92);
  expect(demo.demoUsers[0]).toMatchObject({
    key: "dana",
    username: "dana.walks",
    email: "dana@wagabond.example",
  });
});

test("every category has at least two hoots", () => {
  const thin = categories.filter(
    (category) => demo.hoots.filter((hoot) => hoot.category === category).length < 2,
  );
  expect(categories).toHaveLength(28);
  expect(thin).toEqual([]);
});

test("no two travelers share a key, a username or an e-mail address", () => {
  for (const field of ["key", "username", "email"] as const) {
    const values = demo.demoUsers.map((seedUser) => seedUser[field]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test("every username could have been chosen at sign-up", () => {
  for (const { username, bio } of demo.demoUsers) {
    expect(username).toMatch(/^[a-z0-9._]{1,30}$/);
    expect(bio.length).toBeLessThanOrEqual(500);
  }
});

test("every hoot, comment and like comes from a demo user", () => {
  const voices = [
    ...demo.hoots.flatMap((hoot) => [hoot.by, ...hoot.likes]),
    ...comments.map(({ comment }) => comment.by),
  ];
  expect(voices.filter((key) => !keys.has(key))).toEqual([]);
});

test("nobody likes a hoot twice, nor their own", () => {
  for (const { by, title, likes } of demo.hoots) {
    expect(likes, title).not.toContain(by);
    expect(new Set(likes).size, title).toBe(likes.length);
  }
});

test("every hoot fits the limits of the composer", () => {
  for (const { title, text } of demo.hoots) {
    expect(title.trim()).not.toBe("");
    expect(title.length, title).toBeLessThanOrEqual(150);
    expect(text.trim()).not.toBe("");
    expect(text.length, title).toBeLessThanOrEqual(5000);
  }
});

test("every comment fits its limit and no thread goes deeper than eight", () => {
  for (const { comment, depth } of comments) {
    expect(comment.text.trim()).not.toBe("");
    expect(comment.text.length).toBeLessThanOrEqual(2000);
    expect(depth).toBeLessThanOrEqual(8);
  }
});

test("the order of the hoots is fixed", () => {
  const days = demo.hoots.map((hoot) => hoot.daysAgo);
  expect(new Set(days).size).toBe(days.length);
  expect(Math.min(...days)).toBeGreaterThanOrEqual(0.1);
  expect(Math.max(...days)).toBeLessThanOrEqual(120);
});

test("nobody comments before the hoot or in the future", () => {
  for (const { comment, hoursAfterHoot, hoot } of comments) {
    expect(comment.hoursLater).toBeGreaterThan(0);
    expect(hoursAfterHoot, comment.text).toBeLessThan(hoot.daysAgo * 24);
  }
});

test("the twelve newest hoots show twelve travelers and twelve categories", () => {
  const newest = [...demo.hoots].sort((a, b) => a.daysAgo - b.daysAgo).slice(0, 12);
  expect(new Set(newest.map((hoot) => hoot.by)).size).toBe(12);
  expect(new Set(newest.map((hoot) => hoot.category)).size).toBe(12);
});

test("a third of the hoots carry a picture that moves", () => {
  const withGif = demo.hoots.filter((hoot) => hoot.gif !== undefined);
  expect(withGif.length).toBeGreaterThanOrEqual(Math.floor(demo.hoots.length / 3));
});

test("every traveler's own pet is a pet of the demo data, and could have been written down in the form", () => {
  const own = demo.pets.filter(({ pet }) => pet === undefined);
  expect(own.map(({ by }) => by).toSorted()).toEqual([...keys].toSorted());
  for (const { by, pet, bio, sex, weightKg, lengthCm, microchip, born } of demo.pets) {
    const petName = pet?.name ?? "Known";
    const body = { petName, bio, sex, weightKg, lengthCm, microchipNumber: microchip?.number };
    expect(z.safeParse(createPet.body, body).error, by).toBeUndefined();
    expect(born?.days ?? 0).toBeLessThan(365);
  }
  for (const seeded of demo.pets.flatMap((p) => p.records ?? [])) {
    const { kind, issuer, note, given, until, facts } = seeded;
    expect(z.safeParse(createRecord.body, { kind, issuer, note, ...facts }).error).toBeUndefined();
    const [givenAt, validUntil] = [
      daysAfter(today, given),
      until === undefined ? null : daysAfter(today, until),
    ];
    expect(recordErrors(recordDaysOf({ givenAt, validUntil }), today)).toEqual({});
  }
});
