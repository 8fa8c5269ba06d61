import { posterUrl } from "#art/urls.ts";
import { articles, textsOf } from "#reference/articles.ts";
import {
  type Answer,
  findAirlines,
  findPapers,
  findServices,
  type SuggestedProviders,
} from "#reference/finding.ts";
import type { Candidate } from "./candidates.ts";
import { hasAll, searchable } from "./matching.ts";

const searchableArticles = articles.map((article) => ({
  article,
  title: searchable(article.title),
  text: searchable([article.excerpt, ...textsOf(article)].join("\n")),
}));

/** The articles of the server that have all of the words. */
export const findArticles = (terms: readonly string[]): Candidate[] =>
  searchableArticles
    .filter(({ title, text }) => hasAll([title, text], terms))
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

/** Look-ups that match: documents between countries, airlines, and services in a city with suggested providers. */
export const findAnswers = (query: string, suggested: readonly SuggestedProviders[]) => ({
  papers: findPapers(query).map(candidateOf),
  airlines: findAirlines(query).map(candidateOf),
  services: findServices(query, suggested).map(candidateOf),
});

const candidateOf = ({ path, ...answer }: Answer): Candidate => ({
  ...answer,
  url: path,
  image: null,
});
