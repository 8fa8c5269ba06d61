export { loadAddTodos } from "./lazy.ts";
export { monthsAfter, weeksOf } from "./calendar/trip-days.ts";
export { UpcomingTrips } from "./upcoming-trips.tsx";
