import { lazy } from "../../data/lazy/lazy.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Outline } from "../../ui/skeleton.tsx";
import { AdminPage } from "../admin-page.tsx";
import type { Route } from "./+types/places-page";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Place changes", hidden: true });

const ToCheck = lazy(async () => (await import("./to-check.tsx")).ToCheck);
const ExportChanges = lazy(async () => (await import("./to-check.tsx")).ExportChanges);

export default function AdminPlacesPage() {
  return (
    <AdminPage
      moderators
      title="Place changes"
      sentence="New places, corrections and closings that members suggest. Check each before you accept it."
    >
      <ToCheck fallback={<Outline height={320} />} />
      <ExportChanges />
    </AdminPage>
  );
}
