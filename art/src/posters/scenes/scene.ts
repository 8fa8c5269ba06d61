import type { Colour } from "../../paint.ts";
import type { LandmarkName } from "../landmarks/index.ts";
import type { Stage } from "../stage.ts";

/** What the foreground should know once the scene is drawn. */
export type Finish = {
  /** The lane the traveler walks on, where the usual one would not fit. */
  lane?: Colour;
  /** Leaves and branches nearer than the traveler. */
  front?: () => void;
};

export type Scene = (stage: Stage, landmark: LandmarkName | undefined) => Finish;
