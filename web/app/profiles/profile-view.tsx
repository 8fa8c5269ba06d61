import { Settings } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Link } from "react-router";
import type { OwnProfile, Profile } from "#contracts/profiles.ts";
import actions from "../talk/actions.module.css";
import { ShareButton } from "../talk/share-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Opening } from "./edit-profile.tsx";
import { InsuranceCard } from "./insurance-card.tsx";
import { profilePath } from "./paths.ts";
import { hasProfileDraft } from "./profile-draft.ts";
import { ProfileHead } from "./profile-head.tsx";
import styles from "./profile-view.module.css";

// Only their owner sees these.
const EditProfile = lazy(async () => ({
  default: (await import("./edit-profile.tsx")).EditProfile,
}));
const OwnActions = lazy(async () => ({
  default: (await import("./profile-actions.tsx")).OwnActions,
}));
const PapersCard = lazy(async () => ({ default: (await import("./papers-card.tsx")).PapersCard }));

type ProfileViewProps = {
  profile: Profile;
  /** The same profile as its owner sees it. */
  own?: OwnProfile | undefined;
  /** The person's hoots. */
  children: ReactNode;
};

type State = { is: "viewing" } | { is: "editing"; opening: Opening };

/** A person's place: who they are, their pets, their pictures, what they wrote. */
export function ProfileView({ profile, own, children }: ProfileViewProps) {
  const [state, setState] = useState<State>({ is: "viewing" });
  const [lookedFor, setLookedFor] = useState<string>();
  // Who left something in the form, as by a crash, finds it open.
  if (own && lookedFor !== own._id) {
    setLookedFor(own._id);
    if (hasProfileDraft(own._id)) setState({ is: "editing", opening: { is: "returned" } });
  }
  const edit = (opening: Opening) => setState({ is: "editing", opening });
  const endEditing = () => {
    setState({ is: "viewing" });
    requestAnimationFrame(() => document.getElementById("update-profile")?.focus());
  };
  const { _id: profileId, username } = profile;
  return (
    <>
      <ProfileHead
        profile={profile}
        actions={
          <>
            {own && (
              <Suspense fallback={<ActionsOutline />}>
                <OwnActions
                  profile={own}
                  onUpdate={() => edit({ is: "all" })}
                  onAddPassport={() => edit({ is: "paper", paper: "passport" })}
                />
              </Suspense>
            )}
            <span className={styles.quiet}>
              <ShareButton title={`${username} on Wagabond`} path={profilePath(profileId)} />
              {own && (
                <Link className={actions.action} to="/account">
                  <Settings size={20} aria-hidden />
                  Account
                </Link>
              )}
            </span>
          </>
        }
      >
        {own && state.is === "editing" && (
          <Suspense fallback={<Skeleton height={720} rounded />}>
            <EditProfile profile={own} opening={state.opening} onDone={endEditing} />
          </Suspense>
        )}
      </ProfileHead>
      <div className={`wrap split ${styles.page}`}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.aside} aria-label={own ? "Papers and insurance" : "Insurance"}>
          {own && (
            <Suspense fallback={<Skeleton height={264} rounded />}>
              <PapersCard profile={own} onAdd={(paper) => edit({ is: "paper", paper })} />
            </Suspense>
          )}
          <InsuranceCard />
        </aside>
      </div>
    </>
  );
}

const ActionsOutline = () => (
  <>
    <Skeleton width={126} height={46} />
    <Skeleton width={170} height={46} />
  </>
);
