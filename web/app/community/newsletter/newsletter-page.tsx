import { useSearchParams } from "react-router";
import { EntryPage } from "../../ui/entry-page.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { SubscribeForm } from "./newsletter.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/newsletter-page";
import { outcomeOf } from "./outcome.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Newsletter",
    description:
      "Our monthly newsletter: new pet-travel rules, pet-friendly hotels and one very good dog.",
    hidden: outcomeOf(new URLSearchParams(args.location.search)) !== undefined,
  });

export default function NewsletterPage() {
  const [search] = useSearchParams();
  const outcome = outcomeOf(search);
  return (
    <EntryPage
      title={outcome?.title ?? "Monthly newsletter"}
      sentence={outcome ? undefined : "New rules, pet-friendly hotels and one very good dog."}
      places={["Tuscany", "Switzerland"]}
    >
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      {outcome && !outcome.canRetry ? (
        <div className="row">
          <LinkButton variant="go" to="/posts">
            Read hoots
          </LinkButton>
          <LinkButton to="/">Home</LinkButton>
        </div>
      ) : (
        <SubscribeForm name="newsletter-page" />
      )}
    </EntryPage>
  );
}
