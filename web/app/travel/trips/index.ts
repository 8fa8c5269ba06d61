export { monthsAfter, tripDate, weeksOf } from "./calendar/trip-days.ts";
export { UpcomingTrips } from "./upcoming-trips.tsx";
export { cacheTrip } from "./use-trips.ts";
