import type { PetCard as Card } from "#contracts/travel/pets.ts";
import styles from "./pet-card.module.css";
import { PetPicture } from "./pet-picture.tsx";
import { speciesWord } from "./species-word.ts";

/** A pet as everybody sees it: its face, its name, and what its person says of it. */
export function PublicCard({ card }: { card: Card }) {
  const { petName, breed, bio } = card;
  return (
    <li>
      <article className={`card ${styles.card}`}>
        <PetPicture pet={card} className={styles.picture} />
        <div className={styles.words}>
          <h3 className={styles.name}>{petName}</h3>
          <p className="meta">{breed || speciesWord(card)}</p>
          {bio && <p className={styles.bio}>{bio}</p>}
        </div>
      </article>
    </li>
  );
}
