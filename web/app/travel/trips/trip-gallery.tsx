import type { Trip } from "#contracts/travel/trips.ts";
import { LazyStillStrip } from "../../community/gallery/index.ts";
import lists from "./lists/check-list.module.css";
import styles from "./trip-gallery.module.css";

/** One's own gallery between the trip and its parts; those who travel along come first. Fetched by whoever comes near. */
export function TripGallery({ plan, userId }: { plan: Trip; userId: string }) {
  return (
    <section className={`wrap stack screen-only ${styles.gallery}`} aria-labelledby="gallery-title">
      <h2 id="gallery-title" className={lists.title}>
        Gallery
      </h2>
      <div className={styles.frame}>
        <LazyStillStrip profileId={userId} petIds={plan.petIds} />
      </div>
    </section>
  );
}
