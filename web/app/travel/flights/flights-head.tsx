import type { Scene } from "#reference/articles.ts";
import { ScenePoster } from "../../lookup/articles/index.ts";
import { Heading } from "../../ui/heading.tsx";
import styles from "./flights-head.module.css";

type FlightsHeadProps = { title: string; sentence: string; scene: Scene };

/** The head of a page about flights: title, sentence and a picture of a destination. */
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
