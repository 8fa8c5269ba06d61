import { lazy } from "../../data/lazy/lazy.tsx";

export const LazyNextTripCard = lazy(
  async () => (await import("./next-trip-card.tsx")).NextTripCard,
);
export const LazyTripTicket = lazy(async () => (await import("./trip-ticket.tsx")).TripTicket);
