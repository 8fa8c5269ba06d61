import type { MetaDescriptor } from "react-router";

export const siteName = "Wagabond";

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
  const site = siteOf(matches.find((match) => match?.id === "root")?.loaderData);
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

function siteOf(loaded: unknown): string | undefined {
  if (typeof loaded !== "object" || loaded === null || !("publicUrl" in loaded)) return undefined;
  return typeof loaded.publicUrl === "string" ? loaded.publicUrl : undefined;
}
