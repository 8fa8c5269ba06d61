import { createHash } from "node:crypto";
import { gifs } from "#art/gifs/catalog.ts";
import { gifUrl } from "#art/urls.ts";
import { sql } from "kysely";
import { usernameLook } from "../src/accounts/profiles/service.ts";
import { markAuthors } from "../src/accounts/publishing/service.ts";
import type { Db, Trx } from "../src/platform/schema.ts";
import { dayMs, joined, seedId, demoUserId } from "./ids.ts";
import { commentRows } from "./comments.ts";
import { isEmpty } from "./demo.ts";
import { seedStories } from "./seed-stories.ts";
import { seedPets } from "./seed-pets.ts";
import { portraitOf } from "./portraits.ts";
import { seedPhotos } from "./seed-photos.ts";
import { seedTrips } from "./seed-trips.ts";
import { seedShop } from "./seed-shop.ts";
import { demo } from "./demo/index.ts";
import type { SeedHoot } from "./demo/shapes.ts";

export { demoEmail, demoPassword } from "./demo.ts";
export { demoUserId } from "./ids.ts";

/** The built-in GIF that has most of the words, always the same one for a hoot. */
function gifFor(hoot: SeedHoot): string | null {
  if (hoot.gif === undefined) return null;
  const words = hoot.gif.toLowerCase().split(/\s+/);
  const hits = (card: (typeof gifs)[number]) =>
    words.filter((word) => card.words.includes(word) || card.id.includes(word)).length;
  const best = Math.max(...gifs.map(hits));
  const candidates = gifs.filter((card) => hits(card) === best);
  const turn = createHash("sha256").update(hoot.title).digest().readUInt16BE(0);
  const chosen = candidates[turn % candidates.length];
  return best > 0 && chosen ? gifUrl(chosen.id) : null;
}

/** Two processes that start together on an empty database take turns. */
const seedingLock = 4_711_001;

/**
 * Fills an empty database with the demo data, all or nothing; leaves a database that was seeded meanwhile alone.
 * `passwordHash` is of `demoPassword`.
 */
export async function seedDemo(db: Db, passwordHash: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${seedingLock})`.execute(trx);
    if (!(await isEmpty(trx))) return;
    await seedUsers(trx, passwordHash);
    await seedPets(trx, now);
    for (const hoot of demo.hoots) await plantHoot(trx, hoot, now.getTime());
    await seedStories(trx, now.getTime());
    await seedPhotos(trx, now.getTime());
    await markAuthors(trx);
    await seedTrips(trx, now);
    await seedShop(trx);
  });
}

async function seedUsers(trx: Trx, passwordHash: string): Promise<void> {
  await trx
    .insertInto("profiles")
    .values(
      demo.demoUsers.map((seedUser) => ({
        id: demoUserId(seedUser.key),
        username: seedUser.username,
        username_key: usernameLook(seedUser.username),
        name: seedUser.name,
        bio: seedUser.bio,
        home_country: seedUser.home ?? null,
        avatar: portraitOf(seedUser.key, seedUser.pet),
        created_at: new Date(joined),
      })),
    )
    .execute();
  await trx
    .insertInto("accounts")
    .values(
      demo.demoUsers.map(({ key, email }) => ({
        id: demoUserId(key),
        email,
        password_hash: passwordHash,
        verified_at: new Date(joined),
      })),
    )
    .execute();
}

async function plantHoot(trx: Trx, hoot: SeedHoot, now: number): Promise<void> {
  const at = now - hoot.daysAgo * dayMs;
  const id = seedId(`hoot:${hoot.title}`, at);
  const comments = commentRows(id, hoot.comments, { at, now }).map((comment) => ({
    ...comment,
    hoot_id: id,
  }));
  await trx
    .insertInto("hoots")
    .values({
      id,
      author_id: demoUserId(hoot.by),
      title: hoot.title,
      text: hoot.text,
      category: hoot.category,
      gif_url: gifFor(hoot),
      like_count: hoot.likes.length,
      comment_count: comments.length,
      created_at: new Date(at),
      updated_at: new Date(at),
    })
    .execute();
  if (comments.length > 0) await trx.insertInto("comments").values(comments).execute();
  if (hoot.likes.length === 0) return;
  await trx
    .insertInto("hoot_likes")
    .values(
      hoot.likes.map((key) => ({
        hoot_id: id,
        profile_id: demoUserId(key),
        created_at: new Date(at),
      })),
    )
    .execute();
}
