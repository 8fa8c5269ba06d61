import { data } from "react-router";
import { noAirline } from "#contracts/lookup/answer-names.ts";
import { getAirline } from "#contracts/lookup/answers.ts";
import { airlineChoices, flightKindChoices } from "#reference/choices.ts";
import { apiContext, siteContext } from "../../data/server.ts";
import type { Route } from "./+types/airline-page";
import { AirlineView } from "./airline-view.tsx";
import { descriptionOf, homeOf, nameOf, questionsOf, titleOf } from "./airline-text.ts";
import { answerMeta, noAnswerMeta } from "./answer-meta.ts";
import { answerOrUndefined } from "./optional-answer.ts";
import { NoAnswer, AnswerLinks } from "./no-answer.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const answer = await answerOrUndefined(context.get(apiContext)(getAirline, { params }));
  if (answer) {
    return { is: "found", answer, site: context.get(siteContext).publicUrl } as const;
  }
  return data({ is: "missing", links: allAirlineLinks() } as const, { status: 404 });
}

const allAirlineLinks = () =>
  airlineChoices.flatMap(({ value, label }) =>
    flightKindChoices.map((kind) => ({
      label: `${label}, ${kind.label.toLowerCase()}`,
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
    place: homeOf(answer),
    site,
    name: nameOf(answer),
    questions: questionsOf(answer),
  });
};

export default function AirlinePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.is === "found") return <AirlineView answer={loaderData.answer} />;
  return (
    <NoAnswer sentence={noAirline} place="A field" tab="airlineInfo">
      <p className="lede">Check with the airline directly, or see one of the airlines we cover.</p>
      <AnswerLinks title="Airlines we cover" links={loaderData.links} />
    </NoAnswer>
  );
}
