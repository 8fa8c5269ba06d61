import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../../ui/meta.ts";
import { previewUrl } from "./previews.ts";
import { structured, type Question } from "./structured.ts";

type Told = {
  title: string;
  description: string;
  /** The one path of the answer, whatever it was asked by. */
  path: string;
  /** Whose picture stands beside a link to it. */
  place: string;
  site: string;
  /** What the page is called in a trail of pages. */
  name: string;
  questions: readonly Question[];
};

/** What search engines and previews are told of an answer. */
export const answerMeta = (
  args: Parameters<typeof pageMeta>[0],
  { title, description, path, place, site, name, questions }: Told,
): MetaDescriptor[] => [
  ...pageMeta(args, { title, description, canonical: path, image: previewUrl(place) }),
  ...structured({ site, path, name, questions }).map((told) => ({ "script:ld+json": told })),
];

/** A look-up without an answer is nothing to be found. */
export const missingMeta = (
  args: Parameters<typeof pageMeta>[0],
  title: string,
): MetaDescriptor[] => pageMeta(args, { title, hidden: true });
