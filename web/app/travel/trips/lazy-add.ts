import { lazy } from "../../data/lazy/lazy.tsx";

/** Complete in HTML from the server; its code loads when it is nearly in sight. */
export const LazyAddToTrip = lazy(
  async () => (await import("./add-to-trip-button.tsx")).AddToTripButton,
  { when: "visible" },
);
export const LazyAddTodos = lazy(async () => (await import("./add-to-trip.tsx")).AddTodos);
export const LazyAddPlan = lazy(async () => (await import("./add-to-trip.tsx")).AddPlan);
