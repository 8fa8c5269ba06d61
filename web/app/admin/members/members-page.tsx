import { Form, useSearchParams } from "react-router";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  endMemberSessions,
  liftSuspension,
  listMembers,
  setRole,
  verifyMember,
  type Member,
} from "#contracts/community/members.ts";
import { type Role, roles } from "#contracts/community/moderation.ts";
import { counted } from "#format/plurals.ts";
import { momentText } from "#format/dates.ts";
import { pageMeta } from "../../ui/meta.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField, SelectField } from "../../ui/field.tsx";
import { AdminPage } from "../admin-page.tsx";
import { AdminList } from "../admin-list.tsx";
import { AuthorFace, AuthorLink } from "../../accounts/viewer/index.ts";
import { errorMessage } from "../../data/errors.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Chip } from "../../ui/tag.tsx";
import type { Route } from "./+types/members-page";
import styles from "./members.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Members", hidden: true });

export default function MembersPage() {
  return (
    <AdminPage
      title="Members"
      sentence="Find accounts, assign roles, and suspend or verify members."
    >
      <MemberList />
    </AdminPage>
  );
}

/** Accounts, newest first, with a search. */
function MemberList() {
  const [search] = useSearchParams();
  const q = search.get("q")?.trim() ?? "";
  return (
    <>
      <search>
        <Form method="get" className={styles.search}>
          <TextField
            name="q"
            label="Name, username or email"
            key={q}
            defaultValue={q}
            type="search"
          />
          <Button type="submit" variant="pri">
            Search
          </Button>
        </Form>
      </search>
      <AdminList
        queryKey={queryKeyOf(listMembers, { query: { q } })}
        fetchPage={(before: string | undefined, signal) =>
          call(listMembers, { query: { q, before }, signal })
        }
        rows="members"
        empty={<EmptyState drawing="stamp" title="No members found" />}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((member) => (
              <li key={member._id}>
                <MemberCard member={member} />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
    </>
  );
}

const SuspendDialog = lazy(async () => (await import("./suspend-dialog.tsx")).SuspendDialog);

const roleLabels: Record<Role, string> = {
  member: "Member",
  moderator: "Moderator",
  admin: "Admin",
};

/** One account with what an admin can do about it. */
function MemberCard({ member }: { member: Member }) {
  const { _id: id, username, verified, sessions } = member;
  const client = useQueryClient();
  const [suspending, setSuspending] = useState(false);
  const change = useMutation({
    mutationFn: (work: () => Promise<Member>) => work(),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeyOf(listMembers) }),
  });
  const params = { id };
  const busy = change.isPending;
  return (
    <article className={`card pad ${styles.member}`} aria-label={username}>
      <MemberFacts member={member} />
      {change.isError && <Notice>Couldn't save the change. {errorMessage(change.error)}</Notice>}
      <div className={styles.actions}>
        <RoleField
          member={member}
          disabled={busy}
          onChange={(chosen) =>
            change.mutate(() => call(setRole, { params, body: { role: chosen } }))
          }
        />
        {!verified && (
          <Button
            small
            disabled={busy}
            onClick={() => change.mutate(() => call(verifyMember, { params }))}
          >
            Verify email
          </Button>
        )}
        {sessions > 0 && (
          <Button
            small
            disabled={busy}
            onClick={() => change.mutate(() => call(endMemberSessions, { params }))}
          >
            Log out everywhere
          </Button>
        )}
        {member.suspended ? (
          <Button
            small
            disabled={busy}
            onClick={() => change.mutate(() => call(liftSuspension, { params }))}
          >
            Lift suspension
          </Button>
        ) : (
          <Button small variant="danger" disabled={busy} onClick={() => setSuspending(true)}>
            Suspend
          </Button>
        )}
      </div>
      {suspending && <SuspendDialog member={member} onClose={() => setSuspending(false)} />}
    </article>
  );
}

type RoleFieldProps = {
  member: Member;
  disabled: boolean;
  onChange: (role: Member["role"]) => void;
};

const RoleField = ({ member: { _id: id, role }, disabled, onChange }: RoleFieldProps) => (
  <SelectField
    name={`role-${id}`}
    label="Role"
    value={role}
    disabled={disabled}
    onChange={({ target: { value } }) => {
      const chosen = roles.find((each) => each === value);
      if (chosen) onChange(chosen);
    }}
  >
    {roles.map((each) => (
      <option key={each} value={each}>
        {roleLabels[each]}
      </option>
    ))}
  </SelectField>
);

/** Who it is, since when, and what limits the account. */
function MemberFacts({ member }: { member: Member }) {
  const { name, email, joinedAt, verified, sessions } = member;
  return (
    <>
      <div className="row">
        <AuthorFace author={member} />
        <p>
          <b>
            <AuthorLink author={member} />
          </b>{" "}
          {name}
          <br />
          <span className="meta">
            {email} · joined {momentText(joinedAt, "medium")} · {counted(sessions, "device")}
          </span>
        </p>
      </div>
      {(!verified || member.suspended) && (
        <p className="row">
          {!verified && <Chip tone="due">Email not verified</Chip>}
          {member.suspended && (
            <Chip tone="blocked">
              {member.suspendedUntil
                ? `Suspended until ${momentText(member.suspendedUntil, "medium")}`
                : "Suspended"}
            </Chip>
          )}
        </p>
      )}
    </>
  );
}
