import type { SeedStory } from "../shapes.ts";
import { arturo } from "./arturo.ts";
import { bea } from "./bea.ts";
import { dana } from "./dana.ts";
import { dell } from "./dell.ts";
import { gaspard } from "./gaspard.ts";
import { hank } from "./hank.ts";
import { imogen } from "./imogen.ts";
import { luz } from "./luz.ts";
import { ravi } from "./ravi.ts";
import { samira } from "./samira.ts";
import { vale } from "./vale.ts";

const allStories = [
  ...dana,
  ...arturo,
  ...imogen,
  ...gaspard,
  ...hank,
  ...luz,
  ...ravi,
  ...bea,
  ...samira,
  ...vale,
  ...dell,
];

/** The demo stories. Circles include their members' own, but no one likes their own. */
export const stories: readonly SeedStory[] = allStories.map((story) => ({
  ...story,
  likes: story.likes.filter((key) => key !== story.by),
}));
