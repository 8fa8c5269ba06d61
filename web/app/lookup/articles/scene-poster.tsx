import type { Scene } from "#reference/articles.ts";
import { Poster, type FrameShape } from "../../ui/poster.tsx";

type ScenePosterProps = {
  of: Scene;
  shape?: FrameShape;
  tilted?: boolean;
  eager?: boolean;
};

/** The poster of an article. It stands beside a title, and so is decoration. */
export function ScenePoster({ of: { place, pet }, ...frame }: ScenePosterProps) {
  return <Poster place={place} pet={pet} {...frame} />;
}
