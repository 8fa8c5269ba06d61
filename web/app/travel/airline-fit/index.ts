import { lazy } from "../../data/lazy/lazy.tsx";

export { SeatField } from "./seat-field.tsx";
export { fitOf, fitRequest, type Seat } from "./fit-request.ts";

/** Whether one of the member's pets fits an airline; it loads after an action of the reader. */
export const LazyAirlineFit = lazy(async () => (await import("./airline-fit.tsx")).AirlineFit);
