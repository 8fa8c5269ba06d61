export { AddTodos } from "./add-todos.tsx";
export { monthsAfter, weeksOf } from "./calendar/trip-days.ts";
export { UpcomingTrips } from "./upcoming-trips.tsx";
