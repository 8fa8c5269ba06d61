import { Flag } from "lucide-react";
import type { AirlineTopic, AnswerLine } from "#contracts/lookup/answers.ts";
import { DetailLine } from "./detail-line.tsx";
import type { ReportLink } from "./report-mistake.tsx";
import styles from "./detail-list.module.css";

type TopicRowsProps = { topics: readonly AirlineTopic[]; link: ReportLink };

/** Topics with their facts, each once. */
export const TopicRows = ({ topics, link }: TopicRowsProps) => (
  <ul className={styles.rows}>
    {topics.map(({ key, label, lines }) => (
      <li key={key}>
        <h3>{label}</h3>
        <Lines lines={lines} title={label} link={link} />
      </li>
    ))}
  </ul>
);

type LinesProps = { lines: readonly AnswerLine[]; title: string; link: ReportLink };

export const Lines = ({ lines, title, link }: LinesProps) => (
  <div className={styles.lines}>
    {mergedLines(lines).map((line) => (
      <DetailLine key={line.id} lines={[line]} showsAnimal>
        {link(line.id, title, <Flag size={14} aria-hidden />)}
      </DetailLine>
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
