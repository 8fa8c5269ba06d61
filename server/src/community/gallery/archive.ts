import { type Photo, uploadPhotos as call } from "#contracts/community/gallery.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { type ArchivedKind, archivePart, bodyOf, textIn } from "../../platform/archive-part.ts";
import { getGallery, uploadPhotos } from "./service.ts";

const photo: ArchivedKind = {
  kind: "photo",
  name: "Photos",
  listIds: async (db, owner) =>
    (await getGallery(db, owner, owner.userId)).photos.map(({ _id }) => _id),
  async restore({ events, files, session, upload, idOf }, { json }) {
    if (!session.isVerified) throw new AppError("NOT_VERIFIED", call.unverified);
    const picture = upload(json["url"], call.files.image);
    if (!picture) throw new AppError("FILE_CORRUPT", "Its picture can't be restored.");
    const petId = idOf("pet", json["petId"]) ?? null;
    const { gallery } = await uploadPhotos({ events, files }, session, session.userId, {
      fields: bodyOf(call, { ...json, petId }),
      uploads: [picture],
      key: undefined,
    });
    const added = gallery.photos.find(({ url }) => url === picture.url);
    if (!added) throw new Error("A photo that was just added is not there.");
    return added._id;
  },
};

/** The photos of the gallery. The oldest is first, so that they are restored in their order. */
export const galleryArchive = archivePart<Photo>({
  name: "photos",
  isFlat: true,
  title: "Photos",
  order: 40,
  list: async ({ db }, owner) => (await getGallery(db, owner, owner.userId)).photos.toReversed(),
  titleOf: ({ caption, petName }) => caption || petName || "Photo",
  count: async (db, owner) => (await getGallery(db, owner, owner.userId)).photos.length,
  restored: {
    kinds: [photo],
    // What moderators have hidden is not shown again by this way.
    things: (json) =>
      json["hidden"] === true
        ? []
        : [
            {
              kind: "photo",
              id: textIn(json["_id"]),
              title: textIn(json["caption"]) || "Photo",
              json,
            },
          ],
  },
});
