import { reviewPeopleMin, type ReviewSummary } from "#contracts/lookup/venue-reviews.ts";
import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import { authorJson, type AuthorRow, joinAuthor } from "../../accounts/profiles/service.ts";
import {
  heldColumns,
  type PhotoRow,
  photosJson,
  type PhotoTable,
} from "../../accounts/publishing/service.ts";
import {
  contentOf,
  listedFor,
  type Moderating,
  uncountedFor,
  type ViewerId,
} from "../../accounts/relations/policy.ts";
import { idsMatchingQuery } from "../../platform/db/text-search.ts";
import type { Wanted } from "../../platform/text/matching.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { isOwner as isPetOwner } from "../../travel/pets/policy.ts";
import type { PetCardRow } from "../../travel/pets/service.ts";
import { canFind, canSearch, isAuthor } from "./policy.ts";

export const photoTable: PhotoTable = { table: "venue_review_photos", post: "review_id" };

type Columns = Selectable<Schema["venue_reviews"]>;

export type ReviewRow = Omit<
  Columns,
  "author_id" | "pet_id" | "visited_year" | "hidden_at" | "held_at"
> & {
  author: AuthorRow | null;
  pet: PetCardRow | null;
  photos: PhotoRow[] | null;
  helpful: boolean;
  hidden: boolean;
  held: boolean;
};

/** The columns of review `r` with its author, its pet, its photos and its votes as a viewer sees them. */
function columnsFor(viewer: Moderating): RawBuilder<unknown> {
  const hiddenVotes = uncountedFor(
    viewer?.userId,
    (isHidden) => sql`from venue_review_votes w where w.review_id = r.id and ${isHidden}`,
    sql.ref("w.profile_id"),
  );
  return sql`
    r.id, r.venue_id, r.stars, r.text, r.visited_on, r.allowed, r.fee_amount, r.fee_currency, r.max_kg, r.max_pets,
    r.fenced, r.water, r.version, r.created_at, r.updated_at, ${authorJson} as author,
    case when pet.id is not null then json_build_object('id', pet.id, 'pet_name', pet.pet_name, 'bio', '',
      'breed', pet.breed, 'species', pet.species, 'photo_file', null, 'drawn_photo', pet.drawn_photo,
      'colour', pet.colour) end as pet,
    ${photosJson(photoTable, "r.id")} as photos, r.helpful_count - ${hiddenVotes} as helpful_count,
    exists (select from venue_review_votes where review_id = r.id and profile_id = ${viewer?.userId ?? null}) as helpful,
    r.hidden_at is not null as hidden, r.held_at is not null as held`;
}

const withAuthorAndPet = sql`${joinAuthor("r")} left join pets pet on pet.id = r.pet_id`;

type Listing = { before: string | undefined; limit: number };

/** Reviews of a place that a viewer finds, newest first. */
export async function listReviews(
  db: Db,
  venueId: string,
  viewer: Moderating,
  { before, limit }: Listing,
): Promise<ReviewRow[]> {
  const cursor = before === undefined ? sql`true` : sql`r.id < ${before}`;
  const { rows } = await sql<ReviewRow>`
    select ${columnsFor(viewer)} from venue_reviews r ${withAuthorAndPet}
    where r.venue_id = ${venueId} and ${canFind(viewer)} and ${cursor}
    order by r.id desc limit ${limit}`.execute(db);
  return rows;
}

export type NamedReviewRow = Pick<Columns, "id" | "venue_id" | "text">;

/** Reviews that contain the words, the newest first. */
export async function findByWords(
  db: Db,
  terms: readonly Wanted[],
  limit: number,
  viewer: ViewerId,
): Promise<NamedReviewRow[]> {
  const ids = idsMatchingQuery("venue_reviews", terms, limit, canSearch(viewer));
  const { rows } = await sql<NamedReviewRow>`
    with selected as materialized (${ids})
    select r.id, r.venue_id, r.text from selected s join venue_reviews r on r.id = s.id
    order by r.id desc`.execute(db);
  return rows;
}

/** A person's own reviews, of one place or of all, newest first. What moderators removed is not among them. */
export async function listOwn(
  db: Db,
  author: { userId: string },
  { venueId, before, limit }: Listing & { venueId?: string },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${columnsFor({ ...author, isModerator: false })} from venue_reviews r ${withAuthorAndPet}
    where ${isAuthor(author, "r")} and (r.hidden_at is null or r.hidden_at < 'infinity')
      and ${venueId === undefined ? sql`true` : sql`r.venue_id = ${venueId}`}
      and ${before === undefined ? sql`true` : sql`r.id < ${before}`}
    order by r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A review that a rule allows. */
export async function findReview(
  db: Db,
  id: string,
  viewer: Moderating,
  rule: RawBuilder<unknown>,
): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${columnsFor(viewer)} from venue_reviews r ${withAuthorAndPet}
    where r.id = ${id} and ${rule}`.execute(db);
  return rows[0];
}

export const hasVenue = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom("venues").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined;

/** Locks a pet of an owner against deletion until the transaction ends. False if they have no such pet. */
export const lockPet = async (trx: Trx, id: string, owner: Viewer): Promise<boolean> =>
  (await trx
    .selectFrom("pets")
    .select("id")
    .where("id", "=", id)
    .where(isPetOwner(owner))
    .forKeyShare()
    .executeTakeFirst()) !== undefined;

/** Makes a person's writes about one place wait for each other. */
export const lockOwn = (trx: Trx, authorId: string, venueId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`review ${authorId} ${venueId}`}, 0))`.execute(
    trx,
  );

/** A person's review of a place in a year, or of the latest visit; locked until the transaction ends. */
export const findOwnForChange = (trx: Trx, author: Viewer, venueId: string, year?: number) =>
  trx
    .selectFrom("venue_reviews")
    .select(["id", "author_id", "version", "hidden_at"])
    .where(isAuthor(author))
    .where("venue_id", "=", venueId)
    .$if(year !== undefined, (query) => query.where("visited_year", "=", year ?? 0))
    .orderBy("visited_on", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export type ReviewColumns = Pick<
  Insertable<Schema["venue_reviews"]>,
  | "pet_id"
  | "stars"
  | "text"
  | "visited_on"
  | "allowed"
  | "fee_amount"
  | "fee_currency"
  | "max_kg"
  | "max_pets"
  | "fenced"
  | "water"
>;

export const insertReview = (
  trx: Trx,
  row: ReviewColumns & { id: string; venue_id: string; author_id: string },
  held: boolean,
) =>
  trx
    .insertInto("venue_reviews")
    .values({ ...row, ...(held && heldColumns) })
    .execute();

/** What is hidden stays hidden. */
export const updateReview = (trx: Trx, id: string, columns: ReviewColumns, held: boolean) =>
  trx
    .updateTable("venue_reviews")
    .set({
      ...columns,
      ...(held && heldColumns),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute();

export const deleteReview = (trx: Trx, id: string) =>
  trx.deleteFrom("venue_reviews").where("id", "=", id).execute();

export type PlacedReview = { id: string; venue_id: string };

/** All reviews of a person, hidden ones too. */
export const listPlaced = (trx: Trx, author: Viewer): Promise<PlacedReview[]> =>
  trx.selectFrom("venue_reviews").select(["id", "venue_id"]).where(isAuthor(author)).execute();

export const deleteAllOf = (trx: Trx, author: Viewer): Promise<PlacedReview[]> =>
  trx.deleteFrom("venue_reviews").where(isAuthor(author)).returning(["id", "venue_id"]).execute();

/** The place and the author of a review that a rule allows. */
export async function findForVote(
  trx: Trx,
  id: string,
  rule: RawBuilder<unknown>,
): Promise<{ venue_id: string; author_id: string } | undefined> {
  const { rows } = await sql<{ venue_id: string; author_id: string }>`
    select r.venue_id, r.author_id from venue_reviews r
    where r.id = ${id} and ${rule} for key share`.execute(trx);
  return rows[0];
}

/** Adds a person's vote; false if it was there. */
export async function insertVote(trx: Trx, id: string, profileId: string): Promise<boolean> {
  const { rows } = await sql`
    with added as (
      insert into venue_review_votes (review_id, profile_id) values (${id}, ${profileId})
      on conflict do nothing returning review_id
    )
    update venue_reviews set helpful_count = helpful_count + 1
    where id in (select review_id from added) returning id`.execute(trx);
  return rows.length > 0;
}

/** Removes a person's vote; false if there was none. */
export async function deleteVote(trx: Trx, id: string, profileId: string): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from venue_review_votes where review_id = ${id} and profile_id = ${profileId}
      returning review_id
    )
    update venue_reviews set helpful_count = helpful_count - 1
    where id in (select review_id from gone) returning id`.execute(trx);
  return rows.length > 0;
}

/** Removes all votes of a person; returns the reviews that had one. */
export async function deleteVotesOf(trx: Trx, profileId: string): Promise<PlacedReview[]> {
  const { rows } = await sql<PlacedReview>`
    with gone as (
      delete from venue_review_votes where profile_id = ${profileId} returning review_id
    )
    update venue_reviews set helpful_count = helpful_count - 1
    where id in (select review_id from gone) returning id, venue_id`.execute(trx);
  return rows;
}

export type RatingRow = { venue_id: string; count: number; people: number; average: number };

const isShown = listedFor(undefined, contentOf("r"));

/** The ratings of places with reviews, which are the same for everybody. */
export async function listRatings(db: Db, venueIds: readonly string[]): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select r.venue_id, count(*)::integer as count, count(distinct r.author_id)::integer as people,
      avg(r.stars)::float8 as average
    from venue_reviews r where r.venue_id = any (${venueIds}::uuid[]) and ${isShown}
    group by r.venue_id`.execute(db);
  return rows;
}

type TallyName = "letIn" | "free" | "fenced" | "water";

/** The answers of the reviews of a place that are shown; null where too few people answered. */
export async function sumAnswers(db: Db, venueId: string): Promise<Pick<ReviewSummary, TallyName>> {
  const tally = (answer: RawBuilder<unknown>) => sql`
    case when count(distinct r.author_id) filter (where ${answer} is not null) >= ${reviewPeopleMin}
      then json_build_object('yes', count(*) filter (where ${answer}), 'of', count(${answer})) end`;
  const { rows } = await sql<Pick<ReviewSummary, TallyName>>`
    select ${tally(sql`(r.allowed in ('yes', 'leashed'))`)} as "letIn",
      ${tally(sql`(r.fee_amount = 0)`)} as free, ${tally(sql`r.fenced`)} as fenced,
      ${tally(sql`r.water`)} as water
    from venue_reviews r where r.venue_id = ${venueId} and ${isShown}`.execute(db);
  return rows[0] ?? { letIn: null, free: null, fenced: null, water: null };
}
