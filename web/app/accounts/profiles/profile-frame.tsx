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
  /** A growing list. Next to the aside on wide screens, after it on narrow ones, so that both can be reached. */
  hoots: ReactNode;
  /** Pets and photos. */
  children: ReactNode;
};

/** The layout of all profiles. */
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
