import { expect, frames, gotoIdle, test } from "../test.ts";
import { newMember, openWith } from "../accounts/members.ts";
import { petOf, recordOf } from "../travel/pet-pages.ts";
import { mailedLink, signInOf, tokenOf } from "../demo.ts";

/** Texts that would run as markup. Each would set `window.canary`. */
const payloads = [
  "<script>window.canary=1</script>",
  "<img src=x onerror=window.canary=1>",
  "<svg onload=window.canary=1>",
  '"><script>window.canary=1</script>',
  "'-window.canary=1-'",
  "javascript:window.canary=1",
  "</script><script>window.canary=1</script>",
  "</title><script>window.canary=1</script>",
  "<!--<script>window.canary=1//-->",
  "<iframe srcdoc='<script>parent.canary=1</script>'>",
  "<a href=javascript:window.canary=1>x</a>",
  "${window.canary=1}",
  "{{constructor.constructor('window.canary=1')()}}",
  "<math><mtext><table><mglyph><style><img src=x onerror=window.canary=1>",
  "\u2028window.canary=1\u2029",
  "<details open ontoggle=window.canary=1>",
  "<input autofocus onfocus=window.canary=1>",
  "<body onpageshow=window.canary=1>",
  "&lt;script&gt;window.canary=1&lt;/script&gt;",
  "]]><script xmlns='http://www.w3.org/1999/xhtml'>window.canary=1</script>",
];

/** How many of them a post or pet has. */
const perGroup = 3;
const groups = Array.from({ length: Math.ceil(payloads.length / perGroup) }, (_, place) =>
  payloads.slice(place * perGroup, (place + 1) * perGroup),
);

test("user content is shown as text everywhere and never runs", async ({ page, request }) => {
  const token = await tokenOf(request, "dana");
  const headers = { authorization: `Bearer ${token}` };
  const ids: string[] = [];
  for (const group of groups) {
    // A title is one line.
    const title = group
      .join(" ")
      .replaceAll(/[\u2028\u2029]/g, " ")
      .slice(0, 150);
    const data = { title, text: group.join("\n\n") };
    const posted = await request.post("/api/hoots", { data, headers });
    expect(posted.status()).toBe(201);
    const hoot: { _id: string } = await posted.json();
    for (const text of group) {
      await request.post(`/api/hoots/${hoot._id}/comments`, { data: { text }, headers });
    }
    ids.push(hoot._id);
  }
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const paths = [
    "/",
    "/posts",
    "/allposts",
    "/allposts?q=canary",
    ...ids.map((id) => `/hoots/${id}`),
  ];
  for (const path of paths) {
    await gotoIdle(page, path);
    expect(await page.evaluate(() => "canary" in window), path).toBe(false);
  }
  // Also after a client-side navigation.
  await page.goto("/allposts");
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "canary" in window)).toBe(false);
  expect(dialogs).toBe(0);
  for (const id of ids) await request.delete(`/api/hoots/${id}`, { headers });
});

test("pet data is shown as text on every page", async ({ page, request }) => {
  const member = await newMember(request, "Hanna Hostile");
  const ids: string[] = [];
  for (const payload of payloads) {
    const [petName, breed, colour] = [payload.slice(0, 60), payload.slice(0, 60), "<b>".repeat(13)];
    const pet = await petOf(page, member, { petName, breed, colour, bio: payload, weight: "<i>" });
    ids.push(pet._id);
  }
  // The profile shows the names of all pets; these pages show all texts in records.
  const opened = ids.slice(0, groups.length);
  for (const [place, id] of opened.entries()) {
    for (const payload of groups[place] ?? []) {
      await recordOf(page, member, id, { kind: "other", issuer: payload, note: payload });
    }
  }
  await openWith(page, member, "/profile");
  const paths = [`/profiles/${member.id}`, ...opened.map((id) => `/pets/${id}`)];
  for (const path of ["/profile?tab=pets", "/profile", ...paths]) {
    await page.goto(path);
    // Pets and records are fetched before their headings are drawn.
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await frames(page);
    expect(await page.evaluate(() => "canary" in window), path).toBe(false);
  }
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  expect(await page.evaluate(() => "canary" in window)).toBe(false);
});

test("a search query is shown as text, in the field and in the URL", async ({ page }) => {
  for (const payload of payloads.slice(0, 8)) {
    await gotoIdle(page, `/allposts?q=${encodeURIComponent(payload)}`);
    expect(await page.evaluate(() => "canary" in window)).toBe(false);
  }
});

test("a page runs only its own scripts and turns no text into markup", async ({ page }) => {
  await page.goto("/posts");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    try {
      script.text = "window.canary = 1";
    } catch {
      return "refused";
    }
    document.body.append(script);
    return "canary" in window ? "ran" : "refused";
  });
  expect(ran).toBe("refused");
  const framed = await page.request.get("/posts");
  expect(framed.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("links in emails use the server's own URL, whatever the Host header says", async ({
  request,
}) => {
  const { email } = signInOf("dana");
  const answer = await request.post("/api/auth/forgot", {
    data: { email },
    headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
  });
  expect(answer.status()).toBe(200);
  expect(await mailedLink(email, "/reset")).toMatch(/^http:\/\/localhost:/);
});
