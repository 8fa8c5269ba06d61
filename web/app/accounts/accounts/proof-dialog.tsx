import { useQuery } from "@tanstack/react-query";
import { getOidc, proveByOidc } from "#contracts/accounts/oidc.ts";
import { listPasskeys } from "#contracts/accounts/passkeys.ts";
import { prove } from "#contracts/accounts/proof.ts";
import { getTwoFactor } from "#contracts/accounts/two-factor.ts";
import { call } from "../../data/browser.ts";
import { callQuery } from "../../data/queries.tsx";
import { useSite } from "../../data/site.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import styles from "./accounts.module.css";
import { plainly } from "./error-text.ts";

/** The member's connection to the site's provider, and whether there is a password. Not asked for without a provider. */
export const useOwnProvider = () => {
  const hasProvider = useSite()?.oidcName !== undefined;
  return useQuery({ ...callQuery(getOidc), enabled: hasProvider });
};

type ProofDialogProps = { onProved: () => void; onClose: () => void };

/** Asks again who it is, by password, passkey or code. */
export const ProofDialog = ({ onProved, onClose }: ProofDialogProps) => (
  <Dialog open onClose={onClose} title="Confirm it's you" closable>
    <p>You logged in a while ago. We ask again before changes that others could misuse.</p>
    <Proofs onProved={onProved} />
  </Dialog>
);

function Proofs({ onProved }: Pick<ProofDialogProps, "onProved">) {
  const hasPasskey = (useQuery(callQuery(listPasskeys)).data ?? []).length > 0;
  const hasApp = useQuery(callQuery(getTwoFactor)).data?.enabled === true;
  const provider = useOwnProvider().data;
  return (
    <div className="stack loose">
      {hasPasskey && <PasskeyProof onProved={onProved} />}
      {provider?.name && provider.linked && <ProviderProof name={provider.name} />}
      {provider?.hasPassword !== false && <TypedProof kind="password" onProved={onProved} />}
      {hasApp && (
        <details className={styles.folded}>
          <summary>Use a code from your app instead</summary>
          <TypedProof kind="code" onProved={onProved} />
        </details>
      )}
    </div>
  );
}

function PasskeyProof({ onProved }: Pick<ProofDialogProps, "onProved">) {
  const form = useForm({
    send: async () => {
      const { signWithPasskey } = await import("./device-passkey.ts");
      await call(prove, { body: { response: await signWithPasskey() } });
      onProved();
    },
    failure: plainly,
  });
  return (
    <Form name="proof-passkey" handle={form}>
      <SubmitButton handle={form} wide busyText="Waiting for your device…">
        Use a passkey
      </SubmitButton>
    </Form>
  );
}

/** Leaves the page: the provider leads back to the account page. */
function ProviderProof({ name }: { name: string }) {
  const form = useForm({
    send: async () => location.assign((await call(proveByOidc)).url),
    failure: plainly,
  });
  return (
    <Form name="proof-provider" handle={form} className="stack tight">
      <SubmitButton handle={form} wide busyText="Opening…">
        Confirm with {name}
      </SubmitButton>
      <p className="meta">You'll leave this page and come back. Then repeat what you started.</p>
    </Form>
  );
}

type TypedProofProps = Pick<ProofDialogProps, "onProved"> & { kind: "password" | "code" };

function TypedProof({ kind, onProved }: TypedProofProps) {
  const bodyOf = (form: FormData) => ({ [kind]: textOf(form, kind) });
  const form = useForm({
    check: (sent) => fieldErrors(prove.body, bodyOf(sent)),
    send: async (sent) => {
      await call(prove, { body: bodyOf(sent) });
      onProved();
    },
    failure: plainly,
  });
  return (
    <Form name={`proof-${kind}`} handle={form}>
      {kind === "password" ? (
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          data-first
          required
        />
      ) : (
        <TextField
          name="code"
          label="Code"
          hint="From your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          required
        />
      )}
      <div>
        <SubmitButton handle={form} variant="pri" busyText="Checking…">
          Confirm
        </SubmitButton>
      </div>
    </Form>
  );
}
