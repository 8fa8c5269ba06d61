import { data } from "react-router";
import { noAirline, getAirline } from "#contracts/lookup/answers.ts";
import { inText } from "#format/words.ts";
import { airlineChoices, flightKindChoices } from "#reference/choices.ts";
import { loadTaggedHoots } from "../../community/hoots/index.ts";
import { loadTravelerSummary } from "../../travel/experiences/index.ts";
import { apiContext, siteContext } from "../../data/server.ts";
import type { Route } from "./+types/airline-page";
import { AirlineView, descriptionOf, nameOf, questionsOf, titleOf } from "./airline-view.tsx";
import { answerMeta, noAnswerMeta } from "./previews.ts";
import { answerOrUndefined } from "./optional-answer.ts";
import { reportedFact, sendPostedReport } from "./posted-report.ts";
import { NoAnswer, AnswerLinks } from "./no-answer.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const answer = await answerOrUndefined(call(getAirline, { params }));
  if (answer) {
    const { key, name } = answer.airline;
    const [travelers, hoots] = await Promise.all([
      loadTravelerSummary(call, { name, airline: key }),
      loadTaggedHoots(call, { airline: key }, name),
    ]);
    const report = reportedFact(new URL(request.url).searchParams);
    const site = context.get(siteContext).publicUrl;
    return { is: "found", answer, travelers, hoots, report, site } as const;
  }
  return data({ is: "missing", links: allAirlineLinks() } as const, { status: 404 });
}

/** Handles a report that was posted without JavaScript. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const call = context.get(apiContext);
  const { path } = await call(getAirline, { params });
  return sendPostedReport(call, request, path);
}

const allAirlineLinks = () =>
  airlineChoices.flatMap(({ value, label }) =>
    flightKindChoices.map((kind) => ({
      label: `${label}, ${inText(kind.label)}`,
      to: `/airlines/${value}/${kind.value}`,
    })),
  );

export const meta: Route.MetaFunction = (args) => {
  const loaded = args.loaderData;
  if (loaded?.is !== "found") return noAnswerMeta(args, noAirline);
  const { answer, site } = loaded;
  return answerMeta(args, {
    title: titleOf(answer),
    description: descriptionOf(answer),
    path: answer.path,
    place: "Airlines",
    site,
    name: nameOf(answer),
    questions: questionsOf(answer),
  });
};

export default function AirlinePage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.is === "found") {
    const report = { fact: loaderData.report, ...(actionData && { result: actionData }) };
    const { answer, travelers, hoots } = loaderData;
    return <AirlineView answer={answer} travelers={travelers} hoots={hoots} report={report} />;
  }
  return (
    <NoAnswer sentence={noAirline} place="A field" tab="airlineInfo">
      <p className="lede">Check with the airline directly, or see one of the airlines we cover.</p>
      <AnswerLinks title="Airlines we cover" links={loaderData.links} />
    </NoAnswer>
  );
}
