import type { Db } from "../src/schema.ts";

/** Everybody in the demo village signs in with it. */
export const demoPassword = "where-to-next";
/** The traveller who is named to whoever opens a house with the village in it. */
export const demoEmail = "dana@wagabond.example";

/** True where nobody has ever signed up. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom("profiles").select("id").limit(1).executeTakeFirst()) === undefined;
}
