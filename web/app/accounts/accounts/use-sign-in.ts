import { likeHoot } from "#contracts/community/hoots.ts";
import { likeStory } from "#contracts/community/stories.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { useNavigate, useSearchParams } from "react-router";
import { signIn, call } from "../../data/browser.ts";
import { useIsOff } from "../../data/site.ts";
import { updateCart } from "../../commerce/cart/index.ts";
import { takeIntent } from "../../data/intent.ts";
import { waitingDraftPath } from "./waiting-draft.ts";
import { nextPathOf } from "./next-path.tsx";

/** Logs in with a token, finishes a pending like and returns to the previous page. */
export function useSignIn(): (token: string) => Promise<void> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const hasShop = !useIsOff("shop");
  return async (token) => {
    signIn(token);
    // Not awaited: a failure is retried when the cart is used.
    if (hasShop) void updateCart().catch(() => undefined);
    await finishIntention();
    const isVerified = search.get("verified") === "true";
    const next = (isVerified ? waitingDraftPath() : undefined) ?? nextPathOf(search);
    const me = await call(getOwnProfile).catch(() => undefined);
    // A role that waits for a second factor is asked for it first.
    await navigate(me?.needsTwoFactor ? "/account" : next, { replace: true });
  };
}

/** The longest wait for a pending like. */
const timeoutMs = 5_000;

/**
 * Finishes the like that a guest started. After a failure it can be repeated on the page. A comment is finished by
 * its own page, which shows its text.
 */
async function finishIntention(): Promise<void> {
  const intent = takeIntent((stored) => "like" in stored);
  if (!intent || !("like" in intent)) return;
  const signal = AbortSignal.timeout(timeoutMs);
  const endpoint = intent.kind === "hoot" ? likeHoot : likeStory;
  await call(endpoint, { params: { id: intent.like }, signal }).catch(() => undefined);
}
