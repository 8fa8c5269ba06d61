import { expect, test } from "vitest";
import { labelsOf, placeRows, spread, wrapped } from "./timeline-picture.tsx";

const shape = { width: 320, labels: 0, row: 54, bar: 20, apart: 66 };

test("stops on neighboring days all have their label, and none lies on another", () => {
  const stops = ["London", "Paris", "Lyon"].map((label, day) => ({ label, text: "", day }));
  const labels = spread(stops, (day) => 200 + day * 5, shape);
  expect(labels.map(({ label }) => label)).toEqual(["London", "Paris", "Lyon"]);
  expect(new Set(labels.map(({ line }) => line)).size).toBe(3);
});

test("stops that are far apart share one line", () => {
  const stops = ["London", "Paris", "Lyon"].map((label, day) => ({ label, text: "", day }));
  expect(spread(stops, (day) => 40 + day * 100, shape).map(({ line }) => line)).toEqual([0, 0, 0]);
});

test("of many stops within a few days, only the first and the last have a label", () => {
  const stops = ["Today", "A", "B", "C", "D", "E"].map((label, day) => ({ label, text: "", day }));
  const x = (day: number) => 100 + day * 5;
  expect(labelsOf(stops.slice(0, 4), x, shape)).toHaveLength(4);
  expect(labelsOf(stops, x, shape).map(({ label }) => label)).toEqual(["Today", "A", "E"]);
});

test("a text keeps to its column: it wraps at words, and dots stand for the rest", () => {
  const borders = "For the United Kingdom and the United States of America";
  expect(wrapped(borders, 200, 6.6)).toEqual([
    "For the United Kingdom and the",
    "United States of America",
  ]);
  expect(wrapped(borders, 110, 6.6)).toEqual(["For the United", "Kingdom and the…"]);
  expect(wrapped("Donaudampfschifffahrt", 66, 6.6)).toEqual(["Donaudamp…"]);
  expect(wrapped("", 100, 6.6)).toEqual([]);
  for (const width of [40, 77, 150, 230]) {
    for (const line of wrapped(borders, width, 7)) {
      expect(line.length).toBeLessThanOrEqual(Math.floor(width / 7));
    }
  }
});

test("a row with a long label is higher, and the rows below it move down", () => {
  const row = { is: "met", text: "Met", days: "Met", from: 0, until: 9 } as const;
  const long = "For the United Kingdom and the United States of America";
  const rows = [
    { ...row, id: "1", label: "Microchip", detail: long },
    { ...row, id: "2", label: "Rabies vaccination", detail: "For Chile" },
  ];
  const medium = { width: 700, labels: 200, row: 46, bar: 24, apart: 88 };
  const [first, second] = placeRows(rows, medium);
  expect(first?.detail).toHaveLength(2);
  expect(second?.y).toBe(first?.height);
  expect(first?.height).toBeGreaterThan(second?.height ?? 0);
  // On phones the label stands beside the days, in one line.
  const [narrow] = placeRows(
    [{ ...row, id: "1", label: "Vaccination against rabies and the wait after it", detail: "" }],
    { ...shape, width: 200 },
  );
  expect(narrow?.label).toHaveLength(1);
  expect(narrow?.label[0]).toMatch(/…$/);
});
