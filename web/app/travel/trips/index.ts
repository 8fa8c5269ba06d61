export { monthsAfter, tripDate, weeksOf } from "./calendar/trip-days.ts";
export { LazyNextTripCard } from "./lazy.ts";
export { LazyAddPlan, LazyAddTodos, LazyAddToTrip } from "./lazy-add.ts";
export { nextTrip, nextTripText } from "./next-trip.ts";
export { useTripVerdicts } from "./papers/use-verdicts.ts";
export { UpcomingTrips } from "./upcoming-trips.tsx";
export { cacheTrip, useTrips } from "./use-trips.ts";
