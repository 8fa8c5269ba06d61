import { BookUser } from "lucide-react";
import { useState } from "react";
import type { OwnProfile } from "#contracts/accounts/profiles.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ViewPrivateFile } from "../../ui/private-picture.tsx";

type PassportButtonProps = { profile: OwnProfile; onAdd: () => void };

const text = "Your Passport";
const icon = <BookUser size={20} aria-hidden />;

/** Opens one's passport: a picture large, a PDF as a download. Where there is none, leads to adding it. */
export function PassportButton({ profile: { passport }, onAdd }: PassportButtonProps) {
  const [missing, setMissing] = useState(false);
  if (passport) {
    return (
      <ViewPrivateFile url={passport} title={text} look="pri" icon={icon}>
        {text}
      </ViewPrivateFile>
    );
  }
  const close = () => setMissing(false);
  return (
    <>
      <Button look="pri" icon={icon} onClick={() => setMissing(true)}>
        {text}
      </Button>
      <Dialog open={missing} onClose={close} title={text} closable wide>
        <EmptyState
          drawing="passport"
          level="h3"
          title="No passport here yet"
          sentence="Keep a photo or a PDF of it here, for the counter that asks. Nobody but you can open it."
          action={
            <Button
              look="go"
              data-first
              onClick={() => {
                close();
                onAdd();
              }}
            >
              Add your passport
            </Button>
          }
        />
      </Dialog>
    </>
  );
}
