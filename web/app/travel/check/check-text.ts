export const checkTitle = "Can my pet make this trip?";
export const checkDescription =
  "Say which pet, from where to where and when. See what each border asks, by which day, and the earliest day you can go, with sources.";

/** The ID of the line with the answer. */
export const answerId = "answer";
