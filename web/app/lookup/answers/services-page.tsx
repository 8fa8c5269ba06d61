import { data } from "react-router";
import { noServices } from "#contracts/lookup/answer-names.ts";
import { getServices, listServicePlaces } from "#contracts/lookup/answers.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { getPoll } from "#contracts/community/polls.ts";
import { authoritiesFor } from "#reference/documents.ts";
import { servicesIn } from "#reference/services.ts";
import { apiContext, siteContext } from "../../data/server.ts";
import type { Route } from "./+types/services-page";
import { answerMeta, noAnswerMeta } from "./answer-meta.ts";
import { answerOrMessage } from "./optional-answer.ts";
import { NoServices } from "./no-services.tsx";
import { ServicesView } from "./services-view.tsx";
import { descriptionOf, nameOf, questionsOf, titleOf } from "./services-text.ts";
import { nearbyServices } from "./nearby-services.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { service, location } = params;
  const answer = await answerOrMessage(call(getServices, { params }));
  if (typeof answer !== "string") {
    const poll = await pollOn(call, answer.city.country);
    return { is: "found", answer, poll, site: context.get(siteContext).publicUrl } as const;
  }
  const listed = servicesIn(service, location);
  const place = listed && {
    service: listed.service,
    city: listed.city,
    poll: await pollOn(call, listed.city.country),
    authority: authoritiesFor("", listed.city.country).entry,
  };
  const sentence = answer || noServices("service", "the location");
  const nearby = nearbyServices({
    service: listed?.service.key,
    city: listed?.city,
    serviceCities: await call(listServicePlaces).catch(() => undefined),
  });
  return data({ is: "missing", sentence, place, nearby } as const, { status: 404 });
}

/** The poll of a country; the browser retries if it cannot be loaded. */
const pollOn = (call: Call, country: string) =>
  call(getPoll, { params: { country } }).catch(() => undefined);

export const meta: Route.MetaFunction = (args) => {
  const loaded = args.loaderData;
  if (!loaded) return [];
  if (loaded.is !== "found") return noAnswerMeta(args, loaded.sentence);
  const { answer, site } = loaded;
  return answerMeta(args, {
    title: titleOf(answer),
    description: descriptionOf(answer),
    path: answer.path,
    place: answer.city.label,
    site,
    name: nameOf(answer),
    questions: questionsOf(answer),
  });
};

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return loaderData.is === "found" ? (
    <ServicesView answer={loaderData.answer} poll={loaderData.poll} />
  ) : (
    <NoServices {...loaderData} />
  );
}
