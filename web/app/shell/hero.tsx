import type { CSSProperties, ReactNode } from "react";
import { posterUrl } from "#art/urls.ts";
import { classes } from "../ui/classes.ts";
import styles from "./hero.module.css";

const place = "Chile";

/** The pictures of the hero: wide and narrow, light and dark. Only one is loaded. */
export const heroPictures = {
  day: posterUrl({ place, shape: "hero", time: "day" }),
  night: posterUrl({ place, shape: "hero", time: "night" }),
  dayNarrow: posterUrl({ place, shape: "heroPhone", time: "day" }),
  nightNarrow: posterUrl({ place, shape: "heroPhone", time: "night" }),
};

const wide = "(min-width: 768px)";
const narrow = "(max-width: 767px)";
const dark = "(prefers-color-scheme: dark)";
const light = "(prefers-color-scheme: light)";

/** Preloads the picture before the styles arrive. For the `links` of a page with a hero. */
export const heroLinks = [
  { href: heroPictures.day, media: `${wide} and ${light}` },
  { href: heroPictures.night, media: `${wide} and ${dark}` },
  { href: heroPictures.dayNarrow, media: `${narrow} and ${light}` },
  { href: heroPictures.nightNarrow, media: `${narrow} and ${dark}` },
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
    "--day-narrow": `url("${heroPictures.dayNarrow}")`,
    "--night-narrow": `url("${heroPictures.nightNarrow}")`,
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
