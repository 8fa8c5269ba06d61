import { useState } from "react";
import { useNavigate } from "react-router";
import { Monitor, Moon, Sun } from "lucide-react";
import type { OwnProfile } from "#contracts/accounts/profiles.ts";
import { endOtherSessions } from "#contracts/accounts/accounts.ts";
import { MembersOnly, type Member } from "../../data/guard.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { useIsOff } from "../../data/site.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Heading } from "../../ui/heading.tsx";
import { blocksPath, bookmarksPath, notificationsPath } from "../../links/account.ts";
import { ordersPath } from "../../links/shop.ts";
import { LinkButton, Button } from "../../ui/button.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { queuedHere } from "../../data/queue/mark.ts";
import { useStore, type Readable } from "../../data/store.ts";
import { unsentTitle } from "../../forms/queue/unsent-title.ts";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { call, signOut } from "../../data/browser.ts";
import { LazyOwnSuggestions } from "../../lookup/providers/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { useOwnProfile, LogOutButton } from "../viewer/index.ts";
import { chooseTheme, chosenTheme, type Theme } from "../../ui/theme.ts";
import type { Route } from "./+types/account-page";
import { ChangePassword } from "./change-password.tsx";
import { Sessions } from "./sessions.tsx";
import styles from "./accounts.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your account", hidden: true });

export default function AccountPage() {
  return (
    <MembersOnly fallback={<AccountOutline />}>
      {(member) => <Account member={member} />}
    </MembersOnly>
  );
}

// Few members need these, so they load lazily.
const EndedLinks = lazy(async () => (await import("./ended-links.tsx")).EndedLinks);

const Agreements = lazy(async () => (await import("./agreements.tsx")).Agreements);
const UnitsChoice = lazy(async () => (await import("./units-choice.tsx")).UnitsChoice);
const Invitations = lazy(async () => (await import("./invitations.tsx")).Invitations);
const AdminTools = lazy(async () => (await import("./admin-tools.tsx")).AdminTools);
const VerifyNotice = lazy(async () => (await import("./verify-actions.tsx")).VerifyNotice);

const title = "Your account";

/** The account page of a member. */
function Account({ member }: { member: Member }) {
  const profile = useOwnProfile();
  return (
    <section className="wrap">
      <Heading level="h1">{title}</Heading>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Identity member={member} profile={profile} />
          {profile && !profile.isVerified && <VerifyNotice />}
          <EndedLinks />
          {profile?.isModerator && <AdminTools isAdmin={profile.isAdmin} />}
          <Sessions />
          <ThemeChoice />
          {profile && <UnitsChoice profile={profile} />}
        </div>
        <div className={styles.column}>
          <ChangePassword />
          {profile?.isVerified && <Invitations />}
          <CommunityPart />
          <LazyOwnSuggestions />
          <Agreements />
          <DeleteAccount />
        </div>
      </div>
    </section>
  );
}

type IdentityProps = { member: Member; profile: OwnProfile | null | undefined };

function Identity({ member, profile }: IdentityProps) {
  return (
    <div className="card pad stack">
      <div className={styles.who}>
        {profile === undefined ? (
          <span className={styles.face} />
        ) : (
          <Avatar face={{ _id: member.userId, avatar: profile?.avatar ?? null }} size="x" />
        )}
        <div className="stack tight">
          <h2>{member.name}</h2>
          <p className="meta">Your hoots and comments show your username, not this name.</p>
        </div>
      </div>
      <LogOut />
    </div>
  );
}

const CommunityPart = () => (
  <SectionCard title="Kept for you">
    <div className="row">
      {!useIsOff("shop") && (
        <LinkButton small to={ordersPath}>
          Orders
        </LinkButton>
      )}
      <LinkButton small to={bookmarksPath}>
        Bookmarks
      </LinkButton>
      <LinkButton small to={`${notificationsPath}#settings`}>
        Notification settings
      </LinkButton>
      <LinkButton small to={blocksPath}>
        Blocked and muted people
      </LinkButton>
    </div>
  </SectionCard>
);

/** The outline of the page while the session is checked. */
function AccountOutline() {
  return (
    <section className="wrap" aria-busy>
      <Heading level="h1">{title}</Heading>
      <AfterAWhile>
        <div className={styles.columns}>
          <div className={styles.column}>
            <Skeleton height={200} rounded />
            <Skeleton height={320} rounded />
          </div>
          <div className={styles.column}>
            <Skeleton height={520} rounded />
            <Skeleton height={180} rounded />
          </div>
        </div>
      </AfterAWhile>
    </section>
  );
}

const DeleteAccountDialog = lazy(
  async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
);

/** Deletes the account after a dialog that asks for the password. */
function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <SectionCard
      title="Delete account"
      sentence="Deletes your profile, pets, trips, photos and stories. Your hoots and comments stay, without your name."
    >
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </SectionCard>
  );
}

/** Log out of this browser, or everywhere. */
function LogOut() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();

  const unsent = useStore(queuedHere);

  const logOutEverywhere = async () => {
    await call(endOtherSessions);
    await signOut();
    await navigate("/");
    toast("You're logged out on all devices.");
  };

  return (
    <div className="row">
      <Button small onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <LogOutButton />
      <ConfirmDialog
        open={asking}
        title="Log out everywhere?"
        sentence={
          unsent > 0
            ? `${unsentTitle(unsent)}. Logging out deletes unsent changes from this device. You'll also be logged out on all your other devices.`
            : "You'll be logged out on this device and all others. You can log back in anytime."
        }
        action="Log out everywhere"
        busyText="Logging out…"
        onConfirm={logOutEverywhere}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

const choices: readonly { theme: Theme | undefined; label: string; sign: typeof Sun }[] = [
  { theme: undefined, label: "Match device", sign: Monitor },
  { theme: "light", label: "Light", sign: Sun },
  { theme: "dark", label: "Dark", sign: Moon },
];

// The switch in the header and other tabs can change it too.
const theme: Readable<Theme | undefined> = {
  get: chosenTheme,
  initial: undefined,
  subscribe(listener) {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  },
};

/** Light, dark, or as the device has it. Stored in this browser. */
function ThemeChoice() {
  const chosen = useStore(theme);
  return (
    <SectionCard title="Appearance" sentence="Applies to this browser only.">
      <fieldset className={styles.choices}>
        <legend className="sr">Appearance</legend>
        {choices.map(({ theme: choice, label, sign: Sign }) => (
          <label key={label}>
            <input
              type="radio"
              name="theme"
              checked={choice === chosen}
              onChange={() => chooseTheme(choice)}
            />
            <Sign size={20} aria-hidden />
            {label}
          </label>
        ))}
      </fieldset>
    </SectionCard>
  );
}
