import { uuidv7 } from "uuidv7";
import { readSecret } from "../../accounts/accounts/secret.ts";
import { hashOf } from "../../platform/mail/link-tokens.ts";
import type { TestServer } from "../../../testing/server.ts";
import { unsubscribeToken } from "./unsubscribe-links.ts";

let count = 0;

/** Adds a subscriber, by default a confirmed one, and returns the address. */
export async function addSubscriber(
  { db, env }: Pick<TestServer, "db" | "env">,
  { confirmed = true }: { confirmed?: boolean } = {},
): Promise<{ id: string; email: string }> {
  count += 1;
  const id = uuidv7();
  const email = `reader${count}@example.com`;
  const now = new Date();
  await db
    .insertInto("newsletter_subscribers")
    .values({
      id,
      email,
      name: `Reader ${count}`,
      comment: "",
      consented_at: now,
      confirmed_at: confirmed ? now : null,
      unsubscribed_at: null,
      confirm_hash: null,
      confirm_mailed_at: null,
      unsubscribe_hash: hashOf(unsubscribeToken(readSecret(env), id)),
    })
    .execute();
  return { id, email };
}
