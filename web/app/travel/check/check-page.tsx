import { CircleCheck, CircleQuestionMark, Clock, OctagonX, Plus } from "lucide-react";
import { counted } from "#format/plurals.ts";
import { dayText } from "#format/dates.ts";
import { utcDay } from "#contracts/kernel/days.ts";
import { classes } from "../../ui/classes.ts";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { apiContext } from "../../data/server.ts";
import { checkPagePath } from "../../links/check-page.ts";
import type { TaggedHoots } from "../../community/hoots/index.ts";
import {
  checkPath,
  checkSavePath,
  questionId,
  waysPath,
  type CheckValues,
} from "../../links/check.ts";
import { LinkButton } from "../../ui/button.tsx";
import { LazyTravelerReports, type TravelerSummary } from "../experiences/index.ts";
import { Fold, RequirementList, TimelinePicture } from "../requirements/index.ts";
import { InUnits } from "../../accounts/viewer/index.ts";
import type { Route } from "./+types/check-page";
import type { CheckAnswer } from "./check-answer.ts";
import type { FollowUpId } from "./follow-ups.ts";
import type { Headline } from "./headline.ts";
import styles from "./check.module.css";
import { checkDescription, checkTitle, namesOf } from "./check-text.ts";
import { loadCheck, sampleAnswer } from "./load-check.ts";
import { answerId, useFocusOnAnswer } from "./focus-on-answer.ts";
import answerViewStyles from "./answer-view.module.css";

// The forms work without scripts, so theirs load after the page.
const AskingView = lazy(async () => (await import("./asking-view.tsx")).AskingView, {
  when: "visible",
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const loaded = await loadCheck(context.get(apiContext), request.url);
  const hasQuestion = new URL(request.url).search !== "";
  return loaded.is === "asking"
    ? { ...loaded, hasQuestion, sample: sampleAnswer(utcDay()) }
    : { ...loaded, hasQuestion };
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: checkTitle,
    description: checkDescription,
    canonical: checkPagePath,
  }),
  // Each question has an address of its own, and search engines need only the page that asks.
  ...(args.loaderData?.hasQuestion ? [{ name: "robots", content: "noindex" }] : []),
];

export default function CheckPage({ loaderData }: Route.ComponentProps) {
  useFocusOnAnswer();
  const { values } = loaderData;
  // A new URL resets the form to the values of that URL.
  const key = JSON.stringify([values, loaderData.is === "asking" && loaderData.fields]);
  const isAsking = loaderData.is === "asking";
  return (
    <section className={`wrap ${styles.page}`}>
      <div className={classes(styles.head, !isAsking && styles.small)}>
        <Heading
          level="h1"
          sentence={
            isAsking
              ? "Tell us which pet, where and when. We compare the rules of every border, there and back."
              : undefined
          }
        >
          {checkTitle}
        </Heading>
      </div>
      {loaderData.is === "asking" ? (
        <div className={styles.asking}>
          <AskingView key={key} {...loaderData} />
        </div>
      ) : (
        <AnswerView
          key={key}
          values={values}
          answer={loaderData.answer}
          travelers={loaderData.travelers}
          hoots={loaderData.hoots}
        />
      )}
    </section>
  );
}

// These work without scripts, so theirs load after the answer.
const Recap = lazy(async () => (await import("./recap.tsx")).Recap, { when: "visible" });
const AnswerAside = lazy(async () => (await import("./answer-evidence.tsx")).AnswerAside, {
  when: "visible",
});
const AnswerActions = lazy(async () => (await import("./answer-evidence.tsx")).AnswerActions, {
  when: "visible",
});
const AnswerOptions = lazy(async () => (await import("./answer-evidence.tsx")).AnswerOptions, {
  when: "visible",
});
const AnswerSources = lazy(async () => (await import("./answer-evidence.tsx")).AnswerSources, {
  when: "visible",
});
const PetStrip = lazy(async () => (await import("./answer-pets.tsx")).PetStrip, {
  when: "visible",
});
const OtherPets = lazy(async () => (await import("./answer-pets.tsx")).OtherPets, {
  when: "visible",
});
const EditForm = lazy(async () => (await import("./answer-pets.tsx")).EditForm, {
  when: "visible",
});
const FollowUpForm = lazy(async () => (await import("./follow-up-form.tsx")).FollowUpForm, {
  when: "visible",
});

type AnswerViewProps = {
  values: CheckValues;
  answer: CheckAnswer;
  travelers: readonly TravelerSummary[];
  hoots: readonly TaggedHoots[];
};

/** The answer above the evidence: one line, the picture, what each border asks, what would help, the sources. */
function AnswerView({ values, answer, travelers, hoots }: AnswerViewProps) {
  const { headline, pets, borders, met, exempt, timeline, options, followUps, asOf } = answer;
  const label = pets.find(({ isShown }) => isShown)?.label;
  // Answers come first where they are what is missing.
  const asksFirst = headline.tone === "info" && answer.isDecidable;
  // Where the borders close this trip, or how the pet travels isn't set, another way is the next step.
  const isOpen = headline.tone === "blocked" || headline.tone === "info";
  const leadsToWays = headline.tone === "blocked" || (isOpen && values.by === "");
  const further = (
    <div>
      <FollowUpForm values={values} followUps={followUps} />
    </div>
  );
  return (
    <>
      <div>
        <Recap portrait={answer.portrait} recap={answer.recap}>
          <EditForm values={values} />
        </Recap>
      </div>
      <div className={`card pad ${answerViewStyles.answer}`}>
        <Line headline={headline} values={values} leadsToWays={leadsToWays} />
        {pets.length > 0 && (
          <div>
            <PetStrip pets={pets} />
          </div>
        )}
        {timeline && <TimelinePicture timeline={timeline} />}
        {options.length > 0 && (
          <div>
            <AnswerOptions options={options} />
          </div>
        )}
        <div className={`screen-only ${answerViewStyles.actions}`}>
          <AnswerActions
            addPath={answer.addPath}
            path={checkPath(values)}
            waysTo={isOpen && !leadsToWays ? waysPath(values) : undefined}
            saveTo={leadsToWays ? checkSavePath(values) : undefined}
          />
        </div>
      </div>
      <div className={classes("split", answerViewStyles.columns)}>
        <div className={answerViewStyles.main}>
          {asksFirst && further}
          <div className={answerViewStyles.title}>
            <h2>{label ? `${label}: what each border requires` : "What each border requires"}</h2>
            <p className={answerViewStyles.under}>
              Blockers first, then by deadline. As of {dayText(asOf)}.
            </p>
          </div>
          {borders.map(({ leg, title, where, open, unknown, questions }) => (
            <section key={leg} className="card pad" aria-labelledby={`border-${leg}`}>
              <div className={answerViewStyles.border}>
                <h3 id={`border-${leg}`}>{title}</h3>
                <span className="meta num">{where}</span>
              </div>
              <RequirementList lines={open} actionsOf={(id) => toQuestion(questions[id])} />
              {unknown.length > 0 && (
                <Fold
                  title={counted(unknown.length, "open question")}
                  detail={
                    Object.keys(questions).length > 0
                      ? "Answer more questions on this page, or ask the authority."
                      : "Ask the authority."
                  }
                  lines={unknown}
                  flat
                  actionsOf={(id) => toQuestion(questions[id])}
                />
              )}
            </section>
          ))}
          {met.length > 0 && (
            <Fold
              title={`${counted(met.length, "requirement")} met`}
              detail={namesOf(met.map(({ title }) => title))}
              lines={met}
            />
          )}
          {exempt.length > 0 && (
            <details className={`card ${answerViewStyles.exempt}`}>
              <summary>
                <b>Doesn't apply to this pet</b>{" "}
                <span className="meta">{counted(exempt.length, "rule")}</span>
              </summary>
              <p>{exempt.join(", ")}.</p>
            </details>
          )}
          <div className={answerViewStyles.main}>
            <OtherPets answer={answer} />
          </div>
          {travelers.map((reports) => (
            <div key={reports.subject}>
              <LazyTravelerReports reports={reports} />
            </div>
          ))}
          {!asksFirst && further}
        </div>
        <AnswerAside answer={answer} hoots={hoots} />
      </div>
      <div>
        <AnswerSources answer={answer} />
      </div>
    </>
  );
}

const toQuestion = (id: FollowUpId | undefined) =>
  id && <a href={`#${questionId(id)}`}>Answer this</a>;

const signs = { blocked: OctagonX, due: Clock, info: CircleQuestionMark, ready: CircleCheck };

type LineProps = { headline: Headline; values: CheckValues; leadsToWays: boolean };

function Line({ headline, values, leadsToWays }: LineProps) {
  const { tone, lead, line, sentence } = headline;
  const Sign = signs[tone];
  return (
    <div className={classes(answerViewStyles.line, answerViewStyles[tone])}>
      <span className={answerViewStyles.sign}>
        <Sign size={26} aria-hidden />
      </span>
      <h2 id={answerId} tabIndex={-1}>
        <em>{lead}</em> <InUnits text={line} />
      </h2>
      <div className={`screen-only ${answerViewStyles.save}`}>
        {leadsToWays ? (
          <LinkButton variant="go" to={waysPath(values)}>
            Ways that work
          </LinkButton>
        ) : (
          <LinkButton variant="go" to={checkSavePath(values)} icon={<Plus size={20} aria-hidden />}>
            Save to a trip
          </LinkButton>
        )}
      </div>
      <p>
        <InUnits text={sentence} />
      </p>
    </div>
  );
}
