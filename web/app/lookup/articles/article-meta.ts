import type { MetaDescriptor } from "react-router";
import type { ReadingCopy, Scene } from "#reference/articles.ts";
import { posterUrl } from "#art/urls.ts";
import { pageMeta, siteNameOf } from "../../ui/meta.ts";
import { articlePath } from "../../links/lookup.ts";

type Loaded = { article: ReadingCopy; site: string };

/** The metadata of an article, for search engines and link previews. */
export function articleMeta(
  args: Parameters<typeof pageMeta>[0],
  loaded: Loaded | undefined,
): MetaDescriptor[] {
  if (!loaded) return [];
  const { article, site } = loaded;
  const canonical = articlePath(article.id);
  return [
    ...pageMeta(args, {
      title: article.title,
      description: article.excerpt,
      type: "article",
      canonical,
    }),
    { property: "article:published_time", content: article.date },
    { property: "article:modified_time", content: article.checked },
    {
      "script:ld+json": articleJsonLd(article, {
        url: new URL(canonical, site).href,
        site,
        siteName: siteNameOf(args),
      }),
    },
  ];
}

type At = { url: string; site: string; siteName: string };

/** The article as schema.org data. */
function articleJsonLd(article: ReadingCopy, { url, site, siteName }: At) {
  const publisher = { "@type": "Organization", name: siteName, url: site };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    image: new URL(thumbnailUrl(article.thumbnail), site).href,
    datePublished: article.date,
    dateModified: article.checked,
    wordCount: article.wordCount,
    inLanguage: "en",
    author: publisher,
    publisher,
    mainEntityOfPage: url,
    citation: article.sources.flatMap(({ address }) => address ?? []),
  };
}

/** The URL of an article's poster in lists. */
const thumbnailUrl = ({ place, scene, pet }: Scene): string =>
  posterUrl({ place, scene, shape: "landscape", time: "day", pet });
