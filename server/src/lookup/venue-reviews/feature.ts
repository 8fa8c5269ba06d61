import * as contract from "#contracts/lookup/venue-reviews.ts";
import { sql } from "kysely";
import type { PostingRules } from "../../accounts/publishing/service.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { reviewArchive } from "./archive.ts";
import * as reviews from "./service.ts";

type Deps = { db: Db; events: Events; posting: PostingRules };
type Listed = Pick<contract.Review, "author">;

/** Reviews show the names of people and of their pets. */
const ofVenue = {
  cached: ({ data }: { data: Listed[] }, { params: { id } }: { params: { id: string } }) => ({
    tags: [
      `venue-reviews:${id}`,
      "people",
      ...new Set(data.flatMap(({ author }) => (author ? [`pets:${author._id}`] : []))),
    ],
  }),
};

function reviewRoutes(api: Api, { db, events, posting }: Deps): void {
  const { files } = api;
  route(
    api,
    contract.listReviews,
    ({ session, params, query }) => reviews.listReviews(db, session, params.id, query.before),
    ofVenue,
  );
  route(api, contract.listOwnReviews, ({ session, params }) =>
    reviews.listOwn(db, session, params.id),
  );
  route(api, contract.putReview, ({ session, params, body, files: photos, ifVersion, key }) =>
    reviews.putReview({ events, files, posting }, session, {
      venueId: params.id,
      body,
      photos,
      ifVersion,
      key,
    }),
  );
  route(api, contract.deleteReview, ({ session, params, query }) =>
    reviews.deleteReview({ events, files }, session, params.id, query.year),
  );
  route(api, contract.markHelpful, ({ session, params }) =>
    reviews.markHelpful(events, session, params),
  );
  route(api, contract.unmarkHelpful, ({ session, params }) =>
    reviews.unmarkHelpful(events, session, params),
  );
}

type AboutReview = { reviewId: string; venueId: string; actorId: string };

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "review.posted": AboutReview;
    "review.changed": AboutReview;
    "review.deleted": AboutReview;
    "review.helpful": AboutReview & { authorId: string };
  }
}

const shown = ({ venueId }: AboutReview) => [`venue-reviews:${venueId}`];
/** Places show their ratings, and searches find their words. */
const counted = (event: AboutReview) => [
  ...shown(event),
  `venue:${event.venueId}`,
  "venue-reviews",
];

export const venueReviewFeature: Feature<Deps> = {
  name: "venue-reviews",
  routes: reviewRoutes,
  archiveParts: [reviewArchive],
  staleTags: {
    "review.posted": counted,
    "review.changed": counted,
    "review.deleted": counted,
    "review.helpful": shown,
  },
  closingHooks: reviews.closingHooks,
  hiddenFileQuery: (fileId) => sql`
    select r.hidden_at from venue_review_photos p join venue_reviews r on r.id = p.review_id
    where p.file_id = ${fileId} and r.hidden_at is not null`,
  beforeAccountDeletion: reviews.deleteTracesOf,
};
