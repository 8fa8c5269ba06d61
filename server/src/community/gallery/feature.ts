import * as contract from "#contracts/community/gallery.ts";
import { sql } from "kysely";
import { closingOf } from "../../platform/closing.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { isOwner } from "./policy.ts";
import { galleryArchive } from "./archive.ts";
import * as gallery from "./service.ts";

type Deps = { db: Db; events: Events; publicUrl: string };

/** Random, so not cached; a page that shows them has these cache tags. */
const drawn = { headers: { "cache-tag": "besties,people" } };
/** Photos show the names of pets. */
const ofPerson = {
  cached: (_: contract.Gallery, { params: { profileId } }: { params: { profileId: string } }) => ({
    tags: [`gallery:${profileId}`, `pets:${profileId}`],
  }),
};

function galleryRoutes(api: Api, { db, events, publicUrl }: Deps): void {
  const { files } = api;
  route(api, contract.listBesties, ({ session }) => gallery.listBesties(db, session), drawn);
  route(
    api,
    contract.getGallery,
    ({ session, params }) => gallery.getGallery(db, session, params.profileId),
    ofPerson,
  );
  route(api, contract.uploadPhotos, ({ session, params, body, files: { image }, key }) =>
    gallery.uploadPhotos({ events, files }, session, params.profileId, {
      fields: body,
      uploads: image,
      key,
    }),
  );
  route(api, contract.updatePhoto, ({ session, params, body }) =>
    gallery.updatePhoto(events, session, params, body),
  );
  route(api, contract.deletePhoto, ({ session, params, body }) =>
    gallery.deletePhoto({ events, files, publicUrl }, session, params.profileId, body.imageUrl),
  );
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "gallery.changed": { profileId: string };
  }
}

export const galleryFeature: Feature<Deps> = {
  name: "gallery",
  routes: galleryRoutes,
  archiveParts: [galleryArchive],
  staleTags: {
    "gallery.changed": ({ profileId }) => [`gallery:${profileId}`, "besties"],
    "account.deleted": ({ profileId }) => [`gallery:${profileId}`, "besties"],
  },
  closingHooks: closingOf("gallery_photos", isOwner),
  hiddenFileQuery: (fileId) => sql`
    select hidden_at from gallery_photos where file_id = ${fileId} and hidden_at is not null`,
};
