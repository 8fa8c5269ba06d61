import type { ReadingCopy } from "#reference/articles.ts";
import { Leash } from "../../ui/heading.tsx";
import styles from "./blocks.module.css";
import { Callout } from "./callout.tsx";
import { Checklist } from "./checklist.tsx";
import { Comparison } from "./comparison.tsx";
import { Prose } from "./prose.tsx";
import { ScenePoster } from "./scene-poster.tsx";
import { Steps } from "./steps.tsx";

type BlocksProps = Pick<ReadingCopy, "content"> & { articleId: string };

/** The text of an article, block by block. */
export function Blocks({ content, articleId }: BlocksProps) {
  // A text is shown whole and never moves.
  // oxlint-disable-next-line react/no-array-index-key
  return content.map((block, index) => <Block key={index} of={block} articleId={articleId} />);
}

type BlockProps = { of: ReadingCopy["content"][number]; articleId: string };

function Block({ of: block, articleId }: BlockProps) {
  switch (block.is) {
    case "heading":
      return (
        <div className={styles.heading}>
          <h2 id={block.id}>{block.words}</h2>
          <Leash />
        </div>
      );
    case "subheading":
      return <h3 className={styles.subheading}>{block.words}</h3>;
    case "paragraph":
      return (
        <p className={styles.paragraph}>
          <Prose of={block.words} />
        </p>
      );
    case "list":
      return (
        <ul className={styles.list}>
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <Prose of={item} />
            </li>
          ))}
        </ul>
      );
    case "steps":
      return <Steps of={block.steps} />;
    case "checklist":
      return <Checklist of={block} articleId={articleId} />;
    case "comparison":
      return <Comparison of={block} />;
    case "quote":
      return <p className={styles.quote}>{block.words}</p>;
    case "callout":
      return <Callout of={block} />;
    case "picture":
      return (
        <figure className={styles.picture}>
          <ScenePoster of={block.of} shape="landscape" />
          <figcaption className="meta">{block.caption}</figcaption>
        </figure>
      );
  }
}
