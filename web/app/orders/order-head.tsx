import type { Order } from "#contracts/orders.ts";
import { Heading } from "../ui/heading.tsx";
import { Chip } from "../ui/tag.tsx";
import { numberWords, stateWords } from "./order-words.ts";

type OrderHeadProps = {
  order: Order;
  /** Says what it means for the buyer. */
  sentence?: string;
};

/** The number of an order and how far it is. */
export function OrderHead({ order, sentence }: OrderHeadProps) {
  const { label, tone, sentence: usual } = stateWords[order.state];
  return (
    <Heading level="h1" sentence={sentence ?? usual} action={<Chip tone={tone}>{label}</Chip>}>
      Order {numberWords(order)}
    </Heading>
  );
}
