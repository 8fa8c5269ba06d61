import { brokenRules } from "../access.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { watch } from "../demo.ts";
import { expect, test } from "../test.ts";

test("a question gets an answer, which is announced by bell and email, and accepted", async ({
  page,
  browser,
  request,
}) => {
  const { faults } = watch(page);
  const ana = await newMember(request, "Ana Asks");
  const ben = await newMember(request, "Ben Answers");
  const title = `Which gate has grass for the dog of ${ana.username}?`;
  const question = await request.post("/api/hoots", {
    data: { title, text: "Between two flights." },
    headers: { authorization: `Bearer ${ana.token}` },
  });
  const { _id: id }: { _id: string } = await question.json();
  const listens = page.waitForRequest(/\/api\/live\?own=notifications/);
  await openWith(page, ana, "/notifications");
  await expect(main(page).getByText("No notifications yet")).toBeVisible();
  await listens;

  const other = await browser.newPage();
  await openWith(other, ben, `/hoots/${id}`);
  await main(other).getByLabel("Your comment").fill("Gate J40, behind the gray door.");
  await main(other).getByRole("button", { name: "Post comment" }).click();
  // The comment is shown before it is sent.
  await expect(other.getByText("Comment posted.")).toBeVisible();
  await expect(main(other).getByText("Gate J40, behind the gray door.")).toBeVisible();
  await other.close();

  // Without a reload: the page and the bell are live.
  const link = main(page).getByRole("link", { name: `${ben.username} commented` });
  await expect(link).toBeVisible();
  const bell = page.getByRole("banner").getByRole("link", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/1 unread notification/);
  expect(await brokenRules(page)).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/hoots/${id}#c-`));
  await expect(bell).not.toHaveAccessibleName(/unread/);
  await main(page).getByRole("button", { name: "Accept answer" }).click();
  await expect(main(page).getByText("Accepted answer")).toBeVisible();
  await page.goto("/allposts?sort=unanswered");
  await expect(main(page).getByRole("link", { name: title })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("blocked people don't meet on any page, and a block can be undone", async ({
  page,
  request,
}) => {
  const ana = await newMember(request, "Ana Avoids");
  const ben = await newMember(request, "Ben Blocked");
  const title = `A quiet pier ${Date.now()}`;
  const posted = await request.post("/api/hoots", {
    data: { title, text: "Gulls only.", category: "New Zealand" },
    headers: { authorization: `Bearer ${ben.token}` },
  });
  const { _id: id }: { _id: string } = await posted.json();
  await openWith(page, ana, `/profiles/${ben.id}`);
  await main(page).getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: `Block ${ben.username}` }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Block/ })
    .click();
  await expect(main(page).getByRole("button", { name: "Unblock" })).toBeVisible();
  await page.goto("/allposts?category=New+Zealand");
  await expect(main(page).getByRole("link", { name: title })).toHaveCount(0);
  await page.goto(`/hoots/${id}`);
  await expect(page.getByRole("heading", { name: "This page doesn't exist" })).toBeVisible();
  await page.goto("/account/blocked");
  expect(await brokenRules(page)).toEqual([]);
  await main(page)
    .getByRole("button", { name: `Unblock ${ben.username}` })
    .click();
  await expect(main(page).getByText("You haven't blocked or muted anyone")).toBeVisible();
  await page.goto(`/hoots/${id}`);
  await expect(main(page).getByRole("heading", { name: title })).toBeVisible();
});

test("a hoot is saved from its page, found among the bookmarks and removed", async ({
  page,
  request,
}) => {
  const ana = await newMember(request, "Ana Saves");
  const posted = await request.post("/api/hoots", {
    data: { title: "A bench worth saving", text: "In the shade." },
    headers: { authorization: `Bearer ${ana.token}` },
  });
  const { _id: id }: { _id: string } = await posted.json();
  await openWith(page, ana, `/hoots/${id}`);
  // The button shows it before it is stored.
  const stored = page.waitForResponse((response) => response.url().includes("/api/bookmarks/hoot"));
  await main(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(main(page).getByRole("button", { name: "Saved" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await stored;
  await page.goto("/bookmarks");
  await expect(main(page).getByRole("link", { name: "A bench worth saving" })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await main(page).getByRole("button", { name: "Remove “A bench worth saving”" }).click();
  await expect(main(page).getByText("Nothing saved yet")).toBeVisible();
});
