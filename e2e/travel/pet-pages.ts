import { expect, type Locator, type Page } from "@playwright/test";
import { main, type Member } from "../accounts/members.ts";

type CreatedPet = { _id: string; petName: string };

/** Creates a pet through the API. */
export async function petOf(page: Page, { token }: Member, body: object): Promise<CreatedPet> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post("/api/pets", { headers, data: body });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** Creates a record through the API. */
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

/** The timeline of a pet's records. */
export const line = (page: Page): Locator => main(page).locator("ol > li");

/** A field of the pet or record form on a pet's page. */
export const field = (page: Page, label: string): Locator =>
  main(page).getByLabel(label, { exact: true });
