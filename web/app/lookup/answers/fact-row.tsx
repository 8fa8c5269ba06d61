import {
  Armchair,
  Banknote,
  Cake,
  Dog,
  Files,
  FileText,
  Flag,
  Hash,
  House,
  Luggage,
  MapPin,
  Package,
  PawPrint,
  Pill,
  Route,
  Ruler,
  ScanLine,
  Stamp,
  Syringe,
  TestTube,
  Weight,
  type LucideIcon,
} from "lucide-react";
import type { AnswerLine } from "#contracts/lookup/answers.ts";
import { overdueText } from "#reference/overdue-text.ts";
import { Chip } from "../../ui/tag.tsx";
import styles from "./detail-list.module.css";
import { animalText } from "./line-list.tsx";
import { SourceMarks } from "./source-numbers.tsx";
import { groupBySources } from "./source-text.ts";
import { useState, type MouseEvent, type ReactNode } from "react";
import { lazy } from "../../data/lazy/lazy.tsx";
import type { MistakeReport } from "./posted-report.tsx";
import mistakeStyles from "./answers.module.css";

const ReportDialog = lazy(async () => (await import("./report-dialog.tsx")).ReportDialog);
const PostedReport = lazy(async () => (await import("./posted-report.tsx")).PostedReport, {
  when: "visible",
});

export type ReportLink = (fact: string, title: string, sign: ReactNode) => ReactNode;

type ReportMistakeProps = {
  path: string;
  report: MistakeReport;
  children: (link: ReportLink) => ReactNode;
};

/** Gives each fact a way to report a mistake in it: a dialog, or without scripts a form in the page. */
export function ReportMistake({ path, report, children }: ReportMistakeProps) {
  const [about, setAbout] = useState<{ fact: string; title: string }>();
  /** The dialog stays once it was opened, so that it gives back the focus when it closes. */
  const [isOpened, setOpened] = useState(false);
  const link: ReportLink = (fact, title, sign) => (
    <a
      className={`${mistakeStyles.link} screen-only`}
      href={`?${new URLSearchParams({ report: fact })}#report`}
      title="Report a mistake"
      aria-label={`Report a mistake: ${title}`}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setAbout({ fact, title });
        setOpened(true);
      }}
    >
      {sign}
    </a>
  );
  return (
    <>
      {children(link)}
      {(report.fact ?? report.result) && <PostedReport report={report} />}
      {isOpened && <ReportDialog path={path} about={about} onClose={() => setAbout(undefined)} />}
    </>
  );
}

export type FactRowProps = {
  row: {
    key: string;
    title: string;
    lines: readonly AnswerLine[];
    /** False: a limit, or what happens at the border. Absent where it is neither. */
    needed?: boolean | undefined;
  };
  /** Whether a fact about one species says so. */
  showsAnimal: boolean;
  link: ReportLink;
  /** Rows inside a fold open with it. */
  open?: boolean;
};

/** One topic: its first fact on one line; on demand in full, with the others and their sources. */
export function FactRow({ row, showsAnimal, link, open = false }: FactRowProps) {
  const { title, lines } = row;
  const groups = groupBySources(lines);
  const [first, ...others] = groups;
  const head = (
    <>
      <TopicIcon title={title} />
      <h3>
        {title}
        {lines.some(isUnconfirmed) && unconfirmed}
      </h3>
      <RowState row={row} />
    </>
  );
  if (!first) return <li className={styles.plain}>{head}</li>;
  const flag = (line: AnswerLine) => link(line.id, title, <Flag size={14} aria-hidden />);
  return (
    <li>
      <details className={styles.row} open={open}>
        <summary>
          {head}
          <span className={styles.gist}>
            <Statement lines={first} showsAnimal={showsAnimal} marked={others.length > 0} />
          </span>
        </summary>
        <div className={styles.lines}>
          <p className={styles.note}>
            Sources
            <SourceMarks line={first[0]} /> {flag(first[0])}
          </p>
          <Notes lines={first} />
          {others.map((group) => (
            <div key={group[0].id}>
              <p>
                <Statement lines={group} showsAnimal={showsAnimal} marked />
                <SourceMarks line={group[0]} /> {flag(group[0])}
              </p>
              <Notes lines={group} />
            </div>
          ))}
        </div>
      </details>
    </li>
  );
}

export const isUnconfirmed = ({ confirm, reported }: AnswerLine): boolean => confirm || reported;

/** The mark of a fact that is not confirmed; the page says once what it means. */
const unconfirmed = (
  <span className={styles.mark}>
    <span aria-hidden> †</span>
    <span className="sr"> (unconfirmed)</span>
  </span>
);

/** With the same sources and marks. */
type Group = readonly [AnswerLine, ...AnswerLine[]];

type StatementProps = { lines: Group; showsAnimal: boolean; marked: boolean };

function Statement({ lines, showsAnimal, marked }: StatementProps) {
  const [{ when, only, stands, confirm, reported }] = lines;
  return (
    <>
      {only && showsAnimal && <b>{animalText[only]}: </b>}
      {when && <b>{when}: </b>}
      {lines.map(({ id, text }, index) => (
        <span key={id} id={id}>
          {index > 0 && " "}
          {text}
        </span>
      ))}
      {stands === "older" && <b className={styles.mark}> Superseded.</b>}
      {marked && (confirm || reported) && unconfirmed}
    </>
  );
}

function Notes({ lines }: { lines: Group }) {
  const notes = lines.flatMap(({ note, overdue }) => [
    ...(note ? [note] : []),
    ...(overdue ? [overdueText(overdue)] : []),
  ]);
  return [...new Set(notes)].map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}

function RowState({ row: { lines, needed } }: Pick<FactRowProps, "row">) {
  if (lines.length === 0) return <Chip tone="unknown">Not listed</Chip>;
  if (lines.some(({ confirm }) => confirm)) return <Chip tone="unknown">Unclear</Chip>;
  if (needed === undefined) return null;
  return needed ? <Chip tone="due">Needed</Chip> : <Chip tone="info">Rules</Chip>;
}

/** By words of the title, the first that fits. */
const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^documents,/i, Files],
  [/microchip/i, ScanLine],
  [/titer|tests/i, TestTube],
  [/vaccination/i, Syringe],
  [/tapeworm|parasite/i, Pill],
  [/fee/i, Banknote],
  [/permit|regulation|leave/i, Stamp],
  [/quarantine/i, House],
  [/age$/i, Cake],
  [/number/i, Hash],
  [/breed|snub/i, Dog],
  [/comes from|arrival|entry|groups/i, MapPin],
  [/in the cabin/i, Armchair],
  [/checked/i, Luggage],
  [/cargo/i, Package],
  [/size/i, Ruler],
  [/weight/i, Weight],
  [/routes/i, Route],
  [/animals|support/i, PawPrint],
];

export function TopicIcon({ title }: { title: string }) {
  const [, Icon] = icons.find(([words]) => words.test(title)) ?? [title, FileText];
  return <Icon size={20} aria-hidden />;
}
