import type { DiscountCode, DiscountKind } from "#contracts/commerce/discounts.ts";
import { dayText } from "#format/dates.ts";
import { percentText } from "#format/numbers.ts";
import { priceText } from "../../ui/money.ts";

export const kindText: Record<DiscountKind, string> = {
  percentage: "Percent off the order",
  fixed_amount: "Amount off the order",
  per_item: "Amount off each item",
  free_shipping: "Free shipping",
};

/** "10% off", "$5.00 off", "$2.00 off each item", "Free shipping". */
export function effectText({ kind, value }: Pick<DiscountCode, "kind" | "value">): string {
  if (kind === "free_shipping") return kindText[kind];
  if (kind === "percentage") return `${percentText(value)} off`;
  return kind === "per_item" ? `${priceText(value)} off each item` : `${priceText(value)} off`;
}

/** Whether a code is valid today (UTC), and until when. */
export function validityText({ endsOn }: Pick<DiscountCode, "endsOn">, today: string): string {
  if (endsOn === null) return "No expiration";
  return `${endsOn < today ? "Expired" : "Valid until"} ${dayText(endsOn)}`;
}
