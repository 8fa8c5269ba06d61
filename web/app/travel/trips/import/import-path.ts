import { tripsPath } from "../../../links/trips.ts";

/** Where bookings are imported; with a trip, into that one. */
export const importPath = (tripId?: string): string =>
  tripId === undefined
    ? `${tripsPath}/import`
    : `${tripsPath}/import?trip=${encodeURIComponent(tripId)}`;
