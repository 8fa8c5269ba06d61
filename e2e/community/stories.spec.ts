import { expect, test } from "../test.ts";
import {
  storyDeleteFailed,
  confirmStoryDelete,
  noOwnStories,
} from "../../contracts/src/community/stories.ts";
import { animatedGif } from "../../server/testing/good-files.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { long, publish } from "./stories.ts";
import { openAs, watch } from "../demo.ts";

test("only the author can delete a story, after a confirmation", async ({ page, request }) => {
  const ida = await newMember(request, "Ida Itch");
  const id = await publish(request, ida, { title: "Short-lived", contentOne: "Gone soon." });
  await page.goto(`/blogs/${id}`);
  await expect(main(page).getByRole("button", { name: /Update|Delete/ })).toHaveCount(0);
  await openWith(page, ida, `/blogs/${id}`);
  const remove = main(page).getByRole("button", { name: "Delete Blog" });
  await page.route(`**/api/blogs/${id}`, (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.continue(),
  );
  await remove.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Delete “Short-lived”?");
  await expect(dialog).toContainText(confirmStoryDelete);
  await dialog.getByRole("button", { name: "Delete Blog" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(storyDeleteFailed);
  await page.unroute(`**/api/blogs/${id}`);
  await dialog.getByRole("button", { name: "Delete Blog" }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByText("Story deleted.")).toBeVisible();
  await expect(main(page).getByText("Short-lived")).toHaveCount(0);
  expect((await page.goto(`/blogs/${id}`))?.status()).toBe(404);
});

test("a guest reads a story, likes it by logging in, and comments on it", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const author = await newMember(request, "Jo Journal");
  const id = await publish(request, author, {
    title: "Read me",
    contentOne: `${long}\n\nI never knew how much a dog can trust a train, and only then did we go home.`,
  });
  await page.goto("/blogs");
  await main(page).getByRole("link", { name: "Read me" }).first().click();
  await expect(page).toHaveURL(`/blogs/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`Read me by ${author.username} · Wagabond`);
  await expect(main(page).getByText("1 min read").first()).toBeVisible();
  await expect(main(page).getByText("There are no comments.")).toBeVisible();
  await main(page)
    .getByRole("button", { name: /^Like, / })
    .click();
  await expect(page).toHaveURL(/\/login\?next=%2Fblogs/);
  await main(page).getByLabel("Email", { exact: true }).fill("ravi@wagabond.example");
  await main(page).getByLabel("Password", { exact: true }).fill("where-to-next");
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(`/blogs/${id}`);
  const like = main(page).getByRole("button", { name: /^Like, / });
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like).toHaveAccessibleName("Like, 1 like");
  await main(page).getByLabel("Your comment").fill("The window seat, of course.");
  await main(page).getByRole("button", { name: "Post comment" }).click();
  const comments = main(page).getByRole("listitem");
  await expect(comments.getByText("The window seat, of course.")).toBeVisible();
  await main(page).getByRole("button", { name: "Reply" }).first().click();
  await main(page)
    .getByRole("textbox", { name: /^Reply to/ })
    .fill("Always.");
  await main(page).locator("form").getByRole("button", { name: "Reply", exact: true }).click();
  await expect(comments.getByText("Always.").first()).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole("heading", { name: "2 comments" })).toBeVisible();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  const next = main(page).getByRole("article").filter({ hasText: "Next story" });
  await next.getByRole("heading").getByRole("link").click();
  await expect(page).not.toHaveURL(`/blogs/${id}`);
  await expect(page).toHaveURL(/\/blogs\/[0-9a-f-]{36}$/);
  expect(faults).toEqual([]);
});

test("an animated picture is still until played, in lists too", async ({ page, request }) => {
  const member = await newMember(request, "Moe Moves");
  const answer = await request.post("/api/blogs", {
    headers: { authorization: `Bearer ${member.token}` },
    multipart: {
      title: "Tail in motion",
      contentOne: "It wags.",
      contentOneImage: {
        name: "tail.gif",
        mimeType: "image/gif",
        buffer: await animatedGif(400, 300),
      },
    },
  });
  const { _id: id }: { _id: string } = await answer.json();
  await page.goto(`/blogs/${id}`);
  const face = main(page).getByAltText(`Photo for “Tail in motion”`);
  await expect(face).toHaveAttribute("src", /^data:image\/webp/);
  await main(page).getByRole("button", { name: "Play" }).click();
  await expect(face).toHaveAttribute("src", /^\/files\//);
  await main(page).getByRole("button", { name: "Pause" }).click();
  await expect(face).toHaveAttribute("src", /^data:image\/webp/);
  await page.goto(`/profiles/${member.id}?tab=stories`);
  const card = main(page).getByRole("article").filter({ hasText: "Tail in motion" }).first();
  await expect(card.locator("img").first()).toHaveAttribute("src", /^data:image\/webp/);
});

test("stories and their list work without JavaScript and have a preview picture", async ({
  request,
}) => {
  const kim = await newMember(request, "Kim Keeps");
  for (let number = 1; number <= 14; number += 1) {
    await publish(request, kim, { title: `Long list ${number}`, contentOne: "Another one." });
  }
  const list = await (await request.get("/blogs")).text();
  expect(list.match(/<article/g)?.length).toBeGreaterThanOrEqual(13);
  const older = /href="(\/blogs\?before=[0-9a-f-]{36})"/.exec(list)?.[1] ?? "";
  expect((await request.get(older)).status()).toBe(200);
  expect((await request.get("/blogs?before=nowhere")).status()).toBe(404);
  const id = /href="\/blogs\/([0-9a-f-]{36})"/.exec(list)?.[1];
  const story = await (await request.get(`/blogs/${id}`)).text();
  expect(story).toContain("Another one.");
  expect(story).toMatch(/<meta property="og:image" content="http[^"]+\/files\/[^"]+1280\.webp"/);
  expect(story).toMatch(/<meta property="og:type" content="article"/);
  expect(story).toMatch(/srcSet="\/files\/[^"]+320\.webp 320w/i);
  for (const missing of ["01900000-0000-7000-8000-000000000000", "nothing"]) {
    expect((await request.get(`/blogs/${missing}`)).status()).toBe(404);
  }
});

test("a profile shows its owner's stories or an empty state", async ({ page, request }) => {
  const may = await newMember(request, "May Many");
  await openWith(page, may, "/profiles?tab=stories");
  await expect(main(page).getByText(noOwnStories)).toBeVisible();
  await main(page).getByRole("link", { name: "Tell your story" }).click();
  await expect(page).toHaveURL(/\/write$/);
  await publish(request, may, { title: "Seen on a profile", contentOne: "Here." });
  await page.goto("/profiles?tab=stories");
  await expect(main(page).getByRole("link", { name: "Seen on a profile" })).toBeVisible();
  const html = await (await request.get(`/profiles/${may.id}?tab=stories`)).text();
  expect(html).toContain("Seen on a profile");
});

test("guests log in before they write", async ({ page }) => {
  await page.goto("/write");
  await expect(page).toHaveURL(/\/login\?next=%2Fwrite/);
  await page.goto("/blogs");
  await expect(page.getByRole("banner").getByRole("link", { name: "Blogs" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await openAs(page, "dana", "/blogs");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Profile", exact: true })).toBeVisible();
  await expect(banner.getByRole("link", { name: "Blogs" })).toBeHidden();
});

test("a story names the countries of its trip, and guests see a map of the way", async ({
  page,
  request,
}) => {
  const author = await newMember(request, "Wanda Way");
  const id = await publish(request, author, { title: "Over the sea", contentOne: long });
  await openWith(page, author, `/blogs/${id}`);
  await main(page).getByRole("button", { name: "Update" }).click();
  const form = page.locator("form[name=edit-story]");
  await form.getByLabel("From country").fill("Italy");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Select both countries from the list.").first()).toBeVisible();
  await form.getByLabel("To country").fill("chile");
  await form.getByRole("button", { name: "Save" }).click();
  const map = main(page).getByRole("img", { name: "Map of the way: Italy to Chile" });
  await expect(map).toBeVisible();

  // Without scripts, and with the public drawing.
  const answer = await page.request.get(`/blogs/${id}`);
  const html = await answer.text();
  expect(html).toContain("Map of the way: Italy to Chile");
  const drawing = await page.request.get("/art/v1/routes/IT-CL.svg");
  expect(drawing.headers()["cache-control"]).toContain("immutable");
  await expect(main(page).getByRole("link", { name: "Check my pet" })).toHaveAttribute(
    "href",
    /from=Italy&to=Chile/,
  );
});
