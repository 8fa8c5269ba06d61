import { OctagonX } from "lucide-react";
import { Link } from "react-router";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { Heading } from "../../../ui/heading.tsx";
import { Notes } from "../../requirements/index.ts";
import { AnswerActions, AnswerSources } from "../answer-evidence.tsx";
import type { LoadedWays } from "./load-ways.ts";
import { WayCard } from "./way-card.tsx";
import styles from "./ways.module.css";

type Answer = Extract<LoadedWays, { is: "answered" }>["answer"];

type WaysListProps = { answer: Answer; path: string; savePath: string };

/** The ways that a phone shows at once, and what is ruled out; the rest is folded. */
const first = 3;
const shown = 3;

/** The ways, then what doesn't work, then the sources. */
export function WaysList({ answer, path, savePath }: WaysListProps) {
  const { asOf, ways, orders, rejected } = answer;
  return (
    <div className={styles.answer}>
      {ways.length > 1 && (
        <nav className={`screen-only ${styles.orders}`} aria-label="Sort ways">
          {orders.map(({ label, path: to, isCurrent }) => (
            <Link key={to} to={to} preventScrollReset aria-current={isCurrent ? "true" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      {ways.length > 0 && <h2 className="sr">Ways</h2>}
      <Ways ways={ways.slice(0, first)} savePath={savePath} isBest />
      {ways.length > first && (
        <details className={`${styles.more} ${styles.later}`}>
          <summary>Show {counted(ways.length - first, "more way")}</summary>
          <Ways ways={ways.slice(first)} savePath={savePath} />
        </details>
      )}
      <div className={`screen-only ${styles.actions}`}>
        <AnswerActions addPath={undefined} path={path} title="Ways that work" />
      </div>
      {rejected.length > 0 && (
        <section className={styles.rejected} aria-labelledby="rejected">
          <Heading id="rejected" sentence="So you can stop looking.">
            These don't work
          </Heading>
          <Rejected rejected={rejected.slice(0, shown)} />
          {rejected.length > shown && (
            <details className={styles.more}>
              <summary>Show {rejected.length - shown} more</summary>
              <Rejected rejected={rejected.slice(shown)} />
            </details>
          )}
        </section>
      )}
      <AnswerSources answer={answer} />
      <p className="meta">
        As of {dayText(asOf)}. We use saved copies of official pages and show their dates. If a
        company or an officer says otherwise, they're right. Check that the company runs on your
        day.
      </p>
    </div>
  );
}

type WaysProps = Pick<Answer, "ways"> & { savePath: string; isBest?: boolean };

const Ways = ({ ways, savePath, isBest = false }: WaysProps) => (
  <div className={styles.ways}>
    {ways.map((way, index) => (
      <WayCard
        key={way.key}
        way={way}
        isFirst={isBest && index === 0}
        savePath={`${savePath}&way=${encodeURIComponent(way.key)}`}
      />
    ))}
  </div>
);

const Rejected = ({ rejected }: Pick<Answer, "rejected">) => (
  <ul>
    {rejected.map(({ title, because, notes }) => (
      <li key={title}>
        <OctagonX size={18} aria-hidden />
        <div>
          <h3>{title}</h3>
          <p>
            {because} <Notes numbers={notes} about={title} />
          </p>
        </div>
      </li>
    ))}
  </ul>
);
