import { ExternalLink, Info, PawPrint, Ruler, Flag } from "lucide-react";
import {
  flightKinds,
  type AirlineAnswer,
  type AirlineTopic,
  type AnswerLine,
} from "#contracts/lookup/answers.ts";
import { useState } from "react";
import type { TaggedHoots } from "../../community/hoots/index.ts";
import { checkPath } from "../../links/check.ts";
import { LazyTravelerReports, type TravelerSummary } from "../../travel/experiences/index.ts";
import { LinkButton, Button } from "../../ui/button.tsx";
import { Poster } from "../../ui/poster.tsx";
import { useHydrated } from "../../data/hydrated.ts";
import { LazyAirlineFit } from "../../travel/airline-fit/index.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { AirlineComparison, AirlineSummary } from "./airline-comparison.tsx";
import { kindLabels, nameOf, sentenceOf, sourcedIn, topicsOf } from "./airline-text.ts";
import { AnswerHead, Crumb } from "./answer-head.tsx";
import { Fold } from "./fold.tsx";
import { OpenQuestions } from "./open-questions.tsx";
import type { MistakeReport } from "./posted-report.tsx";
import { ReportMistake, type ReportLink } from "./report-mistake.tsx";
import { SourceNotes } from "./source-notes.tsx";
import { NumberedSources } from "./source-numbers.tsx";
import { Switch } from "./switch.tsx";
import { DetailLine } from "./detail-line.tsx";
import styles from "./airline.module.css";
import view from "./documents-view.module.css";
import detailListStyles from "./detail-list.module.css";

/** The codes of airlines and the countries of their home, by the keys of their pages. */
const airlines: Readonly<Record<string, { code: string; country: string }>> = {
  aeromexico: { code: "AM", country: "MX" },
  "american-airlines": { code: "AA", country: "US" },
  delta: { code: "DL", country: "US" },
};

type AirlineViewProps = {
  answer: AirlineAnswer;
  travelers: TravelerSummary | undefined;
  hoots: TaggedHoots | undefined;
  report: MistakeReport;
};

/** An airline's pet policy on one kind of flight. */
export function AirlineView({ answer, travelers, hoots, report }: AirlineViewProps) {
  const { airline, location, notice, path, version } = answer;
  const [current] = answer.comparison;
  const known = airlines[airline.key];
  return (
    <NumberedSources lines={sourcedIn(answer)}>
      <Crumb current={nameOf(answer)} tab="airlineInfo" />
      <div className={`wrap split ${view.page}`}>
        <div className={view.main}>
          <AnswerHead
            title={`${airline.name} pet policy`}
            sentence={sentenceOf(answer)}
            version={version}
            path={path}
          />
          <Switch
            label="Flight type"
            choices={flightKinds.map((kind) => ({
              label: kindLabels[kind],
              to: `/airlines/${airline.key}/${kind}`,
              isCurrent: kind === location,
            }))}
          />
          {notice && (
            <p className={styles.notice}>
              <Info size={24} aria-hidden />
              <b>{notice}</b>
            </p>
          )}
          {current && <AirlineSummary cells={current.cells} />}
          <div className={`screen-only ${view.buttons}`}>
            <LinkButton
              variant="go"
              to={checkPath({ airline: known?.code })}
              icon={<PawPrint size={20} aria-hidden />}
            >
              Check my pet
            </LinkButton>
            {known && <FitDialog airline={{ ...known, name: airline.name }} />}
          </div>
          {travelers && (
            <div>
              <LazyTravelerReports reports={travelers} />
            </div>
          )}
          <AirlineComparison comparison={answer.comparison} />
          <Policy answer={answer} report={report} />
          <div className={view.notes}>
            <OpenQuestions disagreements={answer.disagreements} unknowns={answer.notKnown} />
            <SourceNotes />
          </div>
        </div>
        <Contact answer={answer} hoots={hoots} />
      </div>
    </NumberedSources>
  );
}

/** The rules by topic, each with a link to report a mistake. */
function Policy({ answer, report }: Pick<AirlineViewProps, "answer" | "report">) {
  const { pets, service } = topicsOf(answer);
  return (
    <ReportMistake path={answer.path} report={report}>
      {(link) => (
        <>
          <section className={styles.part} aria-labelledby="the-details">
            <h2 id="the-details">The details</h2>
            <div className={`card ${styles.details}`}>
              <TopicRows topics={pets} link={link} />
            </div>
          </section>
          <div className={view.notes}>
            <Fold icon={<PawPrint size={20} aria-hidden />} title="Service and support animals">
              <TopicRows topics={service} link={link} />
              {answer.serviceAnimalRules.length > 0 && (
                <>
                  <h3 className={styles.rules}>US rules for service animals</h3>
                  <Lines
                    lines={answer.serviceAnimalRules}
                    title="US rules for service animals"
                    link={link}
                  />
                </>
              )}
            </Fold>
          </div>
        </>
      )}
    </ReportMistake>
  );
}

/** The airline's own page, and where to read on. */
function Contact({ answer, hoots }: Pick<AirlineViewProps, "answer" | "hoots">) {
  const { airline } = answer;
  return (
    <aside className={view.aside} aria-label={`About ${airline.name}`}>
      <div className={`${view.poster} wide-only`}>
        <Poster place={airline.name} scene="counter" tilted eager>
          {airline.name}
        </Poster>
      </div>
      <div>
        <div className={view.sticky}>
          <section className={`card pad ${styles.ask}`} aria-labelledby="whom-to-ask">
            <h2 id="whom-to-ask">Who to contact</h2>
            <p>
              The airline has the final say, even at check-in. Call before you book: spots for pets
              are limited.
            </p>
            <p>
              <a className={styles.official} href={airline.page}>
                Official {airline.name} pet page
                <ExternalLink size={16} aria-hidden />
              </a>
            </p>
          </section>
          <div className="screen-only stack">
            <LinkButton to="/articles/flying-with-a-pet" prefetch="intent" wide>
              Read about flying with pets
            </LinkButton>
            {hoots && (
              <LinkButton to={hoots.to} wide>
                {hoots.label}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </aside>
  );
}

type FitDialogProps = { airline: { code: string; name: string; country: string } };

/** Compares one of the member's pets with the airline's limits. */
function FitDialog({ airline }: FitDialogProps) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  return (
    <>
      <span className="member-only">
        <Button
          icon={<Ruler size={20} aria-hidden />}
          disabled={!hydrated}
          onClick={() => setOpen(true)}
        >
          Does my pet fit?
        </Button>
      </span>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Does my pet fit ${airline.name}?`}
        closable
        wide
      >
        <LazyAirlineFit fallback={<Outline height={240} />} airline={airline} />
      </Dialog>
    </>
  );
}

type TopicRowsProps = { topics: readonly AirlineTopic[]; link: ReportLink };

/** Topics with their facts, each once. */
const TopicRows = ({ topics, link }: TopicRowsProps) => (
  <ul className={detailListStyles.rows}>
    {topics.map(({ key, label, lines }) => (
      <li key={key}>
        <h3>{label}</h3>
        <Lines lines={lines} title={label} link={link} />
      </li>
    ))}
  </ul>
);

type LinesProps = { lines: readonly AnswerLine[]; title: string; link: ReportLink };

const Lines = ({ lines, title, link }: LinesProps) => (
  <div className={detailListStyles.lines}>
    {mergedLines(lines).map((line) => (
      <DetailLine key={line.id} lines={[line]} showsAnimal>
        {link(line.id, title, <Flag size={14} aria-hidden />)}
      </DetailLine>
    ))}
  </div>
);

/** Lines with the same text are one line with the sources of all; a listed figure says so. */
function mergedLines(lines: readonly AnswerLine[]): AnswerLine[] {
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
