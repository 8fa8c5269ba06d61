import type { ReactNode } from "react";
import { posterUrl, type Time } from "#art/urls.ts";
import { Heading } from "./heading.tsx";
import { ThemedPicture } from "./themed-picture.tsx";
import styles from "./entry-page.module.css";

type EntryPageProps = {
  title: string;
  sentence?: ReactNode;
  /** The places of the poster next to the form, for the light and the dark theme; else two friends at a stop. */
  places?: readonly [day: string, night: string];
  children: ReactNode;
};

/** A short form, with a travel poster next to it on wide screens. */
export function EntryPage(props: EntryPageProps) {
  const { title, sentence, places, children } = props;
  const [day, night] = places ?? [];
  const picture = (time: Time, place = "") =>
    posterUrl({ place, shape: "portrait", time, ...(place === "" && { scene: "stop" as const }) });
  return (
    <div className={styles.entry}>
      <ThemedPicture
        className={styles.picture}
        day={picture("day", day)}
        night={picture("night", night)}
      />
      <section className={styles.side}>
        <div className={styles.text}>
          <Heading level="h1" sentence={sentence}>
            {title}
          </Heading>
          <div className="stack loose">{children}</div>
        </div>
      </section>
    </div>
  );
}
