export const checkTitle = "Can my pet make this trip?";
export const checkDescription =
  "Tell us which pet, where and when. See what each border requires, by which day, and the earliest day you can go, with sources.";

/** The ID of what would clear what blocks. */
export const optionsId = "clear-it";

/** Each name once, and dots for those after the fifth. */
export const namesOf = (titles: readonly string[]): string => {
  const names = [...new Set(titles)];
  return names.length > 5 ? `${names.slice(0, 5).join(", ")} …` : names.join(", ");
};
