import { posterUrl } from "#art/urls.ts";
import { articles, textsOf } from "#reference/articles.ts";
import {
  type Answer,
  findAirlines,
  findPapers,
  findServices,
  type Helpers,
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

/** What can be looked up: papers between countries, airlines, services in a town with those whom travelers named. */
export const findAnswers = (query: string, helpers: readonly Helpers[]) => ({
  papers: findPapers(query).map(candidateOf),
  airlines: findAirlines(query).map(candidateOf),
  services: findServices(query, helpers).map(candidateOf),
});

const candidateOf = ({ path, ...answer }: Answer): Candidate => ({
  ...answer,
  url: path,
  image: null,
});
