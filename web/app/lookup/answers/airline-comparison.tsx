import { Armchair, Car, Footprints, Luggage, Package, Rows3 } from "lucide-react";
import { Link } from "react-router";
import type { AirlineAnswer } from "#contracts/lookup/answers.ts";
import { listText } from "#format/lists.ts";
import { InUnits } from "../../accounts/viewer/index.ts";
import { useUserId } from "../../data/session.ts";
import { CarrierBox, LazyOwnBag } from "../../travel/airline-fit/index.ts";
import { Chip } from "../../ui/tag.tsx";
import styles from "./airline.module.css";
import { Fold } from "./fold.tsx";
import { SourceMarks } from "./source-numbers.tsx";
import { byReliability } from "./source-text.ts";

type Airlines = AirlineAnswer["comparison"];
type Cell = Airlines[number]["cells"][number];

const unconfirmed = (
  <span className={styles.unconfirmed}>
    <span aria-hidden> †</span>
    <span className="sr"> (unconfirmed)</span>
  </span>
);

const places = {
  cabin: Armchair,
  hold: Luggage,
  cargo: Package,
  foot: Footprints,
  car: Car,
} as const;
const isPlace = (key: string): key is keyof typeof places => Object.hasOwn(places, key);

const answers = {
  yes: { tone: "ready", text: "Yes" },
  some: { tone: "info", text: "Some routes" },
  no: { tone: "blocked", text: "No" },
  unknown: { tone: "unknown", text: "Unknown" },
} as const;

/** The answer of an airline or another company: where pets travel, at what price, and which ones don't. */
export const PolicySummary = ({ cells }: { cells: readonly Cell[] }) => (
  <dl className={`card ${styles.summary}`}>
    {cells.map(
      (cell) =>
        cell.key !== "carrier" && (
          <div key={cell.key} className={styles[cell.key]}>
            <SummaryCell cell={cell} />
          </div>
        ),
    )}
  </dl>
);

function SummaryCell({ cell: { key, label, text, allowed, confirm } }: { cell: Cell }) {
  if (!isPlace(key) || !allowed) {
    return (
      <>
        <dt>{label}</dt>
        <dd className={styles.figure}>
          <InUnits text={text} />
          {confirm && unconfirmed}
        </dd>
      </>
    );
  }
  const Icon = places[key];
  const answer = answers[allowed];
  return (
    <>
      <Icon size={24} aria-hidden />
      <dt>{label}</dt>
      <dd className={styles.state}>
        <Chip tone={answer.tone}>{answer.text}</Chip>
      </dd>
      <dd className={styles.rule}>
        {text === answer.text ? "Ask the airline." : <InUnits text={text} />}
        {confirm && unconfirmed}
      </dd>
    </>
  );
}

/** The carriers that fit in the cabins, side by side, with the member's own. */
export function CarrierSizes({ airlines }: { airlines: Airlines }) {
  const userId = useUserId();
  return (
    <section className={styles.part} aria-labelledby="carrier-size">
      <h2 id="carrier-size">Carrier size</h2>
      <div className="card pad">
        <ul className={styles.carriers}>
          {airlines.map(({ key, name, cells }, index) => {
            const cell = cells.find((each) => each.key === "carrier");
            return (
              <li key={key}>
                {cell?.size && <CarrierBox size={cell.size} tone={index > 0 ? "other" : "own"} />}
                <b>{name}</b>
                <span>
                  {cell && <InUnits text={cell.text} />}
                  {cell?.confirm && unconfirmed}
                  {cell && <CellSources cell={cell} />}
                </span>
              </li>
            );
          })}
          {userId !== undefined && (
            <li className="screen-only">
              <LazyOwnBag />
            </li>
          )}
        </ul>
        <p className="meta">Length × width × height, drawn to scale.</p>
      </div>
    </section>
  );
}

/** The same answers of the other airlines. */
export const OtherAirlines = ({ airlines }: { airlines: Airlines }) => (
  <Fold
    icon={<Rows3 size={20} aria-hidden />}
    title={`Compare with ${listText(airlines.map(({ name }) => name))}`}
  >
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Topic</span>
          </th>
          {airlines.map(({ key, name, path }) => (
            <th key={key} scope="col">
              <Link to={path} prefetch="intent">
                {name}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {airlines[0]?.cells.map(
          ({ key: topic, label }) =>
            topic !== "carrier" && (
              <tr key={topic}>
                <th scope="row">{label}</th>
                {airlines.map(({ key, cells }) => (
                  <td key={key}>
                    <TableCell cell={cells.find((each) => each.key === topic)} />
                  </td>
                ))}
              </tr>
            ),
        )}
      </tbody>
    </table>
  </Fold>
);

function TableCell({ cell }: { cell: Cell | undefined }) {
  if (!cell) return null;
  return (
    <>
      <InUnits text={cell.text} />
      {cell.confirm && unconfirmed}
      <CellSources cell={cell} />
    </>
  );
}

const CellSources = ({ cell }: { cell: Cell }) => (
  <SourceMarks line={{ sources: byReliability(cell.sources).slice(0, 1) }} />
);
