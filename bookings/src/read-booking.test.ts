import { blankLeg, blankStay, flightRead, stayRead } from "./booking.ts";
import { expect, test } from "vitest";
import { findUnread, unreadMax } from "./read-booking.ts";
import { joinUnread, unreadLeft } from "./unread-left.ts";

const today = "2026-11-21";
const found = (lines: readonly string[], bookings: Parameters<typeof findUnread>[1] = []) =>
  findUnread(lines, bookings, today).map(({ is, text }) => `${is} ${text}`);
const flight = flightRead(
  {
    ...blankLeg,
    airlineCode: "BA",
    flightNumber: "BA 212",
    departureDate: "2026-12-27",
    arrivalDate: "2026-12-28",
    confirmation: "QX7M2K",
  },
  ["“06/07/2027” could be July 6 or June 7. Select the date."],
  "",
);

test("only details that are in no booking are unread", () => {
  const lines = [
    "BA0212 on 27 Dec 2026, arriving 28 Dec 2026, booking reference QX7M2K, or 06/07/2027",
    "BA 304 on 29 Dec 2026, booking reference QX7M9Z, or 08/09/2027",
  ];
  expect(found(lines, [flight])).toEqual([
    "flight BA 304",
    "date Dec 29, 2026",
    "date 08/09/2027",
    "code QX7M9Z",
  ]);
});

test("dates of stays are read, and each detail is listed once", () => {
  const stay = stayRead({ ...blankStay, checkIn: "2026-12-27", checkOut: "2027-01-02" }, [], "");
  const lines = ["27 Dec 2026 to 2 Jan 2027", "Dinner on 28 Dec 2026", "Brunch on 28 Dec 2026"];
  expect(found(lines, [stay])).toEqual(["date Dec 28, 2026"]);
});

test("dates of birth, passports and issue are no dates of a trip", () => {
  const lines = [
    "Date of birth: 12 May 1984",
    "Passport expires 3 Mar 2031",
    "Issued on 4 Jan 2027",
    "Date: Sun, Nov 15, 2026",
  ];
  expect(found(lines)).toEqual([]);
});

test("headings and sentences with the word confirmation have no codes", () => {
  expect(
    found([
      "BOOKING CONFIRMED",
      "CONFIRMATION NUMBER",
      "Your booking details",
      "RESERVATION STATUS: CONFIRMED",
      "By train you reach us easily.",
    ]),
  ).toEqual([]);
});

test("a detail is no longer unread once the person enters it", () => {
  const unread = findUnread(["BA 212, 27 Dec 2026, code QX7M2K, Eurostar 9014"], [], today);
  expect(unreadLeft(unread, [flight]).map(({ is }) => is)).toEqual(["transport"]);
  expect(joinUnread(unread, unread)).toEqual(unread);
});

test("a text of many details has a bounded list", () => {
  const lines = Array.from({ length: 5_000 }, (_, place) => `BA ${1 + (place % 9_000)}`);
  expect(found(lines)).toHaveLength(unreadMax);
});
