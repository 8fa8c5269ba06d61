import type { CSSProperties } from "react";
import { pictureSet, pictureUrl } from "#contracts/kernel/picture-url.ts";
import type { Photo } from "#contracts/community/gallery.ts";
import { useStill } from "../../ui/use-still.ts";
import { usePlaceholder } from "./use-placeholder.ts";

type PictureProps = {
  photo: Pick<Photo, "url" | "width" | "height" | "thumbhash" | "animated">;
  alt: string;
  /** How wide it will be, as the browser is told. */
  sizes: string;
  className?: string | undefined;
  style?: CSSProperties;
  eager?: boolean;
  /** Lets a picture move that can. */
  playing?: boolean;
};

/** The side of a drawing, which is square. */
const drawnSide = 1280;

/** Width and height of a photo, or of the drawing that it is. */
export const sizeOf = ({ width, height }: Pick<Photo, "width" | "height">) => ({
  width: width ?? drawnSide,
  height: height ?? drawnSide,
});

/** A photo in the width that is needed. Its colors stand in for it until it is there; what moves stands still. */
export function Picture(props: PictureProps) {
  const { photo, alt, sizes, className, style, eager, playing } = props;
  const { picture, blurred, clear } = usePlaceholder(photo.thumbhash);
  const colours = blurred && { background: `url("${blurred}") center / cover` };
  const plain = pictureUrl(photo.url, eager ? 1280 : 320);
  const shown = useStill(plain, photo.animated && !playing);
  return (
    <img
      ref={picture}
      className={className}
      src={shown}
      srcSet={photo.animated ? undefined : pictureSet(photo.url)}
      sizes={sizes}
      {...sizeOf(photo)}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      style={{ ...style, ...colours }}
      onLoad={clear}
    />
  );
}
