export const petPath = (id: string): string => `/pets/${id}`;

/** A pet's details for a check-in desk, on the whole screen; with the trip whose link it shows. */
export const counterPath = (id: string, tripId?: string): string =>
  `${petPath(id)}/counter${tripId === undefined ? "" : `?trip=${tripId}`}`;

export const addPetPath = "/addpet";

/** For a first pet; back to the home page then. */
export const firstPetPath = `${addPetPath}?next=/`;

/** The page after a pet was added or deleted. */
export const afterPetPath = "/profile";
