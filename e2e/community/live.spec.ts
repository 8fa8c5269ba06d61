import { noComments } from "../../contracts/src/community/comments.ts";
import { brokenRules } from "../access.ts";
import { expect, test } from "../test.ts";
import { openAsNew, postHoot, tokenOf, watch } from "../demo.ts";

test("new hoots of others are announced above the list and shown on request; one's own are not", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  // Where no other journey posts at the same time.
  const category = "New Zealand";
  const listens = page.waitForRequest(/\/api\/live\?hoots=all/);
  const path = `/allposts?category=${encodeURIComponent(category)}`;
  const token = await openAsNew(page, "Lena Listens", path);
  await listens;
  const main = page.getByRole("main");
  const first = main.getByRole("article").first();
  const before = await first.boundingBox();
  const headers = { authorization: `Bearer ${token}` };
  const own = { title: "My own", text: "Quiet.", category };
  await request.post("/api/hoots", { data: own, headers });
  const seal = { title: "A seal on the quay", text: "It had right of way.", category };
  await postHoot(request, "dana", seal);
  const pill = main.getByRole("button", { name: /^Show 1 new hoot$/ });
  await expect(pill).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
  expect(await brokenRules(page)).toEqual([]);
  await pill.press("Enter");
  const link = main.getByRole("heading", { name: "A seal on the quay" }).getByRole("link");
  await expect(link).toBeVisible();
  await expect(link).toBeFocused();
  await expect(pill).toBeHidden();
  expect(faults).toEqual([]);
});

test("comments and likes of others arrive during typing and change no text", async ({
  page,
  request,
}) => {
  const { faults } = watch(page);
  // The same text is rejected within a day, so a retried journey posts another one.
  const reply = `Deck nine, row ${Date.now()}.`;
  const id = await postHoot(request, "dana", { title: "Two of us here", text: reply });
  const listens = page.waitForRequest(new RegExp(`/api/live\\?hoot=${id}`));
  await openAsNew(page, "Wim Writes", `/hoots/${id}`);
  const main = page.getByRole("main");
  const own = main.getByLabel("Your comment");
  await own.fill("I was about to say");
  await listens;
  const headers = { authorization: `Bearer ${await tokenOf(request, "vale")}` };
  await request.put(`/api/hoots/${id}/like`, { headers });
  await request.post(`/api/hoots/${id}/comments`, { data: { text: `Look at ${reply}` }, headers });
  await expect(main.getByRole("button", { name: "Like, 1 like" })).toBeVisible();
  await expect(main.getByText(`Look at ${reply}`)).toBeHidden();
  const pill = main.getByRole("button", { name: "Show 1 new comment" });
  await expect(pill).toBeVisible();
  await expect(main.getByText(noComments)).toBeHidden();
  await pill.click();
  await expect(main.getByText(`Look at ${reply}`)).toBeInViewport();
  await expect(own).toHaveValue("I was about to say");
  expect(faults).toEqual([]);
});
