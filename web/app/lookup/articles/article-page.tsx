import { data } from "react-router";
import { readArticle } from "#reference/articles.ts";
import { siteContext, type PageErrorResponse } from "../../data/server.ts";
import type { Route } from "./+types/article-page";
import { articleMeta } from "./article-meta.ts";
import { ArticleView } from "./article-view.tsx";

export function loader({ context, params: { id } }: Route.LoaderArgs) {
  const loaded = readArticle(id);
  if (!loaded) {
    const errorResponse: PageErrorResponse = { code: "NOT_FOUND", message: "Article not found." };
    throw data(errorResponse, { status: 404 });
  }
  return { ...loaded, site: context.get(siteContext).publicUrl };
}

export const meta: Route.MetaFunction = (args) => articleMeta(args, args.loaderData);

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <ArticleView key={loaderData.article.id} {...loaderData} />;
}
