import { ArrowLeftRight, OctagonX, PawPrint } from "lucide-react";
import type {
  AnswerLine,
  Blocker,
  Checklist,
  Animal,
  Authority,
} from "#contracts/lookup/answers.ts";
import { useMemo } from "react";
import { Form, Link } from "react-router";
import { dayText } from "#format/dates.ts";
import { LazyBookmarkButton } from "../../community/bookmarks/index.ts";
import { checkPath, waysPath } from "../../links/check.ts";
import { LazyTravelerReports, type TravelerSummary } from "../../travel/experiences/index.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/tag.tsx";
import { DrawnMap } from "../../ui/drawn-map.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { useTicks } from "../articles/index.ts";
import { LazyAddTodos, LazyAddToTrip } from "../../travel/trips/index.ts";
import { Outline as Coming } from "../../ui/skeleton.tsx";
import { AnswerActions, Crumb, LazyDetails, PosterStrip, TitleHead } from "./answer-head.tsx";
import type { PageDetails } from "./detail-list.tsx";
import { type DocumentsPageAnswer, placeNotes, sourcedIn } from "./documents-text.ts";
import { LineList } from "./line-list.tsx";
import { landingFormId, Outline } from "./outline.tsx";
import type { MistakeReport } from "./posted-report.tsx";
import { Related, type RelatedLinks } from "./related.tsx";
import { AuthorityContacts, NumberedSources, SourceMarks } from "./source-numbers.tsx";
import { Switch } from "./switch.tsx";
import styles from "./documents-view.module.css";
import blocked from "./answers.module.css";

type DocumentsViewProps = {
  answer: DocumentsPageAnswer;
  related: RelatedLinks;
  travelers: TravelerSummary | undefined;
  report: MistakeReport;
};

/** The papers for a pet from one country to another: the answer first, then the facts behind it. */
export function DocumentsView({ answer, related, travelers, report }: DocumentsViewProps) {
  const { from, to, species, notPossible, checklist, back, path } = answer;
  const title = `${from.label} to ${to.label}`;
  const ticks = useTicks(path);
  const landing = checklist?.landing;
  const shown = useMemo(() => detailsOf(answer), [answer]);
  const route = `/art/v1/routes/${answer.pair}`;
  return (
    <NumberedSources lines={sourcedIn(answer)}>
      <Crumb current={title} tab="documents" />
      <div className={`wrap split ${styles.page}`}>
        <PosterStrip place={to.label} pet={species && { species, colour: "black" }} />
        <div className={styles.main}>
          <TitleHead title={title}>
            {placeNotes(answer).map((note) => (
              <p key={note}>{note}</p>
            ))}
          </TitleHead>
          {!notPossible && <AnimalSwitch answer={answer} />}
          {notPossible && <NotPossible line={notPossible} />}
          {checklist && (
            <>
              <Blockers blockers={checklist.blockers} />
              <SummaryCard summary={checklist.summary} />
            </>
          )}
          <DocumentActions answer={answer} title={title} />
          {travelers && (
            <div>
              <LazyTravelerReports reports={travelers} />
            </div>
          )}
          {checklist && <Outline checklist={checklist} ticks={ticks} showsAnimal={!species} />}
          <div>
            <LazyDetails details={shown} {...report} />
          </div>
        </div>
        <aside className={styles.aside} aria-label={`About ${title}`}>
          <DrawnMap
            className="wide-only screen-only"
            label={title}
            day={`${route}.svg`}
            night={`${route}.night.svg`}
          />
          {checklist && <LandingForm landing={landing} species={species} />}
          <AuthorityContacts authorities={authoritiesOf(answer.authorities)} />
          {back && (
            <div className="screen-only">
              <LinkButton to={back} icon={<ArrowLeftRight size={20} aria-hidden />} wide>
                {to.label} to {from.label}
              </LinkButton>
            </div>
          )}
        </aside>
      </div>
      <Related links={related} />
    </NumberedSources>
  );
}

function detailsOf(answer: DocumentsPageAnswer): PageDetails {
  const { details, notPossible, species, disagreements, notKnown, path } = answer;
  return {
    rows: notPossible ? [] : details.rows.map((row) => ({ ...row, needed: row.needed ?? false })),
    // The more there is to do, the fewer rules stand below it, so that the page keeps its length.
    most: (answer.checklist?.steps.length ?? 0) > 5 ? 3 : Infinity,
    further: { title: "Documents, fees and laws", rows: notPossible ? [] : details.further },
    notRequired: details.notRequired,
    authority: "the authority",
    showsAnimal: !species,
    disagreements,
    notKnown,
    path,
  };
}

/** What to do with the page: check a pet, add the route to a trip, save or share it. */
function DocumentActions({
  answer,
  title,
}: Pick<DocumentsViewProps, "answer"> & { title: string }) {
  const { from, to, species, checklist, path, version } = answer;
  const landing = checklist?.landing;
  const asked = { from: from.country, to: to.country, ...(species && { species }) };
  return (
    <div className={styles.actions}>
      {checklist && (
        <>
          <div className={`${styles.buttons} screen-only`}>
            <LinkButton
              variant="go"
              icon={<PawPrint size={20} aria-hidden />}
              to={checkPath({ ...asked, ...(landing && { date: landing }) })}
            >
              Check my pet
            </LinkButton>
            {checklist.steps.length > 0 && (
              <LazyAddToTrip>
                {(close) => (
                  <LazyAddTodos
                    fallback={<Coming height={240} />}
                    destination={to.label}
                    todos={checklist.steps.map(({ title, dates, until }) => ({
                      text: title,
                      due: dates?.until,
                      daysBefore: until,
                    }))}
                    onClose={close}
                  />
                )}
              </LazyAddToTrip>
            )}
          </div>
          <Link className="screen-only" to={waysPath(asked)}>
            Ways that work
          </Link>
        </>
      )}
      <Chip tone="ready">Last checked {dayText(version)}</Chip>
      <AnswerActions title={title} path={path}>
        <LazyBookmarkButton kind="documents" id={answer.pair} />
      </AnswerActions>
    </div>
  );
}

/** Links to the answer for both species or one of them, for the same day of arrival. */
function AnimalSwitch({ answer: { species, checklist } }: { answer: DocumentsPageAnswer }) {
  const landing: Record<string, string> = checklist?.landing ? { landing: checklist.landing } : {};
  const choiceOf = (label: string, one?: DocumentsPageAnswer["species"]) => ({
    label,
    to: `?${new URLSearchParams({ ...(one && { species: one }), ...landing })}`,
    isCurrent: species === one,
  });
  return (
    <Switch
      label="Pet type"
      choices={[choiceOf("Dogs and cats"), choiceOf("Dog", "dog"), choiceOf("Cat", "cat")]}
    />
  );
}

/** The notice that a trip is not possible. */
function NotPossible({ line }: { line: AnswerLine }) {
  return (
    <section className={styles.part} aria-labelledby="not-possible">
      <h2 id="not-possible">
        <OctagonX size={24} aria-hidden />
        This trip isn't possible
      </h2>
      <LineList lines={[{ ...line, label: "" }]} />
    </section>
  );
}

/** The answer in five lines: what, by when, from whom, at what cost, how long ahead. */
function SummaryCard({ summary }: { summary: Checklist["summary"] }) {
  const { need, when, whom, cost, lead } = summary;
  return (
    <dl className={`card ${styles.facts}`}>
      {[need, when, whom, cost, lead].map(({ label, text, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{text}</b>
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type LandingFormProps = { landing: string | undefined; species: Animal | undefined };

/** Asks for the day of arrival; it goes into the address, so that it works without scripts and can be shared. */
function LandingForm({ landing, species }: LandingFormProps) {
  return (
    <section
      className={`card pad ${styles.landingFormPart} screen-only`}
      aria-labelledby={landingFormId}
    >
      <h2 id={landingFormId}>Arrival date</h2>
      <p>Changing it updates every date on this page.</p>
      <Form key={landing} method="get" preventScrollReset className="stack">
        {species && <input type="hidden" name="species" value={species} />}
        <DateField name="landing" label="Arriving on" defaultValue={landing} />
        <Button type="submit">Update dates</Button>
      </Form>
    </section>
  );
}

/** What stands in the way, before everything else. */
function Blockers({ blockers }: { blockers: readonly Blocker[] }) {
  return blockers.map(({ id, title, text, instead, sources }) => (
    <section key={id} id={id} className={blocked.blocker} aria-labelledby={`${id}-title`}>
      <OctagonX size={24} aria-hidden />
      <h2 id={`${id}-title`}>{title}</h2>
      <p>
        {text}{" "}
        {instead && (
          <Link
            to={`/documents/${encodeURIComponent(instead.from)}/${encodeURIComponent(instead.to)}`}
          >
            {instead.label}
          </Link>
        )}
        <SourceMarks line={{ sources }} />
      </p>
    </section>
  ));
}

type Authorities = { exit?: Authority | undefined; entry?: Authority | undefined };

/** The authorities for leaving and entering, where there are any. */
export const authoritiesOf = ({ exit, entry }: Authorities) => [
  ...(exit ? [{ about: "For leaving", authority: exit }] : []),
  ...(entry ? [{ about: "For entering", authority: entry }] : []),
];
