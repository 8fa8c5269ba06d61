import { defaultPortraitUrl } from "#art/urls.ts";
import { altOf, type Besty, type Photo } from "#contracts/community/gallery.ts";
import { publicUrl } from "../../platform/files/files.ts";
import type { BestyRow, PhotoRow } from "./store.ts";

// A check constraint guarantees one of the two.
const addressOf = ({ file_id, drawn }: { file_id: string | null; drawn: string | null }): string =>
  publicUrl(file_id) ?? drawn ?? "";

export const presentPhoto = (row: PhotoRow): Photo => ({
  _id: row.id,
  url: addressOf(row),
  caption: row.caption,
  alt: row.alt,
  petId: row.pet_id,
  petName: row.pet_name,
  width: row.width,
  height: row.height,
  thumbhash: row.thumbhash,
  animated: row.animated ?? false,
  ...(row.hidden && { hidden: true as const }),
});

export const presentBesty = (row: BestyRow): Besty => ({
  imageUrl: addressOf(row),
  avatarUrl: row.avatar ?? defaultPortraitUrl(row.profile_id),
  username: row.username,
  petName: row.pet_name ?? "",
  alt: row.alt || altOf({ petName: row.pet_name }, row.username),
  animated: row.animated ?? false,
  profileId: row.profile_id,
  photoId: row.id,
});
