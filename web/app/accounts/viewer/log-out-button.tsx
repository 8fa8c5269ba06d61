import { useState } from "react";
import { useNavigate } from "react-router";
import { signOut } from "../../data/browser.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { queuedHere } from "../../data/queue/mark.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";

const UnsentQuestion = lazy(
  async () => (await import("../../forms/queue/unsent-question.tsx")).UnsentQuestion,
);

/** Ends the session of this browser. Asks first if that deletes something that isn't sent yet. */
export function LogOutButton({ className }: { className?: string }) {
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState(0);
  const logOut = () => {
    void signOut();
    void navigate("/");
    toast("You're logged out.");
  };
  return (
    <>
      <Button
        variant="txt"
        small
        className={className}
        onClick={() => {
          const count = queuedHere.get();
          if (count > 0) setUnsent(count);
          else logOut();
        }}
      >
        Log Out
      </Button>
      {unsent > 0 && (
        <UnsentQuestion count={unsent} onLogOut={logOut} onClose={() => setUnsent(0)} />
      )}
    </>
  );
}
