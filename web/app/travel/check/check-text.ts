export const checkTitle = "Can my pet make this trip?";
export const checkDescription =
  "Tell us which pet, where and when. See what each border requires, by which day, and the earliest day you can go, with sources.";

/** The ID of the line with the answer. */
export const answerId = "answer";
/** The ID of what would clear what blocks. */
export const optionsId = "clear-it";
