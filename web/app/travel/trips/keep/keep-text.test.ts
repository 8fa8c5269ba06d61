import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tripDate } from "../calendar/trip-days.ts";
import { failureText, isKeptByDefault, keptText } from "./keep-text.ts";
import { keptCalls, keptPathsOf } from "./kept-calls.ts";

const tripOn = (day: string) => ({ _id: "trip", ...tripDate(day), endDate: null });

test.each([
  ["within 14 days", "2026-11-30", true],
  ["14 days ahead", "2026-12-05", true],
  ["under way", "2026-11-19", true],
  ["later", "2026-12-06", false],
])("the next trip %s is kept by default or not", (_when, day, isKept) => {
  expect(isKeptByDefault(tripOn(day), { _id: "trip" }, "2026-11-21")).toBe(isKept);
});

test("a trip without a day is not kept by default", () => {
  const trip = { ...tripOn("2026-11-30"), day: null };
  expect(isKeptByDefault(trip, { _id: "trip" }, "2026-11-21")).toBe(false);
});

test("a trip that isn't the next is not kept by default", () => {
  expect(isKeptByDefault(tripOn("2026-11-30"), { _id: "other" }, "2026-11-21")).toBe(false);
});

test("date, size and missing files are named", () => {
  const entries = [{ path: "", id: "", type: "", bytes: 3_200_000 }];
  const at = "2026-11-21T10:00:00.000Z";
  const trip = { tripId: "trip", savedAt: at, checkedAt: at, newer: false, skipped: 2, entries };
  expect(keptText(trip, new Date("2026-11-25T10:00:00.000Z"))).toBe(
    "Saved copy of Nov 21. 3.2 MB of 50 MB. 2 files don't fit or couldn't load.",
  );
});

test("a failure says what is still here and what to do", () => {
  const now = new Date("2026-11-25T10:00:00.000Z");
  const kept = { savedAt: "2026-11-21T10:00:00.000Z" };
  expect(failureText("failed", kept, now)).toBe("Couldn't be updated. Saved Nov 21.");
  expect(failureText("failed", undefined, now)).toBe(
    "Couldn't save this trip. Check your connection and try again.",
  );
  expect(failureText("full", kept, now)).toBe(
    "Couldn't be updated. Saved Nov 21. This device is out of space. Free up some and try again.",
  );
});

test("a trip's calls are kept with those of its pets and legs", () => {
  const { paths, withFiles, partsOf } = keptPathsOf({
    _id: "t",
    petIds: ["p"],
    legs: [{ _id: "l" }],
  });
  expect(paths).toContain("/api/plans/t/readiness");
  expect(paths).toContain("/api/plans/t/dossier/p");
  expect(paths).toContain("/api/plans/t/dossier/p?leg=l");
  expect(withFiles).toEqual(["/api/plans/t", "/api/pets/p"]);
  expect(partsOf).toEqual([{ list: "/api/plans", item: "/api/plans/t" }]);
});

test("the docs list the calls that are kept, and files", () => {
  const docs = readFileSync(join(import.meta.dirname, "../../../../../docs/offline.md"), "utf8");
  const listed = Array.from(docs.matchAll(/^\| \\\* `GET (\/api\/[^`]*)`/gm), ([, path]) => path);
  const kept = [...keptCalls.map(({ path }) => path), "/api/files/:id"];
  expect(new Set(listed)).toEqual(new Set(kept));
});
