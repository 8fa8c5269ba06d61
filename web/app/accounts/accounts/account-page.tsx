import { MembersOnly } from "../../data/guard.tsx";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/account-page";
import { Account, AccountOutline } from "./account.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your account", hidden: true });

export default function AccountPage() {
  return (
    <MembersOnly fallback={<AccountOutline />}>
      {(member) => <Account member={member} />}
    </MembersOnly>
  );
}
