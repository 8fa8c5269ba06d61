import { lazy } from "../../data/lazy/lazy.tsx";

export { isCarrier, sizesIn, type CarrierSize } from "./sizes.ts";

/** Which airlines and pets a carrier of the shop fits. */
export const LazyCarrierFit = lazy(async () => (await import("./carrier-fit.tsx")).CarrierFit, {
  when: "idle",
});
