import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LifeBuoy, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import {
  getTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from "#contracts/accounts/two-factor.ts";
import type { AnswerOf } from "#contracts/kernel/endpoint.ts";
import { counted } from "#format/plurals.ts";
import { call } from "../../data/browser.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { LazyCodeView } from "../../travel/dossier/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { Chip } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { cacheOwnProfile } from "../viewer/index.ts";
import styles from "./accounts.module.css";
import { plainly } from "./error-text.ts";
import { Loaded } from "./loaded.tsx";
import { useProof } from "./use-proof.tsx";

type Started = AnswerOf<typeof startTwoFactor>;
type Open = { is: "app"; started: Started } | { is: "codes"; codes: readonly string[] };

/** Two-factor log-in by an authenticator app. */
export function TwoFactor() {
  const found = useQuery(callQuery(getTwoFactor));
  const client = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const [isEnding, setEnding] = useState(false);
  const { withProof, proofDialog } = useProof();
  const reload = () => client.invalidateQueries({ queryKey: queryKeyOf(getTwoFactor) });
  const start = async () =>
    setOpen({ is: "app", started: await withProof(() => call(startTwoFactor)) });
  const renew = async () => {
    const { recoveryCodes } = await withProof(() => call(renewRecoveryCodes));
    await reload();
    setOpen({ is: "codes", codes: recoveryCodes });
  };
  return (
    <SectionCard
      id="two-factor"
      title="Two-factor log-in"
      sentence="A code from an app after your password. A passkey needs none."
    >
      <Loaded found={found} name="two-factor log-in">
        {(state) =>
          state.enabled ? (
            <>
              <ul className={styles.list} aria-label="Two-factor log-in">
                <li>
                  <div className={styles.line}>
                    <ShieldCheck size={24} aria-hidden />
                    <div className={styles.text}>
                      <b>Authenticator app</b>
                      <span>
                        <Chip tone="ready">On</Chip>
                      </span>
                    </div>
                    <Action label="Change" name="Change authenticator app" run={start} />
                  </div>
                </li>
                <li>
                  <div className={styles.line}>
                    <LifeBuoy size={24} aria-hidden />
                    <div className={styles.text}>
                      <b>Recovery codes</b>
                      <span className="meta">
                        {counted(state.recoveryCodesLeft, "code")} left. Each works once.
                      </span>
                    </div>
                    <Action label="New codes" name="New recovery codes" run={renew} />
                  </div>
                </li>
              </ul>
              <div>
                <Button small onClick={() => setEnding(true)}>
                  Turn off
                </Button>
              </div>
            </>
          ) : (
            <Action label="Turn on" name="Turn on two-factor log-in" run={start} isFirst />
          )
        }
      </Loaded>
      {open?.is === "app" && (
        <AppDialog
          started={open.started}
          onDone={(codes) => {
            void reload();
            // A role that waited for it works from now on.
            void call(getOwnProfile).then(cacheOwnProfile, () => undefined);
            setOpen({ is: "codes", codes });
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.is === "codes" && (
        <CodesDialog codes={open.codes} onClose={() => setOpen(undefined)} />
      )}
      <ConfirmDialog
        open={isEnding}
        title="Turn off two-factor log-in?"
        sentence="Your password alone logs in again. Your recovery codes stop working."
        action="Turn off"
        busyText="Turning off…"
        onConfirm={async () => {
          await withProof(() => call(turnOffTwoFactor));
          await reload();
          toast("Two-factor log-in is off.");
        }}
        onClose={() => setEnding(false)}
      />
      {proofDialog}
    </SectionCard>
  );
}

type ActionProps = {
  label: string;
  /** Its whole name, for screen readers. */
  name: string;
  run: () => Promise<void>;
  isFirst?: boolean;
};

/** A button whose call may fail. */
function Action({ label, name, run, isFirst = false }: ActionProps) {
  const form = useForm({ send: run, failure: plainly });
  return (
    <Form name={name.toLowerCase().replaceAll(" ", "-")} handle={form} className="stack tight">
      <div>
        <SubmitButton
          handle={form}
          small={!isFirst}
          variant={isFirst ? "pri" : "sec"}
          aria-label={name}
          busyText="Preparing…"
        >
          {label}
        </SubmitButton>
      </div>
    </Form>
  );
}

type AppDialogProps = {
  started: Started;
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
};

/** The secret to scan or type, and the first code. */
function AppDialog({ started: { secret, uri, qr }, onDone, onClose }: AppDialogProps) {
  const { withProof, proofDialog } = useProof();
  const bodyOf = (form: FormData) => ({ code: textOf(form, "code") });
  const form = useForm({
    check: (sent) => fieldErrors(turnOnTwoFactor.body, bodyOf(sent)),
    send: async (sent) => {
      const body = bodyOf(sent);
      const { recoveryCodes } = await withProof(() => call(turnOnTwoFactor, { body }));
      onDone(recoveryCodes);
    },
    failure: plainly,
  });
  return (
    <Dialog open onClose={onClose} title="Set up your authenticator app" closable>
      <div className="stack loose">
        <p>
          Scan the code with an app such as a password manager, or <a href={uri}>open it</a> on this
          device.
        </p>
        <div className={styles.qr}>
          <LazyCodeView code={qr} label="QR code for your authenticator app" quiet={4} />
        </div>
        <CopyField
          name="secret"
          label="Or type this key"
          hint={secret.replaceAll(/.{4}(?=.)/g, "$& ")}
          value={secret}
        />
        <Form name="two-factor" handle={form}>
          <TextField
            name="code"
            label="Code from the app"
            hint="Six digits."
            inputMode="numeric"
            autoComplete="one-time-code"
            data-first
            required
          />
          <div>
            <SubmitButton handle={form} variant="pri" busyText="Checking…">
              Turn on
            </SubmitButton>
          </div>
        </Form>
      </div>
      {proofDialog}
    </Dialog>
  );
}

type CodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** The recovery codes, which are shown this once. */
function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const text = codes.join("\n");
  return (
    // Only the button closes it: the codes aren't shown again.
    <Dialog open onClose={() => undefined} title="Save your recovery codes">
      <div className="stack loose">
        <p>
          Two-factor log-in is on, and your other devices are logged out. If you lose your app, one
          of these codes lets you in. Each works once, and they aren't shown again.
        </p>
        <ol className={`num ${styles.codes}`} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="row">
          <Button variant="pri" data-first onClick={onClose}>
            I saved them
          </Button>
          <a
            className={styles.save}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="recovery-codes.txt"
          >
            Download
          </a>
        </div>
      </div>
    </Dialog>
  );
}
