import * as z from "zod/mini";
import { sections, type Blog } from "#contracts/blogs.ts";

/** What a person writes of a story. */
export const StoryWords = z.strictObject({
  title: z.string(),
  contentOne: z.string(),
  contentTwo: z.string(),
  contentThree: z.string(),
  contentFour: z.string(),
});
export type StoryWords = z.output<typeof StoryWords>;
export type StoryField = keyof StoryWords;

export type PictureName = (typeof sections)[number]["image"];
export const pictureNames: readonly PictureName[] = sections.map(({ image }) => image);

export const storyFields = ["title", ...sections.map(({ content }) => content)] as const;

export const noWords: StoryWords = {
  title: "",
  contentOne: "",
  contentTwo: "",
  contentThree: "",
  contentFour: "",
};

export const wordsOf = (story: StoryWords): StoryWords => ({
  title: story.title,
  contentOne: story.contentOne,
  contentTwo: story.contentTwo,
  contentThree: story.contentThree,
  contentFour: story.contentFour,
});

/** As they go out: without white space at their ends. */
export const trimmed = (words: StoryWords): StoryWords => ({
  title: words.title.trim(),
  contentOne: words.contentOne.trim(),
  contentTwo: words.contentTwo.trim(),
  contentThree: words.contentThree.trim(),
  contentFour: words.contentFour.trim(),
});

/** A new story as it is kept while it is written, with the name of the attempt to send exactly this. */
export const StoryDraft = z.extend(StoryWords, { attempt: z.nullable(z.string()) });
export type StoryDraft = z.output<typeof StoryDraft>;
export const noDraft: StoryDraft = { ...noWords, attempt: null };

/** What a person wrote over a story, and the story they saw while they wrote. What they left alone is absent. */
export const ChangedStory = z.extend(z.partial(StoryWords), {
  from: z.extend(StoryWords, { version: z.number() }),
});
export type ChangedStory = z.output<typeof ChangedStory>;

/** What the form shows: what was written, and where nothing was, what is there now. */
export const shownOf = (draft: ChangedStory, now: StoryWords): StoryWords => ({
  title: draft.title ?? now.title,
  contentOne: draft.contentOne ?? now.contentOne,
  contentTwo: draft.contentTwo ?? now.contentTwo,
  contentThree: draft.contentThree ?? now.contentThree,
  contentFour: draft.contentFour ?? now.contentFour,
});

/** The words that would be others if the form were saved now. */
export function changesOf(draft: ChangedStory, now: StoryWords): Partial<StoryWords> {
  const words = trimmed(shownOf(draft, now));
  return Object.fromEntries(
    storyFields.filter((name) => words[name] !== now[name]).map((name) => [name, words[name]]),
  );
}

export const fieldLabels: Record<StoryField | PictureName, string> = {
  title: "Title",
  contentOne: sections[0].title,
  contentTwo: sections[1].title,
  contentThree: sections[2].title,
  contentFour: sections[3].title,
  contentOneImage: pictureLabel(sections[0].title),
  contentTwoImage: pictureLabel(sections[1].title),
  contentThreeImage: pictureLabel(sections[2].title),
  contentFourImage: pictureLabel(sections[3].title),
};

function pictureLabel(title: string): string {
  return `Picture to “${title}”`;
}

/** Which words of a story are others than somebody saw. */
export const changedWords = (before: StoryWords, now: StoryWords): StoryField[] =>
  storyFields.filter((name) => before[name] !== now[name]);

/** Why something failed, as it fits between "failed:" and "Please try again." */
export const reasonIn = (message: string): string =>
  message
    .replace(/\s*(?:check the connection and |please )?try again\.?$/iu, "")
    .replace(/\.$/u, "");

/** The picture of a section as it is shown; undefined where there is none. A drawing has no known size. */
export function pictureOf(blog: Blog, index: number) {
  const section = sections[index];
  const url = section ? blog[section.image] : null;
  if (!url) return undefined;
  const known = blog.pictures[index] ?? undefined;
  return { url, size: known, moves: known?.animated ?? false };
}
