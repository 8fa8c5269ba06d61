import type { Leg } from "#contracts/travel/trip-parts.ts";
import { timeText } from "#format/times.ts";
import { dayText } from "#format/dates.ts";
import { zoneText } from "../../../lookup/places/index.ts";
import { airsideText, arrivalShift, endText, flightName, seatText, shiftText } from "./leg-text.ts";
import { petNameOf, type NamedPet } from "../pet-names.ts";
import styles from "../printed-trip.module.css";

type PrintedLegProps = { leg: Leg; name: string; pets: readonly NamedPet[] };

/** A leg as a printed ticket with a stub. */
export function PrintedLeg({ leg, name, pets }: PrintedLegProps) {
  const { departureDate, departureTime, departureZone, arrivalTime, arrivalZone } = leg;
  const shift = arrivalTime || leg.arrivalDate ? shiftText(arrivalShift(leg)) : "";
  const line = [name, departureDate && dayText(departureDate, "weekdayMonth"), flightName(leg)];
  return (
    <div className={styles.ticket}>
      <div className={styles.flight}>
        <p>{line.filter(Boolean).join(" · ")}</p>
        <div className={styles.way}>
          <Port name={endText(leg, "from")} time={timeText(departureTime)} zone={departureZone} />
          <span className={styles.arrow} aria-hidden>
            →
          </span>
          <Port
            name={endText(leg, "to")}
            time={[timeText(arrivalTime), shift].filter(Boolean).join(" ")}
            zone={arrivalZone}
          />
        </div>
        {leg.airside && <p>{airsideText}</p>}
      </div>
      <div className={styles.stub}>
        {leg.pets.map(({ petId, how }) => (
          <p key={petId}>
            <b>{petNameOf(petId, pets) ?? "A pet"}</b> {seatText[how]}
          </p>
        ))}
        {leg.confirmation && <p>Conf. {leg.confirmation}</p>}
      </div>
    </div>
  );
}

const Port = ({ name, time, zone }: { name: string; time: string; zone: string | null }) => (
  <div>
    <p className={styles.code}>{name || "–"}</p>
    <p>
      <b>{time}</b> {zone && <span className={styles.faint}>{zoneText(zone)} time</span>}
    </p>
  </div>
);
