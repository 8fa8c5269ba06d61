import { useEffect, useState } from "react";
import { useHydrated } from "../data/hydrated.ts";

/** Nothing to show yet. */
const blank = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

/** The URL of an animation's first frame; the URL of any other image as it is. */
export function useStill(url: string, moves: boolean): string {
  const hydrated = useHydrated();
  const [still, setStill] = useState<{ url: string; is: string }>();

  useEffect(() => {
    if (!moves) return;
    const image = new Image();
    const store = (is: string) => setStill({ url, is });
    image.addEventListener("load", () => store(firstMoment(image) ?? url));
    image.addEventListener("error", () => store(url));
    image.src = url;
    return () => image.removeAttribute("src");
  }, [url, moves]);

  if (!moves || !hydrated) return url;
  return still?.url === url ? still.is : blank;
}

function firstMoment(image: HTMLImageElement): string | undefined {
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const brush = canvas.getContext("2d");
  brush?.drawImage(image, 0, 0);
  return brush ? canvas.toDataURL("image/webp", 0.85) : undefined;
}
