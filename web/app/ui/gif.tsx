import { Pause, Play } from "lucide-react";
import { useState, useEffect, type PointerEvent } from "react";
import { gifMs, gifStillUrl } from "#art/urls.ts";
import { useMedia } from "./use-media.ts";
import styles from "./gif.module.css";

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

type State = { is: "still" } | { is: "playing"; by: "hover" | "press"; since: number };

const still: State = { is: "still" };

/** A press this soon after the pointer arrived was aimed at "Play". */
const aimMs = 800;

/**
 * An animation that plays once, on hover or on request. Without motion, only on request. `onLoad` is called when the
 * animation has loaded, from which its duration counts.
 */
function usePlayOnce(durationMs: number) {
  const [state, setState] = useState<State>(still);
  const [loadedAt, setLoadedAt] = useState<number>();
  const reduced = useMedia("(prefers-reduced-motion: reduce)");
  const playing = state.is === "playing";

  const start = (by: "hover" | "press") => {
    setLoadedAt(undefined);
    setState({ is: "playing", by, since: Date.now() });
  };

  useEffect(() => {
    if (!playing || loadedAt === undefined) return;
    const timer = setTimeout(() => setState(still), durationMs);
    return () => clearTimeout(timer);
  }, [playing, loadedAt, durationMs]);

  return {
    playing,
    onLoad: () => playing && setLoadedAt(Date.now()),
    toggle: () => {
      const aimedAtPlay = playing && state.by === "hover" && Date.now() - state.since < aimMs;
      if (aimedAtPlay) setState({ ...state, by: "press" });
      else if (playing) setState(still);
      else start("press");
    },
    hover: {
      // A finger arrives with the tap, which is a press.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse" && !reduced && !playing) start("hover");
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse" && playing && state.by === "hover") setState(still);
      },
    },
  };
}

const builtIn = /^\/art\/v1\/gifs\/([a-z0-9-]+)\.gif$/;

/** Whether a GIF is one of the built-in set. */
const isBuiltInGif = (url: string): boolean => builtIn.test(url);

/** The URL of a GIF's first frame; undefined if it can't be derived. */
export function stillOf(url: string): string | undefined {
  const id = builtIn.exec(url)?.[1];
  if (id) return gifStillUrl(id);
  if (!/^https:\/\/[a-z0-9]+\.giphy\.com\//.test(url)) return undefined;
  const still = url.replace(/\/(giphy|200|100|giphy-downsized)\.gif(?=$|\?)/, "/$1_s.gif");
  return still === url ? undefined : still;
}
