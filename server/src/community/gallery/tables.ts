import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    gallery_photos: GalleryPhotosTable;
  }
}

type GalleryPhotosTable = {
  id: string;
  profile_id: string;
  file_id: string | null;
  drawn: string | null;
  caption: Generated<string>;
  alt: Generated<string>;
  pet_id: string | null;
  dice: Generated<number>;
  created_at: Generated<Date>;
  hidden_at: Generated<Date | null>;
};
