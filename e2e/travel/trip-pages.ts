import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { Trip } from "../../contracts/src/travel/trips.ts";
import { main, type Member } from "../accounts/members.ts";

/** Creates a trip through the API. */
export async function createTrip(
  request: APIRequestContext,
  { token }: Pick<Member, "token">,
  data: object,
): Promise<Trip> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post("/api/plans", { data, headers });
  expect(answer.status()).toBe(201);
  const trip: Trip = await answer.json();
  return trip;
}

/** A section of a trip's page, by title. */
export const section = (page: Page, name: string) =>
  main(page).getByRole("region", { name, exact: true });
/** Opens a part of a trip's page by its tab. */
export const openPart = (page: Page, name: "Overview" | "Papers" | "Days" | "Packing" | "Money") =>
  main(page)
    .getByRole("navigation", { name: /^Trip: / })
    .getByRole("link", { name: new RegExp(`^${name}`) })
    .click();
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
