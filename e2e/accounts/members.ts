import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { photo } from "../../server/testing/good-files.ts";
import { untilAlive } from "../test.ts";
import { verifyEmail } from "../demo.ts";

export type Member = { token: string; id: string; username: string; email: string };

/** A new user with a verified email, so that tests do not affect each other. */
export async function newMember(request: APIRequestContext, name: string): Promise<Member> {
  const password = "seven quiet otters";
  const email = `${crypto.randomUUID()}@example.com`;
  const answer = await request.post("/api/auth/signup", {
    data: { name, email, password, confirm: password },
  });
  expect(answer.status()).toBe(201);
  const token: string = await answer.json();
  await verifyEmail(request, email);
  const own = await request.get("/api/profiles/me", {
    headers: { authorization: `Bearer ${token}` },
  });
  const profile: { _id: string; username: string } = await own.json();
  return { token, id: profile._id, username: profile.username, email };
}

/** Opens a page as a member. */
export async function openWith(page: Page, { token }: Member, path: string): Promise<void> {
  await page.addInitScript((value) => {
    // A sandboxed frame has no storage.
    if (origin !== "null") localStorage.setItem("token", value);
  }, token);
  await page.goto(path);
  await untilAlive(page);
}

/** A photo like one from a phone, for a file field. */
export const jpeg = async (name: string, width = 600, height = 450) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await photo({ width, height }),
});

export async function pdf(name: string, text = "") {
  const paper = await PDFDocument.create();
  paper.addPage().drawText(text, { x: 60, y: 700 });
  return { name, mimeType: "application/pdf", buffer: Buffer.from(await paper.save()) };
}

// The parts of a profile page. It may also show the form for the first pet.
export const main = (page: Page) => page.getByRole("main");
export const update = (page: Page): Locator =>
  main(page).getByRole("button", { name: "Update", exact: true });
export const form = (page: Page): Locator => page.locator('form[name="profile"]');
export const save = (page: Page) => form(page).getByRole("button", { name: /^Save/ });
export const cancel = (page: Page) => form(page).getByRole("button", { name: "Cancel" });
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
