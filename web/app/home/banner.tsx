import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { posterUrl } from "#art/urls.ts";
import { classes } from "../ui/classes.ts";
import type { BannerSlide } from "./banner-slides.ts";
import styles from "./banner.module.css";

type BannerProps = {
  slide: BannerSlide;
  /** Its place among the others, for those who hear the page. */
  position: string;
  state: "shown" | "hidden" | "arriving" | "leaving";
  to: "left" | "right" | undefined;
  /** The picture is fetched once the banner may be seen. */
  drawn: boolean;
};

const slideRole = { role: "group", "aria-roledescription": "slide" } as const;

/** One banner: words, a way on and a poster, all one link. */
export function Banner({ slide, position, state, to, drawn }: BannerProps) {
  return (
    <div
      className={classes(styles.banner, styles[state], to === "right" && styles.backwards)}
      aria-label={position}
      {...slideRole}
    >
      <Link className={styles.link} to={slide.to} prefetch="intent">
        <span className={styles.words}>
          <span className={styles.title}>{slide.title}</span>{" "}
          <span className={styles.sentence}>{slide.sentence}</span>{" "}
          <span className={styles.action}>
            {slide.action}
            <ArrowRight size={20} aria-hidden />
          </span>
        </span>
        <span className={styles.picture}>
          {drawn && (
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
