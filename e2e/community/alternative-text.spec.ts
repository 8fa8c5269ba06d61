import { expect, test } from "../test.ts";
import { sections } from "../../contracts/src/community/stories.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import {
  form,
  grainy,
  openLaterParts,
  picture,
  publishButton,
  storedPictures,
  text,
} from "./stories.ts";

const [{ title: start }, { title: middle }, { title: end }] = sections;
const described = (title: string) => `Describe the photo for “${title}”`;

test("an author edits a story, and adds and edits alternative text, which screen readers announce", async ({
  page,
  request,
}) => {
  await openWith(page, await newMember(request, "Alt Otter"), "/write");
  await text(page, "Title").fill("Seen by ear");
  await text(page, start).fill("We sat on a bench.");
  await expect(form(page).getByText("Describe this photo")).toHaveCount(0);
  await picture(page, start).setInputFiles(await grainy("bench.jpg"));
  await picture(page, middle).setInputFiles(await grainy("sea.jpg"));
  await text(page, described(start)).fill("A dog on a green bench");
  await expect.poll(() => storedPictures(page)).toBe(2);
  await page.reload();
  await expect(text(page, described(start))).toHaveValue("A dog on a green bench");
  await publishButton(page).click();
  await expect(page).toHaveURL(/\/blogs\/[0-9a-f-]{36}$/);
  await expect(main(page).getByRole("img", { name: "A dog on a green bench" })).toBeVisible();
  await expect(main(page).getByRole("img", { name: `Photo for “${middle}”` })).toBeVisible();

  await main(page).getByRole("button", { name: "Update" }).click();
  await expect(text(page, "Title")).toHaveValue("Seen by ear");
  await text(page, "Title").fill("Second version");
  await openLaterParts(page);
  await picture(page, end).setInputFiles(await grainy("third.jpg"));
  await text(page, end).fill("More of it.");
  await text(page, described(middle)).fill("x".repeat(201));
  await main(page).getByRole("button", { name: "Save" }).click();
  await expect(main(page).getByRole("alert")).toContainText("200");
  await text(page, described(middle)).fill("Grey sea, no dog in it");
  await main(page).getByRole("button", { name: "Save" }).click();
  await expect(main(page).getByRole("img", { name: "Grey sea, no dog in it" })).toBeVisible();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Second version");
  await expect(main(page).getByRole("heading", { name: end })).toBeVisible();
  await expect(main(page).getByText("More of it.")).toBeVisible();
  await expect(main(page).getByRole("img", { name: "A dog on a green bench" })).toBeVisible();
});
