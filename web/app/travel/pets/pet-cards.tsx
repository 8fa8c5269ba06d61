import type { PetCard as Card } from "#contracts/travel/pets.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { PetStrip, StripOutline } from "./pet-strip.tsx";
import styles from "./pets.module.css";
import { PetPicture } from "./pet-picture.tsx";
import { speciesWord } from "./species-word.ts";

// Only their owner sees these.
const OwnPets = lazy(async () => (await import("./own-pets.tsx")).OwnPets);

type PetCardsProps = {
  profileId: string;
  /** The viewer is the owner. */
  own: boolean;
  /** Only the owner's cards, without what else belongs to a household. */
  brief?: boolean;
  /** The public cards; undefined on the owner's private page. */
  cards?: readonly Card[] | undefined;
};

/** A person's pets on their profile. Others see nothing if there are none. */
export function PetCards({ profileId, own, brief = false, cards }: PetCardsProps) {
  if (own) {
    return <OwnPets fallback={<Outline cards={cards} />} key={profileId} brief={brief} />;
  }
  if (!cards || cards.length === 0) return null;
  return <Outline cards={cards} />;
}

type PublicPetsProps = { username: string; cards: readonly Card[] };

/** The tab of another person's pets. */
export const PublicPets = ({ username, cards }: PublicPetsProps) =>
  cards.length > 0 ? (
    <Outline cards={cards} />
  ) : (
    <EmptyState
      drawing="photo"
      title="No pets yet"
      sentence={`${username} hasn't added any pets.`}
    />
  );

function Outline({ cards }: Pick<PetCardsProps, "cards">) {
  return (
    <div>
      <Heading>Pets</Heading>
      {cards ? (
        <PetStrip label="Pets" focusable={cards.length > 1}>
          {cards.map((card) => (
            <PublicCard key={card._id} card={card} />
          ))}
        </PetStrip>
      ) : (
        <StripOutline />
      )}
    </div>
  );
}

/** A pet as others see it: picture, name and bio. */
function PublicCard({ card }: { card: Card }) {
  const { petName, breed, bio } = card;
  return (
    <li>
      <article className={`card ${styles.card}`}>
        <PetPicture pet={card} className={styles.picture} />
        <div className={styles.text}>
          <h3 className={styles.name}>{petName}</h3>
          <p className="meta">{breed || speciesWord(card)}</p>
          {bio && <p className={styles.bio}>{bio}</p>}
        </div>
      </article>
    </li>
  );
}
