import { useQueryClient } from "@tanstack/react-query";
import {
  getNewsletter,
  listNewsletters,
  type Newsletter,
  type NewsletterState,
  previewNewsletter,
} from "#contracts/community/newsletter-admin.ts";
import { numberText } from "#format/numbers.ts";
import { counted } from "#format/plurals.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import type { Tone } from "../../ui/notice.tsx";
import { useItemCache } from "../admin-item.tsx";

export const stateText: Record<NewsletterState, { label: string; tone: Tone }> = {
  draft: { label: "Draft", tone: "due" },
  sending: { label: "Sending", tone: "info" },
  stopped: { label: "Stopped", tone: "blocked" },
  sent: { label: "Sent", tone: "ready" },
};

/** "1 subscriber", "1,200 subscribers", with confirmed addresses. */
export const subscriberCount = (count: number): string => counted(count, "subscriber");

/** "412 of 1,000 delivered, 3 unsubscribed". */
export function progressText({ recipients, delivered, skipped }: Newsletter): string {
  const left = skipped > 0 ? `, ${numberText(skipped)} unsubscribed` : "";
  return `${numberText(delivered)} of ${numberText(recipients)} delivered${left}`;
}

/** Caches the server's response to a change of a newsletter, and refetches its preview. */
export function useNewsletter() {
  const client = useQueryClient();
  const { cacheItem, forget } = useItemCache<Newsletter>(getNewsletter, listNewsletters);
  return {
    forget,
    cacheItem(newsletter: Newsletter) {
      cacheItem(newsletter);
      void client.invalidateQueries({ queryKey: queryKeyOf(previewNewsletter) });
    },
  };
}
