import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { fileIdOf } from "#contracts/kernel/files.ts";
import * as contract from "#contracts/community/gallery.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import type { Files, Upload } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import { recordPublication } from "../../accounts/publishing/service.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import type { Moderating } from "../../accounts/relations/policy.ts";
import { canMeet } from "../../accounts/relations/service.ts";
import { canEdit } from "./policy.ts";
import { presentBesty, presentPhoto } from "./present.ts";
import * as store from "./store.ts";

type Deps = { events: Events; files: Files };
type Answer = { gallery: contract.Gallery };
type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;

/** A person's photos. Throws NOT_FOUND. */
export async function getGallery(
  db: Db,
  viewer: Session | undefined,
  profileId: string,
): Promise<contract.Gallery> {
  const gallery = await galleryOf(db, profileId, viewer);
  if (
    gallery.photos.length === 0 &&
    !viewer?.isModerator &&
    !(await canMeet(db, viewer?.userId, profileId))
  )
    throw profileNotFound();
  return gallery;
}

/**
 * Adds photos to one's own gallery; a retry with the same `key` adds nothing. Throws NOT_FOUND, NOT_YOURS,
 * QUOTA.
 */
export function uploadPhotos(
  { events, files }: Deps,
  session: Session,
  profileId: string,
  { fields, uploads, key }: PhotoUpload,
): Promise<Answer> {
  const hashes = uploads.map(({ hash }) => hash);
  const body = { profileId, ...fields, files: { image: hashes } };
  const attempt = { ownerId: session.userId, key, call: "uploadPhotos", body };
  return events.write(async (trx, publish) => {
    await lockOwnGallery(trx, session, profileId);
    await once(trx, attempt, async () => {
      const { caption = "", alt = "", petId = null } = fields;
      await lockOwnPet(trx, session, petId);
      await files.attach(trx, session.userId, uploads);
      const photos = uploads.map(({ id }) => ({
        id: uuidv7(),
        profile_id: profileId,
        file_id: id,
        caption,
        alt,
        pet_id: petId,
      }));
      await store.insertPhotos(trx, photos);
      await recordPublication(trx, publish, profileId);
      publish({ what: "gallery.changed", profileId });
      return photos.map(({ id }) => id);
    });
    return { gallery: await galleryOf(trx, profileId, session) };
  });
}

type PhotoUpload = {
  fields: Body<typeof contract.uploadPhotos>;
  uploads: readonly Upload[];
  key: string | undefined;
};

/** Updates the fields of a photo that are sent. Throws NOT_FOUND, NOT_YOURS. */
export function updatePhoto(
  events: Events,
  session: Session,
  { profileId, photoId }: { profileId: string; photoId: string },
  { petId, ...text }: Body<typeof contract.updatePhoto>,
): Promise<Answer> {
  return events.write(async (trx, publish) => {
    await lockOwnGallery(trx, session, profileId);
    await lockOwnPet(trx, session, petId ?? null);
    const { id } = await photoForChange(trx, profileId, { id: photoId });
    const changes = { ...text, ...(petId === undefined ? {} : { pet_id: petId }) };
    if (Object.values(changes).some((value) => value !== undefined)) {
      await store.updatePhoto(trx, id, changes);
      publish({ what: "gallery.changed", profileId });
    }
    return { gallery: await galleryOf(trx, profileId, session) };
  });
}

/** Deletes the photo with this URL and its bytes. Throws NOT_FOUND, NOT_YOURS. */
export function deletePhoto(
  { events, files, publicUrl }: Deps & { publicUrl: string },
  session: Session,
  profileId: string,
  imageUrl: string,
): Promise<Answer> {
  return events.write(async (trx, publish) => {
    await lockOwnGallery(trx, session, profileId);
    const { id, file_id } = await photoForChange(trx, profileId, photoNameOf(imageUrl, publicUrl));
    await store.deletePhoto(trx, id);
    await files.drop(trx, publish, [file_id]);
    publish({ what: "gallery.changed", profileId });
    return { gallery: await galleryOf(trx, profileId, session) };
  });
}

/** Random photos from all galleries. */
export async function listBesties(
  db: Db,
  viewer: Session | undefined,
): Promise<{ images: contract.Besty[] }> {
  const randomKeys = Array.from({ length: contract.bestiesMax }, () => Math.random());
  const rows = await store.listRandomPhotos(db, randomKeys, viewer?.userId);
  return { images: interleaved(shuffled(rows)).map(presentBesty) };
}

async function galleryOf(db: Db, profileId: string, viewer: Moderating): Promise<contract.Gallery> {
  const photos = (await store.listPhotos(db, profileId, viewer)).map(presentPhoto);
  return { photoGallery: photos.map(({ url }) => url), photos };
}

/** Locks the gallery against deletion until the transaction ends. */
async function lockOwnGallery(trx: Trx, session: Session, profileId: string): Promise<void> {
  if (!(await store.lockProfile(trx, profileId))) throw profileNotFound();
  if (canEdit.allows(session, { profile_id: profileId })) return;
  throw new AppError("NOT_YOURS", "This is someone else's gallery. You can only edit your own.");
}

async function lockOwnPet(trx: Trx, session: Session, petId: string | null): Promise<void> {
  if (petId === null || (await store.lockPet(trx, petId, session.userId))) return;
  const text = "Select one of your pets.";
  throw new AppError("VALIDATION", text, { fields: { petId: text } });
}

async function photoForChange(trx: Trx, profileId: string, name: store.PhotoName) {
  const photo = await store.findPhotoForChange(trx, profileId, name);
  if (!photo)
    throw new AppError("NOT_FOUND", "This photo doesn't exist. It may have been deleted.");
  return photo;
}

/** The URL identifies a file or drawing of this gallery; it is never fetched. */
function photoNameOf(imageUrl: string, publicUrl: string): store.PhotoName {
  const { origin } = new URL(publicUrl);
  const path = imageUrl.startsWith(`${origin}/`) ? imageUrl.slice(origin.length) : imageUrl;
  const fileId = fileIdOf(path);
  return fileId === undefined ? { drawn: path } : { file_id: fileId };
}

function shuffled<T>(items: readonly T[]): T[] {
  const ordered = items.map((thing) => ({ thing, order: Math.random() }));
  return ordered.toSorted((one, other) => one.order - other.order).map(({ thing }) => thing);
}

/** One photo of each person before the second of any. */
function interleaved(rows: readonly store.BestyRow[]): store.BestyRow[] {
  const counts = new Map<string, number>();
  const turns = rows.map((row) => {
    const turn = counts.get(row.profile_id) ?? 0;
    counts.set(row.profile_id, turn + 1);
    return { row, turn };
  });
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ row }) => row);
}

const profileNotFound = () =>
  new AppError("NOT_FOUND", "This profile doesn't exist. It may have been deleted.");
