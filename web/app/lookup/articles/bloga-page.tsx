import { articles, readArticle } from "#reference/articles.ts";
import { siteContext } from "../../data/server.ts";
import type { Route } from "./+types/bloga-page";
import { articleMeta } from "./article-meta.ts";
import { ArticleView } from "./article-view.tsx";

/** The first article at a short URL of older links. The canonical URL is that of the article. */
export function loader({ context }: Route.LoaderArgs) {
  const loaded = readArticle(articles[0]?.id ?? "");
  if (!loaded) throw new Error("Article not found.");
  return { ...loaded, site: context.get(siteContext).publicUrl };
}

export const meta: Route.MetaFunction = (args) => articleMeta(args, args.loaderData);

export default function BlogaPage({ loaderData }: Route.ComponentProps) {
  return <ArticleView {...loaderData} />;
}
