import { Pause, Play } from "lucide-react";
import { useState } from "react";
import styles from "./gif.module.css";
import { stillOf } from "./gif-still.ts";

type GifProps = { url: string; alt?: string; width?: number; height?: number };

/** A GIF that plays on request. Without a still image, a plain area is shown first. */
export function PausableGif({ url, alt = "", width = 480, height = 270 }: GifProps) {
  const [playing, setPlaying] = useState(false);
  const [broken, setBroken] = useState(false);
  const still = stillOf(url);
  const src = playing ? url : still;
  if (broken) return <p className="meta">This GIF couldn't load.</p>;
  return (
    <div className={styles.gif} style={{ aspectRatio: `${width} / ${height}` }}>
      {src && (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
      <button type="button" className={styles.play} onClick={() => setPlaying(!playing)}>
        {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        {playing ? "Pause GIF" : "Play GIF"}
      </button>
    </div>
  );
}
