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

/** Ends the session of this browser. Asks first, by the question, if that deletes something that isn't sent yet. */
export function useLogOut() {
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState(0);
  const end = () => {
    void signOut();
    void navigate("/");
    toast("You're logged out.");
  };
  const logOut = () => {
    const count = queuedHere.get();
    if (count > 0) setUnsent(count);
    else end();
  };
  const question = unsent > 0 && (
    <UnsentQuestion count={unsent} onLogOut={end} onClose={() => setUnsent(0)} />
  );
  return { logOut, question };
}

export function LogOutButton({ className }: { className?: string }) {
  const { logOut, question } = useLogOut();
  return (
    <>
      <Button variant="txt" small className={className} onClick={logOut}>
        Log Out
      </Button>
      {question}
    </>
  );
}
