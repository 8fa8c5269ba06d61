import { useState } from "react";
import { pictureUrl } from "#contracts/kernel/picture-url.ts";
import { anonymousPortraitUrl, defaultPortraitUrl } from "#art/urls.ts";
import { classes } from "./classes.ts";
import styles from "./avatar.module.css";

/** The person shown; null for a deleted account. */
export type Face = { _id: string; avatar?: string | null } | null;

/** The picture of a person, or the drawn portrait that stands in for it. */
export function faceUrl(face: Face): string {
  if (!face) return anonymousPortraitUrl;
  return face.avatar ? pictureUrl(face.avatar, 320) : defaultPortraitUrl(face._id);
}

/** The same, but back to the drawing when the picture cannot be loaded. */
export function useFace(face: Face) {
  const [broken, setBroken] = useState<string>();
  const url = faceUrl(face);
  const src = url === broken && face ? defaultPortraitUrl(face._id) : url;
  return { src, onError: () => setBroken(url) };
}

type AvatarProps = { face: Face; size?: "s" | "m" | "x"; alt?: string };

const pixels = { s: 28, m: 40, x: 104 };

/** A round face. Beside a written name it is decoration, so `alt` is empty. */
export function Avatar({ face, size = "m", alt = "" }: AvatarProps) {
  const picture = useFace(face);
  return (
    <img
      className={classes(styles.avatar, styles[size])}
      {...picture}
      alt={alt}
      width={pixels[size]}
      height={pixels[size]}
      loading="lazy"
      decoding="async"
    />
  );
}
