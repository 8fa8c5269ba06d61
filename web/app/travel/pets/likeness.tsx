import { drawnPortrait } from "#art/pet-portrait.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { FilePicture } from "../../ui/files/preview.tsx";
import styles from "./forms.module.css";
import type { petCodec } from "./pet-codec.ts";
import { PetPicture, Stamped } from "./pet-picture.tsx";

type LikenessProps = { edit: EditOf<typeof petCodec> };

/** What a new pet looks like: its photo, or a drawing of its kind, breed and color as they are typed. */
export function Likeness({ edit: { values, files } }: LikenessProps) {
  const photo = files["petPhoto"];
  return (
    <Stamped>
      {photo ? (
        <FilePicture file={photo} alt="" className={styles.photo} />
      ) : (
        <PetPicture pet={drawnFrom(values)} width={320} eager />
      )}
    </Stamped>
  );
}

const drawnFrom = ({ petName, breed, species, colour }: LikenessProps["edit"]["values"]) => ({
  _id: "preview",
  petName: petName || "?",
  breed,
  species: species || null,
  colour,
  petPhoto: null,
});

/** The same beside the form, with the name. */
export function PetPreview({ edit }: LikenessProps) {
  const { values, files } = edit;
  return (
    <div className={styles.preview} aria-hidden>
      <Likeness edit={edit} />
      <p className={styles.name}>{values.petName.trim() || "Your pet"}</p>
      {!files["petPhoto"] && drawnPortrait(drawnFrom(values)) && (
        <p className="meta">Illustration until you add a photo.</p>
      )}
    </div>
  );
}
