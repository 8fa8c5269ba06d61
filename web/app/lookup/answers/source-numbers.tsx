import { createContext, use, type ReactNode } from "react";
import type { AnswerLine, AnswerSource, Authority } from "#contracts/lookup/answers.ts";
import styles from "./sources.module.css";
import {
  isDay,
  numberSources,
  numbersOf,
  type NumberedSource,
  kindText,
  byReliability,
} from "./source-text.ts";
import { BookOpen } from "lucide-react";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";

/** The sources of a line: the most reliable one, and the others collapsed. */
export function LineSources({ sources }: { sources: readonly AnswerSource[] }) {
  const [best, ...others] = byReliability(sources);
  if (!best) return null;
  return (
    <div className={styles.lineSourcesSources}>
      <p className={styles.source}>
        <BookOpen size={16} aria-hidden />
        <SourceText source={best} />
      </p>
      {others.length > 0 && (
        <details className={styles.further}>
          <summary>{counted(others.length, "more source")}</summary>
          <ul>
            {others.map((source) => (
              <li key={source.id}>
                <SourceText source={source} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The title, kind and date of a source. */
export function SourceText({
  source: { title, address, kind, checked },
}: {
  source: AnswerSource;
}) {
  return (
    <span>
      {address ? <a href={address}>{title}</a> : title}
      <span className={styles.dated}>
        {kindText[kind]} · {isDay(checked) ? dayText(checked) : checked}
      </span>
    </span>
  );
}

const Numbers = createContext<ReadonlyMap<string, NumberedSource>>(new Map());

type Sourced = Pick<AnswerLine, "sources">;

type NumberedSourcesProps = {
  lines: readonly Sourced[];
  children: ReactNode;
  /** Lists them at the end, for print; a page with notes of its own does without. */
  printed?: boolean;
};

/** Numbers the sources of all lines inside. */
export function NumberedSources({ lines, children, printed = false }: NumberedSourcesProps) {
  const sources = numberSources(lines);
  if (!printed) return <Numbers value={sources}>{children}</Numbers>;
  return (
    <Numbers value={sources}>
      {children}
      <section className={styles.sources}>
        <h2>Sources</h2>
        <ol>
          {uniqueIn(sources).map((source) => (
            <li key={source.id}>
              <SourceText source={source} />
            </li>
          ))}
        </ol>
      </section>
    </Numbers>
  );
}

export const useSourceNumbers = (line: Sourced): string => numbersOf(line, use(Numbers));

const uniqueIn = (sources: ReadonlyMap<string, NumberedSource>): NumberedSource[] => [
  ...new Map(Array.from(sources.values(), (source) => [source.number, source])).values(),
];

/** All sources of the page, each once. */
export const useNumberedSources = (): NumberedSource[] => uniqueIn(use(Numbers));

/** The numbers of a line's sources, each a link to its note. */
export function SourceMarks({ line }: { line: Sourced }) {
  const sources = use(Numbers);
  const numbers = new Set(line.sources.flatMap(({ id }) => sources.get(id)?.number ?? []));
  if (numbers.size === 0) return null;
  return (
    <span className={styles.marks}>
      {/* A word joiner: the numbers stay beside the last word. */}
      {"\u2060"}
      {[...numbers]
        .toSorted((a, b) => a - b)
        .map((number) => (
          <sup key={number} className={styles.mark}>
            <a href={`#note-${number}`} aria-label={`Source ${number}`}>
              {number}
            </a>
          </sup>
        ))}
    </span>
  );
}

type AuthorityContactsProps = { authorities: readonly { about: string; authority: Authority }[] };

/** The responsible authorities with their pages. */
export function AuthorityContacts({ authorities }: AuthorityContactsProps) {
  if (authorities.length === 0) return null;
  return (
    <section className={`card pad ${styles.part}`} aria-labelledby="whom-to-ask">
      <h2 id="whom-to-ask">Who to contact</h2>
      <ul>
        {authorities.map(({ about, authority: { name, page } }) => (
          <li key={about}>
            <span className="meta">{about}</span>
            <b>{name}</b>
            {page?.address ? <a href={page.address}>{page.title}</a> : "No website found."}
          </li>
        ))}
      </ul>
      <p className="meta">
        If an officer says otherwise, the officer is right. Check before you book and again the week
        you leave.
      </p>
    </section>
  );
}
