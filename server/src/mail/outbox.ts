import { uuidv7 } from "uuidv7";
import type { Announce } from "../events.ts";
import type { Trx } from "../schema.ts";
import type { Letter } from "./letter.ts";
import * as store from "./store.ts";

export type Promised = { to: string; letter: Letter; headers?: Record<string, string> };

/** Promises a mail in the transaction of what it tells about: it goes out if, and only if, that is committed. */
export async function promiseMail(
  trx: Trx,
  announce: Announce,
  { to, letter, headers = {} }: Promised,
): Promise<void> {
  const id = uuidv7();
  await store.insertMail(trx, { id, to_address: to, ...letter, headers });
  announce({ what: "mail.promised", mailId: id });
}
