import { posterUrl } from "#art/urls.ts";
import { articles, textsOf } from "#reference/articles.ts";
import type { Candidate } from "./candidates.ts";
import { hasAll, searchable } from "./matching.ts";

const knownArticles = articles.map((article) => ({
  article,
  title: searchable(article.title),
  text: searchable([article.excerpt, ...textsOf(article)].join("\n")),
}));

/** The articles of the house that have all of the words. */
export const findArticles = (wanted: readonly string[]): Candidate[] =>
  knownArticles
    .filter(({ title, text }) => hasAll([title, text], wanted))
    .map(({ article: { id, title, thumbnail }, text }) => ({
      title,
      text,
      url: `/articles/${id}`,
      image: posterUrl({
        place: thumbnail.place,
        shape: "landscape",
        time: "day",
        pet: thumbnail.pet,
      }),
    }));
