import { useState, type CSSProperties } from "react";
import type { PictureSize } from "#contracts/blogs.ts";
import { pictureSet, pictureUrl } from "#contracts/picture-url.ts";
import { posterUrl } from "#art/urls.ts";

type StoryPictureProps = {
  url: string | null;
  /** Names the drawing that stands in for a picture that is not there. */
  place: string;
  /** How wide it will be, as the browser is told. */
  sizes: string;
  size?: PictureSize | undefined;
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
  const { url, place, sizes, size = unmeasured, alt = "", className, style, eager } = props;
  const [broken, setBroken] = useState<string>();
  const shown = url === broken ? null : url;
  const source = shown
    ? { src: pictureUrl(shown, 640), srcSet: pictureSet(shown), sizes }
    : { src: posterUrl({ place, shape: "landscape", time: "day" }) };
  return (
    <img
      className={className}
      {...source}
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
