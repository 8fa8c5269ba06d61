import { redirect } from "react-router";
import type { Route } from "./+types/find-redirect";
import { parsePanelState, panelPath } from "./panel-state.ts";
import { answerPath } from "./lookup.ts";

/** Redirects a form sent without scripts to its answer, or back to the panel if a choice is missing. */
export function loader({ request }: Route.LoaderArgs) {
  const state = parsePanelState(new URL(request.url).searchParams);
  if (!state.tab || state.tab === "flights") return redirect("/");
  const answer = answerPath(state.tab, state.chosen);
  return redirect(answer ?? panelPath({ ...state, incomplete: state.tab }));
}
