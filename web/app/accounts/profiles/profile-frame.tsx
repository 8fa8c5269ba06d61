import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { Profile } from "#contracts/accounts/profiles.ts";
import { useSiteName } from "../../data/site.ts";
import { profilePath, profileTabPath, profileTabs, type ProfileTab } from "../../links/account.ts";
import { ShareButton } from "../../ui/share-button.tsx";
import { ProfileHead } from "./profile-head.tsx";
import styles from "./profiles.module.css";

type ProfileFrameProps = {
  profile: Profile;
  own: boolean;
  tab: ProfileTab;
  actions: ReactNode;
  /** Replaces bio and actions while the profile is edited. */
  form?: ReactNode;
  /** What the tab shows. */
  children: ReactNode;
};

/** The layout of a profile, for its owner and for others: its head, and one part of it at a time. */
export function ProfileFrame({ profile, own, tab, actions, form, children }: ProfileFrameProps) {
  return (
    <>
      <ProfileHead profile={profile} actions={actions}>
        {form}
      </ProfileHead>
      <div className={`wrap ${styles.page}`}>
        <Tabs own={own} current={tab} />
        <div className={styles.sections}>{children}</div>
      </div>
    </>
  );
}

const labels: Record<ProfileTab, string> = {
  about: "About",
  pets: "Pets",
  photos: "Photos",
  stories: "Stories",
  documents: "Documents",
};

/** The parts of a profile, each with an address of its own. */
function Tabs({ own, current }: { own: boolean; current: ProfileTab }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Profile">
      <ul className={styles.tabs}>
        {profileTabs
          .filter((tab) => own || tab !== "documents")
          .map((tab) => (
            <li key={tab}>
              <Link
                to={profileTabPath(pathname, tab)}
                prefetch="intent"
                preventScrollReset
                aria-current={tab === current ? "page" : undefined}
              >
                {labels[tab]}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

type SecondaryActionsProps = { profile: Profile; children?: ReactNode };

/** Actions that everyone has on a profile, and others on the same line. */
export function SecondaryActions({ profile: { _id, username }, children }: SecondaryActionsProps) {
  return (
    <span className={styles.quiet}>
      <ShareButton title={`${username} on ${useSiteName()}`} path={profilePath(_id)} />
      {children}
    </span>
  );
}
