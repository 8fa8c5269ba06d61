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
import { momentText } from "#format/dates.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { profilePath } from "../../links/account.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { toast } from "../../ui/toast.tsx";
import styles from "./accounts.module.css";

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
