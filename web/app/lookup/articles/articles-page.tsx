import { articleCards, type ArticleCard } from "#reference/articles.ts";
import { Link } from "react-router";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { articlePath } from "../../links/lookup.ts";
import type { Route } from "./+types/articles-page";
import { WideCard, Byline } from "./wide-card.tsx";
import { ScenePoster } from "./scene-poster.tsx";
import styles from "./articles.module.css";

export const loader = () => articleCards;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Articles",
    description:
      "What to know before you travel with a dog or cat: documents, airlines, borders and calmer trips, with sources and dates.",
  });

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const [featured, ...others] = loaderData;
  return (
    <>
      <section className="tint-sky">
        <div className="wrap">
          <Heading level="h1" sentence="What to know before you go, with a source for every rule.">
            Articles
          </Heading>
          {featured && <WideCard article={featured} kicker="Start here" large />}
        </div>
      </section>
      <section className="wrap">
        <ul className={styles.grid}>
          {others.map((article) => (
            <li key={article.id}>
              <Card article={article} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

type CardProps = { article: ArticleCard; level?: "h2" | "h3" };

/** An article with its poster and title. The whole card is a link. */
function Card({ article, level = "h2" }: CardProps) {
  const { id, title, excerpt, thumbnail } = article;
  const Title = level;
  return (
    <article className={styles.articlesPageCard} aria-labelledby={`article-${id}`}>
      <ScenePoster scene={thumbnail} shape="landscape" />
      <div className={styles.articlesPageText}>
        <Title id={`article-${id}`} className={styles.articlesPageTitle}>
          <Link className="cover-link" to={articlePath(id)} prefetch="intent">
            {title}
          </Link>
        </Title>
        <p>{excerpt}</p>
        <Byline article={article} />
      </div>
    </article>
  );
}
