import { CircleAlert, KeyRound } from "lucide-react";
import { useState } from "react";
import {
  getSecurityLog,
  type SecurityEntry,
  type SecurityEvent,
  securityLogDays,
} from "#contracts/accounts/security-log.ts";
import { endOtherSessions } from "#contracts/accounts/accounts.ts";
import { momentText } from "#format/dates.ts";
import { call } from "../../data/browser.ts";
import { nextId, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { useReader } from "../../data/reader.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { GrowingList } from "../../ui/growing-list.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { toast } from "../../ui/toast.tsx";
import styles from "./accounts.module.css";

/** What happened; `what` is a name that was added or ended, or "" */
const texts: Readonly<Record<SecurityEvent, (name: string) => string>> = {
  "account.made": () => "Signed up",
  "login.password": () => "Logged in with the password",
  "login.code": () => "Logged in with password and code",
  "login.recovery-code": () => "Logged in with password and recovery code",
  "login.passkey": () => "Logged in with a passkey",
  "login.oidc": (name) => `Logged in with ${name || "another site"}`,
  "login.failed": () => "Wrong password entered",
  "session.ended": (name) => `Logged out ${name || "a device"}`,
  "sessions.ended": () => "Logged out all other devices",
  "password.changed": () => "Password changed",
  "password.reset": () => "Password reset by email",
  "email.asked": (name) => `Change of email to ${name} requested`,
  "email.changed": (name) => `Email changed to ${name}`,
  "email.undone": (name) => `Email changed back to ${name}`,
  "passkey.added": (name) => `Passkey “${name}” added`,
  "passkey.removed": (name) => `Passkey “${name}” removed`,
  "two-factor.on": () => "Two-factor log-in turned on",
  "two-factor.off": () => "Two-factor log-in turned off",
  "recovery-codes.renewed": () => "New recovery codes created",
  "oidc.linked": (name) => `Connected with ${name}`,
  "oidc.unlinked": (name) => `Disconnected from ${name}`,
  "token.made": (name) => `Access token “${name}” created`,
  "token.revoked": (name) => `Access token “${name}” revoked`,
  "webhook.made": (name) => `Webhook to ${name} added`,
  "webhook.changed": (name) => `URL of a webhook changed to ${name}`,
  "webhook.removed": (name) => `Webhook to ${name} removed`,
  "link.made": (name) => `New ${name} created`,
  "link.ended": (name) => `A ${name} ended`,
  "archive.asked": () => "Copy of your data requested",
  "archive.downloaded": () => "Copy of your data downloaded",
  "archive.restored": () => "Data brought back from a copy",
  "deletion.asked": () => "Account deleted",
  "deletion.undone": () => "Account brought back",
};

const signOf = ({ what, isNewDevice }: SecurityEntry) =>
  isNewDevice || what === "login.failed" ? CircleAlert : KeyRound;

const rowId = ({ _id }: SecurityEntry) => `log-${_id}`;

/** Log-ins and changes of the last 90 days. */
export function SecurityLog() {
  const reader = useReader();
  const query = useGrowingList({
    key: queryKeyOf(getSecurityLog),
    fetchPage: (before: string | undefined, signal) =>
      call(getSecurityLog, { query: { before }, signal }),
    next: nextId,
  });
  return (
    <SectionCard
      id="log"
      title="Security log"
      sentence={`The last ${securityLogDays} days. We also email you when a new device logs in.`}
    >
      <GrowingList query={query} rows="entries" idOf={rowId}>
        {(rows) => (
          <ol className={styles.list} aria-label="Security log">
            {rows.map((entry) => {
              const Sign = signOf(entry);
              return (
                <li key={entry._id} id={rowId(entry)} tabIndex={-1}>
                  <div className={styles.line}>
                    <Sign size={20} aria-hidden />
                    <div className={styles.text}>
                      <b>
                        {entry.isNewDevice && "New device: "}
                        {texts[entry.what](entry.detail ?? "")}
                      </b>
                      <span className="meta">
                        {entry.device}
                        {entry.network !== null && ` · network ${entry.network}`}
                        {" · "}
                        <time dateTime={entry.createdAt}>
                          {momentText(entry.createdAt, "mediumTime", reader)}
                        </time>
                      </span>
                    </div>
                  </div>
                </li>
              );
            })}
          </ol>
        )}
      </GrowingList>
      <NotMe />
    </SectionCard>
  );
}

/** Logs out everything else, and leads to a new password. */
function NotMe() {
  const [asking, setAsking] = useState(false);
  const end = async () => {
    await call(endOtherSessions);
    setAsking(false);
    toast("All other devices are logged out. Now change your password.");
  };
  return (
    <div>
      <Button small variant="txt" onClick={() => setAsking(true)}>
        Something here isn't me
      </Button>
      <ConfirmDialog
        open={asking}
        title="Log out all other devices?"
        sentence="Anyone else who is using your account is logged out. Then change your password on this page, and remove passkeys and access tokens that you don't know."
        action="Log out other devices"
        busyText="Logging out…"
        onConfirm={end}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
