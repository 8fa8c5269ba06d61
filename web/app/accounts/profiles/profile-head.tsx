import type { ReactNode } from "react";
import { possessive } from "#format/words.ts";
import { posterUrl } from "#art/urls.ts";
import type { Profile } from "#contracts/accounts/profiles.ts";
import { Stamp } from "../../ui/stamp.tsx";
import { ThemedPicture } from "../../ui/themed-picture.tsx";
import styles from "./profiles.module.css";
import { travelerOf } from "../../travel/pets/index.ts";

type ProfileSkyProps = { id: string; avatar?: string | null };

/** The landscape above a profile: a quiet place, always the same for one person. */
export function ProfileSky({ id, avatar = null }: ProfileSkyProps) {
  const place = { place: id, shape: "hero", pet: travelerOf(avatar) } as const;
  return (
    <ThemedPicture
      className={styles.sky}
      day={posterUrl({ ...place, time: "day" })}
      night={posterUrl({ ...place, time: "night" })}
    />
  );
}

type ProfileHeadProps = {
  profile: Profile;
  actions: ReactNode;
  /** Replaces bio and actions, such as the form that edits them. */
  children?: ReactNode;
};

/** The head of a profile: avatar, name, bio and actions. */
export function ProfileHead({ profile, actions, children }: ProfileHeadProps) {
  const { _id, username, bio, avatar } = profile;
  return (
    <>
      <ProfileSky id={_id} avatar={avatar} />
      <div className="wrap">
        <div className={styles.head}>
          <div className={styles.stamp}>
            <Stamp face={{ _id, avatar }} alt={`${possessive(username)} avatar`} eager />
          </div>
          <div className={styles.text}>
            <h1 id="profile-name" tabIndex={-1}>
              {username}
            </h1>
            {!children && bio && <p className={styles.bio}>{bio}</p>}
          </div>
          {!children && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </div>
    </>
  );
}
