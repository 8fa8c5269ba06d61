import type { Trx } from "../../platform/schema.ts";
import { showToUploader } from "./member-store.ts";
import type { AttachmentRow } from "./store.ts";

type NewAttachment = Omit<AttachmentRow, "created_at"> & { plan_id: string };

/** Inserts attachments. A document is shown to the member who uploaded it. */
export async function insertAttachments(
  trx: Trx,
  attachments: readonly NewAttachment[],
): Promise<void> {
  await trx.insertInto("plan_attachments").values(attachments).execute();
  for (const { id, plan_id, file_id } of attachments)
    await showToUploader(trx, { tripId: plan_id, fileId: file_id, document: id });
}

export const replaceAttachment = (trx: Trx, tripId: string, id: string, file_id: string) =>
  trx
    .updateTable("plan_attachments")
    .set({ file_id })
    .where("plan_id", "=", tripId)
    .where("id", "=", id)
    .execute();

export const setAttachmentLabel = (trx: Trx, tripId: string, id: string, label: string) =>
  trx
    .updateTable("plan_attachments")
    .set({ label })
    .where("plan_id", "=", tripId)
    .where("id", "=", id)
    .execute();

export const deleteAttachment = (trx: Trx, tripId: string, id: string) =>
  trx.deleteFrom("plan_attachments").where("plan_id", "=", tripId).where("id", "=", id).execute();
