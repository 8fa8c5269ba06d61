import type { ReactNode } from "react";
import type { Profile } from "#contracts/accounts/profiles.ts";
import { ProfileHead } from "./profile-head.tsx";
import styles from "./profile-frame.module.css";

type ProfileFrameProps = {
  profile: Profile;
  actions: ReactNode;
  /** Replaces bio and actions while the profile is edited. */
  form?: ReactNode;
  aside: ReactNode;
  asideLabel: string;
  /** A list that grows: beside the aside on wide screens, after it on narrow ones. */
  hoots: ReactNode;
  /** Pets and photos. */
  children: ReactNode;
};

/** The layout of a profile, for its owner and for others. */
export function ProfileFrame(props: ProfileFrameProps) {
  const { profile, actions, form, aside, asideLabel, hoots, children } = props;
  return (
    <>
      <ProfileHead profile={profile} actions={actions}>
        {form}
      </ProfileHead>
      <div className={`wrap split ${styles.page}`}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.aside} aria-label={asideLabel}>
          {aside}
        </aside>
        <div className={styles.hoots}>{hoots}</div>
      </div>
    </>
  );
}
