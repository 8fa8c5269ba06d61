import { archivePart } from "../../platform/archive-part.ts";
import { allTripsCalendar } from "./service.ts";

/** The calendar of all own trips, for other apps. Calendar links are secrets of this site and not in it. */
export const calendarArchive = archivePart<object>({
  name: "calendar",
  title: "Calendar",
  order: 55,
  list: async () => [],
  titleOf: () => "Calendar",
  file: {
    path: "calendar.ics",
    make: async (reading, owner) => (await allTripsCalendar(reading, owner)).body,
  },
});
