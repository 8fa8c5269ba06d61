import { Link } from "react-router";
import type { ArticleCard } from "#reference/articles.ts";
import { Byline } from "./byline.tsx";
import styles from "./card.module.css";
import { articlePath } from "../../links/articles.ts";
import { ScenePoster } from "./scene-poster.tsx";

type CardProps = { article: ArticleCard; level?: "h2" | "h3" };

/** An article as a poster with its title beneath; the whole of it leads there. */
export function Card({ article, level = "h2" }: CardProps) {
  const { id, title, excerpt, thumbnail } = article;
  const Title = level;
  return (
    <article className={styles.card} aria-labelledby={`article-${id}`}>
      <ScenePoster of={thumbnail} shape="landscape" />
      <div className={styles.words}>
        <Title id={`article-${id}`} className={styles.title}>
          <Link to={articlePath(id)} prefetch="intent">
            {title}
          </Link>
        </Title>
        <p>{excerpt}</p>
        <Byline of={article} />
      </div>
    </article>
  );
}
