import { useId, type CSSProperties } from "react";
import type { Block, Piece } from "#reference/articles.ts";
import styles from "./comparison.module.css";
import { Prose } from "./prose.tsx";

type ComparisonProps = { block: Extract<Block<readonly Piece[]>, { is: "comparison" }> };

/** A comparison of several columns, side by side on wide screens. */
export function Comparison({ block: { title, of: columns } }: ComparisonProps) {
  const id = useId();
  const rows: CSSProperties & Record<"--rows", number> = {
    "--rows": Math.max(0, ...columns.map((column) => column.rows.length)),
  };
  return (
    <figure className={styles.comparison}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.columns} style={rows}>
        {columns.map(({ name, rows }, index) => (
          <div key={name} className={styles.column}>
            <p id={`${id}-${index}`} className={styles.name}>
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
