/** Places where a pet is welcome. */
export const venuesPath = "/places";
export const venuePath = (id: string): string => `${venuesPath}/${id}`;
/** The form for a hoot about a place. */
export const aboutVenuePath = (id: string): string => `/newhoot?venue=${id}`;

/** The question that places are searched for, by the keys of its address. */
export const venuesKeys = [
  "city",
  "near",
  "category",
  "emergency",
  "pets",
  "open",
  "radius",
  "q",
  "before",
] as const;
