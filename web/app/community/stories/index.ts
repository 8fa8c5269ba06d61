export { LazyRandomPair } from "./lazy-random-pair.ts";
export { drawStories, LazyStoryPair } from "./lazy.ts";
export {
  forCard,
  storiesPerPage,
  type KeysetPage,
  keysetPageOf,
  type StorySummary,
} from "./story-list.ts";
export { OwnStories, ProfileStories } from "./profile-stories.tsx";
