/** Maps a cart's discounts to a checkout's: allocated to lines, each listed once with its total. */
import { compareAmounts, shortAmount, sumAmounts } from "./money.ts";
import type { Cart } from "./shapes.ts";
import type { CartLine, DiscountAllocation, Money } from "./wire.ts";

type WireApplication = DiscountAllocation["discountApplication"];

/** Code discounts state whether they apply; others have a title. */
export type DiscountApplication = WireApplication &
  ({ code: string; applicable: boolean } | { title: string });

export type CheckoutAllocation = {
  allocatedAmount: Money;
  discountApplication: DiscountApplication;
};

export type Discounts = {
  applications: DiscountApplication[];
  /** By line id; lines without discounts are absent. */
  ofLines: ReadonlyMap<string, CheckoutAllocation[]>;
};

type Named = { key: string; amount: Money; allocation: DiscountAllocation };
type Dealt = { lineId: string; named: Named };

/** Codes are compared ignoring case. */
function named(allocation: DiscountAllocation): Named | undefined {
  const name = "code" in allocation ? allocation.code : allocation.title;
  if (!name || !allocation.discountApplication) return undefined;
  return { key: name.toLowerCase(), amount: allocation.discountedAmount, allocation };
}

const groupByKey = (all: readonly Named[]): Named[][] => {
  const groups = new Map<string, Named[]>();
  for (const one of all) groups.set(one.key, [...(groups.get(one.key) ?? []), one]);
  return Array.from(groups.values());
};

/**
 * Allocates discounts on the order to lines: for each discount the smallest amount to the cheapest line, and
 * so on. Undefined unless a discount has one amount for every line.
 */
function deal(orderLevel: readonly Named[], lines: readonly CartLine[]): Dealt[] | undefined {
  const cheapestFirst = lines.toSorted((a, b) =>
    compareAmounts(a.cost?.totalAmount.amount ?? "0", b.cost?.totalAmount.amount ?? "0"),
  );
  const dealt: Dealt[] = [];
  for (const group of groupByKey(orderLevel)) {
    if (lines.length === 0) continue;
    const each = group.length / lines.length;
    if (!Number.isInteger(each)) return undefined;
    const smallestFirst = group.toSorted((a, b) =>
      compareAmounts(a.amount.amount, b.amount.amount),
    );
    // Two discounts of one name have two amounts per line.
    for (const [place, line] of cheapestFirst.entries())
      for (const one of smallestFirst.slice(place * each, (place + 1) * each))
        dealt.push({ lineId: line.id, named: one });
  }
  return dealt;
}

function applicationOf(
  { allocation, key }: Named,
  codes: Cart["discountCodes"],
): DiscountApplication | undefined {
  const { allocationMethod, targetSelection, targetType, value } = allocation.discountApplication;
  const application = { targetSelection, allocationMethod, targetType, value };
  if (!("code" in allocation)) return { ...application, title: allocation.title };
  const found = codes.find(({ code }) => code.toLowerCase() === key);
  return found && { ...application, code: allocation.code, applicable: found.applicable };
}

/** The discount with one more line: fixed amounts are summed, percentages stay. */
function grown(application: DiscountApplication, { amount }: Named): DiscountApplication {
  const { value } = application;
  if (!("amount" in value)) return application;
  return { ...application, value: { ...value, amount: sumAmounts([value.amount, amount.amount]) } };
}

const shortened = (application: DiscountApplication): DiscountApplication => {
  const { value } = application;
  if (!("amount" in value)) return application;
  return { ...application, value: { ...value, amount: shortAmount(value.amount) } };
};

/** Never throws: returns undefined for discounts that cannot be told apart, and the cart is shown without any. */
export function discountsOf(
  cart: Partial<Pick<Cart, "discountAllocations" | "discountCodes">>,
  lines: readonly CartLine[],
): Discounts | undefined {
  const all = (cart.discountAllocations ?? []).map(named);
  const onLines = lines.flatMap((line) =>
    (line.discountAllocations ?? []).map((each) => ({ lineId: line.id, named: named(each) })),
  );
  const ofOrder = all.filter((one) => one !== undefined);
  const own = onLines.filter((one): one is Dealt => one.named !== undefined);
  if (ofOrder.length < all.length || own.length < onLines.length) return undefined;

  const isShipping = ({ allocation }: Named) =>
    allocation.discountApplication.targetType === "SHIPPING_LINE";
  const dealt = deal(
    ofOrder.filter((one) => !isShipping(one)),
    lines,
  );
  if (!dealt) return undefined;

  const byLine = [...own, ...dealt];
  const inOrder = lines.flatMap(({ id }) => byLine.filter(({ lineId }) => lineId === id));
  const applications = new Map<string, DiscountApplication>();
  for (const one of [...inOrder.map((each) => each.named), ...ofOrder.filter(isShipping)]) {
    const earlier = applications.get(one.key);
    const application = earlier
      ? grown(earlier, one)
      : applicationOf(one, cart.discountCodes ?? []);
    if (!application) return undefined;
    applications.set(one.key, application);
  }

  const ofLines = new Map<string, CheckoutAllocation[]>();
  for (const { lineId, named: one } of inOrder) {
    const application = applications.get(one.key);
    if (!application) continue;
    const discountApplication = shortened(spelled(application, one.allocation));
    const allocated = { allocatedAmount: one.amount, discountApplication };
    ofLines.set(lineId, [...(ofLines.get(lineId) ?? []), allocated]);
  }
  return { applications: Array.from(applications.values(), shortened), ofLines };
}

/** A line keeps the spelling of its own allocation. */
const spelled = (
  application: DiscountApplication,
  allocation: DiscountAllocation,
): DiscountApplication => {
  if ("code" in application)
    return "code" in allocation ? { ...application, code: allocation.code } : application;
  return "title" in allocation ? { ...application, title: allocation.title } : application;
};
