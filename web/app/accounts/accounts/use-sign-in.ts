import { useNavigate, useSearchParams } from "react-router";
import { signIn, call } from "../../data/browser.ts";
import { updateCart } from "../../commerce/cart/index.ts";
import { takeIntent } from "../../data/intent.ts";
import { waitingDraftPath } from "./waiting-draft.ts";
import { nextPathOf } from "./next-path.ts";

/** Signs the bearer of a token in, does what they came for, and goes on to where they were. */
export function useSignIn(): (token: string) => Promise<void> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (token) => {
    signIn(token);
    // Nobody waits for it; what fails is tried again when the cart is used.
    void updateCart().catch(() => undefined);
    await finishIntention();
    const isVerified = search.get("verified") === "true";
    const next = (isVerified ? waitingDraftPath() : undefined) ?? nextPathOf(search);
    await navigate(next, { replace: true });
  };
}

/** Nobody waits longer than this for what they were about to do. */
const patience = 5_000;

/**
 * Gives the like a guest was about to give. Where it fails, they can give it where they were.
 * A comment is finished by the page it stands on, where its text is shown.
 */
async function finishIntention(): Promise<void> {
  const intent = takeIntent((stored) => "like" in stored);
  if (!intent || !("like" in intent)) return;
  const signal = AbortSignal.timeout(patience);
  const endpoint =
    intent.kind === "hoot"
      ? (await import("#contracts/community/hoots.ts")).likeHoot
      : (await import("#contracts/community/stories.ts")).likeStory;
  await call(endpoint, { params: { id: intent.like }, signal }).catch(() => undefined);
}
