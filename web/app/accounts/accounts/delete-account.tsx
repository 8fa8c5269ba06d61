import { Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { SectionCard } from "../../ui/section-card.tsx";

const DeleteAccountDialog = lazy(
  async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
);

/** The end of an account, behind a dialog that asks for the password. */
export function DeleteAccount({ name }: { name: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <SectionCard
      title="Delete account"
      sentence="Your profile, your likes and your votes go. Your hoots and comments stay, without a name."
    >
      <div>
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      <Suspense>
        {asking && <DeleteAccountDialog name={name} onClose={() => setAsking(false)} />}
      </Suspense>
    </SectionCard>
  );
}
