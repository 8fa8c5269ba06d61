import { useState } from "react";
import { useSearchParams } from "react-router";
import { verified } from "#contracts/accounts/accounts.ts";
import { useSession } from "../../data/browser.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ResendForm } from "./resend.tsx";

/** Why somebody is at the log-in page, where there is more to it than logging in. */
export function LogInNotice() {
  const [search] = useSearchParams();
  const session = useSession();
  const ended = session.is === "guest" && session.ended;

  if (search.get("verified") === "true") return <Notice tone="ready">{verified}</Notice>;
  if (search.get("verified") === "false") return <StaleLink />;
  if (search.get("reason") === "reset")
    return (
      <Notice tone="ready">
        Your password was reset. Log in with your new password. You were logged out on all devices,
        and private calendar links and share links from before no longer work. Your account page
        lists them, so you can create new ones.
      </Notice>
    );
  if (ended || search.get("reason") === "expired") {
    return (
      <Notice tone="due">You were logged out. Log in to continue; your draft is saved.</Notice>
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
            Send a new link
          </Button>
        }
      >
        This link has expired or was already used. If your account is verified, log in. If not,
        request a new link.
      </Notice>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Get a new verification link"
        closable
      >
        <ResendForm />
      </Dialog>
    </>
  );
}
