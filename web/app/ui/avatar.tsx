import { useState } from "react";
import { pictureUrl } from "#contracts/kernel/files.ts";
import { anonymousPortraitUrl, defaultPortraitUrl } from "#art/urls.ts";
import { classes } from "./classes.ts";
import styles from "./avatar.module.css";

/** The person shown; null for a deleted account. */
export type Face = { _id: string; avatar?: string | null } | null;

/** The photo of a person, or a generated portrait. */
export function faceUrl(face: Face): string {
  if (!face) return anonymousPortraitUrl;
  return face.avatar ? pictureUrl(face.avatar, 320) : defaultPortraitUrl(face._id);
}

/** The same, with the portrait as a fallback if the photo can't load. */
export function useFace(face: Face) {
  const [broken, setBroken] = useState<string>();
  const url = faceUrl(face);
  const src = url === broken && face ? defaultPortraitUrl(face._id) : url;
  return { src, onError: () => setBroken(url) };
}

type AvatarProps = { face: Face; size?: "s" | "m" | "x"; alt?: string };

const pixels = { s: 28, m: 40, x: 104 };

/** A round avatar. It is decorative next to a name, so `alt` is empty. */
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
