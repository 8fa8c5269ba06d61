import { expect, test } from "vitest";
import { momentOf } from "./zone-time.ts";

// Berlin changes from 2:00 to 3:00 on March 28, 2027, and back from 3:00 to 2:00 on October 31; New York changes on
// March 14 and November 7, Lord Howe by half an hour on October 3 and April 4. Samoa had no December 30, 2011.
test.each([
  ["2027-07-01", "10:55", "Europe/Berlin", "2027-07-01T08:55Z"],
  ["2027-10-31", "01:59", "Europe/Berlin", "2027-10-30T23:59Z"],
  ["2027-10-31", "02:30", "Europe/Berlin", "2027-10-31T00:30Z"],
  ["2027-10-31", "03:00", "Europe/Berlin", "2027-10-31T02:00Z"],
  ["2027-11-07", "01:30", "America/New_York", "2027-11-07T05:30Z"],
  ["2027-04-04", "01:45", "Australia/Lord_Howe", "2027-04-03T14:45Z"],
  ["2027-03-28", "01:59", "Europe/Berlin", "2027-03-28T00:59Z"],
  ["2027-03-28", "02:30", "Europe/Berlin", "2027-03-28T01:30Z"],
  ["2027-03-28", "03:00", "Europe/Berlin", "2027-03-28T01:00Z"],
  ["2027-03-14", "02:30", "America/New_York", "2027-03-14T07:30Z"],
  ["2011-12-31", "00:30", "Pacific/Apia", "2011-12-30T10:30Z"],
  ["2027-06-01", "12:00", "Asia/Kathmandu", "2027-06-01T06:15Z"],
])("%s %s in %s is one moment", (day, time, zone, moment) => {
  expect(new Date(momentOf({ day, time }, zone) ?? 0)).toEqual(new Date(moment));
});

test("an unknown zone has no moments", () => {
  expect(momentOf({ day: "2027-06-01", time: "12:00" }, "Mars/Olympus")).toBeUndefined();
});
