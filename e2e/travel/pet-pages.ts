import { expect, type Locator, type Page } from "@playwright/test";
import { main, type Member } from "../accounts/members.ts";

type Known = { _id: string; petName: string };

/** A pet that is there already, by the wire. */
export async function petOf(page: Page, { token }: Member, body: object): Promise<Known> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post("/api/pets", { headers, data: body });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** A record that is there already. */
export async function recordOf(
  page: Page,
  { token }: Member,
  petId: string,
  body: object,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post(`/api/pets/${petId}/records`, { headers, data: body });
  expect(answer.status()).toBe(201);
}

/** The line of a pet's life. */
export const line = (page: Page): Locator => main(page).locator("ol > li");

/** A field of the form on a pet's page, of the pet or of a record. */
export const field = (page: Page, label: string): Locator =>
  main(page).getByLabel(label, { exact: true });
