import { tripsPath } from "../../../links/trips.ts";

/** The page for importing bookings, with a trip preselected. */
export const importPath = (tripId?: string): string =>
  tripId === undefined
    ? `${tripsPath}/import`
    : `${tripsPath}/import?trip=${encodeURIComponent(tripId)}`;
