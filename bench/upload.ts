import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signUp } from "#contracts/accounts/accounts.ts";
import { makeClient } from "#contracts/kernel/client.ts";
import { uploadPhotos } from "#contracts/community/gallery.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { verifyByMail } from "../e2e/faults/verify-email.ts";
import { freshDatabase, inFolder, inServer } from "./servers.ts";
import { startSharp } from "./pictures.ts";
import type { Plan } from "./plan.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

type Upload = () => Promise<number>;

/**
 * A 12-megapixel photo uploaded to a gallery until it is visible, compared with sharp alone in a separate process,
 * which creates the same three widths and syncs them to disk.
 */
export async function uploads(plan: Plan): Promise<Row[]> {
  const url = await freshDatabase(plan, "uploads");
  const alone = startSharp();
  try {
    return await inFolder(async (folder) => {
      const path = join(folder, "photo.jpg");
      await alone.ask({ is: "photo", path, width: 4000, height: 3000 });
      const beside = () => alone.ask({ is: "widths", path, folder, atOnce: false, synced: true });
      return inServer({ DATABASE_URL: url, DEMO: "off" }, async ({ address }) => {
        const ours = await uploader(address, path);
        return [await inTurn(plan.rounds, ours, beside)];
      });
    });
  } finally {
    alone.end();
  }
}

/** Uploads the photo as a new user and returns the milliseconds until the response. */
async function uploader(address: string, path: string): Promise<Upload> {
  let token = "";
  const call = makeClient({
    fetch: (to, init) => fetch(address + to, init),
    token: () => token,
  });
  const email = `${crypto.randomUUID()}@example.com`;
  token = await call(signUp, { body: { name: "Bench", email, password: "far-down-the-list" } });
  await verifyByMail({ address }, email);
  const { _id: profileId } = await call(getOwnProfile);
  const photo = new File([readFileSync(path)], "photo.jpg", { type: "image/jpeg" });
  return async () => {
    const began = performance.now();
    await call(uploadPhotos, { params: { profileId }, body: {}, files: { image: [photo] } });
    return performance.now() - began;
  };
}

/** Alternates both sides; the first round is a warm-up. */
async function inTurn(rounds: number, ours: Upload, its: Upload): Promise<Row> {
  const pairs: { our: number; other: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    pairs.push({ our: await ours(), other: await its() });
  }
  const counted = pairs.slice(1);
  const ratios = counted.map(({ our, other }) => other / our);
  return {
    name: "signed in: upload of a 12-megapixel photo, PostgreSQL",
    ours: `${median(counted.map(({ our }) => our)).toFixed(0)} ms`,
    beside: `${median(counted.map(({ other }) => other)).toFixed(0)} ms sharp alone and fsync`,
    ratio: median(ratios),
    spread: spreadOf(ratios),
    limit: { is: "at least", ratio: 0.5 },
    note: "one width after the other on one core, on both sides; ours at low priority, so it waits where others work",
  };
}
