import { Bell, BellOff, BellRing } from "lucide-react";
import { useState } from "react";
import { followThread, muteThread, resetThread } from "#contracts/community/notifications.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { useUserId } from "../../data/session.ts";
import { Menu } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.tsx";
import { changeMine, useMine } from "../mine/index.ts";
import actions from "../../ui/actions.module.css";

type ThreadMenuProps = { kind: "hoot" | "blog"; id: string };
type Choice = "followed" | "muted" | "none";

const calls = { followed: followThread, muted: muteThread, none: resetThread };
const done = {
  followed: "You'll be notified of new comments.",
  muted: "You won't be notified about this anymore.",
  none: "Notifications for this post follow your settings again.",
};

/** For members, beside the comments of a hoot or a story: follow or mute them. */
export function ThreadMenu({ kind, id }: ThreadMenuProps) {
  const userId = useUserId();
  const mine = useMine(kind, id);
  const [failed, setFailed] = useState<string>();
  if (userId === undefined) return null;

  const choose = async (choice: Choice) => {
    setFailed(undefined);
    const change = { followed: choice === "followed", muted: choice === "muted" };
    try {
      await changeMine(kind, id, change, () => call(calls[choice], { params: { kind, id } }));
      toast(done[choice]);
    } catch (error) {
      setFailed(errorMessage(error));
    }
  };
  const icons = {
    followed: <BellRing size={20} aria-hidden />,
    muted: <BellOff size={20} aria-hidden />,
    none: <Bell size={20} aria-hidden />,
  };
  const current: Choice = mine?.followed ? "followed" : mine?.muted ? "muted" : "none";
  const labels = { followed: "Following", muted: "Muted", none: "Notify me" };
  const choices = { followed: "Follow comments", muted: "Mute this post", none: "Use default" };
  return (
    <>
      <Menu
        label={labels[current]}
        icon={icons[current]}
        items={(["followed", "muted", "none"] as const)
          .filter((choice) => choice !== current)
          .map((choice) => ({
            label: choices[choice],
            icon: icons[choice],
            onChoose: () => void choose(choice),
          }))}
      />
      {failed && (
        <p className={actions.problem} role="alert">
          {failed}
        </p>
      )}
    </>
  );
}
