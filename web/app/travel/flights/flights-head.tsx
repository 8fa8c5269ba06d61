import type { Scene } from "#reference/articles.ts";
import type { MetaDescriptor } from "react-router";
import { ScenePoster } from "../../lookup/articles/index.ts";
import { Heading } from "../../ui/heading.tsx";
import { answerJsonLd } from "../../lookup/answers/index.ts";
import { pageMeta } from "../../ui/meta.ts";
import styles from "./flights.module.css";

type FlightsHeadProps = { title: string; sentence: string; scene: Scene };

/** The head of a page about flights: title, sentence and a picture. */
export function FlightsHead({ title, sentence, scene }: FlightsHeadProps) {
  return (
    <div className={styles.head}>
      <Heading level="h1" sentence={sentence}>
        {title}
      </Heading>
      <div className="wide-only" aria-hidden>
        <ScenePoster scene={scene} shape="landscape" tilted eager />
      </div>
    </div>
  );
}

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
