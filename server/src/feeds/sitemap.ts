import { lastChanges, milestones } from "../hoots/service.ts";
import type { Db } from "../schema.ts";

/** Addresses in one file; the protocol allows 50,000 (sitemaps.org). */
const perFile = 40_000;
const publicPages = ["/", "/posts", "/allposts", "/posts/new", "/login", "/signup"];

const xml = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;

const url = (address: string, changed?: Date) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}</url>`;

/** All public pages in one map, or an index of maps where there are more hoots than one may hold. */
export async function sitemapIndex(db: Db, publicUrl: string): Promise<string> {
  const [newest, ...others] = await milestones(db, perFile);
  if (others.length === 0) {
    const pages = publicPages.map((path) => url(`${publicUrl}${path}`));
    const hoots = newest ? await hootEntries(db, publicUrl, newest) : [];
    return xml("urlset", [...pages, ...hoots]);
  }
  const maps = [newest, ...others].map(
    (id) => `<sitemap><loc>${publicUrl}/sitemap-hoots-${id}.xml</loc></sitemap>`,
  );
  return xml("sitemapindex", [
    `<sitemap><loc>${publicUrl}/sitemap-pages.xml</loc></sitemap>`,
    ...maps,
  ]);
}

/** The map of the pages that are not hoots. */
export const pageSitemap = (publicUrl: string): string =>
  xml(
    "urlset",
    publicPages.map((path) => url(`${publicUrl}${path}`)),
  );

/** The map of the hoots from one on, the newest first. */
export const hootSitemap = async (db: Db, publicUrl: string, from: string): Promise<string> =>
  xml("urlset", await hootEntries(db, publicUrl, from));

async function hootEntries(db: Db, publicUrl: string, from: string): Promise<string[]> {
  const rows = await lastChanges(db, from, perFile);
  return rows.map((row) => url(`${publicUrl}/hoots/${row.id}`, row.updated_at));
}
