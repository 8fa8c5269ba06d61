import { getSharedTrip } from "#contracts/travel/shares.ts";
import { apiContext } from "../../../data/server.ts";
import { ErrorView } from "../../../ui/error-view.tsx";
import { pageMeta } from "../../../ui/meta.ts";
import { destinationOf } from "../../labels/index.ts";
import type { Route } from "./+types/shared-page";
import { LinkGone } from "./link-gone.tsx";
import { SharedTrip } from "./shared-trip.tsx";
import { sharedText } from "./shared-text.ts";

export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  context.get(apiContext)(getSharedTrip, { params: { token } });

export const meta: Route.MetaFunction = (args) => {
  const trip = args.loaderData;
  if (!trip) return [{ name: "robots", content: "noindex" }];
  const title = `A trip to ${destinationOf(trip)}`;
  return pageMeta(args, { title, description: sharedText(trip), hidden: true });
};

export default function SharedPage({ loaderData }: Route.ComponentProps) {
  return <SharedTrip trip={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} gone={<LinkGone />} />;
}
