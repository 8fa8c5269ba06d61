import { timeText } from "#contracts/kernel/days.ts";
import type { Leg } from "#contracts/travel/trip-parts.ts";
import { zoneText } from "../../../lookup/places/index.ts";
import { arrivalShift, flightName, holdText, shiftText, weekdayText } from "./leg-text.ts";
import { petNameOf, type NamedPet } from "../pet-names.ts";
import styles from "../printed-trip.module.css";

type PrintedLegProps = { leg: Leg; name: string; pets: readonly NamedPet[] };

/** A flight as a printed ticket with a stub. */
export function PrintedLeg({ leg, name, pets }: PrintedLegProps) {
  const { departureDate, departureTime, departureZone, arrivalTime, arrivalZone } = leg;
  const shift = arrivalTime || leg.arrivalDate ? shiftText(arrivalShift(leg)) : "";
  const line = [name, departureDate && weekdayText(departureDate), flightName(leg)];
  return (
    <div className={styles.ticket}>
      <div className={styles.flight}>
        <p>{line.filter(Boolean).join(" · ")}</p>
        <div className={styles.way}>
          <Port code={leg.from} time={timeText(departureTime)} zone={departureZone} />
          <span className={styles.arrow} aria-hidden>
            →
          </span>
          <Port
            code={leg.to}
            time={[timeText(arrivalTime), shift].filter(Boolean).join(" ")}
            zone={arrivalZone}
          />
        </div>
      </div>
      <div className={styles.stub}>
        {leg.pets.map(({ petId, how }) => (
          <p key={petId}>
            <b>{petNameOf(petId, pets) ?? "A pet"}</b> in the {holdText[how]}
          </p>
        ))}
        {leg.confirmation && <p>Conf. {leg.confirmation}</p>}
      </div>
    </div>
  );
}

const Port = ({ code, time, zone }: { code: string | null; time: string; zone: string | null }) => (
  <div>
    <p className={styles.code}>{code ?? "–"}</p>
    <p>
      <b>{time}</b> {zone && <span className={styles.faint}>{zoneText(zone)} time</span>}
    </p>
  </div>
);
