import { BedDouble } from "lucide-react";
import type { ReactNode } from "react";
import { type Stay, noAddress } from "#contracts/travel/trip-parts.ts";
import styles from "./stay-section.module.css";
import { petFeeText, stayClock, stayDays } from "./stay-text.ts";
import { useReader } from "../../../data/reader.ts";

/** A stay, read-only. */
export function StayView({ stay, children }: { stay: Stay; children?: ReactNode }) {
  const reader = useReader();
  const more = [
    petFeeText(stay),
    stay.confirmation && `Confirmation code ${stay.confirmation}`,
  ].filter(Boolean);
  return (
    <li className={styles.stay}>
      <BedDouble size={24} aria-hidden />
      <div>
        {stay.name && <h3 className={styles.name}>{stay.name}</h3>}
        <p className={styles.address}>{stay.address || noAddress}</p>
        <p className="meta num">
          {[stayDays(stay, reader), stayClock(stay)].filter(Boolean).join(" · ")}
        </p>
        {more.length > 0 && <p className="meta num">{more.join(" · ")}</p>}
        {children}
      </div>
    </li>
  );
}
