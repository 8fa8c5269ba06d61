import { PawPrint } from "lucide-react";
import { useState, type ReactNode } from "react";
import { drawnPortrait } from "#art/pet-portrait.ts";
import { pictureUrl, type PictureWidth } from "#contracts/kernel/files.ts";
import type { PetCard } from "#contracts/travel/pets.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./pets.module.css";

type PetPictureProps = {
  pet: Pick<PetCard, "_id" | "petName" | "breed" | "species" | "petPhoto"> & { colour?: string };
  width?: PictureWidth;
  /** Next to the pet's name the picture is decorative, so `alt` is empty. */
  alt?: string;
  eager?: boolean;
  className?: string | undefined;
};

/** A pet's photo, or a drawing until there is one. Fills its container. */
export function PetPicture({ pet, width = 640, alt = "", eager, className }: PetPictureProps) {
  const [broken, setBroken] = useState<string>();
  const photo = pet.petPhoto && pictureUrl(pet.petPhoto, width);
  const url = photo && photo !== broken ? photo : drawnPortrait(pet);
  if (!url) {
    return (
      <span className={classes(styles.petPicturePicture, styles.none, className)}>
        <PawPrint aria-hidden />
        {alt && <span className="sr">{alt}</span>}
      </span>
    );
  }
  return (
    <img
      className={classes(styles.petPicturePicture, className)}
      src={url}
      alt={alt}
      width={width}
      height={width}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}

/** A perforated postage stamp around a picture, a little tilted. */
export function Stamped({ children }: { children: ReactNode }) {
  return (
    <span className={styles.stamp}>
      <span className={styles.paper}>{children}</span>
    </span>
  );
}
