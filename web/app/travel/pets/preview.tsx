import { FilePicture } from "../../ui/files/preview.tsx";
import type { FileChange } from "../../ui/file-field.tsx";
import { Stamped } from "./stamped.tsx";
import styles from "./add-page.module.css";
import type { PetValues } from "./pet-codec.ts";
import { PetPicture } from "./pet-picture.tsx";
import { drawnPortrait } from "./portrait.ts";

type PreviewProps = { values: PetValues; photo: FileChange };

/** How a new pet will look: its photo, or the portrait that we draw until there is one. */
export function Preview({ values, photo }: PreviewProps) {
  const { petName, breed, species, colour } = values;
  const pet = { _id: "preview", petName: petName || "?", breed, species: species || null, colour };
  return (
    <div className={styles.preview} aria-hidden>
      <Stamped>
        {photo ? (
          <FilePicture file={photo} alt="" className={styles.photo} />
        ) : (
          <PetPicture pet={{ ...pet, petPhoto: null }} width={320} eager />
        )}
      </Stamped>
      <p className={styles.name}>{petName.trim() || "Your pet"}</p>
      {!photo && drawnPortrait(pet) && <p className="meta">Drawn by us until a photo comes.</p>}
    </div>
  );
}
