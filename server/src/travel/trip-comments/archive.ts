import type { TripComment } from "#contracts/travel/trip-comments.ts";
import { allPages, archivePart } from "../../platform/archive-part.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import * as trips from "../trips/service.ts";
import { listComments } from "./service.ts";

async function* commentsOfTrips(db: Db, owner: Session) {
  for (const { _id: tripId } of await trips.listTrips(db, owner)) {
    const pages = allPages((before) => listComments(db, owner, tripId, before));
    for await (const comment of pages) yield { ...comment, tripId };
  }
}

/** The comments of own and joined trips, as they are shown to the person. */
export const tripCommentArchive = archivePart<TripComment & { tripId: string }>({
  name: "trip-comments",
  title: "Comments on trips",
  order: 60,
  list: ({ db }, owner) => commentsOfTrips(db, owner),
  titleOf: ({ text }) => text,
});
