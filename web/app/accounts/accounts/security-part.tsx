import { useQuery, useQueryClient, useMutation } from "@tanstack/react-query";
import { listPasskeys } from "#contracts/accounts/passkeys.ts";
import { getTwoFactor } from "#contracts/accounts/two-factor.ts";
import { counted } from "#format/plurals.ts";
import { listText } from "#format/lists.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { privatePrefix, tabStore } from "../../data/storage.ts";
import { Notice } from "../../ui/notice.tsx";
import { AccessTokens } from "./access-tokens.tsx";
import { EndedLinks } from "./ended-links.tsx";
import { Passkeys } from "./passkeys.tsx";
import { ProviderCard } from "./provider-card.tsx";
import { SecurityLog } from "./security-log.tsx";
import { TwoFactor } from "./two-factor.tsx";
import { Webhooks } from "./webhooks.tsx";
import { useState, useRef } from "react";
import { lazy } from "../../data/lazy/lazy.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { ResultMessage } from "./result-message.tsx";
import { changeEmail, getEmail } from "#contracts/accounts/email-change.ts";
import { call } from "../../data/browser.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { plainly } from "./error-text.ts";
import { Loaded } from "./loaded.tsx";
import { useProof } from "./use-proof.tsx";
import styles from "./accounts.module.css";
import {
  endOtherSessions,
  listSessions,
  type Session,
  endSession,
} from "#contracts/accounts/accounts.ts";
import { Button } from "../../ui/button.tsx";
import { Laptop, Smartphone } from "lucide-react";
import { Chip } from "../../ui/tag.tsx";
import { When } from "../../ui/when.tsx";

const sessionsKey = queryKeyOf(listSessions);

/** The devices on which the member is logged in. */
export function Sessions() {
  const sessions = useQuery(callQuery(listSessions));
  return (
    <SectionCard
      title="Where you're logged in"
      sentence="Devices that are logged in to your account."
    >
      <Loaded found={sessions} name="your devices" height={136}>
        {(data) => <List sessions={data} />}
      </Loaded>
    </SectionCard>
  );
}

function List({ sessions }: { sessions: readonly Session[] }) {
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const others = useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: ({ ended }) => {
      client.setQueryData(
        sessionsKey,
        sessions.filter((session) => session.current),
      );
      list.current?.focus();
      toast(`Logged out of ${counted(ended, "other device")}.`);
    },
  });

  return (
    <>
      <ul ref={list} className={styles.list} aria-label="Devices" tabIndex={-1}>
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} onEnded={() => list.current?.focus()} />
        ))}
      </ul>
      {others.isError && <Notice>{others.error.message}</Notice>}
      {sessions.some((session) => !session.current) ? (
        <div>
          <Button small busy={others.isPending} onClick={() => others.mutate()}>
            Log out of other devices
          </Button>
        </div>
      ) : (
        <p className="meta">You're not logged in anywhere else.</p>
      )}
    </>
  );
}

type SessionRowProps = { session: Session; onEnded: () => void };

/** One session, with a button that ends it. */
function SessionRow({ session, onEnded }: SessionRowProps) {
  const { _id: id, device, createdAt, current } = session;
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: () => call(endSession, { params: { id } }),
    onSuccess: () => {
      client.setQueryData(queryKeyOf(listSessions), (before: Session[] | undefined) =>
        before?.filter((session) => session._id !== id),
      );
      onEnded();
      toast(`Logged out of ${device}.`);
    },
  });
  const Sign = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop;

  return (
    <li>
      <div className={styles.line}>
        <Sign size={24} aria-hidden />
        <div className={styles.text}>
          <b id={`device-${id}`}>{device}</b>
          <span className="meta">
            Logged in <When moment={createdAt} />
          </span>
        </div>
        {current ? (
          <Chip tone="ready">This device</Chip>
        ) : (
          <Button
            small
            id={`end-${id}`}
            aria-labelledby={`end-${id} device-${id}`}
            busy={ending.isPending}
            onClick={() => ending.mutate()}
          >
            Log out
          </Button>
        )}
      </div>
      {ending.isError && <Notice>{ending.error.message}</Notice>}
    </li>
  );
}

/** How one logs in, where one is logged in, and what happened. */
export const SecurityPart = () => (
  <div className={styles.column}>
    <EndedLinks />
    <Health />
    <div className={styles.columns}>
      <div className={styles.column}>
        <Passkeys />
        <ChangePassword />
        <EmailCard />
      </div>
      <div className={styles.column}>
        <TwoFactor />
        <ProviderCard />
        <Sessions />
      </div>
    </div>
    <SecurityLog />
    <AccessTokens />
    <Webhooks />
  </div>
);

/** How well the account is locked; nothing until all of it is known. */
function Health() {
  const passkeys = useQuery(callQuery(listPasskeys)).data;
  const twoFactor = useQuery(callQuery(getTwoFactor)).data;
  if (!passkeys || !twoFactor) return null;
  const has = [
    ...(passkeys.length > 0 ? [counted(passkeys.length, "passkey")] : []),
    ...(twoFactor.enabled
      ? ["an authenticator app", counted(twoFactor.recoveryCodesLeft, "recovery code")]
      : []),
  ];
  return has.length > 0 ? (
    <Notice tone="ready">Your account is well locked: you have {listText(has)}.</Notice>
  ) : (
    <Notice tone="due">
      Your password alone opens your account. Add a passkey or turn on two-factor log-in, so that a
      stolen password isn't enough.
    </Notice>
  );
}

// Folded until it is changed.
const PasswordForm = lazy(async () => (await import("./password-form.tsx")).PasswordForm);

type Change = { times: number; endedLinks: boolean };

/** Changes the password, which ends every other session. */
function ChangePassword() {
  const [{ times, endedLinks }, setChange] = useState<Change>({ times: 0, endedLinks: false });
  return (
    <SectionCard title="Password" sentence="Changing it logs you out on all other devices.">
      {times > 0 && (
        <ResultMessage key={`result-${times}`}>
          Password changed. You're logged out on all other devices.
          {endedLinks &&
            " Your private calendar links and share links no longer work. If you had any, they're listed on this page so you can create new ones."}
        </ResultMessage>
      )}
      <details className={styles.folded}>
        <summary>Change password</summary>
        <PasswordForm
          key={times}
          onChanged={(ended) => setChange({ times: times + 1, endedLinks: ended })}
        />
      </details>
    </SectionCard>
  );
}

/** A new email whose owner left for the provider to prove who they are, and comes back. */
const emailKey = `${privatePrefix}new-email`;

/** The email of the account, and a way to change it. */
function EmailCard() {
  const [typed] = useState(() => tabStore.getItem(emailKey));
  const found = useQuery(callQuery(getEmail));
  return (
    <SectionCard id="email" title="Email" sentence="You log in with it, and alerts go there.">
      <Loaded found={found} name="your email">
        {(state) => (
          <>
            <p>
              <b>{state.email}</b>
              {!state.isVerified && <span className="meta"> · not verified yet</span>}
            </p>
            {state.pending !== null && (
              <Notice>
                We emailed a link to {state.pending}. Open it within a day to finish the change.
                Until then, your old email stays.
              </Notice>
            )}
            <details className={styles.folded} open={typed !== null}>
              <summary>Change email</summary>
              <EmailForm typed={typed ?? ""} />
            </details>
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

function EmailForm({ typed }: { typed: string }) {
  const client = useQueryClient();
  const { withProof, proofDialog } = useProof();
  const bodyOf = (form: FormData) => ({ email: textOf(form, "email") });
  const form = useForm({
    check: (sent) => fieldErrors(changeEmail.body, bodyOf(sent)),
    send: async (sent) => {
      tabStore.setItem(emailKey, bodyOf(sent).email);
      try {
        await withProof(() => call(changeEmail, { body: bodyOf(sent) }));
      } finally {
        tabStore.removeItem(emailKey);
      }
      await client.invalidateQueries({ queryKey: queryKeyOf(getEmail) });
      toast("Check your new inbox for the link.");
    },
    failure: plainly,
  });
  return (
    <>
      <Form name="email" handle={form}>
        <TextField
          name="email"
          label="New email"
          type="email"
          defaultValue={typed}
          autoComplete="email"
          inputMode="email"
          required
        />
        <div>
          <SubmitButton handle={form} busyText="Sending…">
            Send the link
          </SubmitButton>
        </div>
      </Form>
      {proofDialog}
    </>
  );
}
