import { pageMeta } from "../../ui/meta.ts";
import { AdminPage } from "../admin-page.tsx";
import type { Route } from "./+types/experiences-page";
import { ExperienceList } from "./experience-list.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Travel reports", hidden: true });

export default function AdminExperiencesPage() {
  return (
    <AdminPage
      moderators
      title="Travel reports"
      sentence="What travelers report about single flights and borders. Readers see only totals. Report one to decide about it."
    >
      <ExperienceList />
    </AdminPage>
  );
}
