import { useNavigate, useSearchParams } from "react-router";
import { signIn } from "../../data/browser.ts";
import { followIntoCart } from "../../commerce/cart/door.ts";
import { finishIntention } from "./intention.ts";
import { waitingDraftPath } from "./waiting-draft.ts";
import { wayOn } from "./next-path.ts";

/** Signs the bearer of a token in, does what they came for, and goes on to where they were. */
export function useWayIn(): (token: string) => Promise<void> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (token) => {
    signIn(token);
    // Nobody waits for it; what fails is tried again when the cart is used.
    void followIntoCart().catch(() => undefined);
    await finishIntention();
    const isVerified = search.get("verified") === "true";
    const next = (isVerified ? waitingDraftPath() : undefined) ?? wayOn(search);
    await navigate(next, { replace: true });
  };
}
