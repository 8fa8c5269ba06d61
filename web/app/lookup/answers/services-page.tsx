import { data } from "react-router";
import { noServices } from "#contracts/lookup/answer-names.ts";
import { getServices, listServicePlaces } from "#contracts/lookup/answers.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { getPoll } from "#contracts/community/polls.ts";
import { authoritiesFor } from "#reference/documents.ts";
import { servicesIn } from "#reference/services.ts";
import { apiContext, siteContext } from "../../data/server.ts";
import type { Route } from "./+types/services-page";
import { answerMeta, missingMeta } from "./answer-meta.ts";
import { foundOrText } from "./found.ts";
import { NoServices } from "./no-services.tsx";
import { ServicesView } from "./services-view.tsx";
import { descriptionOf, nameOf, questionsOf, titleOf } from "./services-text.ts";
import { servicesNear } from "./services-near.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { service, location } = params;
  const answer = await foundOrText(call(getServices, { params }));
  if (typeof answer !== "string") {
    const poll = await pollOn(call, answer.city.country);
    return { is: "found", answer, poll, site: context.get(siteContext).publicUrl } as const;
  }
  const known = servicesIn(service, location);
  const place = known && {
    service: known.service,
    city: known.city,
    poll: await pollOn(call, known.city.country),
    authority: authoritiesFor("", known.city.country).entry,
  };
  const sentence = answer || noServices("service", "the location");
  const near = servicesNear({
    service: known?.service.key,
    city: known?.city,
    known: await call(listServicePlaces).catch(() => undefined),
  });
  return data({ is: "missing", sentence, place, near } as const, { status: 404 });
}

/** A poll that cannot be had is asked for again by the browser. */
const pollOn = (call: Call, country: string) =>
  call(getPoll, { params: { country } }).catch(() => undefined);

export const meta: Route.MetaFunction = (args) => {
  const loaded = args.loaderData;
  if (!loaded) return [];
  if (loaded.is !== "found") return missingMeta(args, loaded.sentence);
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
