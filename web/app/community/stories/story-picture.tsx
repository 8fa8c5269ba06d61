import type { CSSProperties } from "react";
import { pictureSet, pictureUrl } from "#contracts/kernel/files.ts";
import { posterUrl } from "#art/urls.ts";
import { useOwnPicture } from "../../ui/use-own-picture.ts";
import { useStill } from "../../ui/use-still.ts";

export type StoryPictureProps = {
  url: string | null;
  /** The place of the poster shown if there is no picture. */
  place: string;
  /** The `sizes` attribute. */
  sizes: string;
  size?: Size | undefined;
  /** Whether it is animated; it plays only while `playing`. */
  moves?: boolean;
  playing?: boolean;
  alt?: string;
  className?: string | undefined;
  style?: CSSProperties;
  /** Loads at once, as the first visible picture. */
  eager?: boolean;
};

/** The size of a picture without one: our drawings are 16:9. */
const unmeasured = { width: 1280, height: 720 };

/** A picture of a story in the width needed, or a poster if there is none. */
export function StoryPicture(props: StoryPictureProps) {
  const { url, place, sizes, size = unmeasured, moves = false, playing = false } = props;
  const { alt = "", className, style, eager } = props;
  const own = useOwnPicture(url);
  const visibleUrl = own.isBroken ? null : (own.url ?? url);
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
      onError={own.onError}
    />
  );
}

/** In pixels. */
type Size = { width: number; height: number };

const squarish = 1.15;

/** Whether a picture is in portrait format, or nearly; a picture without a size is not. */
export const isTall = (size: Size | undefined): boolean =>
  size !== undefined && size.width / size.height < squarish;

/** The displayed aspect ratio: its own within limits. */
export const ratioOf = (size: Size | undefined): number =>
  size === undefined ? 16 / 9 : Math.min(2.4, Math.max(0.7, size.width / size.height));
