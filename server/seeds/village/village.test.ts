import { expect, test } from "vitest";
import { village } from "./index.ts";
import { daysAfter } from "#contracts/days.ts";
import { categories } from "#contracts/hoots.ts";
import { createRecord, recordObjections } from "#contracts/pet-records.ts";
import { createPet } from "#contracts/pets.ts";
import * as z from "zod/mini";
import type { SeedComment } from "./shapes.ts";

const today = "2026-11-21";

const keys = new Set(village.travellers.map((traveller) => traveller.key));

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

const comments = village.hoots.flatMap((hoot) =>
  placed(hoot.comments).map((entry) => ({ ...entry, hoot })),
);

test("the village has a crowd, and its first traveller is the demo sign-in", () => {
  expect(village.travellers.length).toBeGreaterThanOrEqual(14);
  expect(village.hoots.length).toBeGreaterThanOrEqual(92);
  expect(village.travellers[0]).toMatchObject({
    key: "dana",
    username: "dana.walks",
    email: "dana@wagabond.example",
  });
});

test("every category has at least two hoots", () => {
  const thin = categories.filter(
    (category) => village.hoots.filter((hoot) => hoot.category === category).length < 2,
  );
  expect(categories).toHaveLength(28);
  expect(thin).toEqual([]);
});

test("no two travellers share a key, a username or an e-mail address", () => {
  for (const field of ["key", "username", "email"] as const) {
    const values = village.travellers.map((traveller) => traveller[field]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test("every username could have been chosen at sign-up", () => {
  for (const { username, bio } of village.travellers) {
    expect(username).toMatch(/^[a-z0-9._]{1,30}$/);
    expect(bio.length).toBeLessThanOrEqual(500);
  }
});

test("every hoot, comment and like comes from a traveller of the village", () => {
  const voices = [
    ...village.hoots.flatMap((hoot) => [hoot.by, ...hoot.likes]),
    ...comments.map(({ comment }) => comment.by),
  ];
  expect(voices.filter((key) => !keys.has(key))).toEqual([]);
});

test("nobody likes a hoot twice, nor their own", () => {
  for (const { by, title, likes } of village.hoots) {
    expect(likes, title).not.toContain(by);
    expect(new Set(likes).size, title).toBe(likes.length);
  }
});

test("every hoot fits the limits of the composer", () => {
  for (const { title, text } of village.hoots) {
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
  const days = village.hoots.map((hoot) => hoot.daysAgo);
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

test("the twelve newest hoots show twelve travellers and twelve categories", () => {
  const newest = [...village.hoots].sort((a, b) => a.daysAgo - b.daysAgo).slice(0, 12);
  expect(new Set(newest.map((hoot) => hoot.by)).size).toBe(12);
  expect(new Set(newest.map((hoot) => hoot.category)).size).toBe(12);
});

test("a third of the hoots carry a picture that moves", () => {
  const withGif = village.hoots.filter((hoot) => hoot.gif !== undefined);
  expect(withGif.length).toBeGreaterThanOrEqual(Math.floor(village.hoots.length / 3));
});

test("every traveller's own pet is a pet of the village, and could have been written down in the form", () => {
  const own = village.pets.filter(({ pet }) => pet === undefined);
  expect(own.map(({ by }) => by).toSorted()).toEqual([...keys].toSorted());
  for (const { by, pet, bio, sex, weightKg, lengthCm, microchip, born } of village.pets) {
    const petName = pet?.name ?? "Known";
    const body = { petName, bio, sex, weightKg, lengthCm, microchipNumber: microchip?.number };
    expect(z.safeParse(createPet.body, body).error, by).toBeUndefined();
    expect(born?.days ?? 0).toBeLessThan(365);
  }
  for (const { kind, issuer, note, given, until } of village.pets.flatMap((p) => p.records ?? [])) {
    expect(z.safeParse(createRecord.body, { kind, issuer, note }).error).toBeUndefined();
    const [givenAt, validUntil] = [
      daysAfter(today, given),
      until === undefined ? null : daysAfter(today, until),
    ];
    expect(recordObjections({ givenAt, validFrom: null, validUntil }, today)).toEqual({});
  }
});
