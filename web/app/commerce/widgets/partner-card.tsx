import { ArrowRight, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CardPlace, PlacedCard } from "#contracts/kernel/widgets.ts";
import { cardText, type CardText } from "./card-text.ts";
import styles from "./partner-card.module.css";

type CardProps = { place: CardPlace; text: string; note?: string; children: ReactNode };

function Card({ place, text, note, children }: CardProps) {
  const { title, level: Title } = cardText[place];
  const id = `card-${place}`;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <p>{text}</p>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

/** A partner's offer: a plain link, labeled as an offer. */
export function PartnerCard({ place, card }: { place: CardPlace; card: PlacedCard }) {
  const { link, text = "An offer from one of our partners." } = card;
  return (
    <Card
      place={place}
      text={text}
      note="Partner offer. We may earn a commission. It doesn't affect our answers."
    >
      <a href={link.to} target="_blank" rel="noopener sponsored">
        {link.words}
        <ExternalLink size={16} aria-hidden />
      </a>
    </Card>
  );
}

/** Our own card at a place without a partner; it is not paid for. */
export function OwnLinkCard({ place }: { place: CardPlace }) {
  const card: CardText = cardText[place];
  return (
    <Card place={place} text={card.sentence}>
      {card.to.startsWith("/") ? (
        <Link to={card.to} prefetch="intent">
          {card.action}
          <ArrowRight size={16} aria-hidden />
        </Link>
      ) : (
        <a href={card.to} rel="noopener">
          {card.action}
          <ExternalLink size={16} aria-hidden />
        </a>
      )}
    </Card>
  );
}
