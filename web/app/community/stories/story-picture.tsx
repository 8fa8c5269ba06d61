import { useState, type CSSProperties } from "react";
import { pictureSet, pictureUrl } from "#contracts/kernel/picture-url.ts";
import { posterUrl } from "#art/urls.ts";
import { useStill } from "../../ui/use-still.ts";
import type { Size } from "./story-face.ts";

export type StoryPictureProps = {
  url: string | null;
  /** Names the drawing that stands in for a picture that is not there. */
  place: string;
  /** How wide it will be, as the browser is told. */
  sizes: string;
  size?: Size | undefined;
  /** It moves while it plays, and stands still otherwise. */
  moves?: boolean;
  playing?: boolean;
  alt?: string;
  className?: string | undefined;
  style?: CSSProperties;
  /** It is seen first, so it is not waited for. */
  eager?: boolean;
};

/** What is assumed of a picture nobody has measured: our drawings are 16:9. */
const unmeasured = { width: 1280, height: 720 };

/** A picture of a story in the width that is needed, or a drawn poster where there is none. */
export function StoryPicture(props: StoryPictureProps) {
  const { url, place, sizes, size = unmeasured, moves = false, playing = false } = props;
  const { alt = "", className, style, eager } = props;
  const [broken, setBroken] = useState<string>();
  const visibleUrl = url === broken ? null : url;
  const plain = visibleUrl
    ? pictureUrl(visibleUrl, eager ? 1280 : 640)
    : posterUrl({ place, shape: "landscape", time: "day" });
  const src = useStill(plain, moves && !playing && visibleUrl !== null);
  const widths = visibleUrl && !moves ? { srcSet: pictureSet(visibleUrl), sizes } : {};
  return (
    <img
      className={className}
      src={src}
      {...widths}
      width={size.width}
      height={size.height}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      style={style}
      onError={() => setBroken(url ?? undefined)}
    />
  );
}
