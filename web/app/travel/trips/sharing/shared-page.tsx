import { getSharedTrip, shareGone } from "#contracts/travel/shares.ts";
import { apiContext } from "../../../data/server.ts";
import { ErrorView } from "../../../ui/error-view.tsx";
import { LinkGone } from "../../../ui/link-gone.tsx";
import { pageMeta } from "../../../ui/meta.ts";
import type { Route } from "./+types/shared-page";
import { SharedTrip } from "./shared-trip.tsx";
import { sharedText } from "./shared-text.ts";
import { inSentence } from "#reference/in-sentence.ts";
import { LinkButton } from "../../../ui/button.tsx";

export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  context.get(apiContext)(getSharedTrip, { params: { token } });

export const meta: Route.MetaFunction = (args) => {
  const trip = args.loaderData;
  if (!trip) return [{ name: "robots", content: "noindex" }];
  const title = trip.destination ? `Trip to ${inSentence(trip.destination)}` : "Shared trip";
  return pageMeta(args, { title, description: sharedText(trip), hidden: true });
};

export default function SharedPage({ loaderData }: Route.ComponentProps) {
  return <SharedTrip trip={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorView
      error={error}
      gone={
        <LinkGone sentence={shareGone}>
          <LinkButton to="/posts">Read hoots</LinkButton>
        </LinkGone>
      }
    />
  );
}
