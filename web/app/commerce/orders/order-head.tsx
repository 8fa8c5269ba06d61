import { useEffect } from "react";
import type { Order } from "#contracts/commerce/orders.ts";
import { siteName } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { Chip } from "../../ui/tag.tsx";
import { numberWords, stateText } from "./order-text.ts";

type OrderHeadProps = {
  /** Undefined while it is on its way; the heading stays the same one, so that it keeps the focus. */
  order: Order | undefined;
  /** The title until the order is there. */
  waiting: string;
  /** Says what it means for the buyer. */
  sentence?: string | undefined;
};

/** The number of an order and how far it is. */
export function OrderHead({ order, waiting, sentence }: OrderHeadProps) {
  const title = order && `Order ${numberWords(order)}`;
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName}`;
  }, [title]);
  const state = order && stateText[order.state];
  return (
    <Heading
      level="h1"
      sentence={sentence ?? state?.sentence}
      action={state && <Chip tone={state.tone}>{state.label}</Chip>}
    >
      {title ?? waiting}
    </Heading>
  );
}
