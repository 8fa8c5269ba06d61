export { LazyRandomPair } from "./lazy-random-pair.ts";
export { drawStories, LazyStoryPair } from "./lazy.ts";
export {
  forCard,
  storiesPerPage,
  type KeysetPage,
  keysetPageOf,
  type ListedStory,
} from "./listed.ts";
export { ProfileStories } from "./profile-stories.tsx";
export { RandomPair } from "./random-pair.tsx";
