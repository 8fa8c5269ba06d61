import type { ReadingCopy, Piece } from "#reference/articles.ts";
import { Leash } from "../../ui/heading.tsx";
import styles from "./blocks.module.css";
import { Callout } from "./callout.tsx";
import { Checklist } from "./checklist.tsx";
import { Comparison } from "./comparison.tsx";
import { Prose } from "./prose.tsx";
import { ScenePoster } from "./scene-poster.tsx";

type BlocksProps = Pick<ReadingCopy, "content"> & { articleId: string };

/** The text of an article, block by block. */
export function Blocks({ content, articleId }: BlocksProps) {
  // oxlint-disable-next-line react/no-array-index-key -- blocks never change their order
  return content.map((block, index) => <Block key={index} block={block} articleId={articleId} />);
}

type BlockProps = { block: ReadingCopy["content"][number]; articleId: string };

function Block({ block, articleId }: BlockProps) {
  switch (block.is) {
    case "heading":
      return (
        <div className={styles.heading}>
          <h2 id={block.id}>{block.text}</h2>
          <Leash />
        </div>
      );
    case "subheading":
      return <h3 className={styles.subheading}>{block.text}</h3>;
    case "paragraph":
      return (
        <p className={styles.paragraph}>
          <Prose pieces={block.text} />
        </p>
      );
    case "list":
      return (
        <ul className={styles.list}>
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- items never change their order
            <li key={index}>
              <Prose pieces={item} />
            </li>
          ))}
        </ul>
      );
    case "steps":
      return <Steps steps={block.steps} />;
    case "checklist":
      return <Checklist block={block} articleId={articleId} />;
    case "comparison":
      return <Comparison block={block} />;
    case "quote":
      return <p className={styles.quote}>{block.text}</p>;
    case "callout":
      return <Callout block={block} />;
    case "picture":
      return (
        <figure className={styles.picture}>
          <ScenePoster scene={block.of} shape="landscape" />
          <figcaption className="meta">{block.caption}</figcaption>
        </figure>
      );
  }
}

type StepsProps = { steps: readonly { when: string; text: readonly Piece[] }[] };

/** A timeline of steps. */
function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, text }) => (
        <li key={when}>
          <b>{when}</b>
          <p>
            <Prose pieces={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
