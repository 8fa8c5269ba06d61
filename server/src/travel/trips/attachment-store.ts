import type { Trx } from "../../platform/schema.ts";
import type { AttachmentRow } from "./store.ts";

type NewAttachment = Omit<AttachmentRow, "created_at"> & { plan_id: string };

export const insertAttachments = (trx: Trx, attachments: readonly NewAttachment[]) =>
  trx.insertInto("plan_attachments").values(attachments).execute();

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
