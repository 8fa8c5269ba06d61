import { useSearchParams } from "react-router";
import { defaultNewsletterText } from "#contracts/kernel/settings.ts";
import { requirePart, siteContext } from "../../data/server.ts";
import { EntryPage } from "../../ui/entry-page.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { SubscribeForm } from "./newsletter.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/newsletter-page";
import { outcomeOf } from "./outcome.ts";

/** Whoever unsubscribed reads that here, also where the newsletter is switched off. */
export function loader({ context, request }: Route.LoaderArgs) {
  const outcome = outcomeOf(new URL(request.url).searchParams);
  if (!outcome || outcome.canRetry) requirePart(context, "newsletter");
  return context.get(siteContext).newsletterText ?? defaultNewsletterText;
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Newsletter",
    description: args.loaderData ?? defaultNewsletterText,
    hidden: outcomeOf(new URLSearchParams(args.location.search)) !== undefined,
  });

export default function NewsletterPage({ loaderData: text }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const outcome = outcomeOf(search);
  return (
    <EntryPage
      title={outcome?.title ?? "Monthly newsletter"}
      sentence={outcome ? undefined : text}
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
