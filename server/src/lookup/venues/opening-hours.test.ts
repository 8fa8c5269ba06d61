import { describe, expect, test } from "vitest";
import { openingAt, weekAt } from "./opening-hours.ts";

const berlin = { latitude: 52.49, longitude: 13.43 };
/** Tuesday, May 4, 2027, 11:00 in Berlin. */
const tuesday = new Date("2027-05-04T09:00:00Z");

describe("in Berlin on a Tuesday at 11", () => {
  test.each([
    ["Mo-Fr 09:00-18:00; PH off", { isOpen: true, changesAt: "2027-05-04T18:00" }],
    ["24/7", { isOpen: true, changesAt: null }],
    ["Mo,We 09:00-18:00", { isOpen: false, changesAt: "2027-05-05T09:00" }],
    ["Mo-Fr 09:00-10:00,14:00-26:00", { isOpen: false, changesAt: "2027-05-04T14:00" }],
    ["Mo-Fr 09:00-10:00; Tu 10:00-12:00", { isOpen: true, changesAt: "2027-05-04T12:00" }],
    ["off", { isOpen: false, changesAt: null }],
    ["2030 Jan 01 10:00-12:00", { isOpen: false, changesAt: null }],
    ["Mo-Fr 09:00+", undefined],
    ['"by appointment"', undefined],
    ["sunrise-sunset", undefined],
    ["Mo-Fr 09:00-18:00; SH off", undefined],
    ["ask the neighbor", undefined],
    ["(".repeat(255), undefined],
    [`Mo-Fr 09:00-18:00${" ".repeat(300)}`, undefined],
    [`${"PH,".repeat(80)}Mo 10:00-12:00`, undefined],
    ["<script>alert(1)</script>", undefined],
    ["", undefined],
    [null, undefined],
  ])("%j", async (text, expected) => {
    const found = await openingAt(text, berlin, tuesday);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(expected);
  });
});

test("a public holiday of the country is one", async () => {
  const unity = new Date("2027-10-03T10:00:00Z");
  const hours = "Mo-Su 09:00-18:00; PH off";
  expect(await openingAt(hours, berlin, unity)).toMatchObject({ isOpen: false });
  const lisbon = { latitude: 38.72, longitude: -9.14 };
  expect(await openingAt(hours, lisbon, unity)).toMatchObject({ isOpen: true });
});

test.each([
  ["Auckland", -36.85, 174.76, "2027-05-04T21:30:00Z", true],
  ["Honolulu", 21.3, -157.85, "2027-05-04T21:30:00Z", true],
  ["Badajoz, on the clock of Spain", 38.88, -6.97, "2027-05-04T07:30:00Z", true],
  ["Elvas, on the clock of Portugal", 38.88, -7.16, "2027-05-04T07:30:00Z", false],
])("the clock is that of the place: %s", async (_name, latitude, longitude, at, isOpen) => {
  const found = await openingAt("Mo-Fr 09:00-18:00", { latitude, longitude }, new Date(at));
  expect(found).toMatchObject({ isOpen });
});

test("the hours of seven days begin with today, parted at midnight", async () => {
  expect(await weekAt("Mo-Fr 09:00-12:00,14:00-26:00; Su off", berlin, tuesday)).toEqual([
    {
      date: "2027-05-04",
      open: [
        { from: "00:00", to: "02:00" },
        { from: "09:00", to: "12:00" },
        { from: "14:00", to: "24:00" },
      ],
    },
    ...["2027-05-05", "2027-05-06", "2027-05-07"].map((date) => ({
      date,
      open: expect.arrayContaining([{ from: "14:00", to: "24:00" }]),
    })),
    { date: "2027-05-08", open: [{ from: "00:00", to: "02:00" }] },
    { date: "2027-05-09", open: [] },
    { date: "2027-05-10", open: expect.anything() },
  ]);
});

test("an open end leaves the week unknown, and a day that is clear known", async () => {
  const hours = "Mo-Fr 09:00-18:00; Sa 09:00+";
  expect(await openingAt(hours, berlin, tuesday)).toMatchObject({ isOpen: true });
  expect(await weekAt(hours, berlin, tuesday)).toBeUndefined();
});
