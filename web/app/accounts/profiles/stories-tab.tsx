import { Queries } from "../../data/queries.tsx";
import { OwnStories, ProfileStories, type KeysetPage } from "../../community/stories/index.ts";

type StoriesTabProps = {
  author: string;
  username: string;
  own: boolean;
  /** The first page; only one's own may be missing, and is fetched. */
  first: KeysetPage | undefined;
};

/** A person's stories, in a list that grows. */
export const StoriesTab = ({ author, username, own, first }: StoriesTabProps) => (
  <Queries>
    {own ? (
      <OwnStories author={author} first={first} />
    ) : (
      first && <ProfileStories own={false} author={author} username={username} first={first} />
    )}
  </Queries>
);
