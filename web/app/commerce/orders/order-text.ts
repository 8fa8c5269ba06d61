import type { Order, OrderLine, OrderState } from "#contracts/commerce/orders.ts";
import { counted } from "#format/plurals.ts";
import type { Tone } from "../../ui/notice.tsx";

/** The title of a line with its variant: "Underseat carrier, M". */
export const nameOf = ({ title, variantTitle }: Pick<OrderLine, "title" | "variantTitle">) =>
  variantTitle === null ? title : `${title}, ${variantTitle}`;

export const itemsText = (count: number): string => counted(count, "item");

export const orderNumberText = (order: Pick<Order, "number">): string => `#${order.number}`;

/** The state of an order, as its buyer reads it. */
export const stateText: Record<OrderState, { label: string; tone: Tone; sentence: string }> = {
  placed: { label: "Placed", tone: "due", sentence: "Nothing will ship. This shop is a demo." },
  sent: { label: "Shipped", tone: "ready", sentence: "It's on its way." },
  cancelled: {
    label: "Canceled",
    tone: "blocked",
    sentence: "It won't ship and you won't be charged.",
  },
};

/** What the state of an order means for its buyer. `ships`: somebody ships what is ordered here. */
export const stateSentence = (state: OrderState, ships: boolean): string =>
  state === "placed" && ships ? "We'll email you when it ships." : stateText[state].sentence;
