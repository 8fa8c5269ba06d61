import type { ReactNode } from "react";
import type { PetLook } from "#art/urls.ts";
import styles from "./member.module.css";

/** Who stands there for guests, and for a pet that nobody has drawn. */
export const anyLook: PetLook = { species: "dog", colour: "golden" };

type WelcomeTextProps = {
  /** Who stands in the landscape: an address of a figure. */
  figure: string;
  /** The picture of the pet, decorative. */
  picture: ReactNode;
  /** The name of the pet in the title. */
  pet: string;
  /** The sentence below the title. */
  children: ReactNode;
};

/** A title of three lines and a sentence of up to two, so that their height never changes. */
export const WelcomeText = ({ figure, picture, pet, children }: WelcomeTextProps) => (
  <>
    <h1 className={styles.title}>
      Where are you{" "}
      <span className={styles.line}>
        and <span className={styles.pet}>{picture}</span>
        <span className={styles.name}>{pet}</span>{" "}
      </span>
      going next?
    </h1>
    <p className={styles.sentence}>{children}</p>
    <img className={styles.figure} src={figure} alt="" width={240} height={200} decoding="async" />
  </>
);
