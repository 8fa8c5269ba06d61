import { Link, useLocation } from "react-router";
import type { ArticleCard, ReadingCopy } from "#reference/articles.ts";
import { useEffect, useRef } from "react";
import { PawPrint, Printer } from "lucide-react";
import { checkPath, type CheckValues } from "../../links/check.ts";
import { articlesPath, articlePath } from "../../links/lookup.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Leash } from "../../ui/heading.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { LazyBookmarkButton } from "../../community/bookmarks/index.ts";
import { ShareButton } from "../../ui/share-button.tsx";
import { Blocks } from "./blocks.tsx";
import { Byline, WideCard } from "./wide-card.tsx";
import { ScenePoster } from "./scene-poster.tsx";
import { SourceList } from "./source-list.tsx";
import { Contacts } from "./contacts.tsx";
import styles from "./article-view.module.css";
import actions from "../../ui/actions.module.css";

type ArticleViewProps = { article: ReadingCopy; next: ArticleCard };

/** An article with its sources below. */
export function ArticleView({ article, next }: ArticleViewProps) {
  const { title, excerpt, checked, thumbnail, content } = article;
  useHashScroll();
  return (
    <>
      <article aria-labelledby="article-title">
        <header className={`tint-sky ${styles.head}`}>
          <div className="wrap">
            <BackLink to={articlesPath}>All articles</BackLink>
            <div className={styles.opening}>
              <div className={styles.intro}>
                <h1 id="article-title" tabIndex={-1} className={styles.title}>
                  {title}
                </h1>
                <p className={`lede ${styles.excerpt}`}>{excerpt}</p>
                <Byline article={article} checked={checked} />
                <ArticleActions article={article} />
              </div>
              <div className={styles.poster}>
                <ScenePoster scene={thumbnail} tilted eager />
              </div>
            </div>
          </div>
        </header>
        <div className={`wrap ${styles.page}`}>
          <Contents content={content} />
          <div className={styles.text}>
            {sectionsOf(content).map((section, index) => (
              <Section
                key={section.heading?.id ?? ""}
                section={section}
                articleId={article.id}
                isFirst={index < 2}
              />
            ))}
          </div>
        </div>
        <footer className={styles.footer}>
          <div className={`wrap ${styles.columns}`}>
            <Contacts ask={article.ask} />
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

type Content = ReadingCopy["content"];
type ArticleSection = { heading?: Extract<Content[number], { is: "heading" }>; content: Content };

/** What stands above the first heading, and below each. */
function sectionsOf(content: Content): ArticleSection[] {
  const sections: { heading?: ArticleSection["heading"]; content: Content[number][] }[] = [];
  for (const block of content) {
    if (block.is === "heading") sections.push({ heading: block, content: [] });
    else if (sections.length === 0) sections.push({ content: [block] });
    else sections.at(-1)?.content.push(block);
  }
  return sections;
}

type SectionProps = { section: ArticleSection; articleId: string; isFirst: boolean };

/** On phones all but the first are folded to their headings; wide screens and paper show all. */
function Section({ section: { heading, content }, articleId, isFirst }: SectionProps) {
  const isWide = useMedia("(min-width: 768px)");
  const blocks = <Blocks content={content} articleId={articleId} />;
  if (!heading) return blocks;
  return (
    <details className={styles.section} open={isWide || isFirst}>
      <summary>
        <h2 id={heading.id}>{heading.text}</h2>
        <Leash />
      </summary>
      <div className={styles.text}>{blocks}</div>
    </details>
  );
}

/**
 * Opens the section of the hash, and scrolls to the element of the hash, also on Back. The router stores one scroll position for all history entries that
 * the browser created itself, such as by a link within the page.
 */
function useHashScroll(): void {
  const { hash, key } = useLocation();
  const last = useRef(hash);
  useEffect(() => {
    const folded = hash ? document.getElementById(hash.slice(1))?.closest("details") : undefined;
    if (folded) folded.open = true;
    if (last.current === hash) return;
    last.current = hash;
    if (hash && key === "default") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}

/** The table of contents of an article. */
function Contents({ content }: Pick<ReadingCopy, "content">) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">In this article</h2>
      <ol>
        {content.map(
          (block) =>
            block.is === "heading" && (
              <li key={block.id}>
                <a href={`#${block.id}`}>{block.text}</a>
              </li>
            ),
        )}
        <li>
          <a href="#whom-to-ask">Who to contact</a>
        </li>
        <li>
          <a href="#sources">Sources</a>
        </li>
      </ol>
    </nav>
  );
}

/** What an article already says of a trip. */
const valuesOf: Readonly<Record<string, Partial<CheckValues>>> = {
  "over-the-atlantic": { from: "United States" },
  "short-noses": { snub: "yes" },
};

type ArticleActionsProps = { article: Pick<ReadingCopy, "id" | "title"> };

/** Buttons to share and print an article. */
function ArticleActions({ article: { id, title } }: ArticleActionsProps) {
  return (
    <div className={styles.actions}>
      <Link className={actions.action} to={checkPath(valuesOf[id])}>
        <PawPrint size={20} aria-hidden />
        Check my pet
      </Link>
      <ShareButton title={title} path={articlePath(id)} />
      <LazyBookmarkButton kind="article" id={id} />
      <button type="button" className={actions.action} onClick={() => window.print()}>
        <Printer size={20} aria-hidden />
        Print
      </button>
    </div>
  );
}
