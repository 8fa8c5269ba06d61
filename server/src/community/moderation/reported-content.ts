import type { ReportKind } from "#contracts/community/moderation.ts";
import { idPattern } from "#contracts/kernel/text.ts";
import { providerById } from "#reference/services.ts";
import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";
import { experienceSource, findExperienceGroup } from "./reported-experiences.ts";
import { contentOf, openFor, type ViewerId } from "../../accounts/relations/policy.ts";

/** Something that can be reported. */
export type Reported = {
  kind: ReportKind;
  id: string;
  title: string;
  text: string;
  image: string | null;
  path: string;
  authorId: string | null;
  visibility: "shown" | "held" | "hidden" | "removed";
  /** Since when it waits for review. */
  heldAt: Date | null;
  createdAt: Date | null;
  /** When its author last changed it; null where that isn't recorded. */
  changedAt: Date | null;
  /** The post that a comment belongs to. */
  thread: { kind: "hoot" | "blog"; id: string } | null;
  /** Service and city of a provider. */
  place: { service: string; city: string } | null;
  /** Company and countries of a travel report. */
  travel: Record<"airline" | "operator" | "from" | "to", string | null> | null;
  /** The place of a review. */
  venueId: string | null;
};

type Row = {
  title: string;
  text: string;
  image: string | null;
  path: string;
  author_id: string | null;
  visibility: Reported["visibility"];
  held_at: Date | null;
  created_at: Date;
  changed_at: Date | null;
  thread_kind: "hoot" | "blog" | null;
  thread_id: string | null;
  service: string | null;
  city: string | null;
  airline: string | null;
  operator: string | null;
  from_country: string | null;
  to_country: string | null;
  venue_id: string | null;
};

const noThread = sql`null as thread_kind, null as thread_id`;
const noTravel = sql`null as airline, null as operator, null as from_country, null as to_country,
  null as venue_id`;
/** What can't be held. */
const neverHeld = sql`null::timestamptz as held_at`;
const unknownChange = sql`null::timestamptz as changed_at`;
const noPlace = sql`null as service, null as city, ${noTravel}`;

const sources: Record<ReportKind, RawBuilder<unknown>> = {
  hoot: sql`
    select id, title, text, coalesce((select '/files/' || file_id || '/640.webp' from hoot_photos
        where hoot_id = hoots.id order by position limit 1), gif_url) as image,
      '/hoots/' || id as path, author_id, hidden_at, held_at, created_at, updated_at as changed_at, ${noThread},
      ${noPlace} from hoots`,
  blog: sql`
    select id, title, concat_ws(E'\n', content_one, content_two, content_three, content_four) as text,
      image_one as image, '/blogs/' || id as path, author_id, hidden_at, held_at, created_at,
      updated_at as changed_at, ${noThread}, ${noPlace} from blogs`,
  comment: sql`
    select id, left(text, 80) as title, text, null as image,
      '/hoots/' || hoot_id || '#c-' || id as path, author_id, hidden_at, held_at, created_at,
      updated_at as changed_at, 'hoot' as thread_kind, hoot_id as thread_id, ${noPlace}
    from comments where deleted_at is null
    union all
    select id, left(text, 80), text, null, '/blogs/' || blog_id || '#c-' || id, author_id, hidden_at,
      held_at, created_at, updated_at, 'blog', blog_id, ${noPlace}
    from blog_comments where deleted_at is null`,
  photo: sql`
    select id, coalesce(nullif(caption, ''), nullif(alt, ''), 'Photo') as title, caption as text,
      coalesce('/files/' || file_id || '/640.webp', drawn) as image,
      '/profiles/' || profile_id || '/photos/' || id as path, profile_id as author_id, hidden_at,
      ${neverHeld}, created_at, ${unknownChange}, ${noThread}, ${noPlace} from gallery_photos`,
  profile: sql`
    select id, username as title, bio as text, avatar as image, '/profiles/' || id as path,
      id as author_id, hidden_at, ${neverHeld}, created_at, ${unknownChange}, ${noThread}, ${noPlace} from profiles`,
  provider: sql`
    select id, name as title, concat_ws(E'\n', services, address, contact) as text, null as image,
      '/services/' || service || '/' || replace(city, ' ', '') as path, suggested_by as author_id,
      hidden_at, ${neverHeld}, created_at, ${unknownChange}, ${noThread}, service, city, ${noTravel}
    from providers where state = 'approved'`,
  experience: experienceSource,
  review: sql`
    select r.id, 'Review of ' || coalesce(nullif(v.name, ''), v.name_en, v.category) as title,
      concat_ws(E'\n', r.stars || ' of 5', r.text) as text,
      (select '/files/' || file_id || '/640.webp' from venue_review_photos
        where review_id = r.id order by position limit 1) as image,
      '/places/' || r.venue_id || '#r-' || r.id as path, r.author_id, r.hidden_at, r.held_at, r.created_at,
      r.updated_at as changed_at, ${noThread}, null as service, null as city, null as airline, null as operator,
      null as from_country, null as to_country, r.venue_id
    from venue_reviews r join venues v on v.id = r.venue_id`,
};

/** A thing with what moderators have hidden; undefined if it is gone. */
export const findReported = (db: Db, kind: ReportKind, id: string): Promise<Reported | undefined> =>
  find(db, kind, id, sql`true`);

/** A thing that a viewer may report: what guests can read, also after a block, and what is one's own. */
export async function findReportable(
  db: Db,
  kind: ReportKind,
  id: string,
  viewer: ViewerId,
): Promise<Reported | undefined> {
  const rule = sql`(${openFor(undefined, contentOf())} or ${openFor(viewer, contentOf())})`;
  const thing = await find(db, kind, id, rule);
  if (!thing?.thread) return thing;
  return (await findReportable(db, thing.thread.kind, thing.thread.id, viewer)) && thing;
}

/** What readers always see, since it has no row of its own. */
const withoutRow = {
  image: null,
  authorId: null,
  visibility: "shown",
  heldAt: null,
  createdAt: null,
  changedAt: null,
  thread: null,
  place: null,
  travel: null,
  venueId: null,
} as const;

async function find(
  db: Db,
  kind: ReportKind,
  id: string,
  rule: RawBuilder<unknown>,
): Promise<Reported | undefined> {
  const sourced = kind === "provider" ? providerById(id) : undefined;
  if (sourced) {
    const path = `/services/${sourced.service}/${encodeURIComponent(sourced.cityRoute)}`;
    return { ...withoutRow, kind, id, title: sourced.name, text: "", path };
  }
  if (!idPattern.test(id)) {
    const group = kind === "experience" ? await findExperienceGroup(db, id) : undefined;
    return group && { ...withoutRow, kind, id, ...group };
  }
  const { rows } = await sql<Row>`
    select title, text, image, path, author_id, created_at, changed_at, held_at, thread_kind, thread_id, service,
      city, airline, operator, from_country, to_country, venue_id,
      case when hidden_at is null then 'shown' when held_at is not null then 'held'
        when hidden_at < 'infinity' then 'hidden' else 'removed' end as visibility
    from (${sources[kind]}) t where id = ${id}::uuid and ${rule}`.execute(db);
  const [row] = rows;
  return (
    row && {
      kind,
      id,
      title: row.title,
      text: row.text,
      image: row.image,
      path: row.path,
      authorId: row.author_id,
      visibility: row.visibility,
      heldAt: row.held_at,
      createdAt: row.created_at,
      changedAt: row.changed_at,
      thread:
        row.thread_kind && row.thread_id ? { kind: row.thread_kind, id: row.thread_id } : null,
      place: row.service && row.city ? { service: row.service, city: row.city } : null,
      travel:
        kind === "experience"
          ? {
              airline: row.airline,
              operator: row.operator,
              from: row.from_country,
              to: row.to_country,
            }
          : null,
      venueId: row.venue_id,
    }
  );
}

const tables = {
  hoot: ["hoots"],
  blog: ["blogs"],
  photo: ["gallery_photos"],
  profile: ["profiles"],
  provider: ["providers"],
  experience: ["experiences"],
  review: ["venue_reviews"],
} as const;

const hiddenAt = {
  shown: sql`null`,
  hidden: sql`now()`,
  removed: sql`'infinity'::timestamptz`,
} as const;

/** What a decision makes of a thing. */
export type Visibility = keyof typeof hiddenAt;

/** Hides a thing from readers, or shows it again; it no longer waits for review. A hidden comment is not counted. */
export async function setVisibility(
  trx: Trx,
  { kind, id, thread }: Reported,
  visibility: Visibility,
): Promise<void> {
  if (kind !== "comment") {
    const [table] = tables[kind];
    const canBeHeld = kind === "hoot" || kind === "blog" || kind === "review";
    const reviewed = canBeHeld ? sql`, held_at = null` : sql``;
    await sql`
      update ${sql.table(table)} set hidden_at = ${hiddenAt[visibility]} ${reviewed}
      where id = ${id}`.execute(trx);
    return;
  }
  const [comments, threads] =
    thread?.kind === "blog" ? ["blog_comments", "blogs"] : ["comments", "hoots"];
  // The post against deletion, the comment, then the count: the order of all transactions, to avoid deadlocks.
  const threadId = thread?.id ?? null;
  await sql`select from ${sql.table(threads)} where id = ${threadId} for key share`.execute(trx);
  // Read again with a lock: its author may have deleted it, or an edit of theirs may be held by now.
  const { rows } = await sql<{ is_shown: boolean }>`
    select hidden_at is null as is_shown from ${sql.table(comments)}
    where id = ${id} and deleted_at is null for update`.execute(trx);
  const [current] = rows;
  if (!current) return;
  await sql`
    update ${sql.table(comments)} set hidden_at = ${hiddenAt[visibility]}, held_at = null
    where id = ${id}`.execute(trx);
  const difference = Number(visibility === "shown") - Number(current.is_shown);
  await sql`
    update ${sql.table(threads)} set comment_count = comment_count + ${difference}
    where id = ${threadId}`.execute(trx);
}
