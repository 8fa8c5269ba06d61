export { monthsAfter, weeksOf } from "./calendar/trip-days.ts";
export { destinationOf } from "./plan-text.ts";
export { shownText } from "./sharing/share-text.ts";
export { UpcomingTrips } from "./upcoming-trips.tsx";
