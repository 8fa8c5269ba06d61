import { brokenAtWidths } from "../access.ts";
import { watch } from "../demo.ts";
import { expect, test, type Page } from "../test.ts";
import { main, newMember } from "./members.ts";

const section = (page: Page, name: string) => main(page).getByRole("region", { name });

async function openAccount(page: Page, session: string) {
  await page.goto("/rules");
  await page.evaluate((value) => localStorage.setItem("token", value), session);
  await page.goto("/account/security");
}

test("a member creates an access token, uses it in a program, and revokes it", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { faults } = watch(page);
  const { token: session } = await newMember(request, "Tova Token");
  await openAccount(page, session);

  const tokens = section(page, "Access tokens");
  await tokens.getByRole("button", { name: "New token" }).click();
  const creating = page.getByRole("dialog", { name: "New access token" });
  await creating.getByLabel("Name").fill("calendar");
  await creating.getByLabel("Read your data").uncheck();
  await creating.getByRole("button", { name: "Create token" }).click();
  await expect(creating).toContainText("Select what the token can do.");
  await creating.getByLabel("Read your data").check();
  await creating.getByRole("button", { name: "Create token" }).click();
  const copying = page.getByRole("dialog", { name: "Copy your token" });
  const token = await copying.getByLabel("Access token").inputValue();
  expect(token).toMatch(/^wag_/);
  await copying.getByRole("button", { name: "Done" }).click();
  await expect(tokens.getByRole("listitem")).toContainText("Reads only");
  await expect(tokens.getByRole("listitem")).toContainText("not used yet");

  const headers = { authorization: `Bearer ${token}` };
  const pets = await request.get("/api/pets", { headers });
  expect([pets.status(), await pets.json()]).toEqual([200, []]);
  const rejected = await request.post("/api/pets", { headers, data: { petName: "Biscuit" } });
  expect([rejected.status(), await rejected.json()]).toMatchObject([403, { code: "SCOPE" }]);
  expect(await brokenAtWidths(page, { parts: ["#access-tokens"] })).toEqual([]);

  await tokens.getByRole("button", { name: "Revoke access token calendar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke token" }).click();
  await expect(tokens).toContainText("No tokens yet.");
  expect((await request.get("/api/pets", { headers })).status()).toBe(401);
  expect(faults).toEqual([]);
});

test("a member adds a webhook, tests it, reads its log, and removes it", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { faults } = watch(page);
  const { token: session } = await newMember(request, "Wim Webhook");
  await openAccount(page, session);
  const webhooks = section(page, "Webhooks");
  await webhooks.getByRole("button", { name: "Add webhook" }).click();
  const adding = page.getByRole("dialog", { name: "Add webhook" });
  // It has no address, so that nothing leaves this machine.
  await adding.getByLabel("URL").fill("https://hooks.wagabond.invalid/trips");
  await adding.getByLabel("Pet deleted").uncheck();
  await adding.getByRole("button", { name: "Add webhook" }).click();
  const copying = page.getByRole("dialog", { name: "Copy the secret" });
  await expect(copying.getByLabel("Signing secret")).toHaveValue(/^whsec_/);
  await page.keyboard.press("Escape");
  await expect(webhooks.getByRole("listitem")).toContainText("Trip created");
  expect(await brokenAtWidths(page, { parts: ["#webhooks"] })).toEqual([]);

  await webhooks.getByRole("button", { name: "Open log of hooks.wagabond.invalid" }).click();
  const log = page.getByRole("dialog", { name: "hooks.wagabond.invalid" });
  await expect(log).toContainText("Nothing was sent yet.");
  await log.getByRole("button", { name: "Send a test" }).click();
  await expect(log.getByRole("listitem")).toContainText("The name has no public address.");
  await page.keyboard.press("Escape");

  await webhooks.getByRole("button", { name: "Remove webhook to hooks.wagabond.invalid" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove webhook" }).click();
  await expect(webhooks).toContainText("No webhooks yet.");
  expect(faults).toEqual([]);
});
