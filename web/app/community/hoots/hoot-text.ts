import * as z from "zod/mini";
import { defaultCategory } from "#contracts/community/hoot-names.ts";
import { Category, type Hoot } from "#contracts/community/hoots.ts";

/** What a person writes of a hoot, as it is kept in a draft. */
export const HootText = z.strictObject({
  title: z.string(),
  text: z.string(),
  category: Category,
  gifUrl: z.nullable(z.string()),
});
export type HootText = z.output<typeof HootText>;

export const noWords: HootText = {
  title: "",
  text: "",
  category: defaultCategory,
  gifUrl: null,
};

export const wordsOf = ({ title, text, category, gifUrl }: Hoot): HootText => ({
  title,
  text,
  category,
  gifUrl,
});

/** As they go out: without white space at their ends. */
export const trimmed = (words: HootText): HootText => ({
  ...words,
  title: words.title.trim(),
  text: words.text.trim(),
});

export type HootField = "title" | "text" | "category" | "gifUrl";

const fields: readonly HootField[] = ["title", "text", "category", "gifUrl"];

/** Which of the fields of a hoot somebody changed meanwhile. */
export const changedFields = (before: Hoot, now: Hoot): HootField[] =>
  fields.filter((field) => before[field] !== now[field]);
