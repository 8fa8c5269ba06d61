import { plansPath } from "../../../links/plans.ts";

/** Where bookings are imported; with a trip, into that one. */
export const importPath = (tripId?: string): string =>
  tripId === undefined
    ? `${plansPath}/import`
    : `${plansPath}/import?trip=${encodeURIComponent(tripId)}`;
