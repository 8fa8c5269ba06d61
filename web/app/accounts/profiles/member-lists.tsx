import { Queries } from "../../data/queries.tsx";
import type { HootPage } from "../../community/hoots/index.ts";
import { type KeysetPage, ProfileStories } from "../../community/stories/index.ts";
import { ProfileHoots } from "./profile-hoots.tsx";

type MemberHootsProps = { author: string; username: string; first: HootPage };

/** Another person's hoots, in a list that grows. */
export function MemberHoots(props: MemberHootsProps) {
  return (
    <Queries>
      <ProfileHoots own={false} {...props} />
    </Queries>
  );
}

type MemberStoriesProps = { author: string; first: KeysetPage };

/** Another person's stories, in a list that grows. */
export function MemberStories(props: MemberStoriesProps) {
  return (
    <Queries>
      <ProfileStories own={false} {...props} />
    </Queries>
  );
}
