import { Fragment } from "react";
import type { RichBlock, RichRun } from "./rich.ts";
import styles from "./rich.module.css";

type RichProps = { of: readonly RichBlock[]; headings?: "h2" | "h3" };

/** Words of the shop, with as much of their looks as was read. */
export function Rich({ of, headings: Title = "h3" }: RichProps) {
  return (
    <div className={styles.rich}>
      {of.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the words never change their places
        <Fragment key={place}>
          {"items" in block ? <List of={block} /> : <Text of={block} as={Title} />}
        </Fragment>
      ))}
    </div>
  );
}

function Text({ of, as: Title }: { of: Extract<RichBlock, { inside: unknown }>; as: "h2" | "h3" }) {
  const inside = <Runs of={of.inside} />;
  return of.is === "h" ? <Title>{inside}</Title> : <p>{inside}</p>;
}

function List({ of: { is: Kind, items } }: { of: Extract<RichBlock, { items: unknown }> }) {
  return (
    <Kind>
      {items.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the words never change their places
        <li key={place}>
          <Runs of={item} />
        </li>
      ))}
    </Kind>
  );
}

const Runs = ({ of }: { of: readonly RichRun[] }) =>
  of.map((run, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the words never change their places
    <Run key={place} of={run} />
  ));

function Run({ of: { text, strong, em, href } }: { of: RichRun }) {
  if (text === "\n") return <br />;
  let words = <>{text}</>;
  if (em) words = <em>{words}</em>;
  if (strong) words = <strong>{words}</strong>;
  if (href === undefined) return words;
  return (
    <a href={href} rel="noopener nofollow">
      {words}
    </a>
  );
}
