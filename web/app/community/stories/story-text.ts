import * as z from "zod/mini";
import { sections } from "#contracts/community/story-names.ts";
import { pictureLabel } from "./pictures.ts";

/** What a person says of the four pictures. */
const pictureText = {
  contentOneImageAlt: z.string(),
  contentTwoImageAlt: z.string(),
  contentThreeImageAlt: z.string(),
  contentFourImageAlt: z.string(),
};
const noPictureText = z._default(z.string(), "");
/** Drafts that were begun before pictures had words are as good. */
const laterText = {
  contentOneImageAlt: noPictureText,
  contentTwoImageAlt: noPictureText,
  contentThreeImageAlt: noPictureText,
  contentFourImageAlt: noPictureText,
};

/** What a person writes of a story. */
export const StoryText = z.strictObject({
  title: z.string(),
  contentOne: z.string(),
  contentTwo: z.string(),
  contentThree: z.string(),
  contentFour: z.string(),
  ...pictureText,
});
export type StoryText = z.output<typeof StoryText>;
export type StoryField = keyof StoryText;

export type PictureName = (typeof sections)[number]["image"];
export const pictureNames: readonly PictureName[] = sections.map(({ image }) => image);

export const storyFields = [
  "title",
  ...sections.map(({ content }) => content),
  ...sections.map(({ alt }) => alt),
] as const;

/** Words made field by field. */
const each = (of: (name: StoryField) => string): StoryText => ({
  title: of("title"),
  contentOne: of("contentOne"),
  contentTwo: of("contentTwo"),
  contentThree: of("contentThree"),
  contentFour: of("contentFour"),
  contentOneImageAlt: of("contentOneImageAlt"),
  contentTwoImageAlt: of("contentTwoImageAlt"),
  contentThreeImageAlt: of("contentThreeImageAlt"),
  contentFourImageAlt: of("contentFourImageAlt"),
});

export const noWords: StoryText = each(() => "");

export const wordsOf = (story: StoryText): StoryText => each((name) => story[name]);

/** As they go out: without white space at their ends. */
export const trimmed = (text: StoryText): StoryText => each((name) => text[name].trim());

/** A new story as it is kept while it is written, with the name of the attempt to send exactly this. */
export const StoryDraft = z.extend(StoryText, {
  ...laterText,
  attempt: z.nullable(z.string()),
});
export type StoryDraft = z.output<typeof StoryDraft>;
export const noDraft: StoryDraft = { ...noWords, attempt: null };

/** What a person wrote over a story, and the story they saw while they wrote. What they left alone is absent. */
export const ChangedStory = z.extend(z.partial(StoryText), {
  from: z.extend(StoryText, { ...laterText, version: z.number() }),
});
export type ChangedStory = z.output<typeof ChangedStory>;

/** What the form shows: what was written, and where nothing was, what is there now. */
export const shownOf = (draft: ChangedStory, now: StoryText): StoryText =>
  each((name) => draft[name] ?? now[name]);

/** The words that would be others if the form were saved now. */
export function changesOf(draft: ChangedStory, now: StoryText): Partial<StoryText> {
  const text = trimmed(shownOf(draft, now));
  return Object.fromEntries(
    storyFields.filter((name) => text[name] !== now[name]).map((name) => [name, text[name]]),
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
  contentOneImageAlt: altLabel(sections[0].title),
  contentTwoImageAlt: altLabel(sections[1].title),
  contentThreeImageAlt: altLabel(sections[2].title),
  contentFourImageAlt: altLabel(sections[3].title),
};

function altLabel(title: string): string {
  return `What is on the picture to “${title}”`;
}

/** What is said of pictures that are replaced: it goes out with each, also where it stays the same. */
export const wordsOfReplaced = (
  pictures: Partial<Record<PictureName, unknown>>,
  text: StoryText,
): Partial<StoryText> =>
  Object.fromEntries(
    sections.flatMap(({ image, alt }) => (pictures[image] ? [[alt, text[alt].trim()]] : [])),
  );

/** Which words of a story are others than somebody saw. */
export const changedText = (before: StoryText, now: StoryText): StoryField[] =>
  storyFields.filter((name) => before[name] !== now[name]);

/** Why something failed, as it fits between "failed:" and "Please try again." */
export const reasonIn = (message: string): string =>
  message
    .replace(/\s*(?:check the connection and |please )?try again\.?$/iu, "")
    .replace(/\.$/u, "");
