import { Link, useLocation } from "react-router";
import type { ArticleCard, ReadingCopy } from "#reference/articles.ts";
import { useEffect, useRef } from "react";
import { articlesPath } from "../../links/articles.ts";
import { ArticleActions } from "./article-actions.tsx";
import styles from "./article-view.module.css";
import { Blocks } from "./blocks.tsx";
import { Byline } from "./byline.tsx";
import { Contents } from "./contents.tsx";
import { ScenePoster } from "./scene-poster.tsx";
import { SourceList } from "./source-list.tsx";
import { WhomToAsk } from "./whom-to-ask.tsx";
import { WideCard } from "./wide-card.tsx";

type ArticleViewProps = { article: ReadingCopy; next: ArticleCard };

/** An article as a page of a magazine, with its sources under it. */
export function ArticleView({ article, next }: ArticleViewProps) {
  const { title, excerpt, checked, thumbnail, content } = article;
  useNamedPlace();
  return (
    <>
      <article aria-labelledby="article-title">
        <header className={`tint-sky ${styles.head}`}>
          <div className="wrap">
            <p className={styles.crumb}>
              <Link to={articlesPath}>
                <span aria-hidden>← </span>All articles
              </Link>
            </p>
            <div className={styles.opening}>
              <div className={styles.words}>
                <h1 id="article-title" tabIndex={-1} className={styles.title}>
                  {title}
                </h1>
                <p className={`lede ${styles.excerpt}`}>{excerpt}</p>
                <Byline of={article} checked={checked} />
                <ArticleActions article={article} />
              </div>
              <div className={styles.poster}>
                <ScenePoster of={thumbnail} tilted eager />
              </div>
            </div>
          </div>
        </header>
        <div className={`wrap ${styles.page}`}>
          <Contents content={content} />
          <div className={styles.text}>
            <Blocks content={content} articleId={article.id} />
          </div>
        </div>
        <footer className={styles.under}>
          <div className={`wrap ${styles.columns}`}>
            <WhomToAsk ask={article.ask} />
            <SourceList article={article} />
          </div>
        </footer>
      </article>
      <section className={`tint-sky ${styles.next}`}>
        <div className="wrap">
          <WideCard article={next} kicker="Next article" />
        </div>
      </section>
    </>
  );
}

/**
 * Goes to the place that the address names, also on the way back. The router keeps one scroll position for all
 * the entries of the history that the browser itself made, as by a link to a place in the page.
 */
function useNamedPlace(): void {
  const { hash, key } = useLocation();
  const last = useRef(hash);
  useEffect(() => {
    if (last.current === hash) return;
    last.current = hash;
    if (hash && key === "default") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
