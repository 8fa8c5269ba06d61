import { CheckField } from "../../../ui/check-field.tsx";
import { nameOf } from "./booking-text.ts";
import type { Card } from "./cards.ts";
import styles from "./import.module.css";
import { OriginalText } from "./original-text.tsx";
import { useReader } from "../../../data/reader.ts";

type CanceledCardProps = {
  card: Card;
  /** The name of the selected trip, if that trip has the booking. */
  tripName: string | undefined;
  removed: boolean;
  onRemove: (removed: boolean) => void;
};

/** A canceled booking: it can be removed from the trip that has it, never added. */
export function CanceledCard({ card, tripName, removed, onRemove }: CanceledCardProps) {
  const name = nameOf(card.booking, useReader());
  return (
    <section className="card pad stack" aria-label={name}>
      <div className={styles.head}>
        <b>{name}</b>
        <span className="meta">
          {tripName === undefined ? "Canceled. It isn't in this trip." : "Canceled"}
        </span>
      </div>
      {tripName !== undefined && (
        <CheckField
          name={`take.${card.id}`}
          label={`Remove it from ${tripName}`}
          checked={removed}
          onChange={({ target }) => onRemove(target.checked)}
        />
      )}
      <OriginalText booking={card.booking} />
    </section>
  );
}
