import type { BookingRead } from "./booking.ts";
import { nameOf } from "./booking-text.ts";
import styles from "./import.module.css";
import { useReader } from "../../../data/reader.ts";

/** The lines that a booking was read from. */
export const OriginalText = ({ booking }: { booking: BookingRead }) => (
  <details className={styles.source}>
    <summary>
      Show original text<span className="sr">: {nameOf(booking, useReader())}</span>
    </summary>
    <pre>{booking.source}</pre>
  </details>
);
