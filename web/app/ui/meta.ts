import type { MetaDescriptor } from "react-router";
import { defaultSiteName } from "#contracts/kernel/settings.ts";

type PageMeta = {
  /** Without the name of the site, which is added. */
  title: string;
  description?: string;
  /** The URL or path of an image for previews. */
  image?: string;
  type?: "website" | "article" | "profile";
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** The canonical URL, if the page has several. */
  canonical?: string;
};

type Place = {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

const ownDescription =
  "Travel documents, airline pet fees, a trip planner and tips from people who travel with their pets.";

/** Title, description, preview and canonical URL of a page: `meta = (args) => pageMeta(args, { title })`. */
export function pageMeta({ location, matches }: Place, page: PageMeta): MetaDescriptor[] {
  const { description = ownDescription, image = "/brand/preview.png", type = "website" } = page;
  const site = textIn(rootOf(matches), "publicUrl");
  const siteName = siteNameOf({ matches });
  const address = site && new URL(page.canonical ?? location.pathname, site).href;
  const title = page.title === siteName ? siteName : `${page.title} · ${siteName}`;
  return [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    ...(site ? [{ property: "og:image", content: new URL(image, site).href }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.hidden ? [{ name: "robots", content: "noindex" }] : []),
    ...(address && !page.hidden
      ? [
          { property: "og:url", content: address },
          { tagName: "link" as const, rel: "canonical", href: address },
        ]
      : []),
  ];
}

/** The name of the site that a page's `meta` is for. */
export const siteNameOf = ({ matches }: Pick<Place, "matches">): string =>
  textIn(rootOf(matches), "name") ?? defaultSiteName;

const rootOf = (matches: Place["matches"]) =>
  matches.find((match) => match?.id === "root")?.loaderData;

function textIn(loaded: unknown, name: "publicUrl" | "name"): string | undefined {
  if (typeof loaded !== "object" || loaded === null) return undefined;
  const value = new Map<string, unknown>(Object.entries(loaded)).get(name);
  return typeof value === "string" ? value : undefined;
}
