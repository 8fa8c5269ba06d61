import { lazy } from "../../data/lazy/lazy.tsx";

export { CarrierBox } from "./carrier-box.tsx";
export { SeatField } from "./seat-field.tsx";
export { fitOf, fitRequest, type Seat } from "./fit-request.ts";

/** Whether one of the member's pets fits an airline; it loads after an action of the reader. */
export const LazyAirlineFit = lazy(async () => (await import("./airline-fit.tsx")).AirlineFit);

/** The member's carrier and pet beside the carriers of airlines. */
export const LazyOwnBag = lazy(async () => (await import("./own-bag.tsx")).OwnBag, {
  when: "idle",
});
