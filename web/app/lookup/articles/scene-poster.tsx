import type { Scene } from "#reference/articles.ts";
import { Poster, type FrameShape } from "../../ui/poster.tsx";

type ScenePosterProps = {
  scene: Scene;
  shape?: FrameShape;
  tilted?: boolean;
  eager?: boolean;
};

/** The poster of an article. It is decorative, as a title is beside it. */
export function ScenePoster({ scene: { place, scene, pet }, ...frame }: ScenePosterProps) {
  return <Poster place={place} scene={scene} pet={pet} {...frame} />;
}
