import { useState } from "react";
import { useNavigate } from "react-router";
import { endOtherSessions } from "#contracts/accounts/accounts.ts";
import { call, signOut } from "../../data/browser.ts";
import { LogOutButton } from "../viewer/index.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";

/** The ways out: of this browser, and of all. */
export function Leaving() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();

  const leaveEverywhere = async () => {
    await call(endOtherSessions);
    await signOut();
    await navigate("/");
    toast("You are signed out everywhere.");
  };

  return (
    <div className="row">
      <Button small onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <LogOutButton />
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        sentence="This browser and every other one is signed out. To come back, log in again."
        action="Sign out everywhere"
        busyText="Signing out…"
        keep="Stay"
        onConfirm={leaveEverywhere}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
