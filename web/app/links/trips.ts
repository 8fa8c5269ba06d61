export const tripsPath = "/plans";

/** The form for a trip, with a month set. */
export const newTripPath = ({ name, year }: { name: string; year: number }): string =>
  `${tripsPath}?month=${name}&year=${year}`;

/** The import of bookings, with what another app shared. */
export const importSharedPath = `${tripsPath}/import?shared`;

/** The parts of a trip's page; the first is at the trip's own address, and the people open from their faces. */
export type TripPart = "overview" | "papers" | "days" | "packing" | "money" | "people";

export const tripPath = (id: string, part: TripPart = "overview"): string =>
  `${tripsPath}/${id}${part === "overview" ? "" : `/${part}`}`;

export const inviteAnchor = "invite";

/** The page on which a person is invited to a trip. */
export const invitePath = (tripId: string): string =>
  `${tripPath(tripId, "people")}#${inviteAnchor}`;

/** The page of an invitation to a trip. */
export const invitationPath = (token: string): string => `/invitations/${token}`;

export const papersAnchor = "entry-title";

/** What the borders of a trip require. */
export const papersPath = (tripId: string): string =>
  `${tripPath(tripId, "papers")}#${papersAnchor}`;

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
