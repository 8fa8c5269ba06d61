import { CalendarDays, ChevronDown, OctagonX } from "lucide-react";
import { Chip } from "../../ui/tag.tsx";
import type { AnswerLine } from "./check-answer.ts";
import styles from "./requirement-list.module.css";

const looks = {
  blocked: { tone: "blocked", sign: OctagonX },
  due: { tone: "due", sign: undefined },
  window: { tone: "info", sign: CalendarDays },
  unknown: { tone: "unknown", sign: undefined },
  met: { tone: "ready", sign: undefined },
  exempt: { tone: "ready", sign: undefined },
} as const;

export const noteId = (number: number): string => `note-${number}`;

/** Requirements with their state, day, reason, step and sources. */
export function RequirementList({ lines }: { lines: readonly AnswerLine[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <Requirement key={line.id} line={line} />
      ))}
    </ul>
  );
}

function Requirement({ line }: { line: AnswerLine }) {
  const { title, state, verdict, day, reasons, steps, caution, notes } = line;
  const [first, ...others] = reasons;
  const { tone, sign } = looks[verdict];
  const basis = (
    <>
      <Notes numbers={notes} about={title} />
      {caution && <span className="meta"> {caution}</span>}
    </>
  );
  return (
    <li className={styles.requirement}>
      <b className={styles.title}>{title}</b>
      <span className={styles.side}>
        <Chip tone={tone} {...(sign && { sign })}>
          {state}
        </Chip>
        {day && <span className="meta num">{day}</span>}
      </span>
      <div className={styles.why}>
        <p>
          {[first?.sentence, ...steps].join(" ")} {basis}
        </p>
        {others.length > 0 && (
          <details>
            <summary>
              {others.length === 1 ? "1 more reason" : `${others.length} more reasons`}
            </summary>
            <ul>
              {others.map(({ title: about, sentence }) => (
                <li key={sentence}>
                  <b>{about}:</b> {sentence}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

/** Links to the sources at the end of the page. */
function Notes({ numbers, about }: { numbers: readonly number[]; about: string }) {
  if (numbers.length === 0) return null;
  return (
    <span className={styles.notes}>
      {numbers.length === 1 ? "Source" : "Sources"}
      {numbers.map((number) => (
        <a key={number} href={`#${noteId(number)}`}>
          <span className="sr">Source </span>
          {number}
          <span className="sr"> of {about}</span>
        </a>
      ))}
    </span>
  );
}

type FoldProps = { title: string; detail: string; lines: readonly AnswerLine[] };

/** Many lines of one state, folded into one. */
export function Fold({ title, detail, lines }: FoldProps) {
  const verdict = lines[0]?.verdict ?? "met";
  return (
    <details className={`card ${styles.fold}`}>
      <summary>
        <Chip tone={looks[verdict].tone}>{verdict === "unknown" ? "Unknown" : "Ready"}</Chip>
        <span className={styles.folded}>
          <b>{title}</b> <span className="meta">{detail}</span>
        </span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      <RequirementList lines={lines} />
    </details>
  );
}
