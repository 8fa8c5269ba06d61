import { pageMeta } from "../../ui/meta.ts";
import { AdminPage } from "../admin-page.tsx";
import type { Route } from "./+types/members-page";
import { MemberList } from "./member-list.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Members", hidden: true });

export default function MembersPage() {
  return (
    <AdminPage title="Members" sentence="Find accounts, give roles, and suspend or verify them.">
      <MemberList />
    </AdminPage>
  );
}
