import { useState, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ResendForm } from "./resend.tsx";

/** The message for a verification link that is no longer valid, and a way to a new one. */
export function StaleLink({ children }: { children: ReactNode }) {
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
        This link has expired or was already used. {children}
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
