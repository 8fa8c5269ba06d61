import { Suspense, useState } from "react";
import type { Member } from "../../data/guard.tsx";
import { useOwnProfile, LogOutButton } from "../viewer/index.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Heading } from "../../ui/heading.tsx";
import { adminOrdersPath, ordersPath } from "../../links/orders.ts";
import { adminProvidersPath } from "../../links/providers.ts";
import { adminProductsPath } from "../../links/admin-products.ts";
import { OwnSuggestions } from "../../lookup/providers/index.ts";
import { LinkButton, Button } from "../../ui/button.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./account.module.css";
import { ChangePassword } from "./change-password.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { Sessions } from "./sessions.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import { useNavigate } from "react-router";
import { endOtherSessions } from "#contracts/accounts/accounts.ts";
import { call, signOut } from "../../data/browser.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";

// Few have any, so the page does not start with them.
const EndedLinks = lazy(async () => (await import("./ended-links.tsx")).EndedLinks);

const title = "Your account";

/** All that has to do with being signed in. */
export function Account({ member }: { member: Member }) {
  return (
    <section className="wrap">
      <Heading level="h1">{title}</Heading>
      <div className={styles.columns}>
        <div className={styles.column}>
          <WhoIsIt member={member} />
          <Suspense>
            <EndedLinks />
          </Suspense>
          <AdminsPart />
          <Sessions />
          <ThemeChoice />
        </div>
        <div className={styles.column}>
          <ChangePassword />
          <OrdersPart />
          <OwnSuggestions />
          <DeleteAccount name={member.name} />
        </div>
      </div>
    </section>
  );
}

function WhoIsIt({ member }: { member: Member }) {
  const profile = useOwnProfile();
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
          <p className="meta">Others see this name on your hoots and comments.</p>
        </div>
      </div>
      <Leaving />
    </div>
  );
}

const OrdersPart = () => (
  <SectionCard title="Your orders" sentence="Orders you placed while logged in.">
    <div>
      <LinkButton small to={ordersPath}>
        View orders
      </LinkButton>
    </div>
  </SectionCard>
);

/** The way to what admins do; nothing for everybody else. */
function AdminsPart() {
  if (!useOwnProfile()?.isAdmin) return null;
  return (
    <SectionCard
      title="Admin tools"
      sentence="Review suggested places, manage products and ship orders."
    >
      <div className="row">
        <LinkButton small to={adminProvidersPath}>
          Suggested places
        </LinkButton>
        <LinkButton small to={adminProductsPath}>
          Products
        </LinkButton>
        <LinkButton small to={adminOrdersPath}>
          Orders
        </LinkButton>
      </div>
    </SectionCard>
  );
}

/** The shape of the page until it is known who looks at it. */
export function AccountOutline() {
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

/** The end of an account, behind a dialog that asks for the password. */
function DeleteAccount({ name }: { name: string }) {
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
      <Suspense>
        {asking && <DeleteAccountDialog name={name} onClose={() => setAsking(false)} />}
      </Suspense>
    </SectionCard>
  );
}

/** The ways out: of this browser, and of all. */
function Leaving() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();

  const leaveEverywhere = async () => {
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
        sentence="You'll be logged out on this device and all others. You can log back in anytime."
        action="Log out everywhere"
        busyText="Logging out…"
        cancelLabel="Stay"
        onConfirm={leaveEverywhere}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
