import { CheckField } from "../../../ui/check-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { itemProps } from "../../../forms/field-props.ts";
import { legCodec } from "../legs/leg-codec.ts";
import { LegFields } from "../legs/leg-fields.tsx";
import { dayAndTime } from "../legs/day-time.ts";
import { modeText } from "../legs/leg-text.ts";
import { stayCodec } from "../stays/stay-codec.ts";
import { StayFields } from "../stays/stay-fields.tsx";
import { takeFocus } from "../use-editing.ts";
import type { BookingRead } from "./booking.ts";
import type { Card } from "./cards.ts";
import styles from "./import.module.css";

type BookingCardProps = {
  card: Card;
  taken: boolean;
  /** The selected trip already has it. */
  isInTrip: boolean;
  /** The time zone that the trip suggests. */
  likelyZone: string;
  /** Whether the card takes the focus as it appears. */
  takesFocus: boolean;
  onTake: (take: boolean) => void;
  onChange: (booking: BookingRead, path?: string) => void;
  onLeave: (path: string, isEmpty: boolean) => void;
};

/** "Flight LH 454, FRA – SFO, Jun 11, 10:05 AM", "Stay at Hotel X, Jun 11". */
function nameOf(booking: BookingRead): string {
  if (booking.is === "flight") {
    const { mode, flightNumber, airline, departureDate, departureTime } = booking.leg;
    const from = booking.leg.from || booking.leg.fromPlace.text;
    const to = booking.leg.to || booking.leg.toPlace.text;
    const route = from || to ? `${from || "?"} – ${to || "?"}` : "";
    const what = `${mode === "other" ? "Leg" : modeText[mode]} ${flightNumber || airline}`.trim();
    return [what, route, dayAndTime(departureDate, departureTime)].filter(Boolean).join(", ");
  }
  const { name, address, checkIn } = booking.stay;
  return [name || address ? `Stay at ${name || address}` : "Stay", dayAndTime(checkIn, "")]
    .filter(Boolean)
    .join(", ");
}

/** A parsed booking that can be selected and edited, with its original text. */
export function BookingCard(props: BookingCardProps) {
  const { card, taken, isInTrip, likelyZone, onTake, onChange, onLeave } = props;
  const { id, booking } = card;
  const name = nameOf(booking);
  return (
    <section
      className="card pad stack"
      aria-label={name}
      tabIndex={props.takesFocus ? -1 : undefined}
      ref={props.takesFocus ? takeFocus : undefined}
    >
      <div className={styles.head}>
        <CheckField
          name={`take.${id}`}
          label={<b>{name}</b>}
          checked={taken}
          onChange={({ target }) => onTake(target.checked)}
        />
        {isInTrip && <span className="meta">Already in this trip</span>}
      </div>
      {taken && booking.warnings.length > 0 && (
        <Notice tone="due">
          <ul className={styles.warnings}>
            {booking.warnings.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {taken &&
        (booking.is === "flight" ? (
          <LegFields
            leg={itemProps(
              legCodec,
              `legs.${id}`,
              booking.leg,
              (leg, path) => onChange({ ...booking, leg }, path),
              onLeave,
            )}
            pets={[]}
            isLast={false}
          />
        ) : (
          <StayFields
            stay={itemProps(
              stayCodec,
              `stays.${id}`,
              booking.stay,
              (stay, path) => onChange({ ...booking, stay }, path),
              onLeave,
            )}
            likelyZone={likelyZone}
          />
        ))}
      <details className={styles.source}>
        <summary>
          Show original text<span className="sr">: {name}</span>
        </summary>
        <pre>{booking.source}</pre>
      </details>
    </section>
  );
}
