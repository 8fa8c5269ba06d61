import type { createBlog, updateBlog } from "#contracts/blogs.ts";
import type { ParsedInput } from "#contracts/endpoint.ts";
import type { Upload } from "../files/files.ts";
import type { BlogChanges, BlogForChange } from "./store.ts";

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;
export type Draft = Body<typeof createBlog>;
export type Changes = Body<typeof updateBlog>;

/** The pictures that were sent: null to take away what is there, undefined to leave it. */
export type Pictures = Record<keyof typeof createBlog.files, Upload | null | undefined>;

// Text has no null in the table.
const cleared = (words: string | null | undefined) => (words === null ? "" : words);
const addressOf = (picture: Upload | null | undefined) => (picture ? picture.url : picture);
const idOf = (picture: Upload | null | undefined) => (picture ? picture.id : picture);

/** The columns of what was sent of a story; undefined for what was not. */
export const blogColumns = (body: Changes, pictures: Pictures) =>
  ({
    title: body.title,
    content_one: body.contentOne,
    content_two: cleared(body.contentTwo),
    content_three: cleared(body.contentThree),
    content_four: cleared(body.contentFour),
    image_one: addressOf(pictures.contentOneImage),
    image_two: addressOf(pictures.contentTwoImage),
    image_three: addressOf(pictures.contentThreeImage),
    image_four: addressOf(pictures.contentFourImage),
    image_one_file: idOf(pictures.contentOneImage),
    image_two_file: idOf(pictures.contentTwoImage),
    image_three_file: idOf(pictures.contentThreeImage),
    image_four_file: idOf(pictures.contentFourImage),
  }) satisfies BlogChanges;

type Columns = ReturnType<typeof blogColumns>;

export const isAnything = (columns: Columns): boolean =>
  Object.values(columns).some((value) => value !== undefined);

/** The files of a story that go when the columns take their place; all of them where there are no columns. */
export function lettingGo(row: BlogForChange, columns?: Columns): (string | null)[] {
  const names = [
    "image_one_file",
    "image_two_file",
    "image_three_file",
    "image_four_file",
  ] as const;
  return names
    .filter((name) => columns === undefined || columns[name] !== undefined)
    .map((name) => row[name]);
}

/** What was sent, with pictures by what is in them: the same for every try of one story. */
export const attemptBody = (body: Draft, pictures: Pictures) => {
  const hashes = Object.entries(pictures).map(([name, picture]) => [
    name,
    picture ? picture.hash : picture,
  ]);
  return { ...body, files: Object.fromEntries(hashes) };
};
