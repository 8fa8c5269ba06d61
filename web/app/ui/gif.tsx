import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { gifMs } from "#art/urls.ts";
import styles from "./gif.module.css";
import { isBuiltInGif, stillOf } from "./gif-still.ts";
import { usePlayOnce } from "./use-play-once.ts";

type GifProps = { url: string; alt?: string; width?: number; height?: number };

/** The browser doesn't tell how long another GIF is, so it plays for as long as motion may last without a request. */
const otherMs = 5_000;

/** A GIF that plays once on hover or tap. Its first frame stands there otherwise, or a plain area if that is unknown. */
export function PausableGif({ url, alt = "", width = 480, height = 270 }: GifProps) {
  const { playing, onLoad, toggle, hover } = usePlayOnce(isBuiltInGif(url) ? gifMs : otherMs);
  const [broken, setBroken] = useState(false);
  const src = playing ? url : stillOf(url);
  if (broken) return <p className="meta">This GIF couldn't load.</p>;
  return (
    <div className={styles.gif} style={{ aspectRatio: `${width} / ${height}` }} {...hover}>
      {src && (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
          onError={() => setBroken(true)}
        />
      )}
      <button type="button" className={styles.cover} onClick={toggle}>
        <span className={styles.play}>
          {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          {playing ? "Pause GIF" : "Play GIF"}
        </span>
      </button>
    </div>
  );
}
