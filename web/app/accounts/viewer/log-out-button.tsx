import { useNavigate } from "react-router";
import { signOut } from "../../data/browser.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";

/** Ends the session of this browser. */
export function LogOutButton({ className }: { className?: string }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="txt"
      small
      className={className}
      onClick={() => {
        void signOut();
        void navigate("/");
        toast("You're logged out.");
      }}
    >
      Log Out
    </Button>
  );
}
