import { useState } from "react";
import { useNavigate } from "react-router";
import { deleteAccount } from "#contracts/accounts.ts";
import { call } from "../api/browser.ts";
import { forgetSession } from "../api/session.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Form, SubmitButton } from "../ui/form.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { toast } from "../ui/toast.tsx";
import { fieldErrors, textOf, useForm } from "../ui/use-form.ts";
import { Part } from "./part.tsx";
import { plainly } from "./refusal-words.ts";

/** The end of an account, behind a dialog that asks for the password. */
export function DeleteAccount({ name }: { name: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <Part
      title="Delete account"
      sentence="Your profile, your likes and your votes go. Your hoots and comments stay, without a name."
    >
      <div>
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete the account of ${name}?`}
      >
        <DeleteForm onClose={() => setAsking(false)} />
      </Dialog>
    </Part>
  );
}

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
    words: plainly,
  });

  return (
    <Form name="delete" of={form}>
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
        <SubmitButton of={form} look="danger" busyWords="Deleting…">
          Delete account
        </SubmitButton>
        <Button disabled={form.state.is === "sending"} onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Form>
  );
}
