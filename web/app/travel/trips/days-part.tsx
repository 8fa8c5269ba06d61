import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { FlightSection } from "./legs/flight-section.tsx";
import { StaySection } from "./stays/stay-section.tsx";
import { TripMap } from "./trip-map.tsx";
import { hasPlaces } from "./trip-text.ts";
import styles from "./trip-page.module.css";

/** The legs and stays of a trip, on phones with the map that stands beside the overview elsewhere. */
export const DaysPart = ({ trip, pets }: { trip: Trip; pets: readonly Pet[] }) => (
  <div className={styles.halves}>
    <FlightSection trip={trip} pets={pets} />
    <StaySection trip={trip} />
    {hasPlaces(trip) && (
      <div className="narrow-only">
        <TripMap trip={trip} />
      </div>
    )}
  </div>
);
