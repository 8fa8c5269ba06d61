import { BookOpen } from "lucide-react";
import type { AnswerSource } from "#contracts/lookup/answers.ts";
import styles from "./line-sources.module.css";
import { kindText, strongestFirst } from "./source-text.ts";

/** Where a line was read: the source that knows it best, and the others behind it. */
export function LineSources({ sources }: { sources: readonly AnswerSource[] }) {
  const [best, ...others] = strongestFirst(sources);
  if (!best) return null;
  return (
    <div className={styles.sources}>
      <p className={styles.source}>
        <BookOpen size={16} aria-hidden />
        <SourceText of={best} />
      </p>
      {others.length > 0 && (
        <details className={styles.further}>
          <summary>
            {others.length === 1 ? "One more source" : `${others.length} more sources`}
          </summary>
          <ul>
            {others.map((source) => (
              <li key={source.id}>
                <SourceText of={source} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** What it is called, what it is, and of which day the copy was that we read. */
export function SourceText({ of: { title, address, kind, checked } }: { of: AnswerSource }) {
  return (
    <span>
      {address ? <a href={address}>{title}</a> : title}
      <span className={styles.dated}>
        {kindText[kind]}, {checked}
      </span>
    </span>
  );
}
