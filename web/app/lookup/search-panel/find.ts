import { redirect } from "react-router";
import type { Route } from "./+types/find";
import { askedIn, panelPath } from "./query.ts";
import { answerPath } from "./lookup.ts";

/** Leads from a form that no script took to its answer, or back to the panel, which says what is missing. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = askedIn(new URL(request.url).searchParams);
  if (!asked.tab) return redirect("/");
  const answer = answerPath(asked.tab, asked.chosen);
  return redirect(answer ?? panelPath({ ...asked, incomplete: asked.tab }));
}
