import { useNavigate } from "react-router";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { call } from "../../data/browser.ts";
import { forgetSession } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { plainly } from "./error-text.ts";

type DeleteAccountDialogProps = { name: string; onClose: () => void };

/** Asks for the password before an account goes. */
export const DeleteAccountDialog = ({ name, onClose }: DeleteAccountDialogProps) => (
  <Dialog open onClose={onClose} title={`Delete the account of ${name}?`}>
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
      toast("Your account is deleted. Safe travels.");
    },
    failure: plainly,
  });

  return (
    <Form name="delete" handle={form}>
      <div className="stack tight">
        <p>
          This cannot be taken back. Your profile, your likes and your sessions are gone at once.
        </p>
        <p>
          Your hoots and comments stay, without your name. To have them gone, delete them first.
          Places you suggested stay where they are public already, without your name too. Orders
          stay in the books of the shop, with the address they went to.
        </p>
      </div>
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <div className="row">
        <SubmitButton handle={form} variant="danger" busyText="Deleting…">
          Delete account
        </SubmitButton>
        <Button disabled={form.state.is === "sending"} onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Form>
  );
}
