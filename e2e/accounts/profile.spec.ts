import { expect, test, untilIdle, type Page } from "../test.ts";
import { demoUserId } from "../../server/seeds/seed.ts";
import { cancel, field, jpeg, main, newMember, openWith, pdf, save, update } from "./members.ts";
import { openAs, watch } from "../demo.ts";

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name });
const heading = (page: Page, name: string) =>
  main(page).getByRole("heading", { name, exact: true });

test("a member adds an avatar and a passport, and a stranger sees no documents", async ({
  page,
  browser,
  request,
}) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Pia Paper");
  await openWith(page, member, "/profiles");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(member.username);
  await update(page).click();
  await expect(page.getByRole("heading", { name: "Update your profile" })).toBeFocused();
  await field(page, "Bio").fill("Two ponies,\none caravan.");
  await field(page, "Avatar").setInputFiles(await jpeg("me.jpg"));
  await field(page, "Passport").setInputFiles(await jpeg("passport.jpg"));
  await field(page, "Important documents").setInputFiles(await pdf("insurance.pdf"));
  await save(page).click();
  await expect(page.getByText("Profile saved.")).toBeVisible();
  await expect(update(page)).toBeFocused();
  await expect(main(page).getByText("Two ponies,")).toBeVisible();
  const face = /^\/files\/[0-9a-f-]{36}\/320\.webp$/;
  await expect(main(page).getByAltText(`${member.username}'s avatar`)).toHaveAttribute("src", face);
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Your profile" }).locator("img"),
  ).toHaveAttribute("src", face);
  await tab(page, "Documents").click();
  await expect(page.getByText(/^3 of 500 files/)).toBeVisible();

  await main(page).getByRole("button", { name: "Your Passport" }).click();
  const dialog = page.getByRole("dialog", { name: "Your Passport" });
  await expect(dialog.getByRole("img", { name: "Your Passport" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await main(page).getByRole("button", { name: "View Important documents" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("insurance.pdf");
  await page.keyboard.press("Escape");

  const own = await request.get("/api/profiles/me", {
    headers: { authorization: `Bearer ${member.token}` },
  });
  const { passport, importantDocs }: Record<string, string> = await own.json();
  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  const announcements: string[] = [];
  theirs.on("response", (response) => {
    void response.text().then(
      (text) => announcements.push(text),
      () => undefined,
    );
  });
  await openAs(theirs, "vale", `/profiles/${member.id}`);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(member.username);
  await expect(theirs.getByText("Two ponies,")).toBeVisible();
  await untilIdle(theirs);
  for (const name of ["Update", "Your Passport"]) {
    await expect(theirs.getByRole("button", { name, exact: true })).toHaveCount(0);
  }
  await expect(theirs.getByText("Your documents")).toHaveCount(0);
  for (const url of [passport, importantDocs]) {
    expect(url).toMatch(/^\/api\/files\//);
    const id = url?.split("/").at(-1) ?? "";
    expect(announcements.some((text) => text.includes(id))).toBe(false);
    expect((await theirs.request.get(url ?? "")).status()).not.toBe(200);
  }
  await stranger.close();
  expect(faults).toEqual([]);
});

test("a profile that fails to load can be tried again, and a new name appears beside its posts without a reload", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Lena Late");
  await request.post("/api/hoots", {
    data: { title: "By Lena", text: "Whatever she is called." },
    headers: { authorization: `Bearer ${member.token}` },
  });
  await page.route("**/api/profiles/me", (route) => route.abort());
  await openWith(page, member, "/profiles");
  await expect(main(page).getByRole("alert")).toContainText("Couldn't load your profile.");
  await page.unroute("**/api/profiles/me");
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(member.username);

  const card = page.getByRole("article", { name: "By Lena" });
  await expect(card).toContainText(member.username);
  await update(page).click();
  const username = `lena.${Date.now()}`;
  await field(page, "Username").fill(username);
  await save(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(username);
  await expect(card).toContainText(username);
});

test("guests log in on the way to their profile; the old URL redirects there too", async ({
  page,
}) => {
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login\?next=(%2F|\/)profile$/);
  await openAs(page, "hana", "/profile");
  await expect(update(page)).toBeVisible();
});

test("names and avatars link to complete profile pages; an unknown person is a 404", async ({
  page,
  request,
}) => {
  const id = demoUserId("dana");
  const html = await (await request.get(`/profiles/${id}`)).text();
  expect(html).toContain("<title>dana.walks · Wagabond</title>");
  expect(html).toMatch(/<meta property="og:description" content="Slow trains/);
  expect(html).toMatch(/<h1[^>]*>dana\.walks<\/h1>/);
  expect(html.match(/<article/g)?.length).toBeGreaterThan(3);
  expect(html).not.toContain("Your Passport");
  const missing = await request.get("/profiles/01900000-0000-7000-8000-000000000000");
  expect(missing.status()).toBe(404);

  await page.goto("/allposts");
  const links = page.getByRole("article").locator('a[href^="/profiles/"]');
  // Other journeys post meanwhile, and what is first moves on.
  const href = await links.first().getAttribute("href");
  const toPerson = page.getByRole("article").locator(`a[href="${href}"]`);
  const username = (await toPerson.last().innerText()).trim();
  await toPerson.last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(username);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goto("/allposts");
  await toPerson.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(username);
});

test("on a phone the profile is easy to reach, fits the screen and can be edited", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openWith(page, await newMember(request, "Phil Phone"), "/posts");
  await page
    .getByRole("navigation", { name: /mobile/ })
    .getByRole("link", { name: "Profile" })
    .tap();
  await expect(page).toHaveURL("/profiles");
  await update(page).tap();
  await field(page, "Bio").fill("Thumbs only.");
  await field(page, "Avatar").setInputFiles(await jpeg("selfie.jpg", 900, 1200));
  await save(page).tap();
  await expect(main(page).getByText("Thumbs only.")).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const open of [false, true]) {
      if (open) await update(page).tap();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `at ${width}, ${open ? "form" : "page"}`).toBeLessThanOrEqual(0);
      if (open) await cancel(page).tap();
    }
  }
  const boxes = await main(page)
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .map((button) => [button.textContent, button.getBoundingClientRect().height] as const),
    );
  for (const [name, height] of boxes) expect(height, name ?? "").toBeGreaterThanOrEqual(24);
  await context.close();
});

test("documents are added, replaced and removed one by one", async ({ page, request }) => {
  const { faults } = watch(page);
  const member = await newMember(request, "Rhea Replace");
  await openWith(page, member, "/profiles?tab=documents");
  const documents = page.getByRole("region", { name: "Your documents" });
  const choose = (name: string) => documents.getByRole("button", { name, exact: true });
  const file = documents.locator("input[type=file]");

  await choose("Add Passport").click();
  await file.setInputFiles(await jpeg("passport.jpg"));
  await expect(page.getByText("Passport saved.")).toBeVisible();
  await expect(documents.getByText(/^1 of 500 files/)).toBeVisible();
  const own = async () => {
    const headers = { authorization: `Bearer ${member.token}` };
    const answer = await request.get("/api/profiles/me", { headers });
    const { passport }: { passport: string | null } = await answer.json();
    return passport;
  };
  const first = await own();
  expect(first).toMatch(/^\/api\/files\//);

  await choose("Replace Passport").click();
  await file.setInputFiles(await pdf("passport.pdf"));
  await expect.poll(own).not.toBe(first);
  await expect(choose("Replace Passport")).toBeFocused();

  await choose("Remove Passport").click();
  const dialog = page.getByRole("dialog", { name: "Remove your passport?" });
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(choose("Add Passport")).toBeVisible();
  await expect(documents.getByText(/^0 of 500 files/)).toBeVisible();
  expect(await own()).toBeNull();
  expect(faults).toEqual([]);
});

test("the parts of a profile are links with addresses of their own, and Back returns to the one before", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  await openAs(page, "dana", "/profiles");
  await expect(tab(page, "About")).toHaveAttribute("aria-current", "page");
  await expect(heading(page, "Upcoming Trips")).toBeVisible();
  await expect(heading(page, "Gallery")).toHaveCount(0);
  for (const [name, shown] of [
    ["Pets", "Home and carriers"],
    ["Photos", "Gallery"],
    ["Stories", "Stories"],
    ["Documents", "Your documents"],
  ] as const) {
    await tab(page, name).press("Enter");
    await expect(page).toHaveURL(`/profiles?tab=${name.toLowerCase()}`);
    await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
    await expect(heading(page, shown)).toBeVisible();
  }
  await page.goBack();
  await expect(heading(page, "Stories")).toBeVisible();
  await page.reload();
  await expect(tab(page, "Stories")).toHaveAttribute("aria-current", "page");
  await expect(heading(page, "Upcoming Trips")).toHaveCount(0);
  expect(faults).toEqual([]);

  // Of another person, without scripts too; other people have no tab of documents.
  const path = `/profiles/${demoUserId("vale")}`;
  const photos = await (await request.get(`${path}?tab=photos`)).text();
  expect(photos).toContain('aria-label="Gallery"');
  for (const other of ["documents", "nonsense", ""]) {
    const html = await (await request.get(`${path}?tab=${other}`)).text();
    expect(html, other).not.toContain("tab=documents");
    expect(html, other).toContain('id="hoots"');
  }
});
