import type { MetaDescriptor } from "react-router";
import { answerJsonLd } from "../../lookup/answers/index.ts";
import { pageMeta } from "../../ui/meta.ts";

type FlightsMeta = { title: string; description: string; path: string };

/** Metadata of a page about flights: title, description and breadcrumb. */
export function flightsMeta(
  args: Parameters<typeof pageMeta>[0],
  site: string | undefined,
  { title, description, path }: FlightsMeta,
): MetaDescriptor[] {
  const where = site ? answerJsonLd({ site, path, name: title, questions: [] }) : [];
  return [
    ...pageMeta(args, { title, description }),
    ...where.map((one) => ({ "script:ld+json": one })),
  ];
}
