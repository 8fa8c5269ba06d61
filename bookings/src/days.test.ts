import { expect, test } from "vitest";
import { findDays } from "./days.ts";
import { findTimes } from "./times.ts";

const today = "2026-11-21";
const daysOf = (line: string) => findDays(line, today).map(({ day, why }) => day || why);

test.each([
  ["2027-06-12", "2027-06-12"],
  ["12 Jun 2027", "2027-06-12"],
  ["June 12, 2027", "2027-06-12"],
  ["12th of June 2027", "2027-06-12"],
  ["Sat 12JUN27", "2027-06-12"],
  ["12-Jun-2027", "2027-06-12"],
  ["12.06.2027", "2027-06-12"],
  ["12. Juni 2027", "2027-06-12"],
  ["12 de junio de 2027", "2027-06-12"],
  ["1er août 2027", "2027-08-01"],
  ["25/06/2027", "2027-06-25"],
  ["06/25/2027", "2027-06-25"],
  ["Tue 06/07/2027", "2027-07-06"],
  ["2026年12月3日", "2026-12-03"],
  ["2026 年 12 月 3 日（木曜日）", "2026-12-03"],
  ["令和8年12月3日", "2026-12-03"],
  ["令和9.6.12", "2027-06-12"],
  ["12月3日(木)", "2026-12-03"],
  ["12月3日 木曜日", "2026-12-03"],
  ["12/3(木)", "2026-12-03"],
  ["2027年6月12日 星期六", "2027-06-12"],
  ["2026년 12월 3일 (목)", "2026-12-03"],
])("%s is a day", (line, day) => {
  expect(daysOf(line)).toEqual([day]);
});

test("an ambiguous date is not guessed, and an invalid one is reported", () => {
  expect(daysOf("06/07/2027")).toEqual([
    "“06/07/2027” could be July 6 or June 7. Select the date.",
  ]);
  expect(daysOf("12月3日")).toEqual(["“12月3日” has no year. Select the date."]);
  expect(daysOf("2026年12月3日(金)")).toEqual([
    "“2026年12月3日” doesn't match its day of the week. Select the date.",
  ]);
  expect(daysOf("31 Feb 2027")).toEqual(["“31 Feb 2027” isn't a real date. Select the date."]);
  expect(daysOf("Mon 12 June 2027")).toEqual([
    "“12 June 2027” doesn't match its day of the week. Select the date.",
  ]);
});

test("a date without a year takes the year in which its weekday fits, or that of its range", () => {
  expect(daysOf("Fri 11 Jun")).toEqual(["2027-06-11"]);
  expect(daysOf("11 Jun")).toEqual(["“11 Jun” has no year. Select the date."]);
  expect(daysOf("11 Jun - 15 Jun 2027")).toEqual(["2027-06-11", "2027-06-15"]);
  expect(daysOf("30 Dec – 2 Jan 2028")).toEqual(["2027-12-30", "2028-01-02"]);
  expect(daysOf("12 – 15 June 2027")).toEqual(["2027-06-12", "2027-06-15"]);
});

test("times are parsed in 12 and 24 hours, with day offsets", () => {
  const timesOf = (line: string) => findTimes(line).map(({ time, shift }) => [time, shift]);
  expect(timesOf("10:05 - 12:35 +1")).toEqual([
    ["10:05", undefined],
    ["12:35", 1],
  ]);
  expect(timesOf("12:10 AM, 3 PM, 12 pm")).toEqual([
    ["00:10", undefined],
    ["15:00", undefined],
    ["12:00", undefined],
  ]);
  expect(timesOf("10.05 Uhr am nächsten Tag, 8h30")).toEqual([
    ["10:05", 1],
    ["08:30", undefined],
  ]);
  expect(timesOf("13 h 30, 13 Uhr 30, 1330 hrs")).toEqual([
    ["13:30", undefined],
    ["13:30", undefined],
    ["13:30", undefined],
  ]);
  expect(timesOf("午後1時30分、13時、８：０５、2時間30分")).toEqual([
    ["13:30", undefined],
    ["13:00", undefined],
    ["08:05", undefined],
  ]);
  expect(timesOf("EUR 10.05, 2:30 min, 25:00, 06.07.2027")).toEqual([]);
});
