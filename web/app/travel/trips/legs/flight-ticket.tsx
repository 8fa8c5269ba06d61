import type { ReactNode } from "react";
import type { Leg } from "#contracts/travel/trip-parts.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { timeText } from "#format/times.ts";
import { dayText } from "#format/dates.ts";
import { zoneText } from "../../../lookup/places/index.ts";
import { PetPicture } from "../../pets/index.ts";
import days from "../days/days.module.css";
import type { NamedPet } from "../pet-names.ts";
import styles from "./flight-ticket.module.css";
import {
  airsideText,
  arrivalShift,
  endText,
  flightName,
  modeText,
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

type LegStripProps = { leg: Leg; pets: readonly NamedPet[]; onEdit: (() => void) | undefined };

/** A leg on the day it departs. */
export function LegStrip({ leg, pets, onEdit }: LegStripProps) {
  const reader = useReader();
  const [from, to] = [endText(leg, "from"), endText(leg, "to")];
  const shift = leg.arrivalTime || leg.arrivalDate ? shiftText(arrivalShift(leg)) : "";
  const seats = leg.pets.flatMap(({ petId, how }) => {
    const pet = pets.find(({ _id }) => _id === petId);
    return pet ? [{ pet, how }] : [];
  });
  return (
    <div className={days.strip}>
      <div>
        <p className="meta num">
          <button type="button" className={days.cover} disabled={!onEdit} onClick={onEdit}>
            {flightName(leg) || modeText[leg.mode]}
            <span className="sr">
              {from && ` from ${from}`}
              {to && ` to ${to}`}
            </span>
          </button>
        </p>
        <div className={days.way} aria-hidden>
          <End name={from} time={timeText(leg.departureTime, reader)} />
          <span className={days.wave} />
          <End
            name={to}
            time={[timeText(leg.arrivalTime, reader), shift].filter(Boolean).join(" ")}
          />
        </div>
        <span className="sr">
          {[leg.departureTime, leg.arrivalTime]
            .map((time) => timeText(time, reader))
            .filter(Boolean)
            .join(" to ")}
        </span>
      </div>
      {(seats.length > 0 || leg.confirmation) && (
        <div className={days.stub}>
          {seats.map(({ pet, how }) => (
            <p key={pet._id}>
              {petSeatText(how)}
              <b>{pet.petName}</b>
            </p>
          ))}
          {leg.confirmation && <p>Conf. {leg.confirmation}</p>}
        </div>
      )}
    </div>
  );
}

const End = ({ name, time }: { name: string; time: string }) => (
  <span>
    <b>{name || "–"}</b>
    <span className="meta num">{time}</span>
  </span>
);
