import pg from "pg";
import { idOf, people } from "./fill.ts";

/** How many people a busy member has blocked, and how many they follow. */
export const busy = { blocks: 1_000, follows: 10_000 };

/** Gives the owner of a token these blocks and follows, of different people. */
export async function addRelations(databaseUrl: string, token: string): Promise<void> {
  if (busy.blocks + busy.follows > people) throw new Error("There are too few people.");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into relations (profile_id, other_id, kind)
       select $1, ${idOf("person", "n")}, case when n <= $2::bigint then 'block' else 'follow' end
       from generate_series(1, $2::bigint + $3::bigint) n`,
      [ownerOf(token), busy.blocks, busy.follows],
    );
    // What autovacuum would do minutes later.
    await client.query("vacuum analyze relations");
  } finally {
    await client.end();
  }
}

function ownerOf(token: string): string {
  const claims: { _id: string } = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
  );
  return claims._id;
}
