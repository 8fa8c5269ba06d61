import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { type addAttachment, attachmentsMax, type Plan } from "#contracts/travel/plans.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Upload } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import { getPlan, ownPlan, type Deps } from "./service.ts";
import * as store from "./store.ts";

type Text = ParsedInput<typeof addAttachment>["body"];

/** Adds a paper to a trip; the same `key` again adds none. Throws NOT_FOUND, VALIDATION, QUOTA. */
export function attach(
  { events, files }: Deps,
  session: Session,
  planId: string,
  { label = "", legId = null, stayId = null }: Text,
  file: Upload,
  key?: string,
): Promise<Plan> {
  const body = { planId, label, legId, stayId, file: file.hash };
  return events.write((trx) =>
    once(trx, { ownerId: session.userId, key, call: "addAttachment", body }, async () => {
      const plan = await ownPlan(trx, session, planId);
      if ((plan.attachments ?? []).length >= attachmentsMax) {
        const text = `A trip can have at most ${attachmentsMax} papers.`;
        throw new AppError("VALIDATION", text, { fields: { file: text } });
      }
      rejectUnknown("legId", legId, plan.legs);
      rejectUnknown("stayId", stayId, plan.stays);
      await files.attach(trx, session.userId, [file]);
      const place = { plan_id: planId, leg_id: legId, stay_id: stayId };
      await store.insertAttachment(trx, { id: uuidv7(), file_id: file.id, label, ...place });
      await store.touchPlan(trx, planId);
      return getPlan(trx, session, planId);
    }),
  );
}

/** Takes a paper away from a trip. Throws NOT_FOUND. */
export function detach(
  { events, files }: Deps,
  session: Session,
  planId: string,
  id: string,
): Promise<Plan> {
  return events.write(async (trx, publish) => {
    const plan = await ownPlan(trx, session, planId);
    const attachment = (plan.attachments ?? []).find((row) => row.id === id);
    if (!attachment) throw new AppError("NOT_FOUND", "This paper does not exist.");
    await files.drop(trx, publish, [attachment.file_id]);
    await store.deleteAttachment(trx, planId, id);
    await store.touchPlan(trx, planId);
    return getPlan(trx, session, planId);
  });
}

function rejectUnknown(field: string, id: string | null, parts: readonly { _id: string }[]): void {
  if (id === null || parts.some(({ _id }) => _id === id)) return;
  const text = "This part of the trip is not there any more.";
  throw new AppError("VALIDATION", text, { fields: { [field]: text } });
}
