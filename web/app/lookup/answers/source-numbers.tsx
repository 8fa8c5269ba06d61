import { createContext, use, type ReactNode } from "react";
import type { AnswerLine } from "#contracts/lookup/answers.ts";
import { SourceText } from "./line-sources.tsx";
import styles from "./source-numbers.module.css";
import { numberSources, numbersOf, type NumberedSource } from "./source-text.ts";

const Numbers = createContext<ReadonlyMap<string, NumberedSource>>(new Map());

type Sourced = Pick<AnswerLine, "sources">;

/** Numbers the sources of all lines inside, and lists them for print. */
export function NumberedSources({
  lines,
  children,
}: {
  lines: readonly Sourced[];
  children: ReactNode;
}) {
  const sources = numberSources(lines);
  return (
    <Numbers value={sources}>
      {children}
      <section className={styles.sources}>
        <h2>Sources</h2>
        <ol>
          {Array.from(sources.values(), (source) => (
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
