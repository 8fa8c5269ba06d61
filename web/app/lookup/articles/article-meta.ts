import type { MetaDescriptor } from "react-router";
import type { ReadingCopy, Scene } from "#reference/articles.ts";
import { posterUrl } from "#art/urls.ts";
import { pageMeta, siteName } from "../../ui/meta.ts";
import { articlePath } from "../../links/articles.ts";

type Loaded = { article: ReadingCopy; site: string };

/** What search engines and previews are told of an article. */
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
    { "script:ld+json": structured(article, new URL(canonical, site).href, site) },
  ];
}

/** The article in the words of schema.org. */
function structured(article: ReadingCopy, address: string, site: string) {
  const server = { "@type": "Organization", name: siteName, url: site };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    image: new URL(thumbnailUrl(article.thumbnail), site).href,
    datePublished: article.date,
    dateModified: article.checked,
    wordCount: article.words,
    inLanguage: "en",
    author: server,
    publisher: server,
    mainEntityOfPage: address,
    citation: article.sources.flatMap(({ address: read }) => read ?? []),
  };
}

/** The address of an article's poster, as it stands in lists. */
const thumbnailUrl = ({ place, pet }: Scene): string =>
  posterUrl({ place, shape: "landscape", time: "day", pet });
