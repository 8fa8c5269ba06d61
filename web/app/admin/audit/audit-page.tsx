import { pageMeta } from "../../ui/meta.ts";
import { AdminPage } from "../admin-page.tsx";
import type { Route } from "./+types/audit-page";
import { AuditLog } from "./audit-log.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Audit log", hidden: true });

export default function AuditPage() {
  return (
    <AdminPage
      moderators
      title="Audit log"
      sentence="All decisions by moderators and admins. Entries can't be changed."
    >
      <AuditLog />
    </AdminPage>
  );
}
