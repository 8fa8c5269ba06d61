import { BookOpen } from "lucide-react";
import type { AnswerSource } from "#contracts/lookup/answers.ts";
import { counted } from "#format/plurals.ts";
import styles from "./sources.module.css";
import { kindText, byReliability } from "./source-text.ts";

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
        {kindText[kind]} · {checked}
      </span>
    </span>
  );
}
