import { type RawBuilder, sql } from "kysely";
import type { Item, Leg } from "#contracts/travel/trip-parts.ts";
import type { Publish } from "../../platform/events.ts";
import { isOwner as isFileOwner, type SharedFileQuery } from "../../platform/files/policy.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Trx } from "../../platform/schema.ts";
import { storedLeg } from "./legs.ts";
import { canRead, isOwner } from "./policy.ts";
import { touchTrip } from "./store.ts";

/** Copies who joined a trip, and as what, into its row, where its policies read it. Raises the version. */
export async function updatePeople(trx: Trx, publish: Publish, tripId: string): Promise<void> {
  await sql`
    update plans p set (member_ids, editor_ids) = (
      select coalesce(array_agg(m.profile_id order by m.joined_at, m.id), '{}'),
        coalesce(array_agg(m.profile_id) filter (where m.role = 'editor'), '{}')
      from plan_members m
      where m.plan_id = p.id and m.joined_at is not null and m.ended_at is null
    ) where p.id = ${tripId}`.execute(trx);
  await touchTrip(trx, publish, tripId);
}

/** Changes the legs and lists of a trip, and takes pets off it. */
export async function updateParts(
  trx: Trx,
  tripId: string,
  {
    legs,
    items,
    gonePetIds,
  }: { legs: readonly Leg[]; items: readonly Item[]; gonePetIds: string[] },
): Promise<void> {
  await sql`
    update plans set legs = ${JSON.stringify(legs.map(storedLeg))}::jsonb,
      items = ${JSON.stringify(items)}::jsonb where id = ${tripId}`.execute(trx);
  await sql`
    delete from plan_pets where plan_id = ${tripId} and pet_id = any (${gonePetIds}::uuid[])`.execute(
    trx,
  );
}

/** Gives a trip to another person. */
export const updateOwner = (trx: Trx, tripId: string, ownerId: string) =>
  trx.updateTable("plans").set({ owner_id: ownerId }).where("id", "=", tripId).execute();

/** Lets the files that one person uploaded to a trip count toward the limits of another. */
export const moveFiles = (trx: Trx, tripId: string, move: { from: string; to: string }) =>
  trx
    .updateTable("files")
    .set({ owner_id: move.to })
    .where(isFileOwner({ userId: move.from }))
    .where(
      sql<boolean>`id in (
        select file_id from plan_attachments where plan_id = ${tripId}
        union select unnest(array[receipt_file, ticket_file]) from plans where id = ${tripId})`,
    )
    .execute();

/** The column with a member of a trip `m`. */
const member: Viewer = { userId: sql.ref("m.profile_id") };

type Uploaded = { tripId: string; fileId: string; document: string };

/** Shows a document to the member who uploaded it: else nobody but the owner could tell them that it arrived. */
export async function showToUploader(
  trx: Trx,
  { tripId, fileId, document }: Uploaded,
): Promise<void> {
  await sql`
    update plan_members m set shown_documents = array_append(m.shown_documents, ${document})
    from files f where f.id = ${fileId} and ${isFileOwner(member, "f")}
      and m.plan_id = ${tripId} and m.ended_at is null
      and m.shown_documents @> array[${document}]::text[] is false`.execute(trx);
}

/** The same for the receipt and the ticket of a trip. */
export async function showPapersToUploaders(trx: Trx, tripId: string): Promise<void> {
  const { receipt_file, ticket_file } = await trx
    .selectFrom("plans")
    .select(["receipt_file", "ticket_file"])
    .where("id", "=", tripId)
    .executeTakeFirstOrThrow();
  const files = { receipt: receipt_file, ticket: ticket_file };
  for (const [document, fileId] of Object.entries(files))
    if (fileId !== null) await showToUploader(trx, { tripId, fileId, document });
}

const isShown = (viewer: Viewer, document: RawBuilder<unknown>) => sql<boolean>`exists (
  select from plan_members m where m.plan_id = p.id and m.profile_id = ${viewer.userId}
    and m.ended_at is null and ${document} = any (m.shown_documents))`;

/** Files of trips: all for their owner, and for members the photos and the documents that they are shown. */
export const sharedFileQuery: SharedFileQuery = (fileId, viewer) => sql`
  select from plan_attachments a join plans p on p.id = a.plan_id
  where a.file_id = ${fileId} and ${canRead(viewer, "p")} and (
    a.kind = 'photo' or ${isOwner(viewer, "p")} or ${isShown(viewer, sql`a.id::text`)})
  union all select from plans p
  where p.receipt_file = ${fileId} and (${isOwner(viewer, "p")} or ${isShown(viewer, sql`'receipt'`)})
  union all select from plans p
  where p.ticket_file = ${fileId} and (${isOwner(viewer, "p")} or ${isShown(viewer, sql`'ticket'`)})`;
