import { adminPages } from "../../links/admin.ts";
import { LinkButton, Button } from "../../ui/button.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { invitationDays } from "#contracts/accounts/limits.ts";
import {
  createInvitation,
  type Invitation,
  listInvitations,
  revokeInvitation,
} from "#contracts/accounts/sign-ups.ts";
import { counted } from "#format/plurals.ts";
import { momentText, dayText } from "#format/dates.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { profilePath } from "../../links/account.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { type Agreement, listAgreements } from "#contracts/accounts/agreements.ts";
import { privacyPath, termsPath } from "../../links/legal.ts";
import { Link } from "react-router";
import styles from "./accounts.module.css";

const tools = adminPages.filter(({ inTools }) => inTools);

/** Links to the pages for moderators and admins. */
export const AdminTools = ({ isAdmin }: { isAdmin: boolean }) => (
  <SectionCard
    title={isAdmin ? "Admin tools" : "Moderator tools"}
    sentence={
      isAdmin
        ? "Review reports and suggested places, manage members and products, ship orders, and edit the site's settings."
        : "Review reported content and changes of places."
    }
  >
    <div className="row">
      {tools
        .filter(({ forModerators }) => isAdmin || forModerators)
        .map(({ to, label }) => (
          <LinkButton key={to} small to={to}>
            {label}
          </LinkButton>
        ))}
    </div>
  </SectionCard>
);

const listKey = queryKeyOf(listInvitations);
/** The member's invitation links, where people need one to sign up. */
export function Invitations() {
  const invitations = useQuery(callQuery(listInvitations));
  const client = useQueryClient();
  const creating = useMutation({
    mutationFn: () => call(createInvitation),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
  const { data } = invitations;
  // While it loads and where anyone can sign up, nothing is missing here.
  if (!data && !invitations.isError) return null;
  if (data && data.mode !== "invited") return null;
  return (
    <SectionCard
      title="Invitations"
      sentence={`People need an invitation to sign up here. Each link works once, for ${invitationDays} days.`}
    >
      {!data && (
        <Notice busy={invitations.isFetching} onRetry={() => void invitations.refetch()}>
          Couldn't load your invitations.
        </Notice>
      )}
      {data && data.data.length > 0 && (
        <ul className={styles.list} aria-label="Invitations">
          {data.data.map((invitation) => (
            <InvitationRow key={invitation._id} invitation={invitation} />
          ))}
        </ul>
      )}
      {creating.isError && <Notice>{errorMessage(creating.error)}</Notice>}
      {data && (
        <div className="row">
          <Button
            small
            busy={creating.isPending}
            busyText="Creating…"
            disabled={data.left === 0}
            onClick={() => creating.mutate()}
          >
            Create link
          </Button>
          <span className="meta">
            {data.left === 0
              ? `You've reached the limit for ${invitationDays} days. Revoke an unused link to create another.`
              : `You can create ${counted(data.left, "more link")}.`}
          </span>
        </div>
      )}
    </SectionCard>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { _id: id, url, createdAt, expiresAt, usedBy } = invitation;
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  if (url === null) {
    return (
      <li>
        <div className={styles.text}>
          <b>
            {usedBy ? (
              <>
                Used by <a href={profilePath(usedBy._id)}>{usedBy.username}</a>
              </>
            ) : (
              "Used"
            )}
          </b>
          <span className="meta">Created {momentText(createdAt, "medium")}</span>
        </div>
      </li>
    );
  }
  const revoke = async () => {
    await call(revokeInvitation, { params: { id } });
    await client.invalidateQueries({ queryKey: listKey });
    toast("Invitation revoked.");
  };
  return (
    <li>
      <CopyField
        name={`invitation-${id}`}
        label="Invitation link"
        hint={`Valid until ${momentText(expiresAt, "medium")}`}
        value={url}
      />
      <div>
        <Button small onClick={() => setAsking(true)}>
          Revoke
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Revoke this invitation?"
        sentence="Its link stops working right away."
        action="Revoke"
        busyText="Revoking…"
        onConfirm={revoke}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

const texts = {
  terms: { label: "Terms of use", path: termsPath },
  privacy: { label: "Privacy policy", path: privacyPath },
} as const;

/** What the member agreed to at sign-up; nothing for accounts from before this was recorded. */
export function Agreements() {
  const found = useQuery(callQuery(listAgreements));
  const { data: agreements, isError, isFetching } = found;
  if (agreements?.length === 0 || (!agreements && !isError)) return null;
  return (
    <SectionCard
      title="What you agreed to"
      sentence="The versions that were current when you signed up."
    >
      {agreements ? (
        <ul className="stack tight">
          {agreements.map((agreement) => (
            <Line key={`${agreement.kind}-${agreement.number}`} agreement={agreement} />
          ))}
        </ul>
      ) : (
        <Notice busy={isFetching} onRetry={() => void found.refetch()}>
          Couldn't load what you agreed to.
        </Notice>
      )}
    </SectionCard>
  );
}

function Line({ agreement: { kind, number, publishedAt, agreedAt } }: { agreement: Agreement }) {
  const { label, path } = texts[kind];
  return (
    <li>
      <Link to={`${path}?version=${number}`}>{`${label} (version ${number})`}</Link>{" "}
      <span className="meta">
        {publishedAt !== null && `Published on ${dayText(publishedAt)}. `}
        {`Agreed on ${dayText(agreedAt)}`}
      </span>
    </li>
  );
}
