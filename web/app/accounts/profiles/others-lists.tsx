import { Queries } from "../../data/queries.tsx";
import type { HootPage } from "../../community/hoots/index.ts";
import { type KeysetPage, ProfileStories } from "../../community/stories/index.ts";
import { ProfileHoots } from "./profile-hoots.tsx";

type OthersHootsProps = { author: string; username: string; first: HootPage };

/** Another person's hoots, in a list that grows. */
export function OthersHoots(props: OthersHootsProps) {
  return (
    <Queries>
      <ProfileHoots own={false} {...props} />
    </Queries>
  );
}

type OthersStoriesProps = { author: string; first: KeysetPage };

/** Another person's stories, in a list that grows. */
export function OthersStories(props: OthersStoriesProps) {
  return (
    <Queries>
      <ProfileStories own={false} {...props} />
    </Queries>
  );
}
