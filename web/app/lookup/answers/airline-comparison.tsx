import { Link } from "react-router";
import type { AirlineAnswer } from "#contracts/lookup/answers.ts";
import { InUnits } from "../../accounts/viewer/index.ts";
import styles from "./airline.module.css";
import { SourceMarks } from "./source-numbers.tsx";
import { byReliability } from "./source-text.ts";

type Cells = AirlineAnswer["comparison"][number]["cells"];

const unconfirmed = <span className={styles.unconfirmed}> (un&shy;confirmed)</span>;

/** The airline in one line. */
export const AirlineSummary = ({ cells }: { cells: Cells }) => (
  <dl className={`card ${styles.summary}`}>
    {cells.map(({ key, label, text, confirm }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>
          <InUnits text={text} />
          {confirm && unconfirmed}
        </dd>
      </div>
    ))}
  </dl>
);

/** All airlines side by side, this one first. */
export function AirlineComparison({ comparison }: Pick<AirlineAnswer, "comparison">) {
  const [current] = comparison;
  if (!current) return null;
  return (
    <section className={styles.airlineComparisonPart} aria-labelledby="compare">
      <h2 id="compare">Compare airlines</h2>
      <div className={`card ${styles.card}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Topic</span>
              </th>
              {comparison.map(({ key, name, path }) => (
                <th key={key} scope="col">
                  {key === current.key ? (
                    name
                  ) : (
                    <Link to={path} prefetch="intent">
                      {name}
                    </Link>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {current.cells.map(({ key: topic, label }) => (
              <tr key={topic}>
                <th scope="row">{label}</th>
                {comparison.map(({ key, cells }) => (
                  <td key={key}>
                    <Cell cell={cells.find((each) => each.key === topic)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Cell({ cell }: { cell: Cells[number] | undefined }) {
  if (!cell) return null;
  return (
    <>
      <InUnits text={cell.text} />
      {cell.confirm && unconfirmed}
      <SourceMarks line={{ sources: byReliability(cell.sources).slice(0, 1) }} />
    </>
  );
}
