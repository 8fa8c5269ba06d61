import { Suspense } from "react";
import { listBlogs } from "#contracts/blogs.ts";
import { getGallery } from "#contracts/gallery.ts";
import { pageHoots } from "#contracts/hoots.ts";
import { listPetCards } from "#contracts/pets.ts";
import { getProfile } from "#contracts/profiles.ts";
import { useOwnProfile } from "../api/own-profile.ts";
import { apiContext } from "../api/server.ts";
import { onShelf, stretchOf } from "../blogs/listed.ts";
import { ProfileStories } from "../blogs/profile-stories.tsx";
import { GallerySection } from "../gallery/gallery-section.tsx";
import { forCards } from "../hoots/growing.ts";
import { description } from "../hoots/words.ts";
import { pageMeta } from "../layout/meta.ts";
import { PetCards } from "../pets/pet-cards.tsx";
import { late } from "../ui/late.ts";
import { Later, useGate } from "../ui/later.tsx";
import { Widget } from "../widgets/widget.tsx";
import type { Route } from "./+types/profile-page";
import { InsuranceCard } from "./insurance-card.tsx";
import { ProfileFrame } from "./profile-frame.tsx";
import { QuietActions } from "./quiet-actions.tsx";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const [profile, cards, gallery, blogs, hoots] = await Promise.all([
    call(getProfile, { params: { id } }),
    call(listPetCards, { params: { id } }),
    call(getGallery, { params: { profileId: id } }),
    call(listBlogs, { query: { author: id, limit: onShelf + 1 } }),
    call(pageHoots, { query: { author: id } }),
  ]);
  const stories = stretchOf(blogs, onShelf);
  return { profile, cards, gallery, stories, hoots: forCards(hoots) };
}

export const meta: Route.MetaFunction = (args) => {
  const profile = args.loaderData?.profile;
  if (!profile) return [];
  const { username, bio, avatar } = profile;
  return pageMeta(args, {
    title: username,
    description: bio ? description(bio) : `The pets, pictures and hoots of ${username}.`,
    // Our own drawings are SVG, which previews elsewhere cannot show.
    image: avatar?.startsWith("/files/") ? avatar : undefined,
    type: "profile",
  });
};

// Whoever reads about somebody else starts without what changes a profile, and without the list that grows.
const OwnView = late(async () => ({ default: (await import("./own-view.tsx")).OwnView }));
const RandomPair = late(async () => ({
  default: (await import("../blogs/random-pair.tsx")).RandomPair,
}));
const Hoots = late(async () => ({ default: (await import("./later-hoots.tsx")).LaterHoots }));

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return <OnePerson key={loaderData.profile._id} {...loaderData} />;
}

type Person = Route.ComponentProps["loaderData"];

function OnePerson(person: Person) {
  const own = useOwnProfile();
  if (own?._id !== person.profile._id) return <PublicView {...person} />;
  return (
    <Suspense fallback={<PublicView {...person} profile={own} />}>
      <OwnView {...person} profile={own} />
    </Suspense>
  );
}

/** A person's place as everybody sees it. */
function PublicView({ profile, cards, gallery, stories, hoots }: Person) {
  const { _id: profileId, username } = profile;
  const { frame, gate } = useGate();
  const { frame: othersFrame, gate: othersGate } = useGate();
  return (
    <ProfileFrame
      profile={profile}
      actions={<QuietActions profile={profile} />}
      asideLabel="Insurance"
      aside={<InsuranceCard />}
      hoots={
        <div ref={frame}>
          <Later gate={gate} of={Hoots} first={hoots} author={profileId} username={username} />
        </div>
      }
    >
      <PetCards profileId={profileId} own={false} cards={cards} />
      <GallerySection profileId={profileId} username={username} own={false} gallery={gallery} />
      <ProfileStories profileId={profileId} own={false} stories={stories} />
      <Widget place="profile-flights" />
      <div ref={othersFrame}>
        <Later gate={othersGate} of={RandomPair} exceptBy={profileId} />
      </div>
    </ProfileFrame>
  );
}
