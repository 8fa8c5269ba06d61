import { useState } from "react";
import { Navigate, NavLink, useLocation, useNavigate } from "react-router";
import { Monitor, Moon, Sun } from "lucide-react";
import type { OwnProfile } from "#contracts/accounts/profiles.ts";
import { endOtherSessions } from "#contracts/accounts/accounts.ts";
import { MembersOnly, type Member } from "../../data/guard.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { useIsOff } from "../../data/site.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Heading } from "../../ui/heading.tsx";
import { blocksPath, bookmarksPath, notificationsPath } from "../../links/account.ts";
import { accountPath, ownDataPath, securityPath } from "../../links/own-account.ts";
import { ordersPath } from "../../links/shop.ts";
import { LinkButton, Button } from "../../ui/button.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { queuedHere } from "../../data/queue/mark.ts";
import { useStore, type Readable } from "../../data/store.ts";
import { unsentTitle } from "../../forms/queue/unsent-title.ts";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { call, signOut } from "../../data/browser.ts";
import { LazyOwnSuggestions } from "../../lookup/providers/index.ts";
import { LazyOwnVenueSuggestions } from "../../lookup/venues/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { useOwnProfile, LogOutButton } from "../viewer/index.ts";
import { chooseTheme, chosenTheme, type Theme } from "../../ui/theme.ts";
import type { Route } from "./+types/account-page";
import styles from "./accounts.module.css";

/** The parts of the page, by address. */
const parts = [
  { path: accountPath, name: "Account", title: "Your account" },
  { path: securityPath, name: "Security", title: "Security" },
  { path: ownDataPath, name: "Your data", title: "Your data" },
] as const;

const partAt = (pathname: string) =>
  parts.find(({ path }) => path === pathname.replace(/\/$/, "")) ?? parts[0];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: partAt(args.location.pathname).title, hidden: true });

export default function AccountPage() {
  const { pathname } = useLocation();
  const { path, title } = partAt(pathname);
  if (path === accountPath && pathname.startsWith(`${accountPath}/`))
    return <Navigate to={path} replace />;
  return (
    <section className="wrap">
      <Heading level="h1">{title}</Heading>
      <nav className={styles.parts} aria-label="Settings">
        {parts.map(({ path: to, name }) => (
          <NavLink key={to} to={to} end>
            {name}
          </NavLink>
        ))}
      </nav>
      <MembersOnly fallback={<AccountOutline />}>
        {(member) =>
          path === securityPath ? (
            <SecurityPart fallback={<Columns />} />
          ) : path === ownDataPath ? (
            <DataPart fallback={<Columns />} />
          ) : (
            <Account member={member} />
          )
        }
      </MembersOnly>
    </section>
  );
}

// Few members need these, so they load lazily.
const EndedLinks = lazy(async () => (await import("./ended-links.tsx")).EndedLinks);

const SecurityPart = lazy(async () => (await import("./security-part.tsx")).SecurityPart);
const DataPart = lazy(async () => (await import("./data-part.tsx")).DataPart);
const Agreements = lazy(async () => (await import("./account-cards.tsx")).Agreements);
const UnitsChoice = lazy(async () => (await import("./units-choice.tsx")).UnitsChoice);
const Invitations = lazy(async () => (await import("./account-cards.tsx")).Invitations);
const AdminTools = lazy(async () => (await import("./account-cards.tsx")).AdminTools);
const VerifyNotice = lazy(async () => (await import("./verify-actions.tsx")).VerifyNotice);

/** Who the member is, how the site looks to them, and what it keeps for them. */
function Account({ member }: { member: Member }) {
  const profile = useOwnProfile();
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Identity member={member} profile={profile} />
        {profile && !profile.isVerified && <VerifyNotice />}
        {profile?.needsTwoFactor && (
          <Notice
            tone="due"
            actions={
              <LinkButton small to={securityPath}>
                Open Security
              </LinkButton>
            }
          >
            This site asks its admins and moderators for a second factor. Turn on two-factor log-in
            or add a passkey. If you have one, log out and log in with it.
          </Notice>
        )}
        <EndedLinks />
        {profile?.isModerator && <AdminTools isAdmin={profile.isAdmin} />}
        <ThemeChoice />
      </div>
      <div className={styles.column}>
        {profile && <UnitsChoice profile={profile} />}
        {profile?.isVerified && <Invitations />}
        <CommunityPart />
        <LazyOwnSuggestions />
        <LazyOwnVenueSuggestions />
        <Agreements />
      </div>
    </div>
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
const AccountOutline = () => (
  <div aria-busy>
    <AfterAWhile>
      <Columns />
    </AfterAWhile>
  </div>
);

const Columns = () => (
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
);

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
