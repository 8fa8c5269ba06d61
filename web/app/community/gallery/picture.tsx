import { type CSSProperties, useEffect, useRef, useState } from "react";
import { pictureSet, pictureUrl } from "#contracts/kernel/picture-url.ts";
import type { Photo } from "#contracts/community/gallery.ts";
import { useStill } from "../../ui/use-still.ts";

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
  const visibleUrl = useStill(plain, photo.animated && !playing);
  return (
    <img
      ref={picture}
      className={className}
      src={visibleUrl}
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

/** The blurred colors of a picture that somebody waits for, as an address; undefined once it is there. */
function usePlaceholder(thumbhash: string | null) {
  const picture = useRef<HTMLImageElement>(null);
  const [blurred, setBlurred] = useState<string>();

  useEffect(() => {
    const element = picture.current;
    if (!element || !thumbhash || element.complete) return;
    let gone = false;
    const show = async () => {
      const { thumbHashToDataURL } = await import("thumbhash");
      const bytes = Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0));
      if (!gone && !element.complete) setBlurred(thumbHashToDataURL(bytes));
    };
    // Pictures out of sight do not load yet, so nobody waits for them.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void show();
    });
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [thumbhash]);

  return { picture, blurred, clear: () => setBlurred(undefined) };
}
