import type { SignUpMode } from "#contracts/kernel/operator.ts";
import { articles } from "#reference/articles.ts";
import { allAnswers } from "../../lookup/answers/service.ts";
import * as stories from "../stories/service.ts";
import * as catalog from "../../commerce/catalog/service.ts";
import * as hoots from "../hoots/service.ts";
import type { Db } from "../../platform/schema.ts";

/** URLs of one kind per sitemap. The protocol allows 50,000 (sitemaps.org), and small kinds share a file. */
const perFile = 20_000;
const publicPages = [
  "/",
  "/posts",
  "/allposts",
  "/posts/new",
  "/blogs",
  "/articles",
  "/check",
  "/ways",
  "/airlines",
  "/flights",
  "/operators",
  "/places",
  "/fly",
  "/rules",
  "/terms",
  "/privacy",
  "/accessibility",
  "/login",
];

const shopPages = ["/marketplace", "/marketplace/artwork"];

/** What depends on the server: whether it has a shop, with its own products, and whether anybody may sign up. */
type Offers = { hasShop: boolean; sellsOwn: boolean; signUps: SignUpMode };

/** Kinds that may exceed one sitemap. */
const kinds = {
  hoots: { milestones: hoots.milestones, lastChanges: hoots.lastChanges },
  blogs: { milestones: stories.milestones, lastChanges: stories.lastChanges },
};
export const mappedKinds = ["hoots", "blogs"] as const;
type MapStart = { kind: (typeof mappedKinds)[number]; from: string };

const xml = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;

const url = (address: string, changed?: Date) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}</url>`;

/** All public pages in one sitemap, or an index of sitemaps if there are too many hoots or stories for one. */
export async function sitemapIndex(db: Db, publicUrl: string, offers: Offers): Promise<string> {
  const starts: MapStart[] = [];
  for (const kind of mappedKinds) {
    for (const from of await kinds[kind].milestones(db, perFile)) starts.push({ kind, from });
  }
  if (new Set(starts.map(({ kind }) => kind)).size === starts.length) {
    const entries = await pageEntries(db, publicUrl, offers);
    for (const start of starts) entries.push(...(await entriesOf(db, publicUrl, start)));
    return xml("urlset", entries);
  }
  const maps = starts.map(
    ({ kind, from }) => `<sitemap><loc>${publicUrl}/sitemap-${kind}-${from}.xml</loc></sitemap>`,
  );
  return xml("sitemapindex", [
    `<sitemap><loc>${publicUrl}/sitemap-pages.xml</loc></sitemap>`,
    ...maps,
  ]);
}

/** Sitemap of all pages except hoots and stories. */
export const pageSitemap = async (db: Db, publicUrl: string, offers: Offers): Promise<string> =>
  xml("urlset", await pageEntries(db, publicUrl, offers));

const pageEntries = async (
  db: Db,
  publicUrl: string,
  { hasShop, sellsOwn, signUps }: Offers,
): Promise<string[]> => [
  ...[
    ...publicPages,
    ...(hasShop ? shopPages : []),
    ...(signUps === "open" ? ["/signup"] : []),
  ].map((path) => url(`${publicUrl}${path}`)),
  ...articles.map(({ id, checked }) => url(`${publicUrl}/articles/${id}`, new Date(checked))),
  ...(await allAnswers(db)).map(({ path, version }) =>
    url(`${publicUrl}${path}`, version === undefined ? undefined : new Date(version)),
  ),
  ...(sellsOwn ? await catalog.lastChanges(db, perFile) : []).map(({ id, updated_at }) =>
    url(`${publicUrl}/product/${id}`, updated_at),
  ),
];

/** Sitemap of hoots or stories from an id on, newest first. */
export const sitemapOf = async (db: Db, publicUrl: string, start: MapStart): Promise<string> =>
  xml("urlset", await entriesOf(db, publicUrl, start));

async function entriesOf(db: Db, publicUrl: string, { kind, from }: MapStart): Promise<string[]> {
  const rows = await kinds[kind].lastChanges(db, from, perFile);
  return rows.map((row) => url(`${publicUrl}/${kind}/${row.id}`, row.updated_at));
}
