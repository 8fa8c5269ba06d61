import type { Review } from "#contracts/lookup/venue-reviews.ts";
import { archivePart } from "../../platform/archive-part.ts";
import { listAllOwn } from "./service.ts";

/** Own reviews of places. They are not restored, because that would publish them again. */
export const reviewArchive = archivePart<Review>({
  name: "reviews",
  title: "Reviews of places",
  order: 93,
  list: ({ db }, owner) => listAllOwn(db, owner),
  titleOf: ({ text }) => text,
});
