import type { ReactNode } from "react";
import type { Profile } from "#contracts/accounts/profiles.ts";
import { ProfileHead } from "./profile-head.tsx";
import styles from "./profile-frame.module.css";

type ProfileFrameProps = {
  profile: Profile;
  actions: ReactNode;
  /** Stands in place of bio and actions while the profile is being changed. */
  form?: ReactNode;
  aside: ReactNode;
  asideLabel: string;
  /** A list that grows. Beside the aside on wide screens, after it on narrow ones, so that both can be reached. */
  hoots: ReactNode;
  /** Pets and pictures. */
  children: ReactNode;
};

/** How a person's place is laid out, for everybody. */
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
