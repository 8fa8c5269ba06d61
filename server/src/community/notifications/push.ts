import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import * as contract from "#contracts/community/push.ts";
import { uuidv7 } from "uuidv7";
import { deviceOf } from "../../platform/http/device.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { newPushKeys } from "../../platform/push/send.ts";
import type { Db } from "../../platform/schema.ts";
import * as store from "./push-store.ts";

/** The key for browsers, and the caller's devices, latest first. */
export async function listDevices(db: Db, { userId }: Session) {
  const { publicKey: key } = await store.ensureKeys(db, newPushKeys);
  const rows = await store.listDevices(db, userId);
  const data = rows.map(({ id, device, created_at }) => ({
    _id: id,
    device,
    createdAt: created_at.toISOString(),
  }));
  return { key, data };
}

type Subscription = ParsedInput<typeof contract.addPushDevice>["body"];

/** Sends push notifications to a browser from now on; the oldest of too many devices ends. */
export function addDevice(
  events: Events,
  { userId, sessionId }: Session,
  { endpoint, keys }: Subscription,
  userAgent: string,
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    const owner = { profile_id: userId, session_id: sessionId, device: deviceOf(userAgent) };
    const { p256dh, auth } = keys;
    const _id = await store.upsertDevice(trx, { id: uuidv7(), ...owner, endpoint, p256dh, auth });
    await store.deleteOldDevices(trx, userId, contract.pushDevicesMax);
    return { _id };
  });
}

/** Ends push notifications to a device; no-op for another person's device. */
export async function removeDevice(db: Db, { userId }: Session, id: string) {
  await store.deleteDevice(db, id, userId);
  return { _id: id };
}
