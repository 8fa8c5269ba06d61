import { mentionedNames } from "#contracts/community/mention-text.ts";
import type { Mention } from "#contracts/kernel/author.ts";
import { sql } from "kysely";
import { executePrepared, preparedArray } from "../../platform/db/prepared.ts";
import type { Db } from "../../platform/schema.ts";
import { listedFor, type ViewerId } from "../../accounts/relations/policy.ts";

type Text = { text: string };
type Mentioning = { mentions?: Mention[] | undefined };

/**
 * Adds the members that texts mention, found with one query for all texts, and none where no text has an @. Members who
 * have published nothing are left out, so that usernames can't be probed.
 */
export async function withMentions<T extends Text>(
  db: Db,
  viewer: ViewerId,
  things: readonly T[],
): Promise<(T & Mentioning)[]> {
  const named = things.map(({ text }) => mentionedNames(text));
  const names = [...new Set(named.flat())];
  if (names.length === 0) return [...things];
  const members = new Map(
    (await findMembers(db, viewer, names)).map((member) => [member.username.toLowerCase(), member]),
  );
  return things.map((thing, index) => {
    const mentions = (named[index] ?? []).flatMap((name) => members.get(name) ?? []);
    return mentions.length > 0 ? { ...thing, mentions } : thing;
  });
}

/** The visible members with these usernames. */
function findMembers(db: Db, viewer: ViewerId, names: readonly string[]): Promise<Mention[]> {
  const content = { author: sql.ref("id"), hidden: sql.ref("hidden_at") };
  const query = sql<Mention>`
    select id as _id, username from profiles
    where username = any (${preparedArray(names, "text")}) and published_at is not null
      and ${listedFor(viewer, content)}`;
  return executePrepared(db, query.compile(db));
}
