import type { ReactNode } from "react";
import styles from "./member.module.css";

type WelcomeTextProps = {
  /** The picture of the pet, decorative. */
  picture: ReactNode;
  /** The name of the pet in the title. */
  pet: string;
  /** The sentence below the title. */
  children: ReactNode;
};

/** A title of three lines and a sentence of up to two, so that their height never changes. */
export const WelcomeText = ({ picture, pet, children }: WelcomeTextProps) => (
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
  </>
);
