/** Where a browser is told what happens, as long as it listens. */
export const livePath = "/api/live";

/** What it can be told of: all hoots, one hoot, one story. */
export type LiveSubject = { hoots: "all" } | { hoot: string } | { blog: string };

/** Something happened, and is named. */
export const newsEvent = "news";
/** Something may have been missed: whoever wants to know has to look again. */
export const lookEvent = "look";
