import {
  type Review,
  reviewPeopleMin,
  type ReviewSummary,
} from "#contracts/lookup/venue-reviews.ts";
import { presentAuthor } from "../../accounts/profiles/service.ts";
import { moment } from "../../platform/db/moment.ts";
import { presentDrawn } from "../../travel/pets/service.ts";
import { presentPhotos } from "../../accounts/publishing/service.ts";
import type { RatingRow, ReviewRow } from "./store.ts";

/** The pet as a drawing: a review shows no photo of it that isn't its own. */
const presentPet = (pet: NonNullable<ReviewRow["pet"]>): Review["pet"] => {
  const { _id, petName, portrait } = presentDrawn(pet);
  return { _id, petName, portrait };
};

/** A fee of 0 is none; without an answer it is left out. */
const presentFee = ({ fee_amount: amount, fee_currency: currency }: ReviewRow) => {
  if (amount === null) return {};
  return { fee: amount === 0 || currency === null ? null : { amount, currency } };
};

export function presentReview(row: ReviewRow): Review {
  const photos = presentPhotos(row.photos);
  return {
    _id: row.id,
    venueId: row.venue_id,
    author: presentAuthor(row.author),
    stars: row.stars,
    text: row.text,
    visitedOn: row.visited_on,
    pet: row.pet && presentPet(row.pet),
    allowed: row.allowed,
    ...presentFee(row),
    maxKg: row.max_kg,
    maxPets: row.max_pets,
    fenced: row.fenced,
    water: row.water,
    ...(photos && { photos }),
    helpfulCount: row.helpful_count,
    ...(row.helpful && { helpful: true as const }),
    createdAt: moment(row.created_at),
    updatedAt: moment(row.updated_at),
    version: row.version,
    ...(row.hidden && { hidden: true as const }),
    ...(row.held && { held: true as const }),
  };
}

/** To one decimal; null where too few people have reviewed it. */
export const presentRating = (
  row: RatingRow | undefined,
): Pick<ReviewSummary, "average" | "count"> => ({
  average: row && row.people >= reviewPeopleMin ? Math.round(row.average * 10) / 10 : null,
  count: row?.count ?? 0,
});
