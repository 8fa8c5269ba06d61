import { Link } from "react-router";
import type { ArticleCard } from "#reference/articles.ts";
import { Byline } from "./byline.tsx";
import styles from "./card.module.css";
import { articlePath } from "../../links/articles.ts";
import { ScenePoster } from "./scene-poster.tsx";

type CardProps = { article: ArticleCard; level?: "h2" | "h3" };

/** An article with its poster and title. The whole card is a link. */
export function Card({ article, level = "h2" }: CardProps) {
  const { id, title, excerpt, thumbnail } = article;
  const Title = level;
  return (
    <article className={styles.card} aria-labelledby={`article-${id}`}>
      <ScenePoster scene={thumbnail} shape="landscape" />
      <div className={styles.text}>
        <Title id={`article-${id}`} className={styles.title}>
          <Link to={articlePath(id)} prefetch="intent">
            {title}
          </Link>
        </Title>
        <p>{excerpt}</p>
        <Byline article={article} />
      </div>
    </article>
  );
}
