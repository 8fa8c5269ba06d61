export const tripsPath = "/plans";

/** The form for a trip, with a month set. */
export const newTripPath = ({ name, year }: { name: string; year: number }): string =>
  `${tripsPath}?month=${name}&year=${year}`;

/** The import of bookings, with what another app shared. */
export const importSharedPath = `${tripsPath}/import?shared`;

export const tripPath = (id: string): string => `${tripsPath}/${id}`;
