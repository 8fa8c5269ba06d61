import type { ReadingCopy } from "#reference/articles.ts";
import styles from "./contents.module.css";

/** The table of contents of an article. */
export function Contents({ content }: Pick<ReadingCopy, "content">) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">In this article</h2>
      <ol>
        {content.map(
          (block) =>
            block.is === "heading" && (
              <li key={block.id}>
                <a href={`#${block.id}`}>{block.words}</a>
              </li>
            ),
        )}
        <li>
          <a href="#whom-to-ask">Whom to ask</a>
        </li>
        <li>
          <a href="#sources">Sources</a>
        </li>
      </ol>
    </nav>
  );
}
