import { expect, type Page } from "@playwright/test";
import { jpeg, main, type Member } from "../accounts/members.ts";

// The parts of a gallery.
export const gallery = (page: Page) => main(page).getByRole("region", { name: "Gallery" });
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
export const tiles = (page: Page) => gallery(page).getByRole("listitem").getByRole("link");
export const viewer = (page: Page) => page.getByRole("dialog");
export const photosOf = (id: string) => new RegExp(`/profiles/${id}/photos/[0-9a-f-]{36}$`);

/** Adds photos to a member's gallery through the API, in this order. */
export async function addPhotos(
  page: Page,
  member: Member,
  captions: readonly string[],
): Promise<void> {
  for (const caption of captions) {
    const answer = await page.request.post(`/api/gallerys/upload/${member.id}`, {
      headers: { authorization: `Bearer ${member.token}` },
      multipart: { caption, image: await jpeg(`${caption}.jpg`, 200, 150) },
    });
    expect(answer.status()).toBe(201);
  }
}
