import * as reviews from "#contracts/lookup/venue-reviews.ts";
import { verdictBy, openRow, ownRow, type Row, row, type Scene } from "./authorization-scene.ts";
import * as policy from "../src/lookup/venue-reviews/policy.ts";
import { freshText } from "./fresh-text.ts";
import { addVenue } from "./venues.ts";

const review = () => ({
  stars: 4,
  text: freshText("A bowl at the door."),
  visitedOn: "2026-03-12",
});

const someVenue = async ({ server }: Scene) => ({ params: { id: await addVenue(server.db) } });

/** A review by the owner. */
async function ownReview(scene: Scene) {
  const { params } = await someVenue(scene);
  const { _id } = await scene.owner.call(reviews.putReview, { params, body: review() });
  return { id: params.id, reviewId: _id };
}

const ofReview = async (scene: Scene) => ({ params: await ownReview(scene) });

/** Of people who have blocked the caller, nothing exists, and no one votes for their own. */
const ofOthers = { owner: "VALIDATION", stranger: "ok", blocked: "NOT_FOUND" } as const;

/** The authorization matrix of reviews of places. */
export const rowsOfReviews: readonly Row[] = [
  openRow(reviews.listReviews, someVenue),
  ownRow(reviews.listOwnReviews, someVenue),
  ownRow(reviews.putReview, async (scene) => ({ ...(await someVenue(scene)), body: review() })),
  row(reviews.deleteReview, {
    input: async (scene) => ({ params: { id: (await ownReview(scene)).id } }),
    // Of others, it is their own that is missing.
    stranger: verdictBy({ author_id: "owner" }, policy.canDelete),
  }),
  row(reviews.markHelpful, { input: ofReview, ...ofOthers }),
  row(reviews.unmarkHelpful, { input: ofReview, ...ofOthers }),
];
