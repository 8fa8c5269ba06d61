import { type CSSProperties, useEffect, useRef, useState } from "react";
import { pictureSet, pictureUrl } from "#contracts/kernel/files.ts";
import type { Photo } from "#contracts/community/gallery.ts";
import { useOwnPicture } from "../../ui/use-own-picture.ts";
import { useStill } from "../../ui/use-still.ts";

type PictureProps = {
  photo: Pick<Photo, "url" | "width" | "height" | "thumbhash" | "animated">;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  style?: CSSProperties;
  eager?: boolean;
  /** Plays an animated picture. */
  playing?: boolean;
};

/** The size of a drawing, which is square. */
const drawnSide = 1280;

/** Width and height of a photo or drawing. */
export const sizeOf = ({ width, height }: Pick<Photo, "width" | "height">) => ({
  width: width ?? drawnSide,
  height: height ?? drawnSide,
});

/** A photo in the width needed, with a blurred placeholder. An animated one is still unless it plays. */
export function Picture(props: PictureProps) {
  const { photo, alt, sizes, className, style, eager, playing } = props;
  const { picture, blurred, clear } = usePlaceholder(photo.thumbhash);
  const placeholder = blurred && { background: `url("${blurred}") center / cover` };
  const own = useOwnPicture(photo.url);
  const plain = own.url ?? pictureUrl(photo.url, eager ? 1280 : 320);
  const visibleUrl = useStill(plain, photo.animated && !playing);
  return (
    <img
      ref={picture}
      className={className}
      src={visibleUrl}
      srcSet={photo.animated || own.url !== undefined ? undefined : pictureSet(photo.url)}
      sizes={sizes}
      {...sizeOf(photo)}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      style={{ ...style, ...placeholder }}
      onLoad={clear}
      onError={own.onError}
    />
  );
}

/** The blurred placeholder of a picture, as a URL; undefined once the picture has loaded. */
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
    // Pictures off screen do not load yet and need no placeholder.
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
