import type { ReactNode } from "react";
import { posterUrl } from "#art/urls.ts";
import { Heading } from "./heading.tsx";
import { ThemedPicture } from "./themed-picture.tsx";
import styles from "./entry-page.module.css";

type EntryPageProps = {
  title: string;
  sentence?: ReactNode;
  /** The places of the poster next to the form, for the light and the dark theme. */
  places?: readonly [day: string, night: string];
  children: ReactNode;
};

/** A short form, with a travel poster next to it on wide screens. */
export function EntryPage(props: EntryPageProps) {
  const { title, sentence, places = ["Greece", "Canada"], children } = props;
  const [day, night] = places;
  return (
    <div className={styles.entry}>
      <ThemedPicture
        className={styles.picture}
        day={posterUrl({ place: day, shape: "portrait", time: "day" })}
        night={posterUrl({ place: night, shape: "portrait", time: "night" })}
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
