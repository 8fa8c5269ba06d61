import { data } from "react-router";
import { ExternalLink } from "lucide-react";
import { useMemo } from "react";
import { getOperator, noOperator, type OperatorAnswer } from "#contracts/lookup/answers.ts";
import { dayText } from "#format/dates.ts";
import { inText } from "#format/words.ts";
import { apiContext, siteContext } from "../../data/server.ts";
import { checkPath } from "../../links/check.ts";
import { waysPagePath } from "../../links/check-page.ts";
import { operatorsPath } from "../../links/lookup.ts";
import {
  LazyTravelerReports,
  loadTravelerSummary,
  type TravelerSummary,
} from "../../travel/experiences/index.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Crumbs } from "../../ui/crumbs.tsx";
import { Chip } from "../../ui/tag.tsx";
import type { Route } from "./+types/operator-page";
import { PolicySummary } from "./airline-comparison.tsx";
import styles from "./airline.module.css";
import { AnswerActions, LazyDetails, PosterStrip, TitleHead } from "./answer-head.tsx";
import type { PageDetails } from "./detail-list.tsx";
import view from "./documents-view.module.css";
import { NoAnswer } from "./no-answer.tsx";
import { answerOrUndefined } from "./optional-answer.ts";
import { reportedFact, sendPostedReport } from "./posted-report.ts";
import type { MistakeReport } from "./posted-report.tsx";
import { answerMeta, noAnswerMeta } from "./previews.ts";
import { NumberedSources } from "./source-numbers.tsx";
import { byReliability } from "./source-text.ts";
import { faqEntries } from "./structured-data.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const answer = await answerOrUndefined(call(getOperator, { params }));
  if (!answer) return data({ is: "missing" } as const, { status: 404 });
  const report = reportedFact(new URL(request.url).searchParams);
  const { key: operator, name } = answer.operator;
  const travelers = await loadTravelerSummary(call, { name, operator });
  const site = context.get(siteContext).publicUrl;
  return { is: "found", answer, report, travelers, site } as const;
}

/** Handles a report that was posted without JavaScript. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const call = context.get(apiContext);
  const { path } = await call(getOperator, { params });
  return sendPostedReport(call, request, path);
}

const titleOf = ({ operator }: OperatorAnswer): string => `${operator.name} pet policy`;

export const meta: Route.MetaFunction = (args) => {
  const loaded = args.loaderData;
  if (loaded?.is !== "found") return noAnswerMeta(args, noOperator);
  const { answer, site } = loaded;
  const { operator, topics, path } = answer;
  return answerMeta(args, {
    title: titleOf(answer),
    description: `${operator.name}: whether pets board on foot or in a vehicle, limits, fees, booking and documents, with sources and dates.`,
    path,
    place: operator.name,
    site,
    name: operator.name,
    questions: topics.flatMap(({ label, lines }) =>
      faqEntries(`${operator.name} with a pet: ${inText(label)}?`, lines),
    ),
  });
};

export default function OperatorPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.is === "found") {
    const report = { fact: loaderData.report, ...(actionData && { result: actionData }) };
    const { answer, travelers } = loaderData;
    return <OperatorView answer={answer} report={report} travelers={travelers} />;
  }
  return (
    <NoAnswer sentence={noOperator} place="A harbor" tab="airlineInfo">
      <p className="lede">Check with the company directly, or see one of those we cover.</p>
      <div className="row">
        <LinkButton to={operatorsPath}>All trains, ferries and buses</LinkButton>
      </div>
    </NoAnswer>
  );
}

const scenes = {
  ferry: "ferry",
  ship: "ferry",
  tunnel: "car",
  train: "train",
  bus: "stop",
} as const;

const further: ReadonlySet<string> = new Set(["assistanceDogs"]);

type OperatorViewProps = {
  answer: OperatorAnswer;
  report: MistakeReport;
  travelers: TravelerSummary | undefined;
};

/** A company's pet policy, drawn as an airline's. */
function OperatorView({ answer, report, travelers }: OperatorViewProps) {
  const { operator, cells, topics, version, path } = answer;
  const title = titleOf(answer);
  const details = useMemo(() => detailsOf(answer), [answer]);
  const sourced = [
    ...cells.map(({ sources }) => ({ sources: byReliability(sources).slice(0, 1) })),
    ...topics.flatMap(({ lines }) => lines),
  ];
  return (
    <NumberedSources lines={sourced}>
      <Crumbs
        crumbs={[
          { name: "Home", to: "/" },
          { name: "Trains, ferries and buses", to: operatorsPath },
        ]}
        current={operator.name}
      />
      <div className={`wrap split ${view.page}`}>
        <PosterStrip place={operator.name} scene={scenes[operator.mode]} />
        <div className={view.main}>
          <TitleHead title={title} />
          <PolicySummary cells={cells} />
          <div className={view.actions}>
            <div className={`screen-only ${view.buttons}`}>
              <LinkButton variant="go" to={checkPath({})}>
                Check my pet
              </LinkButton>
            </div>
            <Chip tone="ready">Last checked {dayText(version)}</Chip>
            <AnswerActions title={title} path={path} />
          </div>
          {travelers && (
            <div>
              <LazyTravelerReports reports={travelers} />
            </div>
          )}
          <div>
            <LazyDetails details={details} {...report} />
          </div>
        </div>
        <Contact operator={operator} />
      </div>
    </NumberedSources>
  );
}

function detailsOf({ topics, disagreements, notKnown, path }: OperatorAnswer): PageDetails {
  const rows = topics.map(({ key, label, lines }) => ({ key, title: label, lines }));
  return {
    rows: rows.filter(({ key }) => !further.has(key)),
    most: Infinity,
    further: { title: "Assistance dogs", rows: rows.filter(({ key }) => further.has(key)) },
    notRequired: [],
    authority: "the company",
    showsAnimal: false,
    disagreements,
    notKnown,
    path,
  };
}

const Contact = ({ operator }: Pick<OperatorAnswer, "operator">) => (
  <aside className={view.aside} aria-label={`About ${operator.name}`}>
    <section className={`card pad ${styles.ask}`} aria-labelledby="whom-to-ask">
      <h2 id="whom-to-ask">Who to contact</h2>
      <p>
        The company has the final say, even when you board. Ask before you book: rules differ by
        route, and places for pets are limited.
      </p>
      {operator.page && (
        <p>
          <a className={styles.official} href={operator.page}>
            Official {operator.name} page
            <ExternalLink size={16} aria-hidden />
          </a>
        </p>
      )}
    </section>
    <div className="screen-only stack">
      <LinkButton to={operatorsPath} prefetch="intent" wide>
        All trains, ferries and buses
      </LinkButton>
      <LinkButton to={waysPagePath} wide>
        Ways that work
      </LinkButton>
    </div>
  </aside>
);
