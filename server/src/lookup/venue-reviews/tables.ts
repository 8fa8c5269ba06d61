import type { PetPolicy } from "#contracts/lookup/venues.ts";
import type { Generated, GeneratedAlways } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    venue_reviews: VenueReviewsTable;
    venue_review_photos: VenueReviewPhotosTable;
    venue_review_votes: VenueReviewVotesTable;
  }
}

/** A member's review of a visit with a pet; one for each person, place and year. */
type VenueReviewsTable = {
  id: string;
  venue_id: string;
  author_id: string;
  /** Null without a pet, and where it was deleted. */
  pet_id: string | null;
  stars: number;
  text: string;
  visited_on: string;
  visited_year: GeneratedAlways<number>;
  /** Null is not answered, here and below. */
  allowed: PetPolicy | null;
  /** In the smallest unit of its currency; 0 where none was charged. */
  fee_amount: number | null;
  fee_currency: string | null;
  max_kg: number | null;
  max_pets: number | null;
  fenced: boolean | null;
  water: boolean | null;
  helpful_count: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  hidden_at: Generated<Date | null>;
  held_at: Generated<Date | null>;
  /** Of its text, for searches. */
  words: GeneratedAlways<string>;
};

type VenueReviewPhotosTable = {
  review_id: string;
  position: number;
  file_id: string;
  alt: Generated<string>;
};

/** Who found a review helpful. */
type VenueReviewVotesTable = {
  review_id: string;
  profile_id: string;
  created_at: Generated<Date>;
};
