import { useNavigate, useSearchParams } from "react-router";
import { signIn } from "../api/browser.ts";
import { finishIntention } from "./intention.ts";
import { wayOn } from "./way-on.ts";

/** Signs the bearer of a token in, does what they came for, and goes on to where they were. */
export function useWayIn(): (token: string) => Promise<void> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (token) => {
    signIn(token);
    await finishIntention();
    await navigate(wayOn(search), { replace: true });
  };
}
