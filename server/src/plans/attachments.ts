import type { ParsedInput } from "#contracts/endpoint.ts";
import { AppError } from "#contracts/errors.ts";
import { type addAttachment, attachmentsMax, type Plan } from "#contracts/plans.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../db/once.ts";
import type { Upload } from "../files/files.ts";
import type { Session } from "../http/api.ts";
import { getPlan, ownPlan, type Rooms } from "./service.ts";
import * as store from "./store.ts";

type Words = ParsedInput<typeof addAttachment>["body"];

/** Adds a paper to a trip; the same `key` again adds none. Throws NOT_FOUND, VALIDATION, QUOTA. */
export function attach(
  { events, files }: Rooms,
  session: Session,
  planId: string,
  { label = "", legId = null, stayId = null }: Words,
  file: Upload,
  key?: string,
): Promise<Plan> {
  const body = { planId, label, legId, stayId, file: file.hash };
  return events.write((trx) =>
    once(trx, { ownerId: session.userId, key, call: "addAttachment", body }, async () => {
      const plan = await ownPlan(trx, session, planId);
      if ((plan.attachments ?? []).length >= attachmentsMax) {
        const words = `A trip can have at most ${attachmentsMax} papers.`;
        throw new AppError("VALIDATION", words, { fields: { file: words } });
      }
      refuseUnknown("legId", legId, plan.legs);
      refuseUnknown("stayId", stayId, plan.stays);
      await files.keep(trx, session.userId, [file]);
      const place = { plan_id: planId, leg_id: legId, stay_id: stayId };
      await store.insertAttachment(trx, { id: uuidv7(), file_id: file.id, label, ...place });
      await store.touchPlan(trx, planId);
      return getPlan(trx, session, planId);
    }),
  );
}

/** Takes a paper away from a trip. Throws NOT_FOUND. */
export function detach(
  { events, files }: Rooms,
  session: Session,
  planId: string,
  id: string,
): Promise<Plan> {
  return events.write(async (trx, announce) => {
    const plan = await ownPlan(trx, session, planId);
    const attachment = (plan.attachments ?? []).find((row) => row.id === id);
    if (!attachment) throw new AppError("NOT_FOUND", "This paper does not exist.");
    await files.drop(trx, announce, [attachment.file_id]);
    await store.deleteAttachment(trx, planId, id);
    await store.touchPlan(trx, planId);
    return getPlan(trx, session, planId);
  });
}

function refuseUnknown(field: string, id: string | null, parts: readonly { _id: string }[]): void {
  if (id === null || parts.some(({ _id }) => _id === id)) return;
  const words = "This part of the trip is not there any more.";
  throw new AppError("VALIDATION", words, { fields: { [field]: words } });
}
