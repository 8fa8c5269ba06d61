import { useSearchParams } from "react-router";
import { unsubscribePath } from "#contracts/community/notification-names.ts";
import { useSiteName } from "../../data/site.ts";
import { UnsubscribeView } from "../../forms/unsubscribe-view.tsx";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/unsubscribe-page";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Unsubscribe", hidden: true });

/** The page of the link in an email about notifications; its button ends emails of that kind. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const siteName = useSiteName();
  const what = search.get("what");
  const query = what === null ? "" : `?${new URLSearchParams({ what })}`;
  return (
    <UnsubscribeView
      title={what === null ? "Stop notification emails?" : "Stop emails of this kind?"}
      sentence={`You'll still see your notifications on ${siteName}.`}
      action={`${unsubscribePath}${query}`}
      source="the email"
    />
  );
}
