import { sql } from "kysely";
import type { PhotoAlts, Photos, PhotoTable } from "../../accounts/publishing/service.ts";
import type { Trx } from "../../platform/schema.ts";
import { isAuthor } from "./policy.ts";

export const photoTable: PhotoTable = { table: "hoot_photos", post: "hoot_id" };

/** Splits a body into alternative texts and the rest. */
export function splitAlts<Body extends PhotoAlts>(body: Body) {
  const { photoOneAlt, photoTwoAlt, photoThreeAlt, photoFourAlt, ...rest } = body;
  return { alts: { photoOneAlt, photoTwoAlt, photoThreeAlt, photoFourAlt }, rest };
}

/** Whether a change affects any photo. */
export const isPhotoChange = ({ photos, alts }: { photos: Photos; alts: PhotoAlts }): boolean =>
  [...Object.values(photos), ...Object.values(alts)].some((value) => value !== undefined);

/** Deletes the photos of all hoots of a person. */
export const deletePhotosOf = (trx: Trx, authorId: string) =>
  sql`
    delete from hoot_photos p using hoots h
    where h.id = p.hoot_id and ${isAuthor({ userId: authorId }, "h")}`.execute(trx);
