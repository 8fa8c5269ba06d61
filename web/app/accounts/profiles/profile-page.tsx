import { listStories } from "#contracts/community/stories.ts";
import { getGallery } from "#contracts/community/gallery.ts";
import { pageHoots } from "#contracts/community/hoots.ts";
import { listPetCards } from "#contracts/travel/pets.ts";
import { getProfile } from "#contracts/accounts/profiles.ts";
import { possessive } from "#format/words.ts";
import { LazyPersonActions } from "../../community/relations/index.ts";
import { useIsHidden, useOwnProfile } from "../viewer/index.ts";
import { apiContext } from "../../data/server.ts";
import { storiesPerPage, keysetPageOf, LazyRandomPair } from "../../community/stories/index.ts";
import { GallerySection } from "../../community/gallery/index.ts";
import { forCards } from "../../community/hoots/index.ts";
import { descriptionOf } from "../../ui/text.ts";
import { pageMeta } from "../../ui/meta.ts";
import { PetCards } from "../../travel/pets/index.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Widget } from "../../commerce/widgets/index.ts";
import type { Route } from "./+types/profile-page";
import { ProfileFrame } from "./profile-frame.tsx";
import { SecondaryActions } from "./secondary-actions.tsx";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const [profile, cards, gallery, blogs, hoots] = await Promise.all([
    call(getProfile, { params: { id } }),
    call(listPetCards, { params: { id } }),
    call(getGallery, { params: { profileId: id } }),
    call(listStories, { query: { author: id, limit: storiesPerPage + 1 } }),
    call(pageHoots, { query: { author: id } }),
  ]);
  const stories = keysetPageOf(blogs, storiesPerPage);
  return { profile, cards, gallery, stories, hoots: forCards(hoots) };
}

export const meta: Route.MetaFunction = (args) => {
  const profile = args.loaderData?.profile;
  if (!profile) return [];
  const { username, bio, avatar } = profile;
  return pageMeta(args, {
    title: username,
    description: bio ? descriptionOf(bio) : `${possessive(username)} pets, photos and hoots.`,
    // Our own drawings are SVG, which previews elsewhere cannot show.
    image: avatar?.startsWith("/files/") ? avatar : undefined,
    type: "profile",
  });
};

// Other people's profiles load neither the forms nor, at first, the lists that grow.
const OwnView = lazy(async () => (await import("./own-view.tsx")).OwnView);
const Hoots = lazy(async () => (await import("./member-lists.tsx")).MemberHoots, {
  when: "visible",
});
const Stories = lazy(async () => (await import("./member-lists.tsx")).MemberStories, {
  when: "visible",
});

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return <OnePerson key={loaderData.profile._id} {...loaderData} />;
}

type Person = Route.ComponentProps["loaderData"];

function OnePerson(person: Person) {
  const own = useOwnProfile();
  if (own?._id !== person.profile._id) return <PublicView {...person} />;
  return <OwnView fallback={<PublicView {...person} profile={own} />} {...person} profile={own} />;
}

/** A profile as others see it. */
function PublicView({ profile, cards, gallery, stories, hoots }: Person) {
  const { _id: profileId, username } = profile;
  const isHidden = useIsHidden(profileId);
  return (
    <ProfileFrame
      profile={profile}
      actions={
        <SecondaryActions profile={profile}>
          <LazyPersonActions person={profile} />
        </SecondaryActions>
      }
      below={
        <>
          {!isHidden && stories.stories.length > 0 && (
            <div>
              <Stories first={stories} author={profileId} />
            </div>
          )}
          <div>
            <Hoots first={hoots} author={profileId} username={username} />
          </div>
          <Widget slot="profile-insurance" />
          <Widget slot="profile-flights" />
          <div>
            <LazyRandomPair exceptBy={profileId} />
          </div>
        </>
      }
    >
      {!isHidden && (
        <>
          <PetCards profileId={profileId} own={false} cards={cards} />
          <GallerySection profileId={profileId} username={username} own={false} gallery={gallery} />
        </>
      )}
    </ProfileFrame>
  );
}
