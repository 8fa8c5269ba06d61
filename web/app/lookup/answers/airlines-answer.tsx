import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import type { AirlineForPet } from "#contracts/lookup/airlines.ts";
import { counted } from "#format/plurals.ts";
import { CarrierBox } from "../../travel/airline-fit/index.ts";
import { Chip } from "../../ui/tag.tsx";
import styles from "./airlines-page.module.css";

type Verdict = AirlineForPet["seats"]["cabin"]["verdict"];

const groups = [
  { verdict: "takes", tone: "ready", title: "Takes it in the cabin", word: "Yes" },
  {
    verdict: "may",
    tone: "due",
    title: "May take it in the cabin, with conditions",
    word: "Conditions",
  },
  { verdict: "unknown", tone: "unknown", title: "We don't know", word: "Unknown" },
  { verdict: "no", tone: "blocked", title: "Doesn't take it in the cabin", word: "No" },
] as const satisfies readonly { verdict: Verdict; tone: string; title: string; word: string }[];

/** The airlines of a group that are shown at once; the rest is folded. */
const shown = 8;

type Sides = NonNullable<AirlineForPet["carrier"]>;
type AnswerProps = { airlines: readonly AirlineForPet[]; carrier: Sides | undefined };

/** The airlines by what they answer, with the number of each before them. */
export function AirlinesAnswer({ airlines, carrier }: AnswerProps) {
  const found = groups
    .map((group) => ({
      ...group,
      airlines: airlines.filter(({ seats }) => seats.cabin.verdict === group.verdict),
    }))
    .filter((group) => group.airlines.length > 0);
  const rowsOf = (some: readonly AirlineForPet[]) => (
    <ul className={styles.rows}>
      {some.map((airline) => (
        <li key={airline.key} className={`card ${styles.row}`}>
          <Row airline={airline} carrier={carrier} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="stack loose">
      <nav className={`screen-only ${styles.counts}`} aria-label="Answers">
        {found.map(({ verdict, title, airlines: some }) => (
          <a key={verdict} href={`#${verdict}`}>
            {some.length}: {title}
          </a>
        ))}
      </nav>
      {found.map(({ verdict, title, airlines: some }) => (
        <section key={verdict} id={verdict} className={styles.part} aria-label={title}>
          <h2>
            {title} <small>{counted(some.length, "airline")}</small>
          </h2>
          {rowsOf(some.slice(0, shown))}
          {some.length > shown && (
            <details className={styles.more}>
              <summary>
                Show {some.length - shown} more
                <ChevronDown size={20} aria-hidden />
              </summary>
              {rowsOf(some.slice(shown))}
            </details>
          )}
        </section>
      ))}
      <p className="meta">
        Carriers are drawn to scale. Seats and aircraft vary, so ask the airline before you pay.
      </p>
    </div>
  );
}

function Row({ airline, carrier }: { airline: AirlineForPet; carrier: Sides | undefined }) {
  const { name, path, seats } = airline;
  const { cabin, hold, cargo } = seats;
  const isShown = cabin.verdict !== "no" && airline.carrier !== undefined;
  const [source] = cabin.reason.sources.toSorted(
    (one, other) => Number(!one.address) - Number(!other.address),
  );
  return (
    <>
      <div className={styles.reason}>
        <h3>
          <Link to={path}>{name}</Link>
        </h3>
        <p>
          {cabin.reason.text}
          {cabin.reason.confirm && " (unconfirmed)"}
        </p>
        {cabin.fee && <p className="meta">Fee: {cabin.fee.text}</p>}
      </div>
      {isShown && airline.carrier && (
        <div className={styles.carriers}>
          <CarrierBox size={airline.carrier} tone="other" />
          {carrier && <CarrierBox size={carrier} tone="yours" />}
        </div>
      )}
      <details className={styles.more}>
        <summary>
          {cabin.conditions.length > 0 ? counted(cabin.conditions.length, "condition") : "Details"}
          <span className="sr"> of {name}</span>
          <ChevronDown size={20} aria-hidden />
        </summary>
        <div className={styles.inside}>
          {cabin.conditions.length > 0 && (
            <ul>
              {cabin.conditions.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <p className={styles.places}>
            <span>
              Hold <Place verdict={hold.verdict} />
            </span>
            <span>
              Cargo <Place verdict={cargo.verdict} />
            </span>
          </p>
          {cabin.fee && <p className="meta">The source of the fee is of {cabin.fee.day}.</p>}
          {source && (
            <p className="meta">
              {source.address ? (
                <a href={source.address} rel="noopener">
                  {source.title}
                </a>
              ) : (
                source.title
              )}
            </p>
          )}
        </div>
      </details>
    </>
  );
}

function Place({ verdict }: { verdict: Verdict }) {
  const found = groups.find((group) => group.verdict === verdict);
  return found && <Chip tone={found.tone}>{found.word}</Chip>;
}
