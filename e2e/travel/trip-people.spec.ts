import type { Trip } from "../../contracts/src/travel/trips.ts";
import { invitationGone } from "../../contracts/src/travel/members.ts";
import { daysAfter, localDay } from "../../contracts/src/kernel/days.ts";
import { tripDate } from "../../web/app/travel/trips/calendar/trip-days.ts";
import { main, type Member, newMember, openWith, pdf } from "../accounts/members.ts";
import { mailedLink, watch } from "../demo.ts";
import { type APIRequestContext, type Browser, expect, type Page, test } from "../test.ts";
import { createTrip, heading, openPart, section } from "./trip-pages.ts";

const trip = {
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
async function openOther(browser: Browser, member: Member, path: string): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await openWith(page, member, path);
  return page;
}

const bearer = ({ token }: Member) => ({ authorization: `Bearer ${token}` });

/** Has a person join a trip through the API. */
async function join(
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

const people = (page: Page) => main(page).getByRole("list", { name: "People on this trip" });
const personOf = (page: Page, { username }: Member) =>
  people(page).getByRole("listitem").filter({ hasText: username });
/** Words as they stand on the screen; those for paper are in the page too. */
const shown = (page: Page, words: string) =>
  main(page).getByText(words, { exact: true }).filter({ visible: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test("an owner invites by link and by email, and both see each other's changes as they happen", async ({
  page,
  browser,
  request,
}) => {
  const { faults } = watch(page);
  const owner = await newMember(request, "Dana Walks");
  const leo = await newMember(request, "Leo Marsh");
  const { _id: id } = await createTrip(request, owner, trip);
  await openWith(page, owner, `/plans/${id}`);
  await main(page).getByRole("link", { name: "Invite" }).click();
  const invite = section(page, "Invite someone");

  // What is typed stays beside its error.
  await invite.getByLabel("Email").fill("not-an-address");
  await invite.getByRole("button", { name: "Send invite" }).click();
  await expect(invite.getByText("“not-an-address” isn't an email address").first()).toBeVisible();
  await expect(invite.getByLabel("Email")).toHaveValue("not-an-address");
  const addresses = [1, 2].map(() => `${crypto.randomUUID()}@example.com`);
  await invite.getByLabel("Email").fill(addresses.join(", "));
  await invite.getByRole("button", { name: "Send invite" }).click();
  await expect(toast(page, "2 invitations sent.")).toBeVisible();
  await expect(people(page).getByRole("listitem")).toHaveCount(3);
  const mailed = await mailedLink(addresses[0] ?? "", "/invitations/");

  await invite.getByLabel("Role").selectOption("Can edit");
  await invite.getByRole("button", { name: "Create link" }).click();
  const link = await invite
    .getByRole("textbox", { name: "Link for one person who can edit" })
    .inputValue();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(heading(guest)).toHaveText("Travel together to Porto");
  await expect(main(guest).getByText(`${owner.username} invited you to a trip.`)).toBeVisible();
  const logIn = main(guest).getByRole("link", { name: "Log in to join" });
  await expect(logIn).toHaveAttribute("href", /^\/login\?next=%2Finvitations%2F/);

  const other = await openOther(browser, leo, new URL(link).pathname);
  const seen = watch(other);
  await main(other).getByRole("button", { name: "Join the trip" }).click();
  await expect(heading(other)).toHaveText("Porto");
  await expect(main(other).getByText("trip. You can edit")).toBeVisible();
  await expect(personOf(page, leo)).toContainText("Joined");
  await expect(people(other).getByRole("link", { name: owner.username })).toBeVisible();
  await expect(main(other).getByRole("link", { name: "Invite" })).toHaveCount(0);
  await main(other).getByRole("button", { name: "More", exact: true }).click();
  await expect(main(other).getByRole("menuitem", { name: "Delete trip" })).toHaveCount(0);
  await other.keyboard.press("Escape");

  // The link is used up, and leads who used it to the trip.
  const used = await guest.goto(link);
  expect(used?.status()).toBe(410);
  await expect(main(guest).getByText(invitationGone)).toBeVisible();
  expect(seen.faults).toEqual([]);
  await other.goto(new URL(link).pathname);
  await expect(main(other).getByText("You're already on this trip.")).toBeVisible();
  await main(other).getByRole("link", { name: "Open the trip" }).click();
  await expect(heading(other)).toHaveText("Porto");

  await openPart(page, "Overview");
  await main(other).getByRole("button", { name: "Edit", exact: true }).click();
  await main(other).getByRole("textbox", { name: "Notes" }).fill("Umbrella by the door.");
  await main(other).getByRole("button", { name: "Save", exact: true }).click();
  await expect(shown(page, "Umbrella by the door.")).toBeVisible();
  await expect(main(page).getByText(`${leo.username} changed the notes`)).toBeVisible();
  await main(page).getByRole("link", { name: "Activity" }).click();
  const change = section(page, "Activity").getByRole("listitem").first();
  await expect(change).toContainText(`${leo.username} changed the notes`);
  await change.getByRole("button", { name: /^Undo/ }).click();
  await expect(toast(page, "Undone.")).toBeVisible();
  await expect(shown(other, "Umbrella under the sink.")).toBeVisible();

  // A withdrawn invitation is gone; an unknown one never was.
  const row = people(page)
    .getByRole("listitem")
    .filter({ hasText: addresses[0] ?? "" });
  await row.getByRole("button", { name: /^More for/ }).click();
  await row.getByRole("menuitem", { name: "Withdraw invitation" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(row).toHaveCount(0);
  expect((await guest.goto(mailed))?.status()).toBe(410);
  expect((await guest.goto(`/invitations/${"a".repeat(43)}`))?.status()).toBe(404);
  expect(faults).toEqual([]);
});

test("a viewer sees what the owner shows, and nothing to change, until they are removed", async ({
  page,
  browser,
  request,
}) => {
  const owner = await newMember(request, "Dana Walks");
  const ines = await newMember(request, "Ines Prado");
  const { _id: id } = await createTrip(request, owner, trip);
  await request.post(`/api/plans/${id}/attachments`, {
    headers: bearer(owner),
    multipart: { label: "Rabies certificate", file: await pdf("rabies.pdf") },
  });
  await join(request, { owner, member: ines, id, role: "viewer" });
  const other = await openOther(browser, ines, `/plans/${id}`);
  await expect(main(other).getByText("trip. You can view")).toBeVisible();
  await expect(main(other).getByText(`${owner.username} doesn't show expenses.`)).toBeVisible();
  for (const name of ["Edit", "Invite", "Add photos", "Mark done: Feed the goldfish"])
    await expect(main(other).getByRole("button", { name, exact: true })).toHaveCount(0);

  await openPart(other, "Days");
  await expect(main(other).getByText("Napkin Air NA 7").first()).toBeVisible();
  await expect(
    main(other)
      .getByText(/doesn't show confirmation codes/)
      .first(),
  ).toBeVisible();
  await expect(other.getByText("QX7RT2")).toHaveCount(0);
  await openPart(other, "Packing");
  await expect(main(other).getByRole("checkbox", { name: "Feed the goldfish" })).toBeDisabled();
  await openPart(other, "Papers");
  await expect(main(other).getByText(/doesn't show documents/)).toBeVisible();
  await expect(other.getByText("Rabies certificate")).toHaveCount(0);
  await openPart(other, "Money");
  await expect(other.getByText("Crate")).toHaveCount(0);

  await openWith(page, owner, `/plans/${id}/people`);
  const row = personOf(page, ines);
  await row.getByText("Private details: 0 of 3").click();
  await row.getByLabel("Confirmation codes").check();
  await row.getByLabel("Rabies certificate").check();
  await expect(row.getByText("Private details: 2 of 3")).toBeVisible();
  await openPart(other, "Days");
  await expect(other.getByText("Conf. QX7RT2").first()).toBeVisible();
  await openPart(other, "Papers");
  await expect(main(other).getByText("Rabies certificate").first()).toBeVisible();
  await expect(main(other).getByRole("button", { name: /^(Replace|Remove)/ })).toHaveCount(0);

  await row.getByLabel(`Role of ${ines.username}`).selectOption("Can edit");
  await openPart(other, "Overview");
  await expect(main(other).getByRole("button", { name: "Edit", exact: true })).toBeVisible();

  await row.getByRole("button", { name: /^More for/ }).click();
  await row.getByRole("menuitem", { name: "Remove from trip" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(row).toHaveCount(0);
  await expect(heading(other)).toHaveText("This page doesn't exist");
  await other.goto("/plans");
  await expect(main(other).getByText("Porto")).toHaveCount(0);
});

test("people comment on a leg and assign a to-do; the trip is handed over, and the earlier owner leaves", async ({
  page,
  browser,
  request,
}) => {
  const owner = await newMember(request, "Dana Walks");
  const leo = await newMember(request, "Leo Marsh");
  const { _id: id } = await createTrip(request, owner, trip);
  await join(request, { owner, member: leo, id, role: "editor" });
  const other = await openOther(browser, leo, `/plans/${id}/days`);
  await openWith(page, owner, `/plans/${id}/days`);

  await main(page).getByRole("button", { name: "Comment on Flight", exact: false }).first().click();
  const thread = page.getByRole("dialog");
  await expect(thread.getByText("No comments yet.")).toBeVisible();
  await thread.getByLabel("Comment").fill("Seats near the front?");
  await thread.getByRole("button", { name: "Post comment" }).click();
  await expect(thread.getByRole("listitem")).toContainText("Seats near the front?");
  await thread.getByRole("button", { name: "Close" }).click();
  await main(other)
    .getByRole("button", { name: /^1 comment/ })
    .first()
    .click();
  const theirs = other.getByRole("dialog");
  await expect(theirs.getByText("Seats near the front?")).toBeVisible();
  await expect(theirs.getByRole("button", { name: /^Delete comment/ })).toHaveCount(0);
  await theirs.getByRole("button", { name: "Close" }).click();
  await main(page)
    .getByRole("button", { name: /^1 comment/ })
    .first()
    .click();
  await thread.getByRole("button", { name: /^Delete comment/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Delete comment", exact: true })
    .click();
  await expect(thread.getByText("No comments yet.")).toBeVisible();
  await thread.getByRole("button", { name: "Close" }).click();

  await openPart(page, "Packing");
  await main(page).getByRole("button", { name: "Assign Feed the goldfish to…" }).click();
  await main(page).getByRole("menuitem", { name: leo.username }).click();
  await expect(
    main(page).getByRole("button", { name: new RegExp(`assigned to ${leo.username}`) }),
  ).toBeVisible();
  await openPart(other, "Overview");
  await expect(section(other, "Thing to do").getByText(leo.username)).toBeVisible();

  await page.goto(`/plans/${id}/people`);
  const row = personOf(page, leo);
  await row.getByRole("button", { name: /^More for/ }).click();
  await row.getByRole("menuitem", { name: "Hand the trip over" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Hand over trip" }).click();
  await expect(toast(page, `${leo.username} is the organizer now.`)).toBeVisible();
  await expect(section(page, "Invite someone")).toHaveCount(0);
  await expect(main(other).getByRole("link", { name: "Invite" })).toBeVisible();

  await main(page).getByRole("button", { name: "Leave this trip" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave trip" }).click();
  await expect(toast(page, "You left the trip to Porto.")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Porto" })).toHaveCount(0);
  const left: Trip = await (await request.get(`/api/plans/${id}`, { headers: bearer(leo) })).json();
  expect([left.role, left.members]).toEqual(["owner", []]);
});

test("a section that is being edited keeps what is typed while another person changes it", async ({
  page,
  browser,
  request,
}) => {
  const owner = await newMember(request, "Dana Walks");
  const leo = await newMember(request, "Leo Marsh");
  const { _id: id } = await createTrip(request, owner, trip);
  await join(request, { owner, member: leo, id, role: "editor" });
  const other = await openOther(browser, leo, `/plans/${id}`);
  await openWith(page, owner, `/plans/${id}`);
  await main(page).getByRole("button", { name: "Edit", exact: true }).click();
  await main(page).getByRole("textbox", { name: "Notes" }).fill("Mine.");
  await main(other).getByRole("button", { name: "Edit", exact: true }).click();
  await main(other).getByRole("textbox", { name: "Notes" }).fill("Theirs.");
  await main(other).getByRole("button", { name: "Save", exact: true }).click();
  await expect(shown(other, "Theirs.")).toBeVisible();
  await expect(main(page).getByRole("textbox", { name: "Notes" })).toHaveValue("Mine.");
  await main(page).getByRole("button", { name: /^Save/ }).click();
  await expect(main(page).getByRole("definition").filter({ hasText: "Theirs." })).toBeVisible();
  await expect(main(page).getByText("Your changes below aren't saved yet.")).toBeVisible();
  await main(page).getByRole("button", { name: "Save my version" }).click();
  await expect(shown(other, "Mine.")).toBeVisible();
});

test("a vet reads chosen documents of a trip by a link, and nothing else of it", async ({
  page,
  browser,
  request,
}) => {
  const owner = await newMember(request, "Dana Walks");
  const { _id: id } = await createTrip(request, owner, trip);
  for (const label of ["Rabies certificate", "Insurance"])
    await request.post(`/api/plans/${id}/attachments`, {
      headers: bearer(owner),
      multipart: { label, file: await pdf(`${label}.pdf`) },
    });
  await openWith(page, owner, `/plans/${id}/people`);
  await main(page).getByRole("button", { name: "Share documents" }).click();
  const dialog = page.getByRole("dialog", { name: "Share documents" });
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(dialog.getByText("Select at least one document.").first()).toBeVisible();
  await dialog.getByLabel("Rabies certificate").check();
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(dialog.getByText("Only Rabies certificate")).toBeVisible();
  const link = await dialog.getByRole("textbox", { name: "Trip link" }).inputValue();
  const vet = await (await browser.newContext()).newPage();
  const answer = await vet.goto(link);
  const source = (await answer?.text()) ?? "";
  for (const secret of ["Porto", "Insurance", "QX7RT2", "Umbrella", id])
    expect(source, secret).not.toContain(secret);
  await expect(heading(vet)).toHaveText(`Documents from ${owner.username}`);
  const document = main(vet).getByRole("link", { name: /^Rabies certificate/ });
  const file = await vet.request.get((await document.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});
