import { useEffect } from "react";
import type { Order } from "#contracts/commerce/orders.ts";
import { useSite, useSiteName } from "../../data/site.ts";
import { Heading } from "../../ui/heading.tsx";
import { Chip } from "../../ui/tag.tsx";
import { orderNumberText, stateSentence, stateText } from "./order-text.ts";

type OrderHeadProps = {
  /** Undefined while it loads. The heading element stays the same, so that it keeps the focus. */
  order: Order | undefined;
  /** The title while the order loads. */
  loadingTitle: string;
  /** Explains the state to the buyer. */
  sentence?: string | undefined;
};

/** The number and state of an order. */
export function OrderHead({ order, loadingTitle, sentence }: OrderHeadProps) {
  const title = order && `Order ${orderNumberText(order)}`;
  const siteName = useSiteName();
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
  const ships = useSite()?.shopShips === true;
  const state = order && stateText[order.state];
  return (
    <Heading
      level="h1"
      sentence={sentence ?? (order && stateSentence(order.state, ships))}
      action={state && <Chip tone={state.tone}>{state.label}</Chip>}
    >
      {title ?? loadingTitle}
    </Heading>
  );
}
