import { CircleUserRound, LogOut, Moon, Settings } from "lucide-react";
import type { ReactNode } from "react";
import { useLogOut } from "../accounts/viewer/index.ts";
import { ownProfilePath } from "../links/account.ts";
import { Menu } from "../ui/menu.tsx";
import { switchTheme } from "../ui/theme.ts";

/** What the header of a phone has no room for, behind the member's face. */
export function AccountMenu({ face }: { face: ReactNode }) {
  const { logOut, question } = useLogOut();
  return (
    <>
      <Menu
        compact
        label="Your account"
        icon={face}
        items={[
          { label: "Your profile", icon: <CircleUserRound aria-hidden />, to: ownProfilePath },
          { label: "Account settings", icon: <Settings aria-hidden />, to: "/account" },
          {
            label: "Light or dark mode",
            icon: <Moon aria-hidden />,
            reads: true,
            onChoose: switchTheme,
          },
          { label: "Log Out", icon: <LogOut aria-hidden />, onChoose: logOut },
        ]}
      />
      {question}
    </>
  );
}
