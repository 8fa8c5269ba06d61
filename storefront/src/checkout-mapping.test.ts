import { describe, expect, test } from "vitest";
import { type Cart, type CartLine, type CartLike, mapCartPayload } from "./index.ts";

const money = (amount: string) => ({ amount, currencyCode: "USD" });

function line(id: string, amount: string, more: Partial<CartLine> = {}): CartLine {
  return {
    id,
    quantity: 1,
    attributes: [{ key: "engraving", value: "Luna" }],
    merchandise: {
      id: `variant-${id}`,
      title: "Small",
      price: money("10.5"),
      compareAtPrice: money("12.0"),
      weight: null,
      available: true,
      sku: null,
      image: null,
      selectedOptions: [],
      unitPrice: null,
      unitPriceMeasurement: null,
      product: { id: "product-1", handle: "bed", title: "Bed" },
    },
    cost: {
      totalAmount: money(amount),
      subtotalAmount: money(amount),
      amountPerQuantity: money(amount),
      compareAtAmountPerQuantity: null,
    },
    discountAllocations: [],
    ...more,
  };
}

const cost = (total: string, more: Partial<Cart["cost"]> = {}): Cart["cost"] => ({
  checkoutChargeAmount: money("30.0"),
  totalAmount: money(total),
  subtotalAmount: money(total),
  totalTaxAmount: null,
  totalDutyAmount: null,
  ...more,
});

const card = (paid: string): Cart["appliedGiftCards"][number] => ({
  id: "card",
  lastCharacters: "0001",
  amountUsed: money(paid),
  amountUsedV2: money(paid),
  balance: money(paid),
  balanceV2: money(paid),
  presentmentAmountUsed: money(paid),
});

type Allocation = Cart["discountAllocations"][number];
type Value = Allocation["discountApplication"]["value"];

function allocation(
  name: { code: string } | { title: string },
  amount: string,
  value: Value = money(amount),
  targetType: "LINE_ITEM" | "SHIPPING_LINE" = "LINE_ITEM",
): Allocation {
  const discountApplication = {
    targetType,
    allocationMethod: "ACROSS",
    targetSelection: "ALL",
    value,
  } as const;
  return { discountedAmount: money(amount), discountApplication, ...name };
}

const ten = { percentage: 10 };
const discounted = (cart: CartLike) => {
  const checkout = mapCartPayload(cart);
  return {
    applications: checkout?.discountApplications,
    ofLines: checkout?.lineItems.map(({ discountAllocations }) =>
      discountAllocations.map(({ allocatedAmount }) => allocatedAmount.amount),
    ),
    lineItems: checkout?.lineItems,
  };
};

test("no cart maps to no checkout", () => {
  expect(mapCartPayload(null)).toBeNull();
  expect(mapCartPayload(undefined)).toBeNull();
});

test("a minimal cart maps to a checkout without prices, lines and discounts", () => {
  expect(mapCartPayload({})).toMatchObject({
    email: null,
    shippingAddress: null,
    currencyCode: null,
    paymentDue: null,
    paymentDueV2: null,
    totalPrice: null,
    subtotalPrice: null,
    totalTax: null,
    lineItemsSubtotalPrice: null,
    appliedGiftCards: [],
    discountApplications: [],
    lineItems: [],
  });
});

test("fields unknown to carts get the defaults of checkouts", () => {
  const checkout = mapCartPayload({ id: "cart" });
  expect(checkout).toMatchObject({
    id: "cart",
    completedAt: null,
    order: null,
    orderStatusUrl: null,
    ready: false,
    requiresShipping: true,
    shippingLine: null,
    taxExempt: false,
    taxesIncluded: false,
  });
  expect(checkout).not.toHaveProperty("expiresAt");
});

describe("the buyer", () => {
  const identity = (more: Partial<Cart["buyerIdentity"]>): Cart["buyerIdentity"] => ({
    countryCode: null,
    email: null,
    phone: "1",
    customer: null,
    preferences: null,
    deliveryAddressPreferences: [],
    ...more,
  });

  test("may have only a country; an empty email is null", () => {
    const buyerIdentity = identity({ countryCode: "PE", email: "" });
    const checkout = mapCartPayload({ buyerIdentity });
    expect(checkout?.buyerIdentity).toEqual({ countryCode: "PE" });
    expect(checkout?.email).toBeNull();
  });

  test("uses the first address", () => {
    const address = { city: "Lima" } as Cart["buyerIdentity"]["deliveryAddressPreferences"][number];
    const checkout = mapCartPayload({
      buyerIdentity: identity({ email: "a@b.c", deliveryAddressPreferences: [address] }),
    });
    expect(checkout).toMatchObject({ email: "a@b.c", shippingAddress: { city: "Lima" } });
  });
});

describe("the URL of the checkout page", () => {
  test.each([
    ["https://s.example/cart/c/1?key=2", "https://s.example/cart/c/1?key=2&_fd=0"],
    ["https://s.example/cart/c/1", "https://s.example/cart/c/1?_fd=0"],
    ["https://s.example/c?_fd=1&key=2", "https://s.example/c?_fd=0&key=2"],
    ["https://s.example/c?_fd=0&q=a%20b", "https://s.example/c?_fd=0&q=a%20b"],
    ["/cart/c/1", "/cart/c/1"],
    ["", ""],
  ])("%s is %s", (checkoutUrl, webUrl) => {
    expect(mapCartPayload({ checkoutUrl })?.webUrl).toBe(webUrl);
  });
});

describe("prices", () => {
  test("equal the total where nothing else is known", () => {
    const total = money("10.5");
    expect(mapCartPayload({ cost: cost("10.5") })).toMatchObject({
      currencyCode: "USD",
      paymentDue: total,
      paymentDueV2: total,
      totalPrice: total,
      totalPriceV2: total,
      subtotalPrice: total,
      subtotalPriceV2: total,
      totalTax: money("0.0"),
      totalTaxV2: money("0.0"),
      lineItemsSubtotalPrice: money("30.0"),
    });
  });

  test("include gift card payments, and exclude taxes and duties from subtotals", () => {
    const checkout = mapCartPayload({
      cost: cost("10.1", { totalTaxAmount: money("1.05"), totalDutyAmount: money("2.0") }),
      appliedGiftCards: [card("0.2"), card("5.0")],
    });
    expect(checkout).toMatchObject({
      paymentDue: money("10.1"),
      totalPrice: money("15.3"),
      subtotalPrice: money("12.25"),
      totalTax: money("1.05"),
    });
  });

  test.each([
    ["10.00", "10.0"],
    ["10.50", "10.5"],
    ["10.55", "10.55"],
    ["10", "10"],
    ["10.5", "10.5"],
    ["1.230", "1.230"],
  ])("of %s become %s", (amount, short) => {
    const checkout = mapCartPayload({ cost: cost(amount) });
    expect(checkout?.totalPrice?.amount).toBe(short);
    expect(checkout?.subtotalPrice?.amount).toBe(short);
    expect(checkout?.paymentDue?.amount).toBe(amount);
  });

  test("are exact where floating-point sums are not", () => {
    const checkout = mapCartPayload({
      cost: cost("90071992547409.91"),
      appliedGiftCards: [card("0.1"), card("0.2"), card("-0.3")],
    });
    expect(checkout?.totalPrice?.amount).toBe("90071992547409.91");
    const less = mapCartPayload({ cost: cost("1.0", { totalTaxAmount: money("2.255") }) });
    expect(less?.subtotalPrice?.amount).toBe("-1.255");
  });
});

describe("line items", () => {
  test("have the product's title, attributes, and a variant with legacy price names", () => {
    const checkout = mapCartPayload({ lines: [line("1", "10.5")] });
    expect(checkout?.lineItems).toEqual([
      {
        id: "1",
        title: "Bed",
        quantity: 1,
        customAttributes: [{ key: "engraving", value: "Luna" }],
        variant: {
          id: "variant-1",
          title: "Small",
          price: money("10.5"),
          priceV2: money("10.5"),
          compareAtPrice: money("12.0"),
          compareAtPriceV2: money("12.0"),
          weight: null,
          available: true,
          sku: null,
          image: null,
          selectedOptions: [],
          unitPrice: null,
          unitPriceMeasurement: null,
          product: { id: "product-1", handle: "bed" },
        },
        discountAllocations: [],
        hasNextPage: false,
        hasPreviousPage: false,
      },
    ]);
  });

  test("can be read from API connections too", () => {
    const edges = [{ cursor: "1", node: line("1", "10.5") }];
    expect(mapCartPayload({ lines: { edges } })?.lineItems).toMatchObject([{ id: "1" }]);
  });

  test("of deleted products are dropped", () => {
    const gone = [{ merchandise: null }, { merchandise: { id: "1", product: null } }];
    const lines = [...gone, line("2", "1.0")] as CartLine[];
    expect(mapCartPayload({ lines })?.lineItems.map(({ id }) => id)).toEqual(["2"]);
  });
});

describe("discounts", () => {
  test("on lines are listed once with their total", () => {
    const mapped = discounted({
      lines: [
        line("1", "9.0", { discountAllocations: [allocation({ title: "Members" }, "1.50")] }),
        line("2", "8.0", { discountAllocations: [allocation({ title: "members" }, "0.5")] }),
      ],
    });
    expect(mapped.applications).toEqual([
      {
        targetSelection: "ALL",
        allocationMethod: "ACROSS",
        targetType: "LINE_ITEM",
        title: "Members",
        value: money("2.0"),
      },
    ]);
    expect(mapped.ofLines).toEqual([["1.50"], ["0.5"]]);
    expect(mapped.lineItems?.[1]?.discountAllocations[0]?.discountApplication).toMatchObject({
      title: "members",
      value: money("2.0"),
    });
  });

  test("in percent keep the percentage", () => {
    const mapped = discounted({
      discountCodes: [{ code: "conform10", applicable: true }],
      lines: ["1", "2"].map((id) =>
        line(id, "9.0", { discountAllocations: [allocation({ code: "CONFORM10" }, "1.0", ten)] }),
      ),
    });
    expect(mapped.applications).toMatchObject([
      { code: "CONFORM10", applicable: true, value: { percentage: 10 } },
    ]);
  });

  test("on shipping are listed and allocated to no line", () => {
    const mapped = discounted({
      discountCodes: [{ code: "SHIP", applicable: true }],
      discountAllocations: [
        allocation({ code: "SHIP" }, "5.0", { percentage: 100 }, "SHIPPING_LINE"),
      ],
      lines: [line("1", "9.0"), line("2", "9.0")],
    });
    expect(mapped.applications).toMatchObject([{ code: "SHIP", targetType: "SHIPPING_LINE" }]);
    expect(mapped.ofLines).toEqual([[], []]);
  });

  test("on the order are allocated to lines, the smallest part to the cheapest", () => {
    const mapped = discounted({
      discountCodes: [{ code: "TEN", applicable: true }],
      discountAllocations: ["3.0", "1.0", "2.0"].map((amount) =>
        allocation({ code: "TEN" }, amount),
      ),
      lines: [line("1", "20.0"), line("2", "100.0"), line("3", "9.0")],
    });
    expect(mapped.ofLines).toEqual([["2.0"], ["3.0"], ["1.0"]]);
    expect(mapped.applications).toMatchObject([{ code: "TEN", value: money("6.0") }]);
  });

  test("on lines and on the order coexist, also with the same name", () => {
    const own = [allocation({ title: "Members" }, "1.0")];
    const mapped = discounted({
      discountAllocations: ["1.0", "2.0", "3.0", "4.0"].map((amount) =>
        allocation({ title: "Sale" }, amount),
      ),
      lines: [line("1", "9.0", { discountAllocations: own }), line("2", "10.0")],
    });
    expect(mapped.ofLines).toEqual([
      ["1.0", "1.0", "2.0"],
      ["3.0", "4.0"],
    ]);
    expect(mapped.applications).toMatchObject([
      { title: "Members", value: money("1.0") },
      { title: "Sale", value: money("10.0") },
    ]);
  });

  test.each<[string, CartLike]>([
    [
      "not one part for every line",
      { discountAllocations: [allocation({ title: "Sale" }, "1.0")] },
    ],
    [
      "a code that the cart does not know",
      {
        discountCodes: [{ code: "OTHER", applicable: true }],
        discountAllocations: ["1.0", "2.0"].map((amount) => allocation({ code: "X" }, amount)),
      },
    ],
    [
      "no name",
      { discountAllocations: ["1.0", "2.0"].map((amount) => allocation({ title: "" }, amount)) },
    ],
    ["nothing in them", { discountAllocations: [{}, {}] as Allocation[] }],
  ])("with %s are omitted, and the cart is otherwise unchanged", (_, broken) => {
    const lines = [line("1", "9.0"), line("2", "9.0")];
    const mapped = discounted({ ...broken, lines });
    expect(mapped).toMatchObject({ applications: [], ofLines: [[], []] });
  });
});

test("input is not modified", () => {
  const cart = {
    cost: cost("10.00"),
    discountAllocations: [allocation({ title: "Sale" }, "1.00")],
    lines: [line("1", "9.0", { discountAllocations: [allocation({ title: "Sale" }, "1.0")] })],
  };
  const before = structuredClone(cart);
  mapCartPayload(cart);
  expect(cart).toEqual(before);
});
