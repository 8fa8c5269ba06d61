import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { FlightSection } from "./legs/flight-section.tsx";
import { StaySection } from "./stays/stay-section.tsx";
import styles from "./trip-page.module.css";

/** The legs and stays of a trip. */
export const DaysPart = ({ trip, pets }: { trip: Trip; pets: readonly Pet[] }) => (
  <div className={styles.halves}>
    <FlightSection trip={trip} pets={pets} />
    <StaySection trip={trip} />
  </div>
);
