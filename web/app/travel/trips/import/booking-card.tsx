import { useState } from "react";
import { CheckField } from "../../../ui/check-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { itemProps } from "../../../forms/field-props.ts";
import { legCodec, type LegValues } from "../legs/leg-codec.ts";
import { LegFields } from "../legs/leg-fields.tsx";
import { stayCodec, type StayValues } from "../stays/stay-codec.ts";
import { StayFields } from "../stays/stay-fields.tsx";
import { takeFocus } from "../use-editing.ts";
import type { BookingRead } from "#contracts/travel/bookings.ts";
import { detailsOf, nameOf } from "./booking-text.ts";
import type { Card } from "./cards.ts";
import styles from "./import.module.css";
import { useReader } from "../../../data/reader.ts";

type BookingCardProps = {
  card: Card;
  taken: boolean;
  /** The selected trip already has it. */
  isInTrip: boolean;
  /** Whether one of its fields has an error. */
  hasError: boolean;
  /** The time zone that the trip suggests. */
  likelyZone: string;
  /** Whether the card takes the focus as it appears. */
  takesFocus: boolean;
  onTake: (take: boolean) => void;
  onChange: (booking: BookingRead, path?: string) => void;
  onLeave: (path: string, isEmpty: boolean) => void;
};

/** A parsed booking that can be selected and edited, with its original text. Its fields are folded unless some need attention. */
export function BookingCard(props: BookingCardProps) {
  const { card, taken, isInTrip, hasError, onTake } = props;
  const { id, booking } = card;
  const [isOpen, setOpen] = useState(booking.warnings.length > 0 || props.takesFocus);
  const reader = useReader();
  const name = nameOf(booking, reader);
  const details = detailsOf(booking, reader);
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
        {details && <span className="meta">{details}</span>}
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
      {taken && (
        <details
          className={styles.fields}
          // A field with an error can't be focused while it is folded.
          open={isOpen || hasError}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            Edit details<span className="sr">: {name}</span>
          </summary>
          <BookingFields {...props} />
        </details>
      )}
      <OriginalText booking={booking} />
    </section>
  );
}

/** The fields of a leg or of a stay. */
function BookingFields({ card: { id, booking }, likelyZone, onChange, onLeave }: BookingCardProps) {
  if (booking.is === "flight") {
    const put = (leg: LegValues, path?: string) => onChange({ ...booking, leg }, path);
    const leg = itemProps(legCodec, `legs.${id}`, booking.leg, put, onLeave);
    return <LegFields leg={leg} pets={[]} isLast={false} />;
  }
  const put = (stay: StayValues, path?: string) => onChange({ ...booking, stay }, path);
  const stay = itemProps(stayCodec, `stays.${id}`, booking.stay, put, onLeave);
  return <StayFields stay={stay} likelyZone={likelyZone} />;
}

/** The lines that a booking was read from. */
export const OriginalText = ({ booking }: { booking: BookingRead }) => (
  <details className={styles.source}>
    <summary>
      Show original text<span className="sr">: {nameOf(booking, useReader())}</span>
    </summary>
    <pre>{booking.source}</pre>
  </details>
);
