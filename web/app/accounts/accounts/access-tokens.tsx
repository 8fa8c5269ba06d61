import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, SquareTerminal } from "lucide-react";
import { useRef, useState } from "react";
import {
  type AccessToken,
  accessTokenNameMax,
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from "#contracts/accounts/access-tokens.ts";
import { type Scope, scopes } from "#contracts/kernel/scopes.ts";
import { dayText } from "#format/dates.ts";
import { call } from "../../data/browser.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { useReader } from "../../data/reader.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { When } from "../../ui/when.tsx";
import styles from "./accounts.module.css";
import { plainly } from "./error-text.ts";
import { Loaded } from "./loaded.tsx";
import { useProof } from "./use-proof.tsx";

const scopeLabels: Record<Scope, string> = { read: "Read your data", write: "Change your data" };

/** What a token can do, in the list. */
const abilityOf = ({ scopes: own }: AccessToken): string =>
  own.length === scopes.length
    ? "Reads and changes"
    : own.includes("read")
      ? "Reads only"
      : "Changes only";

const lengths = [
  { days: 7, label: "7 days" },
  { days: 30, label: "30 days" },
  { days: 90, label: "90 days" },
  { days: 365, label: "1 year" },
];

/** The access tokens of the member's programs. */
export function AccessTokens() {
  const found = useQuery(callQuery(listAccessTokens));
  return (
    <SectionCard
      id="access-tokens"
      title="Access tokens"
      sentence="For your own scripts and calendars. A token can do only what you select."
    >
      <Loaded found={found} name="your access tokens">
        {(tokens) => <List tokens={tokens} />}
      </Loaded>
    </SectionCard>
  );
}

function List({ tokens }: { tokens: readonly AccessToken[] }) {
  const list = useRef<HTMLUListElement>(null);
  const client = useQueryClient();
  const reader = useReader();
  const [isAdding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<AccessToken>();
  const reload = () => client.invalidateQueries({ queryKey: queryKeyOf(listAccessTokens) });

  const revoke = async ({ _id: id, name }: AccessToken) => {
    await call(revokeAccessToken, { params: { id } });
    await reload();
    list.current?.focus();
    toast(`Access token “${name}” no longer works.`);
  };

  return (
    <>
      <div>
        <Button icon={<Plus size={20} aria-hidden />} onClick={() => setAdding(true)}>
          New token
        </Button>
      </div>
      {tokens.length > 0 ? (
        <ul ref={list} className={styles.list} aria-label="Access tokens" tabIndex={-1}>
          {tokens.map((token) => (
            <li key={token._id}>
              <div className={styles.line}>
                <SquareTerminal size={24} aria-hidden />
                <div className={styles.text}>
                  <b>{token.name}</b>
                  <span className="meta">
                    {abilityOf(token)} · ends {dayText(token.expiresAt, "medium", reader)}
                    {token.lastUsedAt ? (
                      <>
                        {" · used "}
                        <When moment={token.lastUsedAt} />
                      </>
                    ) : (
                      " · not used yet"
                    )}
                  </span>
                </div>
                <Button
                  small
                  aria-label={`Revoke access token ${token.name}`}
                  onClick={() => setRevoking(token)}
                >
                  Revoke
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="meta">
          No tokens yet. Create one to let a program use <a href="/api/docs">the API</a> for you.
        </p>
      )}
      {isAdding && <NewToken onAdded={reload} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={revoking !== undefined}
        title={`Revoke access token “${revoking?.name ?? ""}”?`}
        sentence="Programs that use it stop working at once. This can't be undone."
        action="Revoke token"
        busyText="Revoking…"
        onConfirm={async () => revoking && revoke(revoking)}
        onClose={() => setRevoking(undefined)}
      />
    </>
  );
}

/** Asks for what a token is to do, then shows it once. */
function NewToken({ onAdded, onClose }: { onAdded: () => Promise<void>; onClose: () => void }) {
  const [token, setToken] = useState<string>();
  const { withProof, proofDialog } = useProof();
  const bodyOf = (form: FormData) => ({
    name: textOf(form, "name"),
    scopes: scopes.filter((scope) => form.getAll("scopes").includes(scope)),
    days: Number(textOf(form, "days")),
  });
  const form = useForm({
    check: (sent) =>
      bodyOf(sent).scopes.length === 0
        ? { scopes: "Select what the token can do." }
        : fieldErrors(createAccessToken.body, bodyOf(sent)),
    send: async (sent) => {
      const made = await withProof(() => call(createAccessToken, { body: bodyOf(sent) }));
      setToken(made.token);
      await onAdded();
    },
    failure: plainly,
  });
  return (
    <Dialog open onClose={onClose} title={token ? "Copy your token" : "New access token"} closable>
      {token ? (
        <div className="stack loose">
          <p>It is shown only this once. Keep it like a password.</p>
          <CopyField name="token" label="Access token" value={token} />
          <div>
            <Button variant="pri" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      ) : (
        <Form name="access-token" handle={form}>
          <TextField
            name="name"
            label="Name"
            hint="Where you use it, such as “calendar”"
            maxLength={accessTokenNameMax}
            autoComplete="off"
            data-first
            required
          />
          <fieldset className="stack tight">
            <legend>What it can do</legend>
            {scopes.map((scope, at) => (
              <CheckField
                key={scope}
                name="scopes"
                id={`access-token-${scope}`}
                value={scope}
                label={scopeLabels[scope]}
                defaultChecked={scope === "read"}
                // One message for both.
                {...(at > 0 && { error: "" })}
              />
            ))}
          </fieldset>
          <SelectField name="days" label="Ends after" defaultValue="90">
            {lengths.map(({ days, label }) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </SelectField>
          <div>
            <SubmitButton handle={form} variant="pri" busyText="Creating…">
              Create token
            </SubmitButton>
          </div>
        </Form>
      )}
      {proofDialog}
    </Dialog>
  );
}
