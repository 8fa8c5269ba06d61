import type { Order, OrderLine, OrderState } from "#contracts/commerce/orders.ts";
import type { Tone } from "../../ui/notice.tsx";

/** A thing with the kind of it: "Underseat carrier, M". */
export const nameOf = ({ title, variantTitle }: Pick<OrderLine, "title" | "variantTitle">) =>
  variantTitle === null ? title : `${title}, ${variantTitle}`;

export const things = (count: number): string => (count === 1 ? "1 thing" : `${count} things`);

export const numberWords = (order: Pick<Order, "number">): string => `#${order.number}`;

/** How far an order is, for its buyer. */
export const stateText: Record<OrderState, { label: string; tone: Tone; sentence: string }> = {
  placed: { label: "Placed", tone: "due", sentence: "We write again once it is on its way." },
  sent: { label: "Sent", tone: "ready", sentence: "It is on its way." },
  cancelled: {
    label: "Cancelled",
    tone: "blocked",
    sentence: "Nothing of it will be sent, and there is nothing to pay.",
  },
};

/** A day in words, the same wherever the page is made. */
export const dayText = (moment: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(moment));
