import { UnsubscribeView } from "../../forms/unsubscribe-view.tsx";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/unsubscribe-page";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Unsubscribe", hidden: true });

/** The page of the unsubscribe link; its button ends the subscription. */
export default function UnsubscribePage() {
  return (
    <UnsubscribeView
      title="Unsubscribe from the newsletter?"
      sentence="You'll stop getting our newsletter. This doesn't affect your account."
      action="/api/newsletter/unsubscribe"
      source="any newsletter"
    />
  );
}
