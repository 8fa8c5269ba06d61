import type { Call } from "#contracts/kernel/client.ts";
import { type Story, createStory } from "#contracts/community/stories.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { fileOf, picture } from "../../../testing/owned-rows.ts";
import { freshText } from "../../../testing/fresh-text.ts";
import { photo } from "../../../testing/good-files.ts";
import type { TestServer } from "../../../testing/server.ts";
import { newPerson } from "../../../testing/people.ts";

/** A new user with id and authorization header. */
export async function newcomer(server: TestServer) {
  const person = await newPerson(server);
  const { _id: id } = await person.call(getOwnProfile);
  return { ...person, id, headers: { authorization: `Bearer ${person.token}` } };
}

/** Four pictures with distinct bytes. */
export async function fourPictures() {
  const sizes = [64, 72, 80, 88];
  const photos = await Promise.all(sizes.map((width) => photo({ width, height: 48 })));
  const [one, two, three, four] = photos.map((bytes, place) => fileOf(bytes, `${place}.jpg`));
  if (!one || !two || !three || !four) throw new Error("A picture is missing.");
  return { one, two, three, four };
}

export const draft = { title: "A bench in the sun", contentOne: "Biscuit chose it." };

/** Publishes the smallest valid story. */
export const publish = async (by: Call, text: Partial<typeof draft> = {}): Promise<Story> =>
  by(createStory, {
    body: { title: freshText(draft.title), contentOne: draft.contentOne, ...text },
    files: { contentOneImage: await picture() },
  });

/** Form data that publishes a story. */
export async function storyForm(text: Record<string, string>): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(text)) form.append(name, value);
  form.append("contentOneImage", await picture());
  return form;
}
