import { useQuery } from "@tanstack/react-query";
import { getAdminSettings } from "#contracts/kernel/settings.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { callQuery } from "../../data/queries.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Outline } from "../../ui/skeleton.tsx";
import { AdminItem, AdminPage } from "../admin-page.tsx";
import type { Route } from "./+types/settings-page";

const SettingsForm = lazy(async () => (await import("./settings-form.tsx")).SettingsForm);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Site settings", hidden: true });

export default function SettingsPage() {
  return (
    <AdminPage
      title="Site settings"
      sentence="The site's name, logo and contact address, the parts that are on, the texts of the footer, its categories, and its rules and policies."
    >
      <LoadedSettings />
    </AdminPage>
  );
}

const LoadedSettings = () => (
  <AdminItem query={useQuery(callQuery(getAdminSettings))} name="Site settings">
    {(settings) => <SettingsForm fallback={<Outline height={320} />} settings={settings} />}
  </AdminItem>
);
