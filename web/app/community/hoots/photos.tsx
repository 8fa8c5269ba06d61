import { Images, Pause, Play } from "lucide-react";
import { useState } from "react";
import { posterUrl } from "#art/urls.ts";
import type { Hoot, HootPhoto } from "#contracts/community/hoots.ts";
import { pictureSet, pictureUrl } from "#contracts/kernel/files.ts";
import { classes } from "../../ui/classes.ts";
import { PausableGif } from "../../ui/gif.tsx";
import gif from "../../ui/gif.module.css";
import { useOwnPicture } from "../../ui/use-own-picture.ts";
import { useStill } from "../../ui/use-still.ts";
import { travelerOf } from "../../travel/pets/index.ts";
import { ThemedPicture } from "../../ui/themed-picture.tsx";
import styles from "./cards.module.css";
import type { ListedHoot } from "./growing.ts";
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

type CardFrontProps = {
  hoot: ListedHoot;
  /** The place that it is about, if there is one. */
  place: string | undefined;
  turn: number | undefined;
};

/** The picture of a postcard: a photo or GIF of the author, else a poster of the place with their pet. */
export function CardFront({ hoot: { photos, gifUrl, author }, place = "", turn }: CardFrontProps) {
  if (photos) return <CardPhoto photos={photos} />;
  if (gifUrl) return <PausableGif url={gifUrl} alt={gifText(gifUrl)} width={480} height={360} />;
  const pet = travelerOf(author?.avatar ?? null);
  const poster = { place, turn, shape: "landscape", pet } as const;
  return (
    <ThemedPicture
      day={posterUrl({ ...poster, time: "day" })}
      night={posterUrl({ ...poster, time: "night" })}
    />
  );
}

/** The first photo of a hoot, and how many there are. */
function CardPhoto({ photos }: { photos: Photos }) {
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
