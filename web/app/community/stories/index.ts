export { drawStories, LazyRandomPair, LazyStoryPair } from "./lazy.ts";
export {
  forCard,
  storiesPerPage,
  type KeysetPage,
  keysetPageOf,
  type StorySummary,
} from "./story-list.ts";
export { OwnStories, ProfileStories } from "./profile-stories.tsx";
