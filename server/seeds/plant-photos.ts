import type { Trx } from "../src/schema.ts";
import { dayMs, seedId, travellerId } from "./ids.ts";
import { drawingOf } from "./portraits.ts";
import { village } from "./village/index.ts";
import { photos } from "./village/photos.ts";

/** Fills the galleries of the village. A picture is of its traveller's own pet, where that is planted. */
export async function plantPhotos(trx: Trx, now: number): Promise<void> {
  const pets = await trx.selectFrom("pets").select(["id", "owner_id", "pet_name"]).execute();
  const rows = village.travellers.flatMap((traveller) => {
    const owner_id = travellerId(traveller.key);
    const pet = pets.find(
      (one) => one.owner_id === owner_id && one.pet_name === traveller.pet.name,
    );
    return photos
      .filter(({ by }) => by === traveller.key)
      .map((photo, index) => {
        const at = now - photo.daysAgo * dayMs;
        return {
          id: seedId(`photo:${photo.by}/${index}`, at),
          profile_id: owner_id,
          drawn: drawingOf(photo.of, traveller.pet, "square"),
          caption: photo.caption,
          alt: photo.alt,
          pet_id: pet?.id ?? null,
          created_at: new Date(at),
        };
      });
  });
  await trx.insertInto("gallery_photos").values(rows).execute();
}
