import type { CSSProperties } from "react";
import { pictureUrl, pictureWidths } from "#contracts/picture-url.ts";
import type { Photo } from "#contracts/gallery.ts";
import { usePlaceholder } from "./use-placeholder.ts";

type PictureProps = {
  photo: Pick<Photo, "url" | "width" | "height" | "thumbhash">;
  alt: string;
  /** How wide it will be, as the browser is told. */
  sizes: string;
  className?: string | undefined;
  style?: CSSProperties;
  eager?: boolean;
};

/** The side of a drawing, which is square. */
const drawnSide = 1280;

/** Width and height of a photo, or of the drawing that it is. */
export const sizeOf = ({ width, height }: Pick<Photo, "width" | "height">) => ({
  width: width ?? drawnSide,
  height: height ?? drawnSide,
});

/** A photo in all its widths, for the browser to choose from; a drawing has none. */
export const widthsOf = (url: string): string | undefined =>
  pictureUrl(url, 320) === url
    ? undefined
    : pictureWidths.map((width) => `${pictureUrl(url, width)} ${width}w`).join(", ");

/** A photo in the width that is needed. Its colours stand in for it until it is there. */
export function Picture({ photo, alt, sizes, className, style, eager }: PictureProps) {
  const { picture, blurred, clear } = usePlaceholder(photo.thumbhash);
  const colours = blurred && { background: `url("${blurred}") center / cover` };
  return (
    <img
      ref={picture}
      className={className}
      src={pictureUrl(photo.url, eager ? 1280 : 320)}
      srcSet={widthsOf(photo.url)}
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
