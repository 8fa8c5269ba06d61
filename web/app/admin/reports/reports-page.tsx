import { pageMeta } from "../../ui/meta.ts";
import { AdminPage } from "../admin-page.tsx";
import type { Route } from "./+types/reports-page";
import { Queue } from "./queue.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Reports", hidden: true });

export default function AdminReportsPage() {
  return (
    <AdminPage
      moderators
      title="Reports"
      sentence="Reported content, most reported first, and posts held for review."
    >
      <Queue />
    </AdminPage>
  );
}
