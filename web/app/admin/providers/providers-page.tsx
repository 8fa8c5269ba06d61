import { pageMeta } from "../../ui/meta.ts";
import { AdminPage } from "../admin-page.tsx";
import type { Route } from "./+types/providers-page";
import { ToCheck } from "./to-check.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Suggested places", hidden: true });

export default function AdminProvidersPage() {
  return (
    <AdminPage title="Suggested places" sentence="Check each place before it's listed.">
      <ToCheck />
    </AdminPage>
  );
}
