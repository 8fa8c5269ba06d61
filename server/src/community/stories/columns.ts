import type { createStory, updateStory } from "#contracts/community/stories.ts";
import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { type FileChange, idOf } from "../../platform/files/changes.ts";
import { routeColumns } from "../hoots/service.ts";
import type { StoryChanges } from "./store.ts";

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;
export type Draft = Body<typeof createStory>;
export type Changes = Body<typeof updateStory>;

/** Uploaded pictures: null removes the current one, undefined keeps it. */
export type Pictures = Record<keyof typeof createStory.files, FileChange>;

// Text columns are not nullable.
const emptyIfNull = (text: string | null | undefined) => (text === null ? "" : text);
const addressOf = (picture: FileChange) => (picture ? picture.url : picture);

/** Alternative text after a change; the text of a replaced or removed picture does not carry over. */
const altOf = (picture: FileChange, text: string | null | undefined) =>
  picture === undefined ? emptyIfNull(text) : picture ? (text ?? "") : "";

/** The columns of a story for the fields that were sent; undefined for the others. */
export const storyColumns = (body: Changes, pictures: Pictures) =>
  ({
    title: body.title,
    content_one: body.contentOne,
    content_two: emptyIfNull(body.contentTwo),
    content_three: emptyIfNull(body.contentThree),
    content_four: emptyIfNull(body.contentFour),
    image_one: addressOf(pictures.contentOneImage),
    image_two: addressOf(pictures.contentTwoImage),
    image_three: addressOf(pictures.contentThreeImage),
    image_four: addressOf(pictures.contentFourImage),
    image_one_alt: altOf(pictures.contentOneImage, body.contentOneImageAlt),
    image_two_alt: altOf(pictures.contentTwoImage, body.contentTwoImageAlt),
    image_three_alt: altOf(pictures.contentThreeImage, body.contentThreeImageAlt),
    image_four_alt: altOf(pictures.contentFourImage, body.contentFourImageAlt),
    image_one_file: idOf(pictures.contentOneImage),
    image_two_file: idOf(pictures.contentTwoImage),
    image_three_file: idOf(pictures.contentThreeImage),
    image_four_file: idOf(pictures.contentFourImage),
    ...routeColumns(body.route),
  }) satisfies StoryChanges;

type Columns = ReturnType<typeof storyColumns>;

export const isAnything = (columns: Columns): boolean =>
  Object.values(columns).some((value) => value !== undefined);

/** The columns of a story that reference files. */
export const pictureColumns = [
  "image_one_file",
  "image_two_file",
  "image_three_file",
  "image_four_file",
] as const;
