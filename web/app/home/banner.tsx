import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { posterUrl } from "#art/urls.ts";
import { classes } from "../ui/classes.ts";
import type { BannerSlide } from "./banner-slides.ts";
import styles from "./banner.module.css";

type BannerProps = {
  slide: BannerSlide;
  /** The accessible name: "1 of 4". */
  position: string;
  state: "visible" | "hidden" | "arriving" | "leaving";
  direction: "left" | "right" | undefined;
  /** Whether the picture is loaded, once the banner may become visible. */
  hasPicture: boolean;
};

const slideRole = { role: "group", "aria-roledescription": "slide" } as const;

/** One banner with text and a poster, as one link. */
export function Banner({ slide, position, state, direction, hasPicture }: BannerProps) {
  return (
    <div
      className={classes(styles.banner, styles[state], direction === "right" && styles.backwards)}
      aria-label={position}
      {...slideRole}
    >
      <Link className={styles.link} to={slide.to} prefetch="intent">
        <span className={styles.text}>
          <span className={styles.title}>{slide.title}</span>{" "}
          <span className={styles.sentence}>{slide.sentence}</span>{" "}
          <span className={styles.action}>
            {slide.action}
            <ArrowRight size={20} aria-hidden />
          </span>
        </span>
        <span className={styles.picture}>
          {hasPicture && (
            <img
              src={posterUrl({ place: slide.place, shape: "landscape", time: "day" })}
              alt=""
              width={720}
              height={405}
              loading="lazy"
              decoding="async"
            />
          )}
        </span>
      </Link>
    </div>
  );
}
