import * as z from "zod/mini";
import { HootPhoto, photoAlts, photoFiles } from "../community/hoots.ts";
import { Author } from "../kernel/author.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { beforeQuery, page, wholeNumber } from "../kernel/paging.ts";
import { calendarDate, Id, measure, Moment, text } from "../kernel/text.ts";
import { Currency } from "../travel/trip-parts.ts";
import { petMaxKgMax, petPolicies } from "./venues.ts";

export const reviewTextMax = 2_000;
export const reviewsOnPage = 10;
/** The first day of a visit that can be reviewed. */
export const firstVisitDay = "2000-01-01";
export const starsMax = 5;
/** An average and a sum appear once this many people have answered. */
export const reviewPeopleMin = 3;
export const petsInMax = 20;

const feeText = "Fee must be a whole number in the currency's smallest unit, such as cents.";
const starsText = `Choose 1 to ${starsMax} stars.`;
const petsText = `Pets at a time must be a whole number from 1 to ${petsInMax}.`;

/** A fee in the minor unit of its currency. */
const Fee = z.strictObject(
  {
    amount: z
      .number({ error: feeText })
      .check(z.int(feeText), z.gte(1, feeText), z.lte(100_000_000, "Fee is too large.")),
    currency: Currency,
  },
  { error: "Fee must be an amount with its currency." },
);

const Allowed = z.enum(petPolicies, {
  error: `Let in must be ${petPolicies.slice(0, -1).join(", ")} or ${petPolicies.at(-1)}.`,
});

/** The pet that came along, by its name and its drawn portrait. */
const ReviewPet = z.object({ _id: Id, petName: z.string(), portrait: z.nullable(z.string()) });

/** What a member writes about a visit with a pet. What they didn't answer is null. */
export const Review = z.object({
  _id: Id,
  venueId: Id,
  author: z.nullable(Author),
  stars: z.number(),
  text: z.string(),
  /** `YYYY-MM-DD`. */
  visitedOn: z.string(),
  pet: z.nullable(ReviewPet),
  /** Whether the pet was let in: anywhere, on a leash, only outside, or not. */
  allowed: z.nullable(z.enum(petPolicies)),
  /** Null where none was charged; absent where that isn't answered. */
  fee: z.optional(z.nullable(z.object({ amount: z.number(), currency: z.string() }))),
  /** The limits that the place named: kilograms of a pet, and pets at a time. */
  maxKg: z.nullable(z.number()),
  maxPets: z.nullable(z.number()),
  fenced: z.nullable(z.boolean()),
  /** A water bowl. */
  water: z.nullable(z.boolean()),
  /** Up to four; absent where there are none. */
  photos: z.optional(z.array(HootPhoto)),
  helpfulCount: z.number(),
  /** The caller found it helpful. */
  helpful: z.optional(z.literal(true)),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
  /** Moderators have hidden it; only its author and they get it. */
  hidden: z.optional(z.literal(true)),
  /** A new account's first post with a link, which waits for a moderator. */
  held: z.optional(z.literal(true)),
});
export type Review = z.output<typeof Review>;

/** How many of those who answered said yes. */
const Tally = z.nullable(z.object({ yes: z.number(), of: z.number() }));

/** Reviews of a place in sum. `travelers` counts each person once; what fewer than three answered is null. */
export const ReviewSummary = z.object({
  travelers: z.number(),
  average: z.nullable(z.number()),
  count: z.number(),
  /** Let in, also on a leash. */
  letIn: Tally,
  /** Without a fee. */
  free: Tally,
  fenced: Tally,
  water: Tally,
});
export type ReviewSummary = z.output<typeof ReviewSummary>;

const ofVenue = z.object({ id: Id });

export const listReviews = endpoint({
  method: "GET",
  path: "/api/venues/:id/reviews",
  summary: `Lists members' reviews of a place, newest first, ${reviewsOnPage} at a time, with a summary of all of them. Averages and sums need answers from ${reviewPeopleMin} people.`,
  session: "optional",
  params: ofVenue,
  query: z.object({ before: beforeQuery }),
  response: z.extend(page(Review), { summary: ReviewSummary }),
});

export const listOwnReviews = endpoint({
  method: "GET",
  path: "/api/venues/:id/reviews/mine",
  summary: "Lists the current user's reviews of a place, the latest visit first.",
  session: "required",
  params: ofVenue,
  response: z.object({ data: z.array(Review) }),
});

const limits = { rates: [{ times: 60, seconds: 60 * 60, per: "account" }] } as const;

export const putReview = endpoint({
  method: "PUT",
  path: "/api/venues/:id/reviews/mine",
  summary:
    "Reviews a visit to a place with a pet. There is one review for each person, place and calendar year: another one in the year of `visitedOn` replaces it, and keeps photos that aren't sent. `fee` is null where none was charged.",
  session: "required",
  params: ofVenue,
  body: z.strictObject({
    stars: z
      .number({ error: starsText })
      .check(z.int(starsText), z.gte(1, starsText), z.lte(starsMax, starsText)),
    text: text("Review", reviewTextMax),
    visitedOn: calendarDate("Date of the visit"),
    petId: z.optional(z.nullable(Id)),
    allowed: z.optional(z.nullable(Allowed)),
    fee: z.optional(z.nullable(Fee)),
    maxKg: z.optional(z.nullable(measure("Weight limit in kg", 0.1, petMaxKgMax))),
    maxPets: z.optional(
      z.nullable(
        z
          .number({ error: petsText })
          .check(z.int(petsText), z.gte(1, petsText), z.lte(petsInMax, petsText)),
      ),
    ),
    fenced: z.optional(z.nullable(z.boolean({ error: "Fenced must be true or false." }))),
    water: z.optional(z.nullable(z.boolean({ error: "Water bowl must be true or false." }))),
    ...photoAlts,
  }),
  files: photoFiles,
  response: Review,
  versioned: true,
  idempotent: true,
  limits,
});

export const deleteReview = endpoint({
  method: "DELETE",
  path: "/api/venues/:id/reviews/mine",
  summary:
    "Deletes the current user's review of a place with its photos: that of a `year`, or the one of the latest visit.",
  session: "required",
  params: ofVenue,
  query: z.object({ year: z.optional(wholeNumber("year", 2000, 2100)) }),
  response: z.object({ _id: Id }),
  limits,
});

const ofReview = z.object({ id: Id, reviewId: Id });
const helpfulLimits = { rates: [{ times: 300, seconds: 10 * 60, per: "account" }] } as const;

export const markHelpful = endpoint({
  method: "PUT",
  path: "/api/venues/:id/reviews/:reviewId/helpful",
  summary: "Marks another person's review as helpful. Marking it again has no effect.",
  session: "required",
  params: ofReview,
  response: Review,
  limits: helpfulLimits,
});

export const unmarkHelpful = endpoint({
  method: "DELETE",
  path: "/api/venues/:id/reviews/:reviewId/helpful",
  summary: "Removes the current user's mark from a review.",
  session: "required",
  params: ofReview,
  response: Review,
  limits: helpfulLimits,
});
