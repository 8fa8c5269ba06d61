import {
  type AskedPaper,
  experienceMonths,
  experiencePeopleMin,
  type ExperienceSummary,
} from "#contracts/travel/experiences.ts";
import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import { authorJson, type AuthorRow, joinAuthor } from "../../accounts/profiles/service.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { isAuthor } from "./policy.ts";

export type ExperienceRow = Selectable<Schema["experiences"]>;

/** An airline, an operator, a route, or an airline on a route. */
export type Group = {
  airline?: string | undefined;
  operator?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const isIn = ({ airline, operator, from, to }: Group): RawBuilder<boolean> => sql<boolean>`(
  ${airline === undefined ? sql`true` : sql`e.airline = ${airline}`}
  and ${operator === undefined ? sql`true` : sql`e.operator = ${operator}`}
  and ${from === undefined ? sql`true` : sql`e.from_country = ${from}`}
  and ${to === undefined ? sql`true` : sql`e.to_country = ${to}`})`;

/**
 * Whether a summary of an airline on a route reveals nothing about fewer people than may be summarized: subtracting all
 * such summaries from that of the airline, or of the route, must leave nobody or enough people. If it leaves fewer, the
 * smallest of them isn't shown.
 */
export async function isApart(
  db: Db,
  { airline, from, to }: Required<Omit<Group, "operator">>,
): Promise<boolean> {
  const { rows } = await sql<{ is_apart: boolean }>`
    with recent as (
      select *, from_country || '-' || to_country as route from experiences e
      where ${isRecent} and (airline = ${airline} or (from_country = ${from} and to_country = ${to}))
    ), cells as (
      select 'airline' as total, route as cell, profile_id from recent where airline = ${airline}
      union all
      select 'route', airline, profile_id from recent where from_country = ${from} and to_country = ${to}
    ), sized as (
      select total, cell, count(distinct profile_id) as people from cells group by total, cell
    ), shown as (
      select distinct on (total) total, cell from sized
      where people >= ${experiencePeopleMin} and cell is not null order by total, people, cell
    ), remaining as (
      select total, count(distinct profile_id) as people from cells join sized using (total)
      where cells.cell is not distinct from sized.cell
        and (sized.people < ${experiencePeopleMin} or sized.cell is null)
      group by total
    )
    select not exists (
      select from remaining join shown using (total)
      where remaining.people < ${experiencePeopleMin}
        and cell = case total when 'airline' then ${`${from}-${to}`} else ${airline} end
    ) as is_apart`.execute(db);
  return rows[0]?.is_apart ?? false;
}

const isRecent = sql<boolean>`(e.hidden_at is null
  and e.traveled_on > current_date - ${experienceMonths} * interval '1 month')`;

type SummaryRow = Omit<ExperienceSummary, "noPapers" | "noFee"> & {
  people: number;
  no_papers: number;
  no_fee: number;
};

/** What people reported about a group in the last months; undefined below the smallest number of people. */
export async function findSummary(db: Db, group: Group): Promise<SummaryRow | undefined> {
  const { rows } = await sql<SummaryRow>`
    with recent as (
      select * from experiences e
      where ${isRecent} and ${isIn(group)}
    )
    select count(*)::integer as reports, count(distinct profile_id)::integer as people,
      (count(*) filter (where accepted))::integer as accepted,
      (count(*) filter (where papers = '{}'))::integer as no_papers,
      (count(*) filter (where fee_amount = 0))::integer as no_fee,
      coalesce((
        select json_agg(json_build_object('paper', paper, 'count', n) order by n desc, paper)
        from (select paper, count(*) as n from recent, unnest(papers) as paper group by paper) p
      ), '[]') as papers,
      coalesce((
        select json_agg(json_build_object('currency', fee_currency, 'count', n, 'median', median)
          order by n desc, fee_currency)
        from (
          select fee_currency, count(*) as n,
            round(percentile_cont(0.5) within group (order by fee_amount)) as median
          from recent where fee_amount > 0 group by fee_currency
          having count(distinct profile_id) >= ${experiencePeopleMin}
        ) f
      ), '[]') as fees
    from recent`.execute(db);
  const [row] = rows;
  return row && row.people >= experiencePeopleMin ? row : undefined;
}

const ownMax = 200;

/** The reports of a person, the latest travel first. */
export const listOwn = (db: Db, viewer: Viewer): Promise<ExperienceRow[]> =>
  db
    .selectFrom("experiences")
    .selectAll()
    .where(isAuthor(viewer))
    .orderBy("traveled_on", "desc")
    .orderBy("id", "desc")
    .limit(ownMax)
    .execute();

/** The legs about which a person is not asked. */
export async function listAnswered(db: Db, { userId }: Viewer): Promise<Set<string>> {
  const { rows } = await sql<{ leg_id: string }>`
    select leg_id from experiences where ${isAuthor({ userId })}
    union select leg_id from experience_dismissals as d where ${isAuthor({ userId }, "d")}`.execute(
    db,
  );
  return new Set(rows.map(({ leg_id }) => leg_id));
}

/** A person's report about a leg, locked until the transaction ends. */
export const findOwn = (
  trx: Trx,
  viewer: Viewer,
  legId: string,
): Promise<ExperienceRow | undefined> =>
  trx
    .selectFrom("experiences")
    .selectAll()
    .where(isAuthor(viewer))
    .where("leg_id", "=", legId)
    .forUpdate()
    .executeTakeFirst();

type NewExperience = Omit<Insertable<Schema["experiences"]>, "created_at" | "updated_at">;

/** Inserts a report, or replaces the one of the same person about the same leg. What is hidden stays hidden. */
export function upsertExperience(trx: Trx, row: NewExperience): Promise<ExperienceRow> {
  const { id: _id, profile_id: _profile, leg_id: _leg, ...changes } = row;
  return trx
    .insertInto("experiences")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["profile_id", "leg_id"])
        .doUpdateSet({ ...changes, updated_at: sql<Date>`now()` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const deleteExperience = (trx: Trx, id: string) =>
  trx.deleteFrom("experiences").where("id", "=", id).execute();

/** Deletes the reports of a person, and returns them. */
export const listAllOf = (trx: Trx, author: Viewer): Promise<ExperienceRow[]> =>
  trx.selectFrom("experiences").selectAll().where(isAuthor(author)).execute();

export const deleteAllOf = (trx: Trx, author: Viewer): Promise<ExperienceRow[]> =>
  trx.deleteFrom("experiences").where(isAuthor(author)).returningAll().execute();

export const insertDismissal = (trx: Trx, profileId: string, legId: string) =>
  trx
    .insertInto("experience_dismissals")
    .values({ profile_id: profileId, leg_id: legId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export type ReviewRow = Omit<ExperienceRow, "papers"> & {
  papers: AskedPaper[];
  author: AuthorRow | null;
  visibility: "shown" | "hidden" | "removed";
};

type Listing = { before: string | undefined; limit: number };

/** Single reports with their authors, newest first. */
export async function listForReview(
  db: Db,
  group: Group,
  { before, limit }: Listing,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select e.*, ${authorJson} as author,
      case when e.hidden_at is null then 'shown' when e.hidden_at < 'infinity' then 'hidden'
        else 'removed' end as visibility
    from experiences e ${joinAuthor("e", "profile_id")}
    where ${isIn(group)} and ${before === undefined ? sql`true` : sql`e.id < ${before}`}
    order by e.id desc limit ${limit}`.execute(db);
  return rows;
}
