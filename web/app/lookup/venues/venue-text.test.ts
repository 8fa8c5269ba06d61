import { expect, test } from "vitest";
import { american } from "#format/reader.ts";
import { hoursRows } from "./venue-text.ts";

const hours = (from: string, to: string) => [{ from, to }];

test("days in a row with the same hours share a line, but for today", () => {
  const open = hours("09:00", "19:00");
  const week = [
    { date: "2026-11-30", open },
    { date: "2026-12-01", open },
    { date: "2026-12-02", open },
    { date: "2026-12-03", open: [...hours("08:00", "12:00"), ...hours("14:00", "24:00")] },
    { date: "2026-12-04", open },
    { date: "2026-12-05", open: [] },
    { date: "2026-12-06", open: [] },
  ];
  expect(hoursRows(week, american)).toEqual([
    { days: "Today", texts: ["9:00 AM – 7:00 PM"] },
    { days: "Tue – Wed", texts: ["9:00 AM – 7:00 PM"] },
    { days: "Thu", texts: ["8:00 AM – 12:00 PM", "2:00 PM – midnight"] },
    { days: "Fri", texts: ["9:00 AM – 7:00 PM"] },
    { days: "Sat – Sun", texts: ["Closed"] },
  ]);
});

test("a place that never closes needs two lines", () => {
  const week = ["2026-11-30", "2026-12-01", "2026-12-02"].map((date) => ({
    date,
    open: hours("00:00", "24:00"),
  }));
  expect(hoursRows(week, american)).toEqual([
    { days: "Today", texts: ["Open 24 hours"] },
    { days: "Tue – Wed", texts: ["Open 24 hours"] },
  ]);
});
