export { monthsAfter, tripDate, weeksOf } from "./calendar/trip-days.ts";
export { LazyAddTodos } from "./lazy.ts";
export { nextTrip, nextTripText } from "./next-trip.ts";
export { UpcomingTrips } from "./upcoming-trips.tsx";
export { cacheTrip, useTrips } from "./use-trips.ts";
