import {
  CircleCheck,
  CircleQuestionMark,
  Clock,
  OctagonX,
  PencilLine,
  Plus,
  Printer,
} from "lucide-react";
import { Link } from "react-router";
import { portraitUrl } from "#art/urls.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import type { TaggedHoots } from "../../community/hoots/index.ts";
import { checkPath, checkSavePath, type CheckValues } from "../../links/check.ts";
import { flightsPath } from "../../links/flights.ts";
import actions from "../../ui/actions.module.css";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { ShareButton } from "../../ui/share-button.tsx";
import { counted } from "../../ui/text.ts";
import { plainDate } from "../../ui/relative-time.ts";
import { LazyTravelerReports, type TravelerSummary } from "../experiences/index.ts";
import {
  checkedText,
  Fold,
  noteId,
  RequirementList,
  TimelinePicture,
} from "../requirements/index.ts";
import styles from "./answer-view.module.css";
import type { CheckAnswer } from "./check-answer.ts";
import { answerId, checkTitle } from "./check-text.ts";
import type { Headline } from "./headline.ts";

// The forms work without scripts, so theirs load after the answer.
const EditForm = lazy(async () => (await import("./edit-form.tsx")).EditForm, { when: "visible" });
const FollowUpForm = lazy(async () => (await import("./follow-up-form.tsx")).FollowUpForm, {
  when: "visible",
});

const optionsId = "clear-it";

type RecapProps = { values: CheckValues; answer: CheckAnswer };
type AnswerViewProps = RecapProps & {
  travelers: readonly TravelerSummary[];
  hoots: readonly TaggedHoots[];
};

/** The answer above the evidence: one line, the picture, what each border asks, what would help, the sources. */
export function AnswerView({ values, answer, travelers, hoots }: AnswerViewProps) {
  const { headline, borders, met, exempt, timeline, followUps, asOf } = answer;
  const further = (
    <div>
      <FollowUpForm values={values} followUps={followUps} />
    </div>
  );
  return (
    <>
      <Recap values={values} answer={answer} />
      <div className={`card pad ${styles.answer}`}>
        <Line headline={headline} values={values} hasOptions={answer.options.length > 0} />
        {timeline && <TimelinePicture timeline={timeline} />}
        <div className={`screen-only ${styles.actions}`}>
          <ShareButton title={checkTitle} path={checkPath(values)} />
          <button type="button" className={actions.action} onClick={() => window.print()}>
            <Printer size={20} aria-hidden />
            Print
          </button>
        </div>
      </div>
      <div className={classes("split", styles.columns)}>
        <div className={styles.main}>
          {/* Answers come first where they are what is missing. */}
          {headline.tone === "info" && further}
          <div>
            <h2>What each border requires</h2>
            <p className={styles.under}>
              Blockers first, then by deadline. As of {plainDate(asOf)}.
            </p>
          </div>
          {borders.map(({ leg, title, where, open, unknown }) => (
            <section key={leg} className="card pad" aria-labelledby={`border-${leg}`}>
              <div className={styles.border}>
                <h3 id={`border-${leg}`}>{title}</h3>
                <span className="meta num">{where}</span>
              </div>
              <RequirementList lines={open} />
              {unknown.length > 0 && (
                <Fold
                  title={`${unknown.length} open ${unknown.length === 1 ? "question" : "questions"}`}
                  detail="Answer more on this page, or ask the authority."
                  lines={unknown}
                />
              )}
            </section>
          ))}
          {met.length > 0 && (
            <Fold
              title={`${met.length} ${met.length === 1 ? "requirement" : "requirements"} met`}
              detail={namesOf(met.map(({ title }) => title))}
              lines={met}
            />
          )}
          {exempt.length > 0 && (
            <details className={`card ${styles.exempt}`}>
              <summary>
                <b>Doesn't apply to this pet</b>{" "}
                <span className="meta">{counted(exempt.length, "rule")}</span>
              </summary>
              <p>{exempt.join(", ")}.</p>
            </details>
          )}
          {travelers.map((reports) => (
            <div key={reports.subject}>
              <LazyTravelerReports reports={reports} />
            </div>
          ))}
          {headline.tone !== "info" && further}
        </div>
        <Aside answer={answer} hoots={hoots} />
      </div>
      <Sources answer={answer} />
    </>
  );
}

const namesOf = (titles: readonly string[]): string => {
  const names = [...new Set(titles)];
  return names.length > 5 ? `${names.slice(0, 5).join(", ")} …` : names.join(", ");
};

const portraits = {
  dog: { colour: "golden", ears: "floppy", mark: "blaze", background: "sky" },
  cat: { colour: "grey", ears: "pointy", mark: "bib", background: "butter" },
} as const;

/** The question in one line; it opens to be changed. */
function Recap({ values, answer }: RecapProps) {
  const { species } = values;
  return (
    <details className={`card screen-only ${styles.recap}`}>
      <summary>
        {(species === "dog" || species === "cat") && (
          <img
            className={styles.portrait}
            src={portraitUrl({ species, ...portraits[species] })}
            alt=""
            width={44}
            height={44}
          />
        )}
        <span className={styles.parts}>
          {answer.recap.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
        <span className={styles.edit}>
          <PencilLine size={16} aria-hidden />
          <span>Edit answers</span>
        </span>
      </summary>
      <div className={styles.form}>
        <EditForm values={values} />
      </div>
    </details>
  );
}

const signs = { blocked: OctagonX, due: Clock, info: CircleQuestionMark, ready: CircleCheck };

type LineProps = { headline: Headline; values: CheckValues; hasOptions: boolean };

function Line({ headline, values, hasOptions }: LineProps) {
  const { tone, lead, line, sentence } = headline;
  const Sign = signs[tone];
  return (
    <div className={classes(styles.line, styles[tone])}>
      <span className={styles.sign}>
        <Sign size={26} aria-hidden />
      </span>
      <h2 id={answerId} tabIndex={-1}>
        <em>{lead}</em> {line}
      </h2>
      <div className={`screen-only ${styles.save}`}>
        <LinkButton variant="go" to={checkSavePath(values)} icon={<Plus size={20} aria-hidden />}>
          Save to a trip
        </LinkButton>
      </div>
      <p>
        {sentence}
        {hasOptions && (
          <>
            {" "}
            <a className="screen-only" href={`#${optionsId}`}>
              See what would clear it
            </a>
          </>
        )}
      </p>
    </div>
  );
}

type AsideProps = { answer: CheckAnswer; hoots: readonly TaggedHoots[] };

function Aside({ answer: { options, contacts, papers }, hoots }: AsideProps) {
  return (
    <aside className={styles.aside} aria-label="What to do next">
      {options.length > 0 && (
        <section className="card pad" aria-labelledby={optionsId}>
          <h3 id={optionsId}>What would clear it</h3>
          {options.map(({ title, sentence, path }) => (
            <div key={sentence} className={styles.option}>
              <h4>{title}</h4>
              <p>{sentence}</p>
              {path && (
                <Link className="screen-only" to={path} preventScrollReset>
                  Try it
                  <span className="sr">: {title}</span>
                </Link>
              )}
            </div>
          ))}
        </section>
      )}
      <section className="card pad" aria-labelledby="contacts">
        <h3 id="contacts">Who to contact</h3>
        <ul className={styles.contacts}>
          <li>
            <b>Your vet</b>
            <p className="meta">Vaccinations, treatments and certificates.</p>
          </li>
          {contacts.map(({ name, about, address }) => (
            <li key={name}>
              {address ? (
                <a href={address} rel="noopener">
                  {capital(name)}
                </a>
              ) : (
                <b>{capital(name)}</b>
              )}
              <p className="meta">{about}</p>
            </li>
          ))}
        </ul>
      </section>
      <nav className="card pad screen-only" aria-labelledby="read-on">
        <h3 id="read-on">Learn more</h3>
        <ul className={styles.contacts}>
          {papers.map(({ label, path }) => (
            <li key={path}>
              <Link to={path} prefetch="intent">
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link to={flightsPath} prefetch="intent">
              Compare airline pet policies
            </Link>
          </li>
          {hoots.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="meta">
        We use saved copies of official pages and show their dates. If an officer says otherwise,
        the officer is right.
      </p>
    </aside>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Sources({ answer: { notes } }: { answer: CheckAnswer }) {
  if (notes.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ol>
        {notes.map(({ number, title, address, checked }) => (
          <li key={number} id={noteId(number)} tabIndex={-1}>
            {address ? (
              <a href={address} rel="noopener">
                {title}
              </a>
            ) : (
              title
            )}
            {checked && <span className="meta"> {checkedText(checked)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
