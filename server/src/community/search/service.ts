import { defaultPortraitUrl } from "#art/urls.ts";
import { pictureUrl } from "#contracts/kernel/files.ts";
import {
  type Found,
  type ResultKind,
  resultKinds,
  resultsInGroup,
  resultsOfOneKind,
} from "#contracts/lookup/search.ts";
import * as stories from "../stories/service.ts";
import * as catalog from "../../commerce/catalog/service.ts";
import * as hoots from "../hoots/service.ts";
import * as profiles from "../../accounts/profiles/service.ts";
import * as reviews from "../../lookup/venue-reviews/service.ts";
import * as venues from "../../lookup/venues/service.ts";
import { placeNames } from "../../lookup/answers/service.ts";
import * as providers from "../../lookup/providers/service.ts";
import { wantedTerms } from "../../platform/db/text-search.ts";
import type { Wanted } from "../../platform/text/matching.ts";
import { termsOf } from "../../platform/text/tokens.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { type Candidate, rankedGroup } from "./candidates.ts";
import type { Wordings } from "./built-in-content.ts";

/** The built-in content is large, so it is loaded on the first search. */
const builtInContent = () => import("./built-in-content.ts");

type Viewer = Session | undefined;
type Finders = Record<ResultKind, (limit: number) => Promise<readonly Candidate[]>>;

/** The kinds whose candidates are all there are; of others, a search stops at the limit. */
const countedKinds: ReadonlySet<ResultKind> = new Set([
  "papers",
  "airlines",
  "services",
  "articles",
]);

/**
 * Results in groups by kind, best-matching kind first; with `kind`, more results of that kind only. Products only of
 * the embedded shop: querying another shop would delay every search.
 */
export async function search(
  db: Db,
  { q: query, kind }: { q: string; kind?: ResultKind | undefined },
  { sellsOwn, viewer }: { sellsOwn: boolean; viewer: Session | undefined },
): Promise<Found> {
  const terms = termsOf(query);
  if (terms.length === 0) return { query, groups: [] };
  const server = await builtInContent();
  const wanted = await wantedTerms(db, query);
  const find: Finders = {
    papers: async () => server.findPapers(query),
    airlines: async () => server.findAirlines(query),
    services: async () =>
      server.findServices(query, [
        ...(await providers.approvedNames(db)),
        ...(await placeNames(db, server.servicesNamed(query))),
      ]),
    places: (limit) => findPlaces(db, wanted, limit, viewer),
    people: (limit) => findPeople(db, query, limit, viewer),
    articles: async () => server.findArticles(query, terms),
    products: async (limit) => (sellsOwn ? findProducts(db, server.wordings(query), limit) : []),
    stories: (limit) => findStories(db, wanted, limit, viewer),
    hoots: (limit) => findHoots(db, wanted, limit, viewer),
  };
  const limit = kind ? resultsOfOneKind : resultsInGroup;
  const groups = await Promise.all(
    (kind ? [kind] : resultKinds).map(async (each) => {
      const candidates = await find[each](limit);
      const isCounted = countedKinds.has(each) || candidates.length < limit;
      return rankedGroup({ kind: each, candidates, isCounted }, wanted, limit) ?? [];
    }),
  );
  const ranked = groups.flat().toSorted((a, b) => b.fit - a.fit);
  return { query, groups: ranked.map(({ group }) => group) };
}

async function findHoots(
  db: Db,
  wanted: readonly Wanted[],
  limit: number,
  viewer: Viewer,
): Promise<Candidate[]> {
  const found = await hoots.findByWords(db, wanted, limit, viewer);
  return newestFirst(found).map(({ id, title, text, author }) => ({
    title,
    text,
    url: `/hoots/${id}`,
    image: author && faceUrl(author._id, author.avatar),
  }));
}

async function findStories(
  db: Db,
  wanted: readonly Wanted[],
  limit: number,
  viewer: Viewer,
): Promise<Candidate[]> {
  const found = await stories.searchStories(db, wanted, limit, viewer);
  return newestFirst(found).map(({ id, title, text, image }) => ({
    title,
    text,
    url: `/blogs/${id}`,
    image: image && pictureUrl(image, 320),
  }));
}

/** Places by their names, then by what travelers wrote about them; each once. */
async function findPlaces(
  db: Db,
  wanted: readonly Wanted[],
  limit: number,
  viewer: Viewer,
): Promise<Candidate[]> {
  const [named, written] = await Promise.all([
    venues.venuesByName(db, wanted, limit),
    reviews.findByWords(db, wanted, limit, viewer),
  ]);
  const reviewed = await venues.venuesById(
    db,
    written.map(({ venue_id: id }) => id),
  );
  const found = new Map<string, Candidate>();
  const add = (
    id: string,
    { name, nameEn }: { name: string; nameEn: string | null },
    { text, source }: Pick<Candidate, "text" | "source">,
  ) => {
    if (name === "" || found.has(id)) return;
    const also = nameEn === null ? [] : [nameEn];
    const url = `/places/${id}`;
    found.set(id, { title: name, also, text, url, image: null, ...(source && { source }) });
  };
  for (const { id, address, credit: source, ...names } of named)
    add(id, names, { text: address ?? "", source });
  for (const { venue_id: id, text } of written) {
    const venue = reviewed.get(id);
    if (venue) add(id, venue, { text });
  }
  return [...found.values()].slice(0, limit);
}

async function findPeople(
  db: Db,
  query: string,
  limit: number,
  viewer: Viewer,
): Promise<Candidate[]> {
  const found = await profiles.findByWords(db, query, limit, viewer);
  return found.map(({ id, username, bio, avatar }) => ({
    title: username,
    text: bio,
    url: `/profiles/${id}`,
    image: faceUrl(id, avatar),
  }));
}

async function findProducts(
  db: Db,
  { queries, words }: Wordings,
  limit: number,
): Promise<Candidate[]> {
  const found = await catalog.findByWords(db, queries, limit);
  return found.map(({ id, title, description, image, lowest, highest }) => ({
    title,
    text: description,
    url: `/product/${id}`,
    image: image && pictureUrl(image, 320),
    found: words,
    ...(lowest !== null && highest !== null && { price: { lowest, highest } }),
  }));
}

const faceUrl = (id: string, avatar: string | null): string =>
  avatar ? pictureUrl(avatar, 320) : defaultPortraitUrl(id);

const newestFirst = <T extends { id: string }>(found: readonly T[]): T[] =>
  found.toSorted((a, b) => (a.id < b.id ? 1 : -1));
