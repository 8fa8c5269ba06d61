import type { Stay } from "#contracts/travel/trip-parts.ts";
import { timeText } from "#format/times.ts";
import { dayText } from "#format/dates.ts";
import styles from "../printed-trip.module.css";
import { petFeeText, stayClock } from "./stay-text.ts";

/** A printed stay: address on the left, dates on the right. */
export function PrintedStay({ stay }: { stay: Stay }) {
  const { name, address, checkIn, checkInTime, checkOut, checkOutTime, confirmation } = stay;
  const more = [petFeeText(stay), confirmation && `Confirmation code ${confirmation}`].filter(
    Boolean,
  );
  return (
    <div className={styles.stay}>
      <div>
        {name && <p className={styles.place}>{name}</p>}
        {address && <p className={styles.address}>{address}</p>}
        {more.length > 0 && <p className={styles.faint}>{more.join(" · ")}</p>}
      </div>
      <div>
        {checkIn && <Moment what="Check-in" day={checkIn} time={checkInTime} />}
        {checkOut && <Moment what="Check-out" day={checkOut} time={checkOutTime} />}
        {stayClock(stay) && <p className={styles.faint}>{stayClock(stay)}</p>}
      </div>
    </div>
  );
}

type MomentProps = { what: string; day: string; time: string | null };

const Moment = ({ what, day, time }: MomentProps) => (
  <p className={styles.moment}>
    <span>{what} </span>
    <b>{[dayText(day, "weekdayMonth"), timeText(time)].filter(Boolean).join(", ")}</b>
  </p>
);
