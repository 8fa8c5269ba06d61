export const petPath = (id: string): string => `/pets/${id}`;

export const addPetPath = "/addpet";

/** The page after a pet was added or deleted. */
export const afterPetPath = "/profile";
