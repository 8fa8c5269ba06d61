import type { Provider } from "#contracts/lookup/providers.ts";
import { PlaceLines, SourceLink } from "./place-lines.tsx";
import styles from "./place.module.css";
import { provenance } from "./provider-text.ts";

type SuggestedProvidersProps = { providers: readonly Provider[]; level?: "h2" | "h3" };

/** Places that travelers suggested, each with where it comes from and when somebody looked. */
export function SuggestedProviders({ providers, level: Title = "h3" }: SuggestedProvidersProps) {
  if (providers.length === 0) return null;
  return (
    <ul className={styles.places} aria-label="Suggested by travellers">
      {providers.map((place) => (
        <li key={place._id} className={`card pad ${styles.place}`}>
          <Title className={styles.name}>{place.name}</Title>
          <PlaceLines of={place} />
          <p className="meta">
            {provenance(place.checkedAt)}. Source: <SourceLink source={place.source} />
          </p>
        </li>
      ))}
    </ul>
  );
}
