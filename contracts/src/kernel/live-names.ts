/** Path of the event stream of live updates. */
export const livePath = "/api/live";

/** Topics of live updates: all hoots, one hoot, one story, the reader's own notifications. */
export type LiveSubject =
  | { hoots: "all" }
  | { hoot: string }
  | { blog: string }
  | { own: "notifications" };

/** Event type: something happened; its data names it. */
export const newsEvent = "news";
/** Event type: events may have been missed, so clients revalidate. */
export const revalidateEvent = "look";
