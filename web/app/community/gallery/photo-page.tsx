import { X } from "lucide-react";
import { useState } from "react";
import { data, Link } from "react-router";
import { getGallery, type Gallery } from "#contracts/community/gallery.ts";
import { getProfile } from "#contracts/accounts/profiles.ts";
import { possessive } from "#format/words.ts";
import { useSession } from "../../data/browser.ts";
import { apiContext, type PageErrorResponse } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Avatar } from "../../ui/avatar.tsx";
import type { Route } from "./+types/photo-page";
import { galleryPath, photoPath } from "../../links/gallery.ts";
import styles from "./photo-page.module.css";
import { PhotoViewer } from "./photo-viewer.tsx";
import { placeOf } from "./place.ts";
import { altTextOf, titleOf } from "./text.ts";

export async function loader({ context, params: { id, photoId } }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const [{ _id, username, avatar }, { photos }] = await Promise.all([
    call(getProfile, { params: { id } }),
    call(getGallery, { params: { profileId: id } }),
  ]);
  const place = placeOf(photos, photoId);
  if (!place) {
    const missing: PageErrorResponse = {
      code: "NOT_FOUND",
      message: "This photo doesn't exist. It may have been deleted.",
    };
    throw data(missing, { status: 404 });
  }
  return { person: { _id, username, avatar }, place };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { person, place } = args.loaderData;
  const { photo } = place;
  const title = titleOf(photo, person.username);
  return pageMeta(args, {
    title: title.includes(person.username) ? title : `${title} by ${person.username}`,
    description: altTextOf(photo, person.username),
    // Our own drawings are SVG, which previews elsewhere cannot show.
    image: photo.url.startsWith("/files/") ? photo.url : undefined,
    type: "article",
    canonical: photoPath(person._id, photo._id),
  });
};

export default function PhotoPage({ loaderData }: Route.ComponentProps) {
  return <OnePhoto key={loaderData.place.photo._id} {...loaderData} />;
}

function OnePhoto({ person, place: loaded }: Route.ComponentProps["loaderData"]) {
  const { _id: profileId, username } = person;
  const session = useSession();
  const [changed, setChanged] = useState<Gallery>();
  const gallery = galleryPath(profileId);
  const place = (changed && placeOf(changed.photos, loaded.photo._id)) ?? loaded;
  return (
    <section className={styles.page}>
      <PhotoViewer
        profileId={profileId}
        username={username}
        place={place}
        own={session.is === "member" && session.userId === profileId}
        level="h1"
        renderLink={(photoId, linkProps) => (
          <Link to={photoPath(profileId, photoId)} replace prefetch="intent" {...linkProps} />
        )}
        onSaved={setChanged}
        close={
          <Link
            className={styles.close}
            to={gallery}
            aria-label={`Back to ${possessive(username)} gallery`}
          >
            <X size={24} aria-hidden />
          </Link>
        }
        by={
          <Link className={styles.by} to={gallery}>
            <Avatar face={person} size="s" />
            {username}
          </Link>
        }
      />
    </section>
  );
}
