import { signUp } from "#contracts/accounts/accounts.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { type Call, makeClient } from "#contracts/kernel/client.ts";

export type Newcomer = { token: string; ownerId: string; call: Call };

/** A new member of a server. */
export async function newcomer(address: string): Promise<Newcomer> {
  let token = "";
  const call = makeClient({
    fetch: (path, init) => fetch(address + path, init),
    token: () => token,
  });
  const email = `${crypto.randomUUID()}@example.com`;
  token = await call(signUp, { body: { name: "Bench", email, password: "many-trips-ahead" } });
  return { token, ownerId: (await call(getOwnProfile))._id, call };
}
