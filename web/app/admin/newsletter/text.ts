import type { Newsletter, NewsletterState } from "#contracts/community/newsletter-admin.ts";
import type { Tone } from "../../ui/notice.tsx";

export const stateText: Record<NewsletterState, { label: string; tone: Tone }> = {
  draft: { label: "Draft", tone: "due" },
  sending: { label: "Sending", tone: "info" },
  stopped: { label: "Stopped", tone: "blocked" },
  sent: { label: "Sent", tone: "ready" },
};

const number = new Intl.NumberFormat("en-US");

/** "1 subscriber", "1,200 subscribers", with confirmed addresses. */
export const subscriberCount = (count: number): string =>
  `${number.format(count)} ${count === 1 ? "subscriber" : "subscribers"}`;

/** "412 of 1,000 delivered, 3 unsubscribed". */
export function progressText({ recipients, delivered, skipped }: Newsletter): string {
  const left = skipped > 0 ? `, ${number.format(skipped)} unsubscribed` : "";
  return `${number.format(delivered)} of ${number.format(recipients)} delivered${left}`;
}
