import { useState } from "react";
import { useSearchParams } from "react-router";
import { verified } from "#contracts/accounts.ts";
import { useSession } from "../api/browser.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { ResendForm } from "./resend.tsx";

/** Why somebody is at the log-in page, where there is more to it than logging in. */
export function LogInNotice() {
  const [search] = useSearchParams();
  const session = useSession();
  const ended = session.is === "guest" && session.ended;

  if (search.get("verified") === "true") return <Notice tone="ready">{verified}</Notice>;
  if (search.get("verified") === "false") return <StaleLink />;
  if (search.get("reason") === "reset")
    return <Notice tone="ready">Your new password is set. Log in with it.</Notice>;
  if (ended || search.get("reason") === "expired") {
    return (
      <Notice tone="due">
        You were signed out. Log in to go on; what you wrote is still here.
      </Notice>
    );
  }
  return null;
}

function StaleLink() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Notice
        actions={
          <Button small onClick={() => setAsking(true)}>
            Send me a new link
          </Button>
        }
      >
        This link is not valid any more. It was used already, or it is older than a day. If your
        account is verified, just log in.
      </Notice>
      <Dialog open={asking} onClose={() => setAsking(false)} title="A new link" closable>
        <ResendForm />
      </Dialog>
    </>
  );
}
