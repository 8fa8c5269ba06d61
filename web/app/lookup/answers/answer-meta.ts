import type { MetaDescriptor } from "react-router";
import { pageMeta, siteNameOf } from "../../ui/meta.ts";
import { previewUrl } from "./previews.ts";
import { answerJsonLd, type Question } from "./structured-data.ts";

type AnswerPage = {
  title: string;
  description: string;
  /** The canonical path of the answer. */
  path: string;
  /** The place whose picture link previews show. */
  place: string;
  site: string;
  /** The name of the page in breadcrumbs. */
  name: string;
  questions: readonly Question[];
};

/** The metadata of an answer, for search engines and link previews. */
export const answerMeta = (
  args: Parameters<typeof pageMeta>[0],
  { title, description, path, place, site, name, questions }: AnswerPage,
): MetaDescriptor[] => [
  ...pageMeta(args, { title, description, canonical: path, image: previewUrl(place) }),
  ...answerJsonLd({ site, siteName: siteNameOf(args), path, name, questions }).map((item) => ({
    "script:ld+json": item,
  })),
];

/** The metadata of a look-up without an answer, which is not indexed. */
export const noAnswerMeta = (
  args: Parameters<typeof pageMeta>[0],
  title: string,
): MetaDescriptor[] => pageMeta(args, { title, hidden: true });
