import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { american } from "#format/reader.ts";
import { tripDate } from "../calendar/trip-days.ts";
import {
  failureText,
  isSavedByDefault,
  savedCopyText,
  savedCalls,
  savedPathsOf,
} from "./saved-copy-card.tsx";

const tripOn = (day: string) => ({ _id: "trip", ...tripDate(day), endDate: null });

test.each([
  ["within 14 days", "2026-11-30", true],
  ["14 days ahead", "2026-12-05", true],
  ["under way", "2026-11-19", true],
  ["later", "2026-12-06", false],
])("the next trip %s is saved by default or not", (_when, day, isSaved) => {
  expect(isSavedByDefault(tripOn(day), { _id: "trip" }, "2026-11-21")).toBe(isSaved);
});

test("a trip without a day is not saved by default", () => {
  const trip = { ...tripOn("2026-11-30"), day: null };
  expect(isSavedByDefault(trip, { _id: "trip" }, "2026-11-21")).toBe(false);
});

test("a trip that isn't the next is not saved by default", () => {
  expect(isSavedByDefault(tripOn("2026-11-30"), { _id: "other" }, "2026-11-21")).toBe(false);
});

test("date, size and missing files are named", () => {
  const entries = [{ path: "", id: "", type: "", bytes: 3_200_000 }];
  const at = "2026-11-21T10:00:00.000Z";
  const trip = { tripId: "trip", savedAt: at, checkedAt: at, newer: false, skipped: 2, entries };
  expect(savedCopyText(trip, new Date("2026-11-25T10:00:00.000Z"), american)).toBe(
    "Saved copy of Nov 21. 3.2 MB of 50 MB. 2 files don't fit or couldn't load.",
  );
});

test("a failure says what is still here and what to do", () => {
  const now = new Date("2026-11-25T10:00:00.000Z");
  const saved = { savedAt: "2026-11-21T10:00:00.000Z" };
  expect(failureText("failed", saved, now, american)).toBe("Couldn't be updated. Saved Nov 21.");
  expect(failureText("failed", undefined, now, american)).toBe(
    "Couldn't save this trip. Check your connection and try again.",
  );
  expect(failureText("full", saved, now, american)).toBe(
    "Couldn't be updated. Saved Nov 21. This device is out of space. Free up some and try again.",
  );
});

test("a trip's calls are saved with those of its pets and legs", () => {
  const trip = {
    _id: "t",
    role: "owner" as const,
    shows: null,
    petIds: ["p"],
    othersPets: [],
    origin: null,
    destinationPlace: null,
    legs: [{ _id: "l" }],
  };
  const { paths, withFiles, partsOf } = savedPathsOf(trip);
  expect(paths).toContain("/api/plans/t/readiness");
  expect(paths).toContain("/api/plans/t/dossier/p");
  expect(paths).toContain("/api/plans/t/dossier/p?leg=l");
  const maps = paths.filter((path) => path.startsWith("/api/plans/t/map"));
  expect(maps).toEqual([
    "/api/plans/t/map?theme=light&size=phone",
    "/api/plans/t/map?theme=light&size=card",
    "/api/plans/t/map?theme=dark&size=phone",
    "/api/plans/t/map?theme=dark&size=card",
  ]);
  expect(savedPathsOf({ ...trip, legs: [] }).paths.join("\n")).not.toContain("/map");
  expect(withFiles).toEqual(["/api/plans/t", "/api/pets/p"]);
  expect(partsOf).toEqual([{ list: "/api/plans", item: "/api/plans/t" }]);
});

test("the docs list the calls that are saved, and files", () => {
  const docs = readFileSync(join(import.meta.dirname, "../../../../../docs/offline.md"), "utf8");
  const listed = Array.from(docs.matchAll(/^\| \\\* `GET (\/api\/[^`]*)`/gm), ([, path]) => path);
  const saved = [...savedCalls.map(({ path }) => path), "/api/files/:id"];
  expect(new Set(listed)).toEqual(new Set(saved));
});
