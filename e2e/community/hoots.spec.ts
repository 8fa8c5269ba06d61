import { expect, frames, test, type Page } from "../test.ts";
import { noComments } from "../../contracts/src/community/comments.ts";
import { noMoreHoots } from "../../contracts/src/community/hoots.ts";
import { brokenRules } from "../access.ts";
import { openAs, postHoot, signInOf, tokenOf, watch } from "../demo.ts";

test("a member posts a hoot with a GIF, and it has its own page", async ({ page }) => {
  const { faults } = watch(page);
  await openAs(page, "dana", "/newhoot");
  const main = page.getByRole("main");
  await main.getByLabel("Title", { exact: true }).fill("Biscuit met a lighthouse");
  await main.getByLabel("Text", { exact: true }).fill("It did not blink first.\n\nNeither did he.");
  await expect(main.getByLabel("Category", { exact: true })).toHaveValue("General");
  await main.getByLabel("Category", { exact: true }).selectOption("Chile");
  await main.getByRole("button", { name: /GIF/ }).first().click();
  await page.getByLabel("Search for GIFs").fill("dog");
  const results = page.getByRole("dialog").or(main).getByRole("button", { name: /dog/i });
  await expect(results.first()).toBeVisible();
  await results.first().click();
  await main.getByRole("button", { name: "Post hoot" }).click();
  await expect(page).toHaveURL(/\/hoots\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Biscuit met a lighthouse");
  await expect(page.getByRole("main").getByRole("button", { name: /Play/ })).toBeVisible();
  await expect(page.getByText(noComments)).toBeVisible();
  expect(faults).toEqual([]);
});

test("who asks a question sees the rules and the answered questions about it", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const asked = `Did the snorkel ban reach Mexico ${Date.now()}?`;
  const id = await postHoot(request, "dana", { title: asked, text: "My dog swims." });
  const headersOf = async (who: string) => ({
    authorization: `Bearer ${await tokenOf(request, who)}`,
  });
  const data = { text: `No, it swam there ${Date.now()}.` };
  const comments = `/api/hoots/${id}/comments`;
  const answer = await request.post(comments, { data, headers: await headersOf("vale") });
  const { _id: commentId } = await answer.json();
  await request.put(`/api/hoots/${id}/answer`, {
    data: { commentId },
    headers: await headersOf("dana"),
  });
  await openAs(page, "vale", "/allposts");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Ask a question" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Ask a question");
  await expect(main.getByText("Your tip or question in one line.")).toBeVisible();
  const title = main.getByLabel("Title", { exact: true });
  await title.fill("Is there a snorkel ban?");
  const known = main.getByRole("region", { name: "Already known" });
  await expect(known.getByRole("link", { name: asked })).toHaveAttribute("href", `/hoots/${id}`);
  await title.fill("Does my dog need a rabies vaccination to enter Mexico?");
  await expect(known.getByText("What the rules say")).toBeVisible();
  await expect(known.locator("a[href*='/documents/']").first()).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test("a GIF plays once on hover, tap or key, and without motion only on request", async ({
  page,
  request,
}) => {
  const id = await postHoot(request, "dana", {
    title: "It wags",
    text: "All day long.",
    gifUrl: "/art/v1/gifs/tail-wag.gif",
  });
  const main = page.getByRole("main");
  const picture = main.locator("img[src*='/gifs/tail-wag']");
  const moves = expect(picture);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`/hoots/${id}`);
  const still = /tail-wag\.webp$/;
  const moving = /tail-wag\.gif$/;
  await moves.toHaveAttribute("src", still);
  await picture.hover({ force: true });
  await moves.toHaveAttribute("src", moving);
  await expect(main.getByRole("button", { name: "Pause GIF" })).toBeVisible();
  await moves.toHaveAttribute("src", still);
  await page.mouse.move(0, 0);

  await main.getByRole("button", { name: "Play GIF" }).press("Enter");
  await moves.toHaveAttribute("src", moving);
  await main.getByRole("button", { name: "Pause GIF" }).press("Enter");
  await moves.toHaveAttribute("src", still);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await picture.hover({ force: true });
  await moves.toHaveAttribute("src", still);
  await main.getByRole("button", { name: "Play GIF" }).click();
  await moves.toHaveAttribute("src", moving);
});

test("a guest writes a hoot, logs in, and it is posted", async ({ page }) => {
  const { email, password } = signInOf("vale");
  await page.goto("/posts/new");
  const main = page.getByRole("main");
  await main.getByLabel("Title", { exact: true }).fill("A hoot before the log-in");
  await main.getByLabel("Text", { exact: true }).fill("Written as a guest, posted as a member.");
  await main.getByRole("button", { name: "Post hoot" }).click();
  await expect(page).toHaveURL(/\/login/);
  await main.getByLabel("Email", { exact: true }).fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/hoots\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A hoot before the log-in");
  await page.goto("/posts/new");
  await expect(main.getByLabel("Title", { exact: true })).toHaveValue("");
});

test("others like, comment and reply; several reply forms can be open; a deleted comment keeps its replies", async ({
  page,
  request,
}) => {
  const id = await postHoot(request, "dana", { title: "Talk to me", text: "About ferries." });
  // A member can't post the same text twice in one day, as another try would.
  const fresh = (text: string) => `${text}, ${id.slice(-4)}.`;
  const [deckSeven, deckEight] = [fresh("Deck seven"), fresh("Or deck eight")];
  const shade = fresh("With shade");
  await openAs(page, "vale", `/hoots/${id}`);
  const main = page.getByRole("main");
  const like = main.getByRole("button", { name: /like/i }).first();
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await main.getByRole("textbox", { name: /comment/i }).fill(deckSeven);
  await main.getByRole("button", { name: "Post comment" }).click();
  const first = main.getByText(deckSeven);
  await expect(first).toBeVisible();
  await expect(main.getByRole("textbox", { name: /your comment/i })).toHaveValue("");
  await main
    .getByRole("textbox", { name: /comment/i })
    .first()
    .fill(deckEight);
  await main.getByRole("button", { name: "Post comment" }).click();
  await expect(main.getByText(deckEight)).toBeVisible();
  // The buttons that open a form have aria-expanded; those in the forms do not.
  const open = main.locator("button[aria-expanded]", { hasText: "Reply" });
  // A comment that is still being sent has no buttons.
  await expect(open).toHaveCount(2);
  await open.first().click();
  await open.last().click();
  await expect(main.getByRole("button", { name: "Cancel" })).toHaveCount(2);
  await main.getByRole("button", { name: "Cancel" }).last().click();
  await main.getByRole("button", { name: "Cancel" }).click();
  await expect(main.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await main
    .getByRole("button", { name: /^Reply/ })
    .first()
    .click();
  const replyForm = main
    .locator("form")
    .filter({ has: page.getByRole("textbox", { name: /reply/i }) });
  await replyForm.getByRole("textbox").fill(shade);
  await replyForm.getByRole("button", { name: "Reply", exact: true }).click();
  // The form is hidden while the reply is sent, and gone once it is stored.
  await expect(page.getByText("Reply posted.")).toBeVisible();
  await expect(replyForm).toHaveCount(0);
  await expect(main.getByText(shade)).toBeVisible();
  await page.reload();
  await expect(main.getByText(shade)).toBeVisible();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await main
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(main.getByText(deckSeven)).toHaveCount(0);
  await expect(main.getByText(shade)).toBeVisible();
});

test("a rejected like or comment is rolled back with a message", async ({ page, request }) => {
  const id = await postHoot(request, "dana", { title: "Refuse me", text: "Please." });
  await openAs(page, "vale", `/hoots/${id}`);
  const main = page.getByRole("main");
  await page.route(`**/api/hoots/${id}/like`, (route) => route.abort());
  await page.route(`**/api/hoots/${id}/comments`, (route) => route.fulfill({ status: 500 }));
  const like = main.getByRole("button", { name: /like/i }).first();
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await expect(main.getByRole("alert").first()).toBeVisible();
  await main.getByRole("textbox", { name: /comment/i }).fill("Is anyone there?");
  await main.getByRole("button", { name: "Post comment" }).click();
  await expect(main.getByRole("textbox", { name: /comment/i })).toHaveValue("Is anyone there?");
  await page.unroute(`**/api/hoots/${id}/comments`);
  await main
    .getByRole("button", { name: /Try again|^Post comment$/ })
    .last()
    .click();
  await expect(main.getByRole("listitem").getByText("Is anyone there?")).toBeVisible();
});

/** Goes to the end of the list, and waits until it has more than `count` hoots or is complete. */
async function grown(page: Page, count: number): Promise<void> {
  const main = page.getByRole("main");
  const more = main.getByRole("button", { name: "Load more hoots" });
  const isDone = async () =>
    (await main.getByRole("article").count()) > count ||
    (await page.getByText(noMoreHoots).isVisible());
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1_000 });
    await expect.poll(isDone, { timeout: 3_000 }).toBe(true);
  }).toPass();
}

test("the list loads more at its end, without duplicates, and says when it is complete", async ({
  page,
}) => {
  await page.goto("/allposts");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toBeVisible();
  const end = page.getByText(noMoreHoots);
  for (let count = 0; !(await end.isVisible()); count = await cards.count())
    await grown(page, count);
  const links = await cards
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.length).toBeGreaterThanOrEqual(80);
  expect(new Set(links).size).toBe(links.length);
});

test("Back returns to the same position in a long list", async ({ page }) => {
  await page.goto("/allposts");
  const cards = page.getByRole("main").getByRole("article");
  for (let count = 0; (await cards.count()) < 30; count = await cards.count())
    await grown(page, count);
  const card = cards.nth(24);
  await card.scrollIntoViewIfNeeded();
  await frames(page);
  const before = await page.evaluate(() => scrollY);
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/hoots\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/allposts/);
  await expect(cards.nth(24)).toBeVisible();
  // Other journeys post meanwhile, so the cards above it may change.
  await expect(cards.nth(24)).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(400);
});

test("a missing hoot is a real 404 with links to others", async ({ sent: page }) => {
  const answer = await page.goto("/hoots/01900000-0000-7000-8000-000000000000");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test("a search highlights its matches", async ({ sent: page }) => {
  await page.goto("/allposts?q=ferry");
  await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
});
