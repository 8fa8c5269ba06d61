import { Link } from "react-router";
import { portraitUrl } from "#art/urls.ts";
import type { Block, Piece, ReadingCopy } from "#reference/articles.ts";
import { Leash } from "../../ui/heading.tsx";
import { useTicks } from "./use-ticks.ts";
import { SourceNumbers } from "./source-list.tsx";
import styles from "./blocks.module.css";
import { ScenePoster } from "./scene-poster.tsx";
import { Info, Scale } from "lucide-react";
import { type CSSProperties, useId } from "react";
import { classes } from "../../ui/classes.ts";
import callout from "./articles.module.css";
import comparison from "./comparison.module.css";

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
    case "breeds":
      return block.groups.map((group) => <Faces key={group.breeds[0]?.name} group={group} />);
    case "table":
      return <Table block={block} />;
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

type FacesProps = {
  group: Extract<Block<readonly Piece[]>, { is: "breeds" }>["groups"][number];
};

/** Breeds with a face each, in a strip that scrolls where they don't fit. */
const Faces = ({ group: { text, species, breeds } }: FacesProps) => (
  <figure className={comparison.breeds}>
    <figcaption>
      <Prose pieces={text} />
    </figcaption>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
    <ul tabIndex={0} aria-label={textOf(text)}>
      {breeds.map(({ name, ...look }, index) => {
        const background = backgrounds[index % backgrounds.length] ?? "sky";
        return (
          <li key={name}>
            <img
              src={portraitUrl({ species, ...look, background })}
              alt=""
              width={88}
              height={88}
              loading="lazy"
              decoding="async"
            />
            {name}
          </li>
        );
      })}
    </ul>
  </figure>
);

const backgrounds = ["sky", "butter", "mint", "lilac", "coral"] as const;

type TableProps = { block: Extract<Block<readonly Piece[]>, { is: "table" }> };

const Table = ({ block: { title, columns, rows } }: TableProps) => (
  <table className={comparison.table}>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span className="sr">Direction</span>
        </th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cells }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index]}>
              <Prose pieces={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

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

type CalloutProps = { block: Extract<Block<readonly Piece[]>, { is: "callout" }> };

const kinds = {
  disagreement: { Icon: Scale, kicker: "Sources disagree" },
  note: { Icon: Info, kicker: "Good to know" },
} as const;

/** A note beside the text, such as on disagreeing sources. */
function Callout({ block: { about, title, text } }: CalloutProps) {
  const id = useId();
  const { Icon, kicker } = kinds[about];
  return (
    <aside className={classes(callout.callout, callout[about])} aria-labelledby={id}>
      <Icon size={24} aria-hidden />
      <div className={callout.text}>
        <p id={id}>
          <span className={callout.kicker}>{kicker}</span>
          <span className="sr">: </span>
          <b className={callout.title}>{title}</b>
        </p>
        {text.map((prose, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs never change their order
          <p key={index}>
            <Prose pieces={prose} />
          </p>
        ))}
      </div>
    </aside>
  );
}

type ComparisonProps = { block: Extract<Block<readonly Piece[]>, { is: "comparison" }> };

/** A comparison of several columns, side by side on wide screens. */
function Comparison({ block: { title, of: columns } }: ComparisonProps) {
  const id = useId();
  const rows: CSSProperties & Record<"--rows", number> = {
    "--rows": Math.max(0, ...columns.map((column) => column.rows.length)),
  };
  return (
    <figure className={comparison.comparison}>
      <figcaption className={comparison.title}>{title}</figcaption>
      <div className={comparison.columns} style={rows}>
        {columns.map(({ name, rows }, index) => (
          <div key={name} className={comparison.column}>
            <p id={`${id}-${index}`} className={comparison.name}>
              {name}
            </p>
            <dl aria-labelledby={`${id}-${index}`}>
              {rows.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Prose pieces={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </figure>
  );
}

type ChecklistProps = {
  block: Extract<Block<readonly Piece[]>, { is: "checklist" }>;
  articleId: string;
};

/** A checklist, whose ticks are stored in this browser. */
function Checklist({ block: { title, items }, articleId }: ChecklistProps) {
  const ticks = useTicks(`${articleId}: ${title}`);
  return (
    <fieldset className={styles.checklist}>
      <legend className={styles.title}>{title}</legend>
      <ul>
        {items.map((pieces) => {
          const text = textOf(pieces);
          return (
            <li key={text}>
              <label>
                <input
                  type="checkbox"
                  checked={ticks.ticked.has(text)}
                  onChange={(event) => ticks.tick(text, event.target.checked)}
                />
                <span>{text}</span>
              </label>
              <Prose pieces={pieces.filter(({ is }) => is === "sources")} />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.is === "sources" ? "" : piece.text)).join("");

/** Text of an article with its links and source numbers. */
function Prose({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => {
    switch (piece.is) {
      case "text":
        return piece.text;
      case "link":
        return (
          <Link key={`${piece.to}-${index}`} to={piece.to} prefetch="intent">
            {piece.text}
          </Link>
        );
      case "sources":
        return <SourceNumbers key={`sources-${piece.mention}`} mention={piece} />;
    }
  });
}
