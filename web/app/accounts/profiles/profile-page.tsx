import { listStories } from "#contracts/community/stories.ts";
import { getGallery } from "#contracts/community/gallery.ts";
import { pageHoots } from "#contracts/community/hoots.ts";
import { listPetCards } from "#contracts/travel/pets.ts";
import { getProfile } from "#contracts/accounts/profiles.ts";
import { possessive } from "#format/words.ts";
import { LazyPersonActions } from "../../community/relations/index.ts";
import { useIsHidden, useOwnProfile } from "../viewer/index.ts";
import { apiContext } from "../../data/server.ts";
import { storiesPerPage, keysetPageOf } from "../../community/stories/index.ts";
import { forCards } from "../../community/hoots/index.ts";
import { profileTabIn, type ProfileTab } from "../../links/account.ts";
import { descriptionOf } from "../../ui/text.ts";
import { pageMeta } from "../../ui/meta.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { PublicPets } from "../../travel/pets/index.ts";
import type { Route } from "./+types/profile-page";
import { ProfileFrame, SecondaryActions } from "./profile-frame.tsx";
import { hootsAtFirst } from "./profile-text.ts";

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const named = profileTabIn(new URL(request.url).searchParams, true);
  const shows = (...tabs: ProfileTab[]) => tabs.includes(named);
  // Others have no documents, and see the first tab instead.
  const isAbout = shows("about", "documents");
  const [profile, cards, gallery, blogs, hoots] = await Promise.all([
    call(getProfile, { params: { id } }),
    isAbout || shows("pets") ? call(listPetCards, { params: { id } }) : undefined,
    shows("photos") ? call(getGallery, { params: { profileId: id } }) : undefined,
    shows("stories")
      ? call(listStories, { query: { author: id, limit: storiesPerPage + 1 } })
      : undefined,
    isAbout ? call(pageHoots, { query: { author: id, limit: hootsAtFirst } }) : undefined,
  ]);
  return {
    named,
    profile,
    cards,
    gallery,
    stories: blogs && keysetPageOf(blogs, storiesPerPage),
    hoots: hoots && forCards(hoots),
  };
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

// Other people's profiles load neither the forms nor, at first, what a tab shows.
const OwnView = lazy(async () => (await import("./own-view.tsx")).OwnView);
const About = lazy(async () => (await import("./member-about.tsx")).MemberAbout, {
  when: "visible",
});
const Photos = lazy(async () => (await import("./profile-tabs.tsx")).PhotosTab, {
  when: "visible",
});
const Stories = lazy(async () => (await import("./profile-tabs.tsx")).StoriesTab, {
  when: "visible",
});

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return <OnePerson key={loaderData.profile._id} {...loaderData} />;
}

type Person = Route.ComponentProps["loaderData"];

function OnePerson(person: Person) {
  const own = useOwnProfile();
  if (own?._id !== person.profile._id) return <PublicView {...person} />;
  const { named: tab } = person;
  return (
    <OwnView
      fallback={<PublicView {...person} profile={own} />}
      {...person}
      tab={tab}
      profile={own}
    />
  );
}

/** A profile as others see it. */
function PublicView({ named, profile, ...loaded }: Person) {
  const tab = named === "documents" ? "about" : named;
  const isHidden = useIsHidden(profile._id);
  return (
    <ProfileFrame
      profile={profile}
      own={false}
      tab={tab}
      actions={
        <SecondaryActions profile={profile}>
          <LazyPersonActions person={profile} />
        </SecondaryActions>
      }
    >
      {isHidden ? (
        <EmptyState
          drawing="letter"
          title="Nothing to show"
          sentence={`You don't see what ${profile.username} posts.`}
        />
      ) : (
        <Part key={tab} tab={tab} profile={profile} {...loaded} />
      )}
    </ProfileFrame>
  );
}

type PartProps = Omit<Person, "named"> & { tab: ProfileTab };

/** What a tab shows to others. The loader has what it needs. */
function Part({ tab, profile, cards = [], gallery, stories, hoots }: PartProps) {
  const { _id: profileId, username } = profile;
  switch (tab) {
    case "pets":
      return <PublicPets username={username} cards={cards} />;
    case "photos":
      return <Photos own={false} {...{ profileId, username, gallery }} />;
    case "stories":
      return <Stories own={false} author={profileId} username={username} first={stories} />;
    default:
      return <About author={profileId} username={username} cards={cards} hoots={hoots} />;
  }
}
