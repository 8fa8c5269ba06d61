import { signUp } from "#contracts/accounts/accounts.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { changeAdmin } from "../src/accounts/accounts/admins.ts";
import type { TestServer } from "./server.ts";

export type Person = { email: string; password: string; name: string; token: string; call: Call };

let count = 0;

/** A new user with a session and a verified email. */
export async function newPerson(server: TestServer, name = "Nia Novak"): Promise<Person> {
  const person = await newUnverified(server, name);
  await verify(server, person);
  return person;
}

/** A new user with a session and an unverified email. */
export async function newUnverified(server: TestServer, name = "Nia Novak"): Promise<Person> {
  count += 1;
  const email = `newcomer${count}@example.com`;
  const password = "seven quiet otters";
  const token = await server.call(signUp, { body: { name, email, password, confirm: password } });
  return { email, password, name, token, call: server.withToken(token) };
}

/** Verifies a person's email, like the emailed link. */
export const verify = ({ db }: TestServer, { email }: Pick<Person, "email">) =>
  db.updateTable("accounts").set({ verified_at: new Date() }).where("email", "=", email).execute();

/** A new admin. */
export async function newAdmin(server: TestServer, name = "Ada Admin"): Promise<Person> {
  const person = await newPerson(server, name);
  await changeAdmin(server.db, { email: person.email, remove: false });
  return person;
}

/** Posts JSON, for responses that the typed client doesn't support. */
export const postJson = (server: TestServer, path: string, body: unknown): Promise<Response> =>
  server.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Posts a form as a page's button does. */
export const postForm = (
  server: TestServer,
  path: string,
  fields: Record<string, string>,
): Promise<Response> => server.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
