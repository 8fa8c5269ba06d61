import type { CSSProperties, ReactNode } from "react";
import { emptyPosterUrl } from "#art/urls.ts";
import { classes } from "../ui/classes.ts";
import styles from "./hero.module.css";

const place = "Chile";

/** The landscape of the hero. The animal that stands before it is a picture of its own, so that it may be anyone's. */
export const heroPictures = {
  day: emptyPosterUrl({ place, shape: "hero", time: "day" }),
  night: emptyPosterUrl({ place, shape: "hero", time: "night" }),
};

/** Preloads the picture before the styles arrive. For the `links` of a page with a hero. */
export const heroLinks = [
  { href: heroPictures.day, media: "(prefers-color-scheme: light)" },
  { href: heroPictures.night, media: "(prefers-color-scheme: dark)" },
].map((picture) => ({ rel: "preload", as: "image", fetchPriority: "high", ...picture }) as const);

type HeroProps = {
  /** The title and the sentence over the picture. */
  text: ReactNode;
  /** A panel that overlaps the bottom of the picture. */
  children?: ReactNode;
};

/** The hero of the home page. */
export function Hero({ text, children }: HeroProps) {
  const pictures: CSSProperties & Record<`--${string}`, string> = {
    "--day": `url("${heroPictures.day}")`,
    "--night": `url("${heroPictures.night}")`,
  };
  return (
    <>
      <div className={classes(styles.hero, children !== undefined && styles.withPanel)}>
        <div className={styles.picture} style={pictures} aria-hidden />
        <div className={`wrap ${styles.text}`}>{text}</div>
      </div>
      {children && <div className={`wrap ${styles.panel}`}>{children}</div>}
    </>
  );
}
