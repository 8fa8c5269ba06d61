import type { ReactNode } from "react";
import type { Profile } from "#contracts/accounts/profiles.ts";
import { ProfileHead } from "./profile-head.tsx";
import styles from "./profiles.module.css";

type ProfileFrameProps = {
  profile: Profile;
  actions: ReactNode;
  /** Replaces bio and actions while the profile is edited. */
  form?: ReactNode;
  /** What stands beside the pets; without it, all sections take the whole width. */
  beside?: { label: string; content: ReactNode };
  /** Pets and photos. */
  children: ReactNode;
  /** The person's stories and hoots, then what is not theirs. */
  below: ReactNode;
};

/** The layout of a profile, for its owner and for others. */
export function ProfileFrame(props: ProfileFrameProps) {
  const { profile, actions, form, beside, children, below } = props;
  const main = <div className={styles.sections}>{children}</div>;
  return (
    <>
      <ProfileHead profile={profile} actions={actions}>
        {form}
      </ProfileHead>
      <div className={`wrap ${styles.page}`}>
        {beside ? (
          <div className={`split ${styles.split}`}>
            {main}
            <aside className={styles.aside} aria-label={beside.label}>
              {beside.content}
            </aside>
          </div>
        ) : (
          main
        )}
        <div className={styles.sections}>{below}</div>
      </div>
    </>
  );
}
