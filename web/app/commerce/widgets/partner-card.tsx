import { ArrowRight, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CardSlot, SlotCard } from "#contracts/kernel/widgets.ts";
import { cardText, type CardText } from "./card-text.ts";
import styles from "./partner-card.module.css";

type CardProps = { slot: CardSlot; text: string; note?: string; children: ReactNode };

function Card({ slot, text, note, children }: CardProps) {
  const { title, level: Title } = cardText[slot];
  const id = `card-${slot}`;
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
export function PartnerCard({ slot, card }: { slot: CardSlot; card: SlotCard }) {
  const { link, text = "An offer from one of our partners." } = card;
  return (
    <Card
      slot={slot}
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

/** Our own card in a slot without a partner; it is not paid for. */
export function OwnLinkCard({ slot }: { slot: CardSlot }) {
  const card: CardText = cardText[slot];
  return (
    <Card slot={slot} text={card.sentence}>
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
