import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { readSecret } from "../src/accounts/accounts/secret.ts";
import { linkToken } from "../src/platform/http/link-tokens.ts";
import { type Person, newPerson } from "./people.ts";
import type { TestServer } from "./server.ts";

/** Callers of calls about a trip besides its owner and those who have nothing to do with it. */
export const tripCallers = ["editor", "viewer", "invited", "removed"] as const;
export type TripCaller = (typeof tripCallers)[number];

export type TripGroup = Record<TripCaller, Person & { id: string }>;

export async function newTripGroup(server: TestServer): Promise<TripGroup> {
  const person = async () => {
    const made = await newPerson(server);
    const { id } = await server.db
      .selectFrom("accounts")
      .select("id")
      .where("email", "=", made.email)
      .executeTakeFirstOrThrow();
    return { ...made, id };
  };
  return {
    editor: await person(),
    viewer: await person(),
    invited: await person(),
    removed: await person(),
  };
}

/** IDs of their memberships, and the token of the invitation. */
export type Memberships = Record<TripCaller, string> & { token: string };

/** Puts these people on a trip, without an email or a notification to anybody. */
export async function addToTrip(
  { db, env }: TestServer,
  tripId: string,
  group: TripGroup,
): Promise<Memberships> {
  const ids = { editor: uuidv7(), viewer: uuidv7(), invited: uuidv7(), removed: uuidv7() };
  for (const caller of tripCallers) {
    const { id: profileId } = group[caller];
    const isJoined = caller !== "invited";
    await sql`
      insert into plan_members (id, plan_id, profile_id, role, invited_id, shows_costs, shows_codes,
        expires_at, joined_at, ended_at)
      values (${ids[caller]}, ${tripId}, ${isJoined ? profileId : null},
        ${caller === "editor" ? "editor" : "viewer"}, ${isJoined ? null : profileId},
        false, false, now() + interval '7 days', ${isJoined ? sql`now()` : null},
        ${caller === "removed" ? sql`now()` : null})`.execute(db);
  }
  const [editorId, viewerId] = [group.editor.id, group.viewer.id];
  await sql`
    update plans set member_ids = array[${editorId}, ${viewerId}]::uuid[],
      editor_ids = array[${editorId}]::uuid[] where id = ${tripId}`.execute(db);
  return { ...ids, token: linkToken(readSecret(env), "trip invitation", ids.invited) };
}
