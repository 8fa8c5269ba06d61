/** The places and subjects with a picture for link previews, which `tools/make-previews.ts` makes. */

import type { MetaDescriptor } from "react-router";
import { pageMeta, siteNameOf } from "../../ui/meta.ts";
import { answerJsonLd, type Question } from "./structured-data.ts";

export const previewPlaces = [
  "Airlines",
  "Argentina",
  "Australia",
  "Bali",
  "Berlin",
  "Brazil",
  "Chile",
  "Colombia",
  "Costa Rica",
  "Cuba",
  "Dominican Republic",
  "Egypt",
  "France",
  "Germany",
  "Greece",
  "Guatemala",
  "India",
  "Italy",
  "Mexico",
  "Mexico City",
  "Panama",
  "Peru",
  "Philippines",
  "San Francisco",
  "Santiago",
  "South Africa",
  "Spain",
  "Thailand",
  "United Kingdom",
  "USA",
] as const;

const places: ReadonlySet<string> = new Set(previewPlaces);

/** The preview picture of a place; undefined if there is none, for which the default is used. */
export const previewUrl = (place: string): string | undefined =>
  places.has(place) ? `/previews/${place.toLowerCase().replaceAll(" ", "-")}.jpg` : undefined;

type AnswerPage = {
  title: string;
  description: string;
  /** The canonical path of the answer. */
  path: string;
  /** The place or subject whose picture link previews show. */
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
