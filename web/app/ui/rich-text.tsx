import { Fragment } from "react";
import type { RichBlock, RichRun } from "./parse-rich-text.ts";
import styles from "./rich-text.module.css";

type RichProps = { blocks: readonly RichBlock[]; headings?: "h2" | "h3" };

/** A formatted text. */
export function RichText({ blocks, headings: Title = "h3" }: RichProps) {
  return (
    <div className={styles.rich}>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the text never changes
        <Fragment key={index}>
          {"items" in block ? <List block={block} /> : <Text block={block} as={Title} />}
        </Fragment>
      ))}
    </div>
  );
}

type TextProps = { block: Extract<RichBlock, { runs: unknown }>; as: "h2" | "h3" };

function Text({ block, as: Title }: TextProps) {
  const content = <Runs runs={block.runs} />;
  return block.is === "h" ? <Title>{content}</Title> : <p>{content}</p>;
}

function List({ block: { is: Tag, items } }: { block: Extract<RichBlock, { items: unknown }> }) {
  return (
    <Tag>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the text never changes
        <li key={index}>
          <Runs runs={item} />
        </li>
      ))}
    </Tag>
  );
}

const Runs = ({ runs }: { runs: readonly RichRun[] }) =>
  runs.map((run, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the text never changes
    <Run key={index} run={run} />
  ));

function Run({ run: { text, strong, em, href } }: { run: RichRun }) {
  if (text === "\n") return <br />;
  let content = <>{text}</>;
  if (em) content = <em>{content}</em>;
  if (strong) content = <strong>{content}</strong>;
  if (href === undefined) return content;
  return (
    <a href={href} rel="noopener nofollow">
      {content}
    </a>
  );
}
