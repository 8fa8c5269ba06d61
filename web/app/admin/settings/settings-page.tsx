import { useQuery } from "@tanstack/react-query";
import { getAdminSettings } from "#contracts/kernel/settings.ts";
import { errorCode } from "../../data/errors.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { callQuery } from "../../data/queries.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { AdminPage, Forbidden } from "../admin-page.tsx";
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

function LoadedSettings() {
  const found = useQuery(callQuery(getAdminSettings));
  const { data: settings, error, isFetching } = found;
  // The person is no longer an admin.
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  if (settings) {
    return <SettingsForm fallback={<Outline height={320} />} settings={settings} />;
  }
  return error ? (
    <Notice busy={isFetching} onRetry={() => void found.refetch()}>
      Site settings couldn't load. Try again.
    </Notice>
  ) : (
    <Outline height={320} />
  );
}
