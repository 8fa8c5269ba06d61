import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { posterUrl } from "#art/urls.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { ThemedPicture } from "../../ui/themed-picture.tsx";
import styles from "./own-banner.module.css";
import type { OwnText } from "./text.ts";

const poster = { place: "Valparaiso", shape: "hero" } as const;

/** What we have to say where a broad banner of a partner could stand. */
export function OwnBanner({ words: { title, sentence, action, to } }: { words: OwnText }) {
  // It lives once somebody is near; until then its picture is not fetched.
  const near = useHydrated();
  return (
    <Link to={to} className={styles.banner} prefetch="intent">
      <span className={styles.picture}>
        {near && (
          <ThemedPicture
            className={styles.drawn}
            day={posterUrl({ ...poster, time: "day" })}
            night={posterUrl({ ...poster, time: "night" })}
          />
        )}
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span>{sentence}</span>
        <span className={styles.action}>
          {action}
          <ArrowRight size={20} aria-hidden />
        </span>
      </span>
    </Link>
  );
}
