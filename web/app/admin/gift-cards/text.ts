import type { GiftCard } from "#contracts/commerce/gift-cards.ts";
import { dayText } from "#format/dates.ts";
import { priceText } from "../../ui/money.ts";

/** "Card ending in 7K2M". */
export const cardName = ({ lastCharacters }: Pick<GiftCard, "lastCharacters">): string =>
  `Card ending in ${lastCharacters.toUpperCase()}`;

/** "$5.00 left of $25.00", "$5.00 left". */
export function balanceText({ balance, amount }: Pick<GiftCard, "balance" | "amount">): string {
  const left = `${priceText(balance)} left`;
  return amount === null ? left : `${left} of ${priceText(amount)}`;
}

/** The state, the day of creation and the note. */
export const cardNote = ({ active, createdAt, note }: GiftCard): string =>
  [active ? "" : "Deactivated", `Created ${dayText(createdAt.slice(0, 10))}`, note]
    .filter(Boolean)
    .join(" · ");
