import type { ReactNode } from "react";
import type { Leg } from "#contracts/travel/trip-parts.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { timeText } from "#format/times.ts";
import { dayText } from "#format/dates.ts";
import { zoneText } from "../../../lookup/places/index.ts";
import { PetPicture } from "../../pets/index.ts";
import styles from "./flight-ticket.module.css";
import {
  airsideText,
  arrivalShift,
  endText,
  flightName,
  petSeatText,
  shiftText,
} from "./leg-text.ts";
import { useReader } from "../../../data/reader.ts";

type Drawn = Pick<Pet, "_id" | "petName" | "breed" | "species" | "petPhoto">;

type FlightTicketProps = {
  leg: Leg;
  name: string;
  pets: readonly Drawn[];
  /** What there is to say about the leg, below its ticket. */
  children?: ReactNode;
};

/** A leg as a ticket; the stub shows how each pet travels. */
export function FlightTicket({ leg, name, pets, children }: FlightTicketProps) {
  const { departureDate, departureTime, departureZone, arrivalTime, arrivalZone } = leg;
  const reader = useReader();
  const shift = arrivalTime || leg.arrivalDate ? shiftText(arrivalShift(leg)) : "";
  const line = [name, departureDate && dayText(departureDate, "weekdayMonth"), flightName(leg)];
  const passengers = leg.pets.flatMap(({ petId, how }) => {
    const pet = pets.find(({ _id }) => _id === petId);
    return pet ? [{ pet, how }] : [];
  });
  return (
    <li className={styles.frame}>
      <div className={styles.ticket}>
        <div className={styles.flight}>
          <p className="meta num">{line.filter(Boolean).join(" · ")}</p>
          <div className={styles.leg}>
            <Port
              name={endText(leg, "from")}
              isCode={leg.from !== null}
              time={timeText(departureTime, reader)}
              zone={departureZone}
            />
            <span className={styles.line} aria-hidden />
            <Port
              name={endText(leg, "to")}
              isCode={leg.to !== null}
              time={[timeText(arrivalTime, reader), shift].filter(Boolean).join(" ")}
              zone={arrivalZone}
              sr="to"
            />
          </div>
          {leg.airside && <p className="meta">{airsideText}</p>}
        </div>
        <div className={styles.stub}>
          {passengers.map(({ pet, how }) => (
            <div key={pet._id} className={styles.passenger}>
              <span className={styles.face}>
                <PetPicture pet={pet} width={320} />
              </span>
              <p className={styles.small}>{petSeatText(how)}</p>
              <p className={styles.pet}>{pet.petName}</p>
            </div>
          ))}
          {passengers.length === 0 && <p className={styles.small}>Pets: Not set yet</p>}
          {leg.confirmation && <p className={styles.small}>Conf. {leg.confirmation}</p>}
        </div>
      </div>
      {children}
    </li>
  );
}

type PortProps = {
  name: string;
  /** An airport's code is drawn larger than a name. */
  isCode: boolean;
  time: string;
  zone: string | null;
  sr?: string;
};

const Port = ({ name, isCode, time, zone, sr }: PortProps) => (
  <div className={styles.port}>
    <b className={isCode || name === "" ? undefined : styles.name}>
      {sr && <span className="sr">{sr} </span>}
      {name || "–"}
    </b>
    <span className="meta num">{time}</span>
    {zone && <span className="meta">{zoneText(zone)} time</span>}
  </div>
);
