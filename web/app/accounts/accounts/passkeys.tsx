import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useRef, useState } from "react";
import {
  addPasskey,
  listPasskeys,
  passkeyNameMax,
  removePasskey,
  renamePasskey,
  startPasskey,
  type Passkey,
} from "#contracts/accounts/passkeys.ts";
import { call } from "../../data/browser.ts";
import { callQuery, queryKeyOf, Queries } from "../../data/queries.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { When } from "../../ui/when.tsx";
import { plainly } from "./error-text.ts";
import { Loaded } from "./loaded.tsx";
import { useProof } from "./use-proof.tsx";
import styles from "./accounts.module.css";

/** The passkeys of the member, and a way to add one. */
export function Passkeys() {
  const found = useQuery(callQuery(listPasskeys));
  return (
    <SectionCard
      id="passkeys"
      title="Passkeys"
      sentence="Log in with your face, fingerprint or screen lock. Nothing to remember, nothing to steal."
    >
      <Loaded found={found} name="your passkeys">
        {(passkeys) => <List passkeys={passkeys} />}
      </Loaded>
    </SectionCard>
  );
}

function List({ passkeys }: { passkeys: readonly Passkey[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [changing, setChanging] = useState<{ passkey: Passkey; how: "rename" | "remove" }>();
  const reload = useReload();
  const { withProof, proofDialog } = useProof();
  const close = () => setChanging(undefined);

  const remove = async ({ _id: id, name }: Passkey) => {
    await withProof(() => call(removePasskey, { params: { id } }));
    await reload();
    list.current?.focus();
    toast(`Passkey “${name}” no longer logs in.`);
  };

  return (
    <>
      <AddPasskey />
      {passkeys.length > 0 && (
        <ul ref={list} className={styles.list} aria-label="Passkeys" tabIndex={-1}>
          {passkeys.map((passkey) => (
            <li key={passkey._id}>
              <div className={styles.line}>
                <KeyRound size={24} aria-hidden />
                <div className={styles.text}>
                  <b>{passkey.name}</b>
                  <span className="meta">
                    Added <When moment={passkey.createdAt} />
                    {passkey.lastUsedAt ? (
                      <>
                        {" · last used "}
                        <When moment={passkey.lastUsedAt} />
                      </>
                    ) : (
                      " · not used yet"
                    )}
                  </span>
                </div>
                <Button
                  small
                  variant="txt"
                  aria-label={`Rename passkey ${passkey.name}`}
                  onClick={() => setChanging({ passkey, how: "rename" })}
                >
                  Rename
                </Button>
                <Button
                  small
                  variant="txt"
                  aria-label={`Remove passkey ${passkey.name}`}
                  onClick={() => setChanging({ passkey, how: "remove" })}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {changing?.how === "rename" && <RenameDialog passkey={changing.passkey} onClose={close} />}
      <ConfirmDialog
        open={changing?.how === "remove"}
        title={`Remove passkey “${changing?.passkey.name ?? ""}”?`}
        sentence="It no longer logs in here. Also delete it in the settings of your device, so that it isn't offered there."
        action="Remove passkey"
        busyText="Removing…"
        onConfirm={async () => changing && remove(changing.passkey)}
        onClose={close}
      />
      {proofDialog}
    </>
  );
}

function useReload(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeyOf(listPasskeys) });
}

/** Creates a passkey on this device; its name can be changed later. */
export function AddPasskey({ onAdded }: { onAdded?: () => void }) {
  const reload = useReload();
  const { withProof, proofDialog } = useProof();
  const form = useForm({
    send: async () => {
      const options = await withProof(() => call(startPasskey));
      const { createPasskey, passkeyNameOf } = await import("./device-passkey.ts");
      const response = await createPasskey(options);
      const name = passkeyNameOf(navigator.userAgent);
      await withProof(() => call(addPasskey, { body: { name, response } }));
      await reload();
      toast("Passkey added. You can log in with it now.");
      onAdded?.();
    },
    failure: plainly,
  });
  return (
    <>
      <Form name="passkey" handle={form}>
        <div>
          <SubmitButton
            handle={form}
            variant="pri"
            icon={<Plus size={20} aria-hidden />}
            busyText="Waiting for your device…"
          >
            Add a passkey
          </SubmitButton>
        </div>
      </Form>
      {proofDialog}
    </>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const reload = useReload();
  const { withProof, proofDialog } = useProof();
  const bodyOf = (form: FormData) => ({ name: textOf(form, "name") });
  const form = useForm({
    check: (sent) => fieldErrors(renamePasskey.body, bodyOf(sent)),
    send: async (sent) => {
      const params = { id: passkey._id };
      await withProof(() => call(renamePasskey, { params, body: bodyOf(sent) }));
      await reload();
      onClose();
    },
    failure: plainly,
  });
  return (
    <Dialog open onClose={onClose} title="Rename passkey" closable>
      <Form name="rename" handle={form}>
        <TextField
          name="name"
          label="Name"
          defaultValue={passkey.name}
          maxLength={passkeyNameMax}
          autoComplete="off"
          data-first
          required
        />
        <div>
          <SubmitButton handle={form} variant="pri" busyText="Saving…">
            Save
          </SubmitButton>
        </div>
      </Form>
      {proofDialog}
    </Dialog>
  );
}

/** Offers a passkey after a log-in by password, once in a browser. */
export const OfferPasskey = ({ onDone }: { onDone: () => void }) => (
  <Dialog open onClose={onDone} title="Log in without a password next time?">
    <div className="stack loose">
      <p>
        This device can log you in with your face, fingerprint or screen lock. You can remove it
        again on your account page.
      </p>
      <div className="row">
        <Queries>
          <AddPasskey onAdded={onDone} />
        </Queries>
        <Button onClick={onDone}>Not now</Button>
      </div>
    </div>
  </Dialog>
);
