import { ArrowRight, ExternalLink } from "lucide-react";
import { Link } from "react-router";
import {
  isCardPlace,
  type CardPlace,
  type PartnerLink,
  type WidgetPlace,
} from "#contracts/kernel/widgets.ts";
import { useHydrated } from "../../data/hydrated.ts";
import styles from "./own-card.module.css";
import { OwnLinkCard } from "./partner-card.tsx";
import { ownText } from "./text.ts";

/** Our own card at a place without a partner. */
export function OwnCard({ place }: { place: Exclude<WidgetPlace, CardPlace> }) {
  const { title, sentence, action, to, drawing } = ownText[place];
  // The drawing is fetched only after hydration, which waits until the card is near the viewport.
  const hydrated = useHydrated();
  return (
    <div className={styles.frame}>
      <div className={styles.card}>
        <span className={styles.drawing} aria-hidden>
          {hydrated && <img src={drawing} alt="" width={72} height={72} />}
        </span>
        <p className={styles.text}>
          <b>{title}</b> <span>{sentence}</span>
        </p>
        <Link className={styles.action} to={to} prefetch="intent">
          {action}
          <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
    </div>
  );
}

type FallbackCardProps = { place: WidgetPlace; link: PartnerLink | undefined };

/** Replaces a widget that failed to load: the partner's plain link, or our own card. */
export function FallbackCard({ place, link }: FallbackCardProps) {
  if (!link) {
    return isCardPlace(place) ? <OwnLinkCard place={place} /> : <OwnCard place={place} />;
  }
  return (
    <div className={styles.frame}>
      <div className={`${styles.card} ${styles.plain}`}>
        <p className={styles.text}>
          <b>Couldn't load our partner's content.</b>{" "}
          <span>The rest of this page still works.</span>
        </p>
        <a className={styles.action} href={link.to} target="_blank" rel="noopener sponsored">
          {link.words}
          <ExternalLink size={16} aria-hidden />
        </a>
      </div>
    </div>
  );
}
