import { useNavigate } from "react-router";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { call } from "../../data/browser.ts";
import { forgetSession } from "../../data/session.ts";
import { useIsOff } from "../../data/site.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { plainly } from "./error-text.ts";

type DeleteAccountDialogProps = { onClose: () => void };

/** Asks for the password before an account is deleted. */
export const DeleteAccountDialog = ({ onClose }: DeleteAccountDialogProps) => (
  <Dialog open onClose={onClose} title="Delete your account?">
    <DeleteForm onClose={onClose} />
  </Dialog>
);

function DeleteForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const bodyOf = (form: FormData) => ({ password: textOf(form, "password") });
  const form = useForm({
    check: (sent) => fieldErrors(deleteAccount.body, bodyOf(sent)),
    send: async (sent) => {
      await call(deleteAccount, { body: bodyOf(sent) });
      forgetSession();
      await navigate("/");
      toast("Your account was deleted. Safe travels.");
    },
    failure: plainly,
  });

  const hasShop = !useIsOff("shop");
  const hasNewsletter = !useIsOff("newsletter");
  return (
    <Form name="delete" handle={form}>
      <div className="stack tight">
        <p>
          This can't be undone. Your profile, pets, records, documents, photos, trips and stories
          are deleted right away.
        </p>
        <p>
          Your hoots and comments stay, without your name. To remove them, delete them first.
          Suggested places that are already public stay too, without your name.
          {hasShop && " The shop keeps your orders and their shipping addresses."}
        </p>
        {hasNewsletter && (
          <p>You'll still get the newsletter if you subscribed. Unsubscribe from any issue.</p>
        )}
      </div>
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
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
