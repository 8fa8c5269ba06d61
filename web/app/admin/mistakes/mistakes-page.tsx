import { pageMeta } from "../../ui/meta.ts";
import { AdminPage } from "../admin-page.tsx";
import type { Route } from "./+types/mistakes-page";
import { MistakeList } from "./mistake-list.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Reported mistakes", hidden: true });

export default function AdminMistakesPage() {
  return (
    <AdminPage
      title="Reported mistakes"
      sentence="Mistakes that readers reported on documents and airline pages."
    >
      <MistakeList />
    </AdminPage>
  );
}
