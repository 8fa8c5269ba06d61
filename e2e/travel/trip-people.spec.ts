import { invitationGone } from "../../contracts/src/travel/members.ts";
import { main, newMember, openWith, pdf } from "../accounts/members.ts";
import { mailedLink, watch } from "../demo.ts";
import { expect, test } from "../test.ts";
import { createTrip, heading, openPart, section } from "./trip-pages.ts";
import { trip, openOther, bearer, join, people, personOf, shown, toast } from "./people-pages.ts";

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
  await other.goto("/notifications");
  await expect(main(other).getByText("Removed you from this trip.")).toBeVisible();
});
