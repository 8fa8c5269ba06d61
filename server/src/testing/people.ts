import { signUp } from "#contracts/accounts.ts";
import type { Call } from "#contracts/client.ts";
import { changeAdmin } from "../accounts/admins.ts";
import type { TestHouse } from "./house.ts";

export type Person = { email: string; password: string; name: string; token: string; call: Call };

let count = 0;

/** Somebody new with a session and a verified email. */
export async function newPerson(house: TestHouse, name = "Nia Novak"): Promise<Person> {
  const person = await newUnverified(house, name);
  await verify(house, person);
  return person;
}

/** Somebody new with a session, who has not opened the link in the mail yet. */
export async function newUnverified(house: TestHouse, name = "Nia Novak"): Promise<Person> {
  count += 1;
  const email = `newcomer${count}@example.com`;
  const password = "seven quiet otters";
  const token = await house.call(signUp, { body: { name, email, password, confirm: password } });
  return { email, password, name, token, call: house.withToken(token) };
}

/** Marks a person's address as verified, as the mailed link does. */
export const verify = ({ db }: TestHouse, { email }: Pick<Person, "email">) =>
  db.updateTable("accounts").set({ verified_at: new Date() }).where("email", "=", email).execute();

/** Somebody new who looks after the house. */
export async function newAdmin(house: TestHouse, name = "Ada Admin"): Promise<Person> {
  const person = await newPerson(house, name);
  await changeAdmin(house.db, { email: person.email, remove: false });
  return person;
}

/** Posts JSON, for answers that the typed client does not follow. */
export const postJson = (house: TestHouse, path: string, body: unknown): Promise<Response> =>
  house.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Posts a form as a page's button does. */
export const postForm = (
  house: TestHouse,
  path: string,
  fields: Record<string, string>,
): Promise<Response> => house.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
