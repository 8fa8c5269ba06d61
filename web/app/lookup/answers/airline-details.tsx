import type { AirlineTopic, AnswerLine } from "#contracts/lookup/answers.ts";
import { DetailLine } from "./detail-line.tsx";
import styles from "./detail-list.module.css";

/** Topics with their facts, each once. */
export const TopicRows = ({ topics }: { topics: readonly AirlineTopic[] }) => (
  <ul className={styles.rows}>
    {topics.map(({ key, label, lines }) => (
      <li key={key}>
        <h3>{label}</h3>
        <Lines lines={lines} />
      </li>
    ))}
  </ul>
);

export const Lines = ({ lines }: { lines: readonly AnswerLine[] }) => (
  <div className={styles.lines}>
    {mergedLines(lines).map((line) => (
      <DetailLine key={line.id} lines={[line]} showsAnimal />
    ))}
  </div>
);

/** Lines with the same text are one line with the sources of all; a listed figure says so. */
export function mergedLines(lines: readonly AnswerLine[]): AnswerLine[] {
  const merged = new Map<string, AnswerLine>();
  for (const line of lines) {
    const same = merged.get(line.text);
    const when = line.when ?? (line.label || undefined);
    merged.set(
      line.text,
      same ? { ...same, sources: [...same.sources, ...line.sources] } : { ...line, when },
    );
  }
  return [...merged.values()];
}
