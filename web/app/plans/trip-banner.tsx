import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { posterUrl } from "#art/urls.ts";
import { ThemedPicture } from "../ui/themed-picture.tsx";
import styles from "./trip-banner.module.css";

const poster = { place: "Valparaiso", shape: "hero" } as const;

/** Where to sleep and what to do, by those who were there. */
export const TripBanner = () => (
  <Link to="/posts" className={styles.banner} prefetch="intent">
    <ThemedPicture
      className={styles.picture}
      day={posterUrl({ ...poster, time: "day" })}
      night={posterUrl({ ...poster, time: "night" })}
    />
    <span className={styles.words}>
      <b>Somewhere to sleep, something to do</b>
      <span>Hotels and walks that take pets, told by people who were there.</span>
      <span className={styles.action}>
        Read the hoots
        <ArrowRight size={20} aria-hidden />
      </span>
    </span>
  </Link>
);
