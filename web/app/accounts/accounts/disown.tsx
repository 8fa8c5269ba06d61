import { useState } from "react";
import { disownAccount } from "#contracts/accounts/accounts.ts";
import { errorCode } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import styles from "./disown.module.css";

type DisownProps = { token: string; onDeleted: () => void; onRejected: () => void };

/** Lets the owner of an email delete an account that somebody else created with it. */
export function Disown({ token, onDeleted, onRejected }: DisownProps) {
  const [asking, setAsking] = useState(false);

  const disown = async () => {
    try {
      await call(disownAccount, { body: { token } });
    } catch (error) {
      if (errorCode(error) === "TOKEN_INVALID") return onRejected();
      throw error;
    }
    onDeleted();
  };

  return (
    <section id="not-mine" className={styles.disown} aria-labelledby="not-mine-title">
      <h2 id="not-mine-title">Wasn't you?</h2>
      <p>Someone may have mistyped their email, or used yours on purpose.</p>
      <div>
        <Button look="danger" onClick={() => setAsking(true)}>
          I didn't create this account
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Delete this account?"
        sentence="This can't be undone. The account is deleted right away, and whoever created it is logged out."
        action="Delete account"
        busyText="Deleting…"
        keep="Cancel"
        onConfirm={disown}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
