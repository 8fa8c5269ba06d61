import type { Trx } from "../src/platform/schema.ts";
import { dayMs, seedId, demoUserId } from "./ids.ts";
import { photoOf } from "./portraits.ts";
import { demo } from "./demo/index.ts";
import { photos } from "./demo/photos.ts";

/** Fills the galleries of the demo data. A picture is of its traveler's own pet, where that is seeded. */
export async function seedPhotos(trx: Trx, now: number): Promise<void> {
  const pets = await trx.selectFrom("pets").select(["id", "owner_id", "pet_name"]).execute();
  const rows = demo.demoUsers.flatMap((seedUser) => {
    const owner_id = demoUserId(seedUser.key);
    const pet = pets.find((one) => one.owner_id === owner_id && one.pet_name === seedUser.pet.name);
    return photos
      .filter(({ by }) => by === seedUser.key)
      .map((photo, index) => {
        const at = now - photo.daysAgo * dayMs;
        return {
          id: seedId(`photo:${photo.by}/${index}`, at),
          profile_id: owner_id,
          drawn: photoOf(photo.of, seedUser.pet),
          caption: photo.caption,
          alt: photo.alt,
          pet_id: pet?.id ?? null,
          created_at: new Date(at),
        };
      });
  });
  await trx.insertInto("gallery_photos").values(rows).execute();
}
