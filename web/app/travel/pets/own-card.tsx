import { Pencil } from "lucide-react";
import { Link } from "react-router";
import { useReader } from "../../accounts/viewer/index.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/tag.tsx";
import { petPath } from "../../links/pets.ts";
import { excerpt } from "../../ui/text.ts";
import { destinationOf } from "../labels/index.ts";
import styles from "./pet-card.module.css";
import { PetPicture } from "./pet-picture.tsx";
import { factsLine, papersSign } from "./pet-text.ts";
import { useExpiries } from "./use-expiries.ts";

type OwnCardProps = { pet: Pet; today: string; onUpdate: () => void };

/** A pet as its owner sees it: the card links to its page, and a button opens the form. */
export function OwnCard({ pet, today, onUpdate }: OwnCardProps) {
  const { _id, petName } = pet;
  const reader = useReader();
  const [next] = useExpiries(pet, today);
  const expiry = next && {
    kind: next.record.kind,
    is: next.is,
    place: excerpt(destinationOf(next.trip), 20),
  };
  const sign = papersSign(pet, today, expiry);
  return (
    <li>
      <article className={`card ${styles.card}`}>
        <PetPicture pet={pet} className={styles.picture} />
        <div className={styles.text}>
          <h3 className={styles.name}>
            <Link className="cover-link" to={petPath(_id)} prefetch="intent">
              {petName}
            </Link>
          </h3>
          <p className="meta">{factsLine(pet, today, reader)}</p>
          <Chip tone={sign.tone}>{sign.label}</Chip>
          <Button
            variant="txt"
            small
            id={updateId(_id)}
            className={styles.update}
            icon={<Pencil aria-hidden />}
            onClick={onUpdate}
          >
            Update<span className="sr"> {petName}</span>
          </Button>
        </div>
      </article>
    </li>
  );
}

/** The button that gets the focus when the form closes. */
export const updateId = (id: string): string => `update-pet-${id}`;
