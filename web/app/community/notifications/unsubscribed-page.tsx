import { useSearchParams } from "react-router";
import { notificationsPath } from "../../links/account.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EntryPage } from "../../ui/entry-page.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/unsubscribed-page";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Unsubscribe", hidden: true });

export default function UnsubscribedPage() {
  const [search] = useSearchParams();
  const isDone = search.get("done") === "true";
  return (
    <EntryPage
      title={isDone ? "You're unsubscribed" : "This link doesn't work"}
      places={["Tuscany", "Switzerland"]}
    >
      <Notice tone={isDone ? "ready" : "blocked"}>
        {isDone
          ? "You won't get these emails anymore."
          : "It has expired or isn't valid. You can change your emails in your notification settings."}
      </Notice>
      <div className="row">
        <LinkButton variant="go" to={notificationsPath}>
          Notification settings
        </LinkButton>
        <LinkButton to="/">Home</LinkButton>
      </div>
    </EntryPage>
  );
}
