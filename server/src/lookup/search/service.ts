import { defaultPortraitUrl } from "#art/urls.ts";
import { pictureUrl } from "#contracts/kernel/picture-url.ts";
import { type Found, resultKinds, resultsInGroup } from "#contracts/lookup/search.ts";
import * as stories from "../../community/stories/service.ts";
import * as catalog from "../../commerce/catalog/service.ts";
import * as hoots from "../../community/hoots/service.ts";
import * as profiles from "../../accounts/profiles/service.ts";
import * as providers from "../providers/service.ts";
import type { Db } from "../../platform/schema.ts";
import { type Candidate, rankedGroup } from "./candidates.ts";
import { queryTerms } from "./matching.ts";

/** The built-in content is large, so it is loaded on the first search. */
const builtInContent = () => import("./built-in-content.ts");

/**
 * Results in groups by kind, best-matching kind first. Products only of the embedded shop: querying another
 * shop would delay every search.
 */
export async function search(db: Db, query: string, sellsOwn: boolean): Promise<Found> {
  const terms = queryTerms(query);
  if (terms.length === 0) return { query, groups: [] };
  const [hootsFound, storiesFound, peopleFound, productsFound, approved, builtIn] =
    await Promise.all([
      findHoots(db, query),
      findStories(db, query),
      findPeople(db, query),
      sellsOwn ? findProducts(db, query) : [],
      providers.approvedNames(db),
      builtInContent(),
    ]);
  const found = {
    ...builtIn.findAnswers(query, approved),
    people: peopleFound,
    articles: builtIn.findArticles(terms),
    products: productsFound,
    stories: storiesFound,
    hoots: hootsFound,
  };
  const ranked = resultKinds.flatMap((kind) => rankedGroup(kind, found[kind], terms) ?? []);
  return { query, groups: ranked.toSorted((a, b) => b.fit - a.fit).map(({ group }) => group) };
}

async function findHoots(db: Db, query: string): Promise<Candidate[]> {
  const found = await hoots.findByWords(db, query, resultsInGroup);
  return newestFirst(found).map(({ id, title, text, author }) => ({
    title,
    text,
    url: `/hoots/${id}`,
    image: author && faceUrl(author._id, author.avatar),
  }));
}

async function findStories(db: Db, query: string): Promise<Candidate[]> {
  const found = await stories.findByWords(db, query, resultsInGroup);
  return newestFirst(found).map(({ id, title, text, image }) => ({
    title,
    text,
    url: `/blogs/${id}`,
    image: image && pictureUrl(image, 320),
  }));
}

async function findPeople(db: Db, query: string): Promise<Candidate[]> {
  const found = await profiles.findByWords(db, query, resultsInGroup);
  return found.map(({ id, username, name, bio, avatar }) => ({
    title: username,
    also: name === null ? [] : [name],
    text: [name, bio].filter(Boolean).join(" · "),
    url: `/profiles/${id}`,
    image: faceUrl(id, avatar),
  }));
}

async function findProducts(db: Db, query: string): Promise<Candidate[]> {
  const found = await catalog.findByWords(db, query, resultsInGroup);
  return found.map(({ id, title, description, image, lowest, highest }) => ({
    title,
    text: description,
    url: `/product/${id}`,
    image: image && pictureUrl(image, 320),
    ...(lowest !== null && highest !== null && { price: { lowest, highest } }),
  }));
}

const faceUrl = (id: string, avatar: string | null): string =>
  avatar ? pictureUrl(avatar, 320) : defaultPortraitUrl(id);

const newestFirst = <T extends { id: string }>(found: readonly T[]): T[] =>
  found.toSorted((a, b) => (a.id < b.id ? 1 : -1));
