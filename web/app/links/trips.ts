export const tripsPath = "/plans";

/** The form for a trip, with a month set. */
export const newTripPath = ({ name, year }: { name: string; year: number }): string =>
  `${tripsPath}?month=${name}&year=${year}`;

/** The import of bookings, with what another app shared. */
export const importSharedPath = `${tripsPath}/import?shared`;

export const tripPath = (id: string): string => `${tripsPath}/${id}`;

export const papersAnchor = "entry-title";

/** What the borders of a trip require, with the next step. */
export const papersPath = (tripId: string): string => `${tripPath(tripId)}#${papersAnchor}`;

/** A pet's check-in sheet for a leg of a trip. */
export const dossierPath = (tripId: string, petId: string, legId?: string): string =>
  `${tripPath(tripId)}/dossier/${petId}${legId ? `?leg=${legId}` : ""}`;

export const experienceAnchor = "experience";

/** The questions about a trip's past legs. */
export const experiencePath = (tripId: string): string => `${tripPath(tripId)}#${experienceAnchor}`;

/** The page for importing bookings, with a trip preselected. */
export const importPath = (tripId?: string): string =>
  tripId === undefined
    ? `${tripsPath}/import`
    : `${tripsPath}/import?trip=${encodeURIComponent(tripId)}`;
