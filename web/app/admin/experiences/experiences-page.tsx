import { pageMeta } from "../../ui/meta.ts";
import { AdminPage } from "../admin-page.tsx";
import type { Route } from "./+types/experiences-page";
import { lazy } from "../../data/lazy/lazy.tsx";

const ExperienceList = lazy(async () => (await import("./experience-list.tsx")).ExperienceList);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Travel reports", hidden: true });

export default function AdminExperiencesPage() {
  return (
    <AdminPage
      moderators
      title="Travel reports"
      sentence="Members' reports about flights and borders. Readers only see totals. To hide an entry, report it, then review it under Reports."
    >
      <ExperienceList />
    </AdminPage>
  );
}
