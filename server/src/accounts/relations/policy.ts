import { type RawBuilder, sql } from "kysely";

/** The ID of a signed-in viewer; undefined for guests. */
export type ViewerId = string | undefined;

/** A signed-in viewer who may be a moderator. */
export type Moderating = { userId: string; isModerator: boolean } | undefined;

/** The columns of people's content that decide who sees it. */
export type ContentColumns = {
  /** Null where the account was deleted. */
  author: RawBuilder<unknown>;
  /** The time at which a moderator hid it, or null; infinite for what was removed, which its author doesn't see either. */
  hidden: RawBuilder<unknown>;
};

/** These columns of what people write; `alias` is what the query calls the table. */
export function contentOf(alias?: string): ContentColumns {
  const column = (name: string) => sql.ref(alias === undefined ? name : `${alias}.${name}`);
  return { author: column("author_id"), hidden: column("hidden_at") };
}

/** The ID of a viewer, or the column that has it. */
type ViewerColumn = string | RawBuilder<unknown>;

/** Those who blocked or are blocked by the viewer. */
const blockedWith = (viewer: ViewerColumn) => sql`
  select other_id from relations where profile_id = ${viewer} and kind = 'block'
  union all select profile_id from relations where other_id = ${viewer} and kind = 'block'`;

/** The people whom a viewer does not meet: blocked in either direction, or muted by the viewer. */
export const hiddenPeople = (viewer: string): RawBuilder<unknown> => sql`
  select other_id from relations where profile_id = ${viewer} and kind in ('block', 'mute')
  union all select profile_id from relations where other_id = ${viewer} and kind = 'block'`;

// A set of IDs that depends on the viewer alone is hashed once a query, so a list costs the same at any length.
const isVisible = (
  viewer: ViewerColumn,
  { author, hidden }: ContentColumns,
  people: RawBuilder<unknown>,
) => sql<boolean>`(
  (${hidden} is null or (${author} = ${viewer} and ${hidden} < 'infinity'))
  and (${author} is null or ${author} not in (${people})))`;

/** Content that lists, searches, feeds and threads show to a viewer. Every query of people's content uses it. */
export const listedFor = (viewer: ViewerId, columns: ContentColumns): RawBuilder<boolean> =>
  viewer === undefined
    ? sql<boolean>`${columns.hidden} is null`
    : isVisible(viewer, columns, hiddenPeople(viewer));

/** Content that a viewer may open by its address: the same, with what muted people wrote. */
export const openFor = (
  viewer: ViewerColumn | undefined,
  columns: ContentColumns,
): RawBuilder<boolean> =>
  viewer === undefined
    ? sql<boolean>`${columns.hidden} is null`
    : isVisible(viewer, columns, blockedWith(viewer));

/**
 * Whether lists show a viewer what one person writes; decided once, so that nothing of somebody unseen is scanned. Posts
 * of a deleted account lost their author, also while it can come back.
 */
export const canFindPerson = (
  viewer: ViewerId,
  personId: string,
): RawBuilder<boolean> => sql<boolean>`(
  ${listedFor(viewer, { author: sql`${personId}::uuid`, hidden: sql`null` })}
  and not exists (select from accounts where id = ${personId} and deletion_asked_at is not null))`;

type Rule = (viewer: ViewerId, columns: ContentColumns) => RawBuilder<boolean>;

/** A rule with hidden content for moderators. */
const forModerators =
  (rule: Rule) =>
  (viewer: Moderating, columns: ContentColumns): RawBuilder<boolean> =>
    viewer?.isModerator === true
      ? sql<boolean>`(${columns.hidden} is not null or ${rule(viewer.userId, columns)})`
      : rule(viewer?.userId, columns);

/** The same for the content of one address, with hidden content for moderators. */
export const openForModerators = forModerators(openFor);

/** What one thread shows, with hidden content for moderators. */
export const listedForModerators = forModerators(listedFor);

/** The number of rows that a viewer does not see, which a stored count includes. `rows` selects from a table. */
export const uncountedFor = (
  viewer: ViewerId,
  rows: (isHidden: RawBuilder<boolean>) => RawBuilder<unknown>,
  author: RawBuilder<unknown>,
): RawBuilder<number> =>
  viewer === undefined
    ? sql<number>`0`
    : sql<number>`case when exists (${hiddenPeople(viewer)})
        then (select count(*)::integer ${rows(sql<boolean>`${author} in (${hiddenPeople(viewer)})`)})
        else 0 end`;
