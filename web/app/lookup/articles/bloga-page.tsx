import { articles, readArticle } from "#reference/articles.ts";
import { siteContext } from "../../data/server.ts";
import type { Route } from "./+types/bloga-page";
import { articleMeta } from "./article-meta.ts";
import { ArticleView } from "./article-view.tsx";

/** The first article, at the short address that older links use; its own address is the one to keep. */
export function loader({ context }: Route.LoaderArgs) {
  const read = readArticle(articles[0]?.id ?? "");
  if (!read) throw new Error("There is no article.");
  return { ...read, site: context.get(siteContext).publicUrl };
}

export const meta: Route.MetaFunction = (args) => articleMeta(args, args.loaderData);

export default function BlogaPage({ loaderData }: Route.ComponentProps) {
  return <ArticleView {...loaderData} />;
}
