import { expect, test } from "vitest";
import { spread } from "./timeline-picture.tsx";

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
