import { useId, type CSSProperties } from "react";
import type { Block, Piece } from "#reference/articles.ts";
import styles from "./comparison.module.css";
import { Prose } from "./prose.tsx";

type ComparisonProps = { of: Extract<Block<readonly Piece[]>, { is: "comparison" }> };

/** The same questions, answered by several: beside each other where there is room. */
export function Comparison({ of: { title, of: compared } }: ComparisonProps) {
  const id = useId();
  const rows: CSSProperties & Record<"--rows", number> = {
    "--rows": Math.max(0, ...compared.map((one) => one.rows.length)),
  };
  return (
    <figure className={styles.comparison}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.columns} style={rows}>
        {compared.map(({ name, rows }, index) => (
          <div key={name} className={styles.one}>
            <p id={`${id}-${index}`} className={styles.name}>
              {name}
            </p>
            <dl aria-labelledby={`${id}-${index}`}>
              {rows.map(({ label, words }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Prose of={words} />
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
