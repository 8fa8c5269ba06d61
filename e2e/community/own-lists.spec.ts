import { expect, test, untilIdle } from "../test.ts";
import { openAs, openAsNew, postHoot, tokenOf } from "../demo.ts";

/** Where no other journey posts at the same time. */
const category = "Colombia";
const path = `/allposts?category=${category}`;

test("a member's list of hoots is their own, in place of the one that was rendered for guests", async ({
  page,
  request,
}) => {
  const hoot = { title: "Seats with a window", text: "For two, and a dog.", category };
  const id = await postHoot(request, "dana", hoot);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const bearers: (string | undefined)[] = [];
  await page.route(/\/api\/hoots\/paginated/, async (route) => {
    bearers.push(route.request().headers()["authorization"]);
    await released;
    await route.continue();
  });
  const token = await openAsNew(page, "Mila Member", path);
  const card = page.getByRole("article").filter({ hasText: hoot.title });
  await expect(card.getByRole("button", { name: /like/i })).toContainText("0");
  await expect.poll(() => bearers).toEqual([`Bearer ${token}`]);

  // The page was rendered before this like, so that only the member's own list knows it.
  const headers = { authorization: `Bearer ${await tokenOf(request, "theo")}` };
  await request.put(`/api/hoots/${id}/like`, { headers });
  await card.evaluate((element) => element.setAttribute("data-same", ""));
  release();
  await expect(card.getByRole("button", { name: /like/i })).toContainText("1");
  await expect(card).toHaveAttribute("data-same", "");

  await card.getByRole("link", { name: hoot.title }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: hoot.title })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  expect(bearers).toHaveLength(1);
});

test("a member's list of stories is their own, too", async ({ page }) => {
  const bearer = page.waitForRequest(
    (request) =>
      new URL(request.url()).pathname === "/api/blogs" &&
      request.headers()["authorization"] !== undefined,
  );
  await openAs(page, "theo", "/blogs");
  const answer = await (await bearer).response();
  expect(answer?.status()).toBe(200);
  const featured = page.getByRole("article").first().getByRole("heading");
  const title = await featured.innerText();
  await expect(page.getByRole("heading", { name: title })).toHaveCount(1);
});

test("a guest's lists are those of the page, without another request", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(hoots|blogs)\b/.test(pathname)) requests.push(pathname);
  });
  for (const each of [path, "/blogs"]) {
    await page.goto(each);
    await untilIdle(page);
  }
  expect(requests).toEqual([]);
});
