import { getGallery } from "#contracts/gallery.ts";
import { pageHoots } from "#contracts/hoots.ts";
import { getProfile } from "#contracts/profiles.ts";
import { useOwnProfile } from "../api/own-profile.ts";
import { apiContext } from "../api/server.ts";
import { GallerySection } from "../gallery/gallery-section.tsx";
import { forCards } from "../hoots/growing.ts";
import { description } from "../hoots/words.ts";
import { pageMeta } from "../layout/meta.ts";
import type { Route } from "./+types/profile-page";
import { ProfileHoots } from "./profile-hoots.tsx";
import { ProfileView } from "./profile-view.tsx";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const [profile, gallery, hoots] = await Promise.all([
    call(getProfile, { params: { id } }),
    call(getGallery, { params: { profileId: id } }),
    call(pageHoots, { query: { author: id } }),
  ]);
  return { profile, gallery, hoots: forCards(hoots) };
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

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return <OnePerson key={loaderData.profile._id} {...loaderData} />;
}

function OnePerson({ profile, gallery, hoots }: Route.ComponentProps["loaderData"]) {
  const mine = useOwnProfile();
  const own = mine?._id === profile._id ? mine : undefined;
  return (
    <ProfileView profile={own ?? profile} own={own}>
      <GallerySection
        profileId={profile._id}
        username={profile.username}
        own={own !== undefined}
        gallery={gallery}
      />
      <ProfileHoots
        author={profile._id}
        username={profile.username}
        own={own !== undefined}
        first={hoots}
      />
    </ProfileView>
  );
}
