/** The carts of the shop of the tests. Stock is 9 of everything. */
import { type Args, connection, money, type Variant, variants } from "./products.ts";

type Attribute = { key: string; value: string };
type Line = { id: string; quantity: number; attributes: Attribute[]; merchandise: Variant };
type LineInput = {
  id?: string;
  merchandiseId?: string;
  quantity?: number;
  attributes?: Attribute[];
};
type Identity = {
  email?: string;
  countryCode?: string;
  deliveryAddressPreferences?: { deliveryAddress: Record<string, string> }[];
};

const stock = 9;

function makeCart(number: number) {
  const cart = {
    id: `gid://shopify/Cart/c${number}?key=secret${number}`,
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
    checkoutUrl: `https://shop.example/cart/c/c${number}?key=secret${number}`,
    note: null as string | null,
    attributes: [] as Attribute[],
    held: [] as Line[],
    lines: (args: Args) => connection(cart.held.map(shownLine), args),
    cost: () => {
      const total = money(
        (cart.held.reduce((sum, line) => sum + line.quantity, 0) * 10.5).toFixed(1),
      );
      return {
        checkoutChargeAmount: total,
        totalAmount: total,
        subtotalAmount: total,
        totalTaxAmount: null,
        totalDutyAmount: null,
      };
    },
    discountCodes: [] as { code: string; applicable: boolean }[],
    discountAllocations: [],
    identity: {} as Identity,
    buyerIdentity: () => ({
      countryCode: null,
      email: null,
      phone: null,
      customer: null,
      preferences: null,
      ...cart.identity,
      deliveryAddressPreferences: (cart.identity.deliveryAddressPreferences ?? []).map(
        ({ deliveryAddress }) => ({
          __typename: "MailingAddress",
          formatted: [],
          ...deliveryAddress,
        }),
      ),
    }),
    deliveryGroups: (args: Args) => connection([], args),
    appliedGiftCards: [] as object[],
  };
  return cart;
}

const shownLine = (line: Line) => ({
  __typename: "CartLine",
  ...line,
  cost: {
    totalAmount: money((line.quantity * 10.5).toFixed(1)),
    subtotalAmount: money((line.quantity * 10.5).toFixed(1)),
    amountPerQuantity: money("10.5"),
    compareAtAmountPerQuantity: null,
  },
  discountAllocations: [],
});

type Cart = ReturnType<typeof makeCart>;
type Warning = { code: string; message: string; target: string };

/** Resolvers of all that concerns carts. */
export function makeCarts() {
  const carts = new Map<string, Cart>();
  let lines = 0;

  const change = (cartId: string, work: (cart: Cart) => Warning[] | void) => {
    const cart = carts.get(cartId);
    if (!cart) {
      const message = "The specified cart does not exist.";
      return {
        cart: null,
        userErrors: [{ code: "INVALID", field: ["cartId"], message }],
        warnings: [],
      };
    }
    return { cart, userErrors: [], warnings: work(cart) ?? [] };
  };

  const setQuantity = (line: Line, quantity: number): Warning[] => {
    line.quantity = Math.min(quantity, stock);
    if (quantity <= stock) return [];
    const message = `Only ${stock} items were added to your cart due to availability.`;
    return [{ code: "MERCHANDISE_NOT_ENOUGH_STOCK", message, target: line.id }];
  };

  const add = (cart: Cart, inputs: LineInput[]): Warning[] =>
    inputs.flatMap(({ merchandiseId, quantity = 1, attributes = [] }) => {
      const existing = cart.held.find((line) => line.merchandise.id === merchandiseId);
      if (existing) return setQuantity(existing, existing.quantity + quantity);
      const merchandise = variants.find(({ id }) => id === merchandiseId);
      if (!merchandise) return [];
      lines += 1;
      const line = { id: `gid://shopify/CartLine/${lines}`, quantity, attributes, merchandise };
      cart.held.push(line);
      return setQuantity(line, quantity);
    });

  const resolvers = {
    cart: ({ id }: { id: string }) => carts.get(id) ?? null,

    cartCreate: ({ input }: { input: Record<string, never> }) => {
      const cart = makeCart(carts.size + 1);
      carts.set(cart.id, cart);
      cart.note = input["note"] ?? null;
      cart.attributes = input["attributes"] ?? [];
      cart.identity = input["buyerIdentity"] ?? {};
      return change(cart.id, () => add(cart, input["lines"] ?? []));
    },

    cartLinesAdd: ({ cartId, lines }: { cartId: string; lines: LineInput[] }) =>
      change(cartId, (cart) => add(cart, lines)),

    cartLinesUpdate: ({ cartId, lines }: { cartId: string; lines: LineInput[] }) =>
      change(cartId, (cart) => {
        const warnings = lines.flatMap(({ id, quantity }) => {
          const line = cart.held.find((each) => each.id === id);
          return line && quantity !== undefined ? setQuantity(line, quantity) : [];
        });
        cart.held = cart.held.filter((line) => line.quantity > 0);
        return warnings;
      }),

    cartLinesRemove: ({ cartId, lineIds }: { cartId: string; lineIds: string[] }) =>
      change(cartId, (cart) => {
        cart.held = cart.held.filter((line) => !lineIds.includes(line.id));
      }),

    cartNoteUpdate: ({ cartId, note }: { cartId: string; note: string }) =>
      change(cartId, (cart) => {
        cart.note = note;
      }),

    cartAttributesUpdate: ({ cartId, attributes }: { cartId: string; attributes: Attribute[] }) =>
      change(cartId, (cart) => {
        cart.attributes = attributes;
      }),

    cartBuyerIdentityUpdate: (input: { cartId: string; buyerIdentity: Identity }) =>
      change(input.cartId, (cart) => {
        cart.identity = { ...cart.identity, ...input.buyerIdentity };
      }),

    cartDiscountCodesUpdate: (input: { cartId: string; discountCodes: string[] }) =>
      change(input.cartId, (cart) => {
        cart.discountCodes = input.discountCodes.map((code) => ({ code, applicable: false }));
      }),

    cartGiftCardCodesUpdate: (input: { cartId: string; giftCardCodes: string[] }) =>
      change(input.cartId, (cart) => {
        cart.appliedGiftCards = input.giftCardCodes.map((code) => ({
          id: `gid://shopify/AppliedGiftCard/${code}`,
          lastCharacters: code.slice(-4),
          amountUsed: money("5.0"),
          balance: money("20.0"),
          presentmentAmountUsed: money("5.0"),
        }));
      }),

    cartGiftCardCodesRemove: (input: { cartId: string; appliedGiftCardIds: string[] }) =>
      change(input.cartId, (cart) => {
        cart.appliedGiftCards = cart.appliedGiftCards.filter(
          (card) => !("id" in card && input.appliedGiftCardIds.includes(String(card.id))),
        );
      }),
  };
  return { resolvers, forget: (id: string) => carts.delete(id) };
}
