import type { Trip } from "../../contracts/src/travel/trips.ts";
import { main, newMember, openWith, pdf } from "../accounts/members.ts";
import { expect, test } from "../test.ts";
import { createTrip, heading, openPart, section } from "./trip-pages.ts";
import { trip, openOther, bearer, join, personOf, shown, toast } from "./people-pages.ts";

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
  // The change arrives while the form is open, so that nothing is sent on top of it unseen.
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
