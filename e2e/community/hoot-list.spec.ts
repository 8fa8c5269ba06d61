import { expect, test } from "../test.ts";
import { jpeg, main, newMember } from "../accounts/members.ts";
import { watch } from "../demo.ts";

test("the front of a postcard is its photo, its GIF or its place, and every fifth is large", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  const writer = await newMember(request, "Pat Postcard");
  const post = async (fields: Record<string, unknown>) => {
    const answer = await request.post("/api/hoots", {
      headers: { authorization: `Bearer ${writer.token}` },
      multipart: { text: "On the way.", category: "General", ...fields },
    });
    expect(answer.status()).toBe(201);
  };
  await post({ title: "Front five", category: "Peru" });
  await post({ title: "Front words" });
  await post({ title: "Front place", category: "Berlin" });
  await post({ title: "Front GIF", gifUrl: "/art/v1/gifs/tail-wag.gif" });
  await post({
    title: "Front photo",
    photoOne: await jpeg("front.jpg"),
    photoTwo: await jpeg("back.jpg"),
    photoOneAlt: "A pier.",
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/profiles/${writer.id}`);
  await main(page).getByRole("button", { name: "Load more hoots" }).click();
  const card = (title: string) => main(page).getByRole("article", { name: title });
  await expect(card("Front photo").getByRole("img", { name: "A pier." })).toBeVisible();
  await expect(card("Front photo")).toContainText("2 photos");
  await expect(card("Front GIF").locator("img[src$='tail-wag.webp']")).toBeVisible();
  await card("Front GIF").getByRole("button", { name: "Play GIF" }).click();
  await expect(card("Front GIF").locator("img[src$='tail-wag.gif']")).toBeVisible();
  await expect(
    card("Front place").locator("[style*='/posters/berlin.landscape.day']"),
  ).toBeVisible();
  await expect(card("Front words").locator("[style*='/posters/']")).toHaveCount(0);
  const widthOf = async (title: string) => (await card(title).boundingBox())?.width ?? 0;
  await expect
    .poll(async () => (await widthOf("Front five")) / (await widthOf("Front words")))
    .toBeGreaterThan(1.9);
  expect(faults).toEqual([]);
});

test("on a phone search, category and order of the list stand in one line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/allposts");
  const boxes = await Promise.all(
    ["#hoot-category", "#hoot-sort", "#hoot-search"].map((id) =>
      main(page).locator(id).boundingBox(),
    ),
  );
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  const place = main(page).getByLabel("Place or topic");
  await place.selectOption("Chile");
  await expect(page).toHaveURL("/allposts?category=Chile");
  await expect(place).toHaveValue("Chile");
  await main(page).locator("#hoot-sort").selectOption("Most liked");
  await expect(page).toHaveURL("/allposts?category=Chile&sort=liked");
  await main(page).getByLabel("Search hoots").fill("ferry");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/allposts?q=ferry");
  await main(page).getByRole("link", { name: "Show all hoots" }).click();
  await expect(page).toHaveURL("/allposts");
});
