import { CalendarDays, ChevronDown, OctagonX } from "lucide-react";
import type { ReactNode } from "react";
import { counted, plural } from "#format/plurals.ts";
import { forReader } from "#format/measures.ts";
import { classes } from "../../ui/classes.ts";
import { Chip } from "../../ui/tag.tsx";
import type { AnswerLine } from "./answer-items.ts";
import { SourceLink } from "./source-link.tsx";
import styles from "./requirement-list.module.css";
import { useReader } from "../../data/reader.ts";
import { useMedia } from "../../ui/use-media.ts";

const chips = {
  blocked: { tone: "blocked", sign: OctagonX },
  due: { tone: "due", sign: undefined },
  window: { tone: "info", sign: CalendarDays },
  unknown: { tone: "unknown", sign: undefined },
  met: { tone: "ready", sign: undefined },
  exempt: { tone: "ready", sign: undefined },
} as const;

export const noteId = (number: number): string => `note-${number}`;

type RequirementListProps = {
  lines: readonly AnswerLine[];
  /** What can be done about a line. */
  actionsOf?: (id: string) => ReactNode;
  /** Where there is little room, a line opens by a tap. */
  folds?: boolean;
};

/** Requirements with their state, day, reason, step and sources. */
export function RequirementList({ lines, actionsOf, folds = false }: RequirementListProps) {
  const isNarrow = useMedia("(max-width: 767px)");
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <Requirement
          key={line.id}
          line={line}
          actions={actionsOf?.(line.id)}
          folds={folds && isNarrow}
        />
      ))}
    </ul>
  );
}

type RequirementProps = { line: AnswerLine; actions: ReactNode; folds: boolean };

function Requirement({ line, actions, folds }: RequirementProps) {
  const { title, where, verdict, reasons } = line;
  const reader = useReader();
  const read = (text: string) => forReader(text, reader);
  const [state, day, caution] = [line.state, line.day ?? "", line.caution ?? ""].map(read);
  const steps = line.steps.map(read);
  const { notes = [], sources = [] } = line;
  const [first, ...others] = reasons;
  const { tone, sign } = chips[verdict];
  const basis = (
    <>
      <Notes numbers={notes} about={title} />
      {caution && <span className="meta"> {caution}</span>}
    </>
  );
  const head = (
    <>
      <span>
        <b className={styles.title}>{title}</b> {where && <span className="meta">{where}</span>}
      </span>
      <span className={styles.side}>
        <Chip tone={tone} {...(sign && { sign })}>
          {state}
        </Chip>
        {day && <span className="meta num">{day}</span>}
      </span>
    </>
  );
  const rest = (
    <>
      <div className={styles.why}>
        <p>
          {[first && read(first.sentence), ...steps].join(" ")} {basis}
        </p>
        {others.length > 0 && (
          <details>
            <summary>{counted(others.length, "more reason")}</summary>
            <ul>
              {others.map(({ title: about, sentence }) => (
                <li key={sentence}>
                  <b>{about}:</b> {read(sentence)}
                </li>
              ))}
            </ul>
          </details>
        )}
        {sources.length > 0 && <Sources sources={sources} about={title} />}
      </div>
      {actions && <div className={`screen-only ${styles.actions}`}>{actions}</div>}
    </>
  );
  if (!folds) {
    return (
      <li className={styles.requirement}>
        {head}
        {rest}
      </li>
    );
  }
  return (
    <li className={styles.folding}>
      <details>
        <summary>
          {head}
          <ChevronDown size={20} aria-hidden />
        </summary>
        {rest}
      </details>
    </li>
  );
}

type SourcesProps = { sources: NonNullable<AnswerLine["sources"]>; about: string };

/** The sources of a line, with the day on which each was checked, one click away. */
function Sources({ sources, about }: SourcesProps) {
  const own = new Map(sources.map((each) => [`${each.title} ${each.address ?? ""}`, each]));
  return (
    <details>
      <summary>
        {plural(own.size, "Source", `${own.size} sources`)}
        <span className="sr"> of {about}</span>
      </summary>
      <ul>
        {[...own].map(([key, { title, address, checked }]) => (
          <li key={key}>
            <SourceLink title={title} address={address} checked={checked} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Links to the sources at the end of the page. */
export function Notes({ numbers, about }: { numbers: readonly number[]; about: string }) {
  if (numbers.length === 0) return null;
  return (
    <span className={styles.notes}>
      {plural(numbers.length, "Source")}
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

type FoldProps = {
  title: string;
  detail: string;
  lines: readonly AnswerLine[];
  /** Inside a card, it is none itself. */
  flat?: boolean;
  actionsOf?: RequirementListProps["actionsOf"];
};

/** Many lines of one state, folded into one. */
export function Fold({ title, detail, lines, flat, actionsOf }: FoldProps) {
  const verdict = lines[0]?.verdict ?? "met";
  return (
    <details className={classes(!flat && "card", styles.fold, flat && styles.flat)}>
      <summary>
        <Chip tone={chips[verdict].tone}>{verdict === "unknown" ? "Unknown" : "Met"}</Chip>
        <span className={styles.folded}>
          <b>{title}</b> <span className="meta">{detail}</span>
        </span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      <RequirementList lines={lines} {...(actionsOf && { actionsOf })} />
    </details>
  );
}
