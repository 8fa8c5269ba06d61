import { createElement } from "react";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export const LazyNextTripCard = lazy(
  async () => (await import("./next-trip-card.tsx")).NextTripCard,
);
export const LazyTripTicket = lazy(async () => (await import("./trip-ticket.tsx")).TripTicket);
export const LazyTripCardMap = lazy(async () => (await import("./trip-map.tsx")).TripCardMap, {
  when: "visible",
  fallback: createElement(Skeleton, { height: "100%" }),
});
