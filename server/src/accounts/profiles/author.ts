import type { Author } from "#contracts/accounts/profiles.ts";
import { type RawBuilder, sql } from "kysely";

/** The author of something that people write. */
export type AuthorRow = { id: string; username: string; avatar: string | null };

/** Joins the authors of a table as row `p` of profiles. */
export const joinAuthor = (alias: string, column = "author_id"): RawBuilder<unknown> =>
  sql`left join profiles p on p.id = ${sql.ref(`${alias}.${column}`)}`;

/** The author from row `p` of profiles as JSON; null where the account was deleted or moderators hid the profile. */
export const authorJson: RawBuilder<unknown> = sql`
  case when p.id is null or p.hidden_at is not null then null
  else json_build_object('id', p.id, 'username', p.username, 'avatar', p.avatar) end`;

// The name given at sign-up is private, so both are the username.
export const presentPerson = ({ id, username, avatar }: AuthorRow): Author => ({
  _id: id,
  username,
  name: username,
  avatar,
});

export const presentAuthor = (row: AuthorRow | null): Author | null => row && presentPerson(row);
