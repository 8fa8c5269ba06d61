import { daysAfter, localDay } from "../../contracts/src/kernel/days.ts";
import { tripDate } from "../../web/app/travel/trips/calendar/trip-days.ts";
import { main, type Member, openWith } from "../accounts/members.ts";
import { type APIRequestContext, type Browser, expect, type Page } from "../test.ts";

export const trip = {
  destination: "Porto",
  ...tripDate(daysAfter(localDay(), 12)),
  notes: "Umbrella under the sink.",
  legs: [
    { airline: "Napkin Air", flightNumber: "NA 7", from: "FRA", to: "OPO", confirmation: "QX7RT2" },
  ],
  stays: [{ name: "Casa Fig", address: "3 Fig Tree Steps", confirmation: "FIG-9" }],
  items: [{ list: "todo", text: "Feed the goldfish" }],
  costs: [{ what: "Crate", amount: 8900, currency: "EUR" }],
};

/** The page of another person, in a browser of their own. */
export async function openOther(browser: Browser, member: Member, path: string): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await openWith(page, member, path);
  return page;
}

export const bearer = ({ token }: Member) => ({ authorization: `Bearer ${token}` });

/** Has a person join a trip through the API. */
export async function join(
  request: APIRequestContext,
  { owner, member, id, role }: { owner: Member; member: Member; id: string; role: string },
): Promise<void> {
  const invited = await request.post(`/api/plans/${id}/members`, {
    data: { role },
    headers: bearer(owner),
  });
  const { url }: { url: string } = await invited.json();
  const joined = await request.post(`/api/invitations/${url.split("/").at(-1)}`, {
    headers: bearer(member),
  });
  expect(joined.status()).toBe(200);
}

export const people = (page: Page) => main(page).getByRole("list", { name: "People on this trip" });
export const personOf = (page: Page, { username }: Member) =>
  people(page).getByRole("listitem").filter({ hasText: username });
/** Words as they stand on the screen; those for paper are in the page too. */
export const shown = (page: Page, words: string) =>
  main(page).getByText(words, { exact: true }).filter({ visible: true });
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
