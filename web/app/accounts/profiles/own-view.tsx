import { Settings, Pencil, BookUser } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Gallery } from "#contracts/community/gallery.ts";
import type { PetCard } from "#contracts/travel/pets.ts";
import type { OwnProfile } from "#contracts/accounts/profiles.ts";
import { Queries } from "../../data/queries.tsx";
import type { KeysetPage } from "../../community/stories/index.ts";
import type { HootPage } from "../../community/hoots/index.ts";
import type { ProfileTab } from "../../links/account.ts";
import { PetCards, PetRecords } from "../../travel/pets/index.ts";
import actions from "../../ui/actions.module.css";
import { focusSoon } from "../../ui/focus-soon.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { hasDraft } from "../../forms/has-draft.ts";
import { Button } from "../../ui/button.tsx";
import type { Opening } from "./edit-profile.tsx";
import { profileDraftKey } from "./profile-text.ts";
import { ProfileFrame, SecondaryActions } from "./profile-frame.tsx";
import styles from "./profiles.module.css";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ViewPrivateFile } from "../../ui/private-picture.tsx";

const OwnPapers = lazy(async () => (await import("./papers-card.tsx")).OwnPapers);
const EditProfile = lazy(async () => (await import("./edit-profile.tsx")).EditProfile);
const About = lazy(async () => (await import("./own-about.tsx")).OwnAbout);
const Photos = lazy(async () => (await import("./profile-tabs.tsx")).PhotosTab);
const Stories = lazy(async () => (await import("./profile-tabs.tsx")).StoriesTab);

export type OwnViewProps = {
  profile: OwnProfile;
  tab: ProfileTab;
  /** Data of the page's loader; fetched if missing. */
  cards?: PetCard[] | undefined;
  gallery?: Gallery | undefined;
  stories?: KeysetPage | undefined;
  hoots?: HootPage | undefined;
};

type State = { is: "viewing" } | { is: "editing"; opening: Opening };

/** A member's own profile: the public one with documents and ways to edit it. */
export function OwnView(props: OwnViewProps) {
  const { profile, tab } = props;
  // A form with a draft, as after a crash, is open.
  const [state, setState] = useState<State>(() =>
    hasDraft(profileDraftKey) ? { is: "editing", opening: { is: "returned" } } : { is: "viewing" },
  );
  const edit = (opening: Opening) => setState({ is: "editing", opening });
  const endEditing = () => {
    setState({ is: "viewing" });
    focusSoon("update-profile");
  };
  return (
    <Queries>
      <ProfileFrame
        profile={profile}
        own
        tab={tab}
        actions={
          <>
            <OwnActions
              profile={profile}
              onUpdate={() => edit({ is: "all" })}
              onAddPassport={() => edit({ is: "paper", paper: "passport" })}
            />
            <SecondaryActions profile={profile}>
              <Link className={actions.action} to="/account">
                <Settings size={20} aria-hidden />
                Account
              </Link>
            </SecondaryActions>
          </>
        }
        form={
          state.is === "editing" && (
            <EditProfile
              fallback={<Skeleton height={720} rounded />}
              profile={profile}
              opening={state.opening}
              onDone={endEditing}
            />
          )
        }
      >
        <Part key={tab} {...props} />
      </ProfileFrame>
    </Queries>
  );
}

/** What the chosen tab shows. */
function Part({ profile, tab, cards, gallery, stories, hoots }: OwnViewProps) {
  const { _id: profileId, username } = profile;
  const fallback = <Skeleton height={320} rounded />;
  switch (tab) {
    case "pets":
      return (
        <>
          <PetCards profileId={profileId} own cards={cards} />
          <PetRecords fallback={fallback} />
        </>
      );
    case "photos":
      return <Photos fallback={fallback} own {...{ profileId, username, gallery }} />;
    case "stories":
      return (
        <Stories fallback={fallback} own author={profileId} username={username} first={stories} />
      );
    case "documents":
      return (
        <div className={styles.narrow}>
          <OwnPapers fallback={fallback} profile={profile} />
        </div>
      );
    default:
      return <About fallback={fallback} profile={profile} cards={cards} hoots={hoots} />;
  }
}

type OwnActionsProps = { profile: OwnProfile; onUpdate: () => void; onAddPassport: () => void };

/** Actions on a member's own profile. */
function OwnActions({ profile, onUpdate, onAddPassport }: OwnActionsProps) {
  return (
    <>
      <Button id="update-profile" icon={<Pencil size={20} aria-hidden />} onClick={onUpdate}>
        Update
      </Button>
      <PassportButton profile={profile} onAdd={onAddPassport} />
    </>
  );
}

type PassportButtonProps = { profile: OwnProfile; onAdd: () => void };

const text = "Your Passport";
const icon = <BookUser size={20} aria-hidden />;

/** Opens the passport: a picture in a dialog, a PDF as a download. Without one, offers to add it. */
function PassportButton({ profile: { passport }, onAdd }: PassportButtonProps) {
  const [missing, setMissing] = useState(false);
  if (passport) {
    return (
      <ViewPrivateFile url={passport} title={text} variant="pri" icon={icon}>
        {text}
      </ViewPrivateFile>
    );
  }
  const close = () => setMissing(false);
  return (
    <>
      <Button variant="pri" icon={icon} onClick={() => setMissing(true)}>
        {text}
      </Button>
      <Dialog open={missing} onClose={close} title={text} closable wide>
        <EmptyState
          drawing="passport"
          level="h3"
          title="No passport added yet"
          sentence="Add a photo or PDF so you have it at check-in. Only you can see it."
          action={
            <Button
              variant="go"
              data-first
              onClick={() => {
                close();
                onAdd();
              }}
            >
              Add your passport
            </Button>
          }
        />
      </Dialog>
    </>
  );
}
