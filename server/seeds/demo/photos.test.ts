import { altMax, captionMax } from "#contracts/community/gallery.ts";
import { expect, test } from "vitest";
import { photos } from "./photos.ts";
import { demoUsers } from "./people.ts";

test("everybody has two to five photos", () => {
  for (const { key } of demoUsers) {
    const own = photos.filter(({ by }) => by === key);
    expect(own.length, key).toBeGreaterThanOrEqual(2);
    expect(own.length, key).toBeLessThanOrEqual(5);
  }
});

test("every photo is within the limits, and has a description and an owner", () => {
  for (const { by, caption, alt, daysAgo } of photos) {
    const seedUser = demoUsers.find(({ key }) => key === by);
    expect(alt, caption).toContain(seedUser?.pet.name);
    expect(caption.length, caption).toBeLessThanOrEqual(captionMax);
    expect(alt.length, alt).toBeLessThanOrEqual(altMax);
    expect(daysAgo, caption).toBeGreaterThan(0);
  }
});

test("no time and no text occurs twice", () => {
  for (const key of ["caption", "alt", "daysAgo"] as const) {
    expect(new Set(photos.map((photo) => photo[key])).size, key).toBe(photos.length);
  }
});
