import { connect, createServer, type Socket } from "node:net";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import sharp from "sharp";
import type { Chosen } from "../chosen-files.ts";
import type { Member } from "../accounts/members.ts";

/** A picture with grain, so that it has a realistic size. */
export async function grainy(name: string, width = 900, height = 600): Promise<Chosen> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const buffer = await sharp({
    create: { width, height, channels: 3, background: "#888", noise },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** The server through a separate connection that can be cut during a request. */
export async function frailLine(server: string) {
  const { port } = new URL(server);
  const open = new Set<Socket>();
  let isCut = false;
  const line = createServer((client) => {
    if (isCut) return client.destroy();
    const far = connect(Number(port), "localhost");
    for (const end of [client, far]) {
      open.add(end);
      end.on("error", () => undefined);
      end.on("close", () => {
        open.delete(end);
        client.destroy();
        far.destroy();
      });
    }
    client.pipe(far).pipe(client);
  });
  await new Promise<void>((resolve) => line.listen(0, "localhost", resolve));
  const address = line.address();
  const cut = () => {
    isCut = true;
    for (const end of open) end.destroy();
  };
  return {
    url: `http://localhost:${typeof address === "object" ? address?.port : ""}`,
    cut,
    mend: () => (isCut = false),
    close: () => {
      cut();
      line.close();
    },
  };
}

/** A long text. */
export const long = "We went by train, and the dog had the window.\n\n".repeat(12);

export type StoryText = { title: string; contentOne: string; contentTwo?: string };

/** Publishes a story as a member through the API. Returns its ID. */
export async function publish(
  request: APIRequestContext,
  { token }: Member,
  story: StoryText,
): Promise<string> {
  const answer = await request.post("/api/blogs", {
    headers: { authorization: `Bearer ${token}` },
    multipart: { ...story, contentOneImage: await grainy("opening.jpg", 600, 400) },
  });
  expect(answer.status()).toBe(201);
  const blog: { _id: string } = await answer.json();
  return blog._id;
}

/** The titles of a member's stories. */
export async function titlesOf(request: APIRequestContext, { token }: Member): Promise<string[]> {
  const answer = await request.get("/api/blogs/profile/blogs", {
    headers: { authorization: `Bearer ${token}` },
  });
  const blogs: { title: string }[] = await answer.json();
  return blogs.map(({ title }) => title);
}

// The parts of the story form.
export const form = (page: Page) => page.locator('form[name="story"]');
export const text = (page: Page, label: string) =>
  page.getByRole("main").getByLabel(label, { exact: true });
/** Opens the parts that are folded until one of them is used. */
export const openLaterParts = (page: Page) => page.getByText(/^Two more parts:/).click();
export const picture = (page: Page, title: string) => text(page, `Photo for “${title}”`);
export const chosen = (page: Page, name: string) => form(page).getByText(name, { exact: true });
export const publishButton = (page: Page) =>
  form(page).getByRole("button", { name: "Publish story" });

/** How many pictures are stored in drafts of this browser. */
export const storedPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const name = "private";
    // Opening a database that is not there would create it.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener("error", () => reject(opening.error));
      opening.addEventListener("success", () => {
        const counting = opening.result.transaction("files").objectStore("files").count();
        counting.addEventListener("success", () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
  });
