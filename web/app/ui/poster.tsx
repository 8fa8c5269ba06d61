import type { ReactNode } from "react";
import { posterUrl, type PosterChoice, type PetLook, type Shape, type Time } from "#art/urls.ts";
import { classes } from "./classes.ts";
import styles from "./poster.module.css";

export type FrameShape = Extract<Shape, "portrait" | "landscape" | "square">;

const sizes = {
  portrait: { width: 600, height: 800 },
  landscape: { width: 720, height: 405 },
  square: { width: 600, height: 600 },
} satisfies Record<FrameShape, { width: number; height: number }>;

type PosterProps = {
  place: string;
  shape?: FrameShape;
  time?: Time;
  pet?: PetLook;
  /** What the caption is about, if it isn't a place. */
  scene?: PosterChoice["scene"];
  /** In lists, so that neighbors differ. */
  turn?: number;
  /** A poster is decorative next to a name, so `alt` is empty. */
  alt?: string;
  /** The text below the image. */
  children?: ReactNode;
  tilted?: boolean;
  eager?: boolean;
};

/** A generated travel poster with a white border and a caption. */
export function Poster(props: PosterProps) {
  const { place, shape = "portrait", time = "day", pet, alt = "", children, tilted, eager } = props;
  const { scene, turn } = props;
  return (
    <span className={classes(styles.poster, tilted && styles.tilted)}>
      <img
        className={styles[shape]}
        src={posterUrl({ place, shape, time, pet, scene, turn })}
        alt={alt}
        {...sizes[shape]}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
      {children && <b>{children}</b>}
    </span>
  );
}
