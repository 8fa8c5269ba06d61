import type { Gallery } from "#contracts/community/gallery.ts";
import { GallerySection, OwnPhotos } from "../../community/gallery/index.ts";
import { Queries } from "../../data/queries.tsx";
import { OwnStories, ProfileStories, type KeysetPage } from "../../community/stories/index.ts";

type PhotosTabProps = {
  profileId: string;
  username: string;
  own: boolean;
  /** Only one's own may be missing, and is fetched. */
  gallery: Gallery | undefined;
};

/** A person's photos. */
export function PhotosTab({ own, gallery, ...person }: PhotosTabProps) {
  if (own) return <OwnPhotos {...person} gallery={gallery} />;
  return gallery && <GallerySection {...person} own={false} gallery={gallery} />;
}

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
