import type { Order, OrderLine, OrderState } from "#contracts/commerce/orders.ts";
import type { Tone } from "../../ui/notice.tsx";

/** The title of a line with its variant: "Underseat carrier, M". */
export const nameOf = ({ title, variantTitle }: Pick<OrderLine, "title" | "variantTitle">) =>
  variantTitle === null ? title : `${title}, ${variantTitle}`;

export const things = (count: number): string => (count === 1 ? "1 thing" : `${count} things`);

export const orderNumberText = (order: Pick<Order, "number">): string => `#${order.number}`;

/** The state of an order, as its buyer reads it. */
export const stateText: Record<OrderState, { label: string; tone: Tone; sentence: string }> = {
  placed: { label: "Placed", tone: "due", sentence: "We write again once it is on its way." },
  sent: { label: "Sent", tone: "ready", sentence: "It is on its way." },
  cancelled: {
    label: "Cancelled",
    tone: "blocked",
    sentence: "Nothing of it will be sent, and there is nothing to pay.",
  },
};

/** A date in UTC, so that server and browser render the same text. */
export const dayText = (moment: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(moment));
