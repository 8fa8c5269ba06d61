import { useState } from "react";
import { useNavigate } from "react-router";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { dayText } from "#format/dates.ts";
import { call } from "../../data/browser.ts";
import { forgetSession } from "../../data/session.ts";
import { useIsOff } from "../../data/site.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { useOwnProfile } from "../viewer/index.ts";
import styles from "./accounts.module.css";
import { Archive } from "./archive.tsx";
import { plainly } from "./error-text.ts";
import { useOwnProvider } from "./proof-dialog.tsx";
import { useProof } from "./use-proof.tsx";

/** What can be taken along, and the deletion of the account. */
export const DataPart = () => (
  <div className={styles.column}>
    <Archive />
    <DeleteAccount />
  </div>
);

/** Deletes the account after a dialog that asks for the password. */
function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  const isVerified = useOwnProfile()?.isVerified ?? true;
  return (
    <SectionCard title="Delete account">
      <ol className={styles.steps}>
        <li>
          <b>Today</b>
          You're logged out everywhere. Your profile, pets, trips, photos and stories are hidden,
          and your hoots and comments lose your name.
        </li>
        {isVerified ? (
          <>
            <li>
              <b>For 14 days</b>
              The link that we email you brings everything back. Links that you shared stay ended.
            </li>
            <li>
              <b>Then</b>
              Everything is erased, and your email can sign up again. Your hoots and comments stay,
              without your name.
            </li>
          </>
        ) : (
          <li>
            <b>No way back</b>
            Your email was never verified, so everything is erased right away.
          </li>
        )}
      </ol>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </SectionCard>
  );
}

const DeleteDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Delete your account?">
    <DeleteForm onClose={onClose} />
  </Dialog>
);

/** Asks for the password before an account is deleted. */
function DeleteForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { withProof, proofDialog } = useProof();
  // Who signed up by a provider has none, and proves it there.
  const hasPassword = useOwnProvider().data?.hasPassword !== false;
  const bodyOf = (form: FormData) => (hasPassword ? { password: textOf(form, "password") } : {});
  const form = useForm({
    check: (sent) => fieldErrors(deleteAccount.body, bodyOf(sent)),
    send: async (sent) => {
      const body = bodyOf(sent);
      const { until } = await withProof(
        () => call(deleteAccount, { body }),
        body.password === undefined ? undefined : { password: body.password, field: "password" },
      );
      forgetSession();
      await navigate("/");
      toast(
        Date.parse(until) > Date.now()
          ? `Your account was deleted. Until ${dayText(until)}, the link in our email brings it back.`
          : "Your account was deleted. Safe travels.",
      );
    },
    failure: plainly,
  });

  const hasShop = !useIsOff("shop");
  const hasNewsletter = !useIsOff("newsletter");
  return (
    <Form name="delete" handle={form}>
      <div className="stack tight">
        <p>
          To remove hoots and comments too, delete them first. Suggested places that are already
          public stay, without your name. Trips that you share go to the editor who joined first,
          for good.
          {hasShop && " The shop keeps your orders and their shipping addresses."}
        </p>
        {hasNewsletter && (
          <p>You'll still get the newsletter if you subscribed. Unsubscribe from any issue.</p>
        )}
      </div>
      {hasPassword && (
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
      )}
      {proofDialog}
      <div className="row">
        <SubmitButton handle={form} variant="danger" busyText="Deleting…">
          Delete account
        </SubmitButton>
        <Button disabled={form.state.is === "sending"} onClick={onClose}>
          Keep account
        </Button>
      </div>
    </Form>
  );
}
