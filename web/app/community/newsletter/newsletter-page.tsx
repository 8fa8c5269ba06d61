import { useSearchParams } from "react-router";
import { defaultNewsletterText } from "#contracts/kernel/settings.ts";
import { requirePart, siteContext } from "../../data/server.ts";
import { EntryPage } from "../../ui/entry-page.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { SubscribeForm } from "./newsletter.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/newsletter-page";

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

type Outcome = {
  tone: "ready" | "blocked";
  title: string;
  message: string;
  /** Whether subscribing again helps. */
  canRetry?: true;
};

const outcomes: Record<string, Outcome> = {
  "confirmed=true": {
    tone: "ready",
    title: "You're subscribed",
    message: "Your email is confirmed. You'll get our next newsletter.",
  },
  "confirmed=false": {
    tone: "blocked",
    title: "This link doesn't work",
    message: "It has expired or isn't valid. Subscribe again and we'll send a new link.",
    canRetry: true,
  },
  "unsubscribed=true": {
    tone: "ready",
    title: "You're unsubscribed",
    message:
      "You won't get our newsletter anymore. Thanks for reading, and give your pet a pat from us.",
  },
  "unsubscribed=false": {
    tone: "blocked",
    title: "This link doesn't work",
    message: "Use the unsubscribe link at the bottom of your latest newsletter.",
  },
};

/** The result of a newsletter link, read from the query of the page. */
export const outcomeOf = (search: URLSearchParams): Outcome | undefined =>
  ["confirmed", "unsubscribed"]
    .map((name) => outcomes[`${name}=${search.get(name)}`])
    .find((outcome) => outcome !== undefined);
