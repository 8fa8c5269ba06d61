import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { posterUrl } from "#art/urls.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { ThemedPicture } from "../../ui/themed-picture.tsx";
import styles from "./own-banner.module.css";
import type { OwnText } from "./text.ts";

const poster = { place: "Valparaiso", shape: "hero" } as const;

/** Our own banner where none of a partner is configured. */
export function OwnBanner({ text: { title, sentence, action, to } }: { text: OwnText }) {
  // The picture is fetched only after hydration, which waits until the banner is near the viewport.
  const hydrated = useHydrated();
  return (
    <Link to={to} className={styles.banner} prefetch="intent">
      <span className={styles.picture}>
        {hydrated && (
          <ThemedPicture
            className={styles.drawn}
            day={posterUrl({ ...poster, time: "day" })}
            night={posterUrl({ ...poster, time: "night" })}
          />
        )}
      </span>
      <span className={styles.text}>
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
