import { Images, Pause, Play } from "lucide-react";
import { useState } from "react";
import type { Hoot, HootPhoto } from "#contracts/community/hoots.ts";
import { pictureSet, pictureUrl } from "#contracts/kernel/files.ts";
import { classes } from "../../ui/classes.ts";
import { PausableGif } from "../../ui/gif.tsx";
import gif from "../../ui/gif.module.css";
import { useOwnPicture } from "../../ui/use-own-picture.ts";
import { useStill } from "../../ui/use-still.ts";
import styles from "./cards.module.css";
import { gifText } from "./text.ts";

type Photos = NonNullable<Hoot["photos"]>;

/** The photos of a hoot in full: one alone at its own shape, several as a grid. */
export function HootPhotos({ photos, title }: { photos: Photos; title: string }) {
  const isAlone = photos.length === 1;
  return (
    <ul className={classes(styles.photos, isAlone && styles.alone)} aria-label="Photos">
      {photos.map((photo, index) => (
        <li key={photo.url}>
          <Photo
            photo={photo}
            alt={photo.alt || `Photo ${index + 1} for “${title}”`}
            sizes={isAlone ? "(min-width: 760px) 720px, 100vw" : "(min-width: 760px) 360px, 50vw"}
          />
        </li>
      ))}
    </ul>
  );
}

/** The first photo of a hoot on the front of its card, and how many there are. */
export function CardPhoto({ photos }: { photos: Photos }) {
  const [first] = photos;
  if (!first) return null;
  return (
    <>
      <Photo photo={first} alt={first.alt} sizes="(min-width: 700px) 420px, calc(100vw - 56px)" />
      {photos.length > 1 && (
        <span className={styles.photoCount}>
          <Images size={16} aria-hidden />
          {photos.length}
          <span className="sr"> photos</span>
        </span>
      )}
    </>
  );
}

/** The GIF of a hoot on the front of its card, still until it is played. */
export const CardGif = ({ url }: { url: string }) => (
  <PausableGif url={url} alt={gifText(url)} width={480} height={360} />
);

type PhotoProps = { photo: HootPhoto; alt: string; sizes: string };

function Photo(props: PhotoProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <span className={styles.frame}>
      <Picture {...props} playing={playing} />
      {props.photo.animated && (
        <button type="button" className={gif.play} onClick={() => setPlaying(!playing)}>
          {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          {playing ? "Pause" : "Play"}
        </button>
      )}
    </span>
  );
}

function Picture({ photo, alt, sizes, playing }: PhotoProps & { playing: boolean }) {
  const { url, width, height, animated } = photo;
  const own = useOwnPicture(url);
  const plain = own.url ?? pictureUrl(url, 640);
  const src = useStill(plain, animated && !playing);
  if (own.isBroken) return <span className="meta">This photo couldn't load.</span>;
  const widths = animated || own.url !== undefined ? {} : { srcSet: pictureSet(url), sizes };
  return (
    <img
      src={src}
      {...widths}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={own.onError}
    />
  );
}
