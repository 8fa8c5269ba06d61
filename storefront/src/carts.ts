import { changed, type Changed, found } from "./answers.ts";
import { allItems, type Page, pageOf } from "./pages.ts";
import { stillThere } from "./products.ts";
import { type Cart, cartOf } from "./shapes.ts";
import { removableLines } from "./checkout-input.ts";
import type { Execute, CallOptions } from "./transport.ts";
import { readFailure, StorefrontError } from "./failures.ts";
import type { TakeTurn } from "./queue.ts";
import type * as wire from "./wire.ts";

/** Result of a cart mutation: the current cart, user errors and warnings. */
export type CartAnswer = Changed<Cart>;

/** Mutations of an existing cart that return only the cart. */
type CartMutation = Exclude<
  Extract<keyof wire.Operations, `cart${string}`>,
  "cart" | "cartLines" | "cartCreate" | "cartLinesReplace"
>;
type CartVariables<Name extends CartMutation> = Omit<wire.Operations[Name]["variables"], "cartId">;

/** Reads and changes of carts without queueing; callers serialize them. */
export function cartSteps(execute: Execute) {
  /** A cart with all its lines, also beyond one page. */
  async function whole(cart: wire.Cart, call?: CallOptions): Promise<Cart> {
    const more = async (after: string | null): Promise<Page<wire.CartLine>> => {
      const { data, errors } = await execute(
        "cartLines",
        { id: cart.id, after: after ?? "" },
        call,
      );
      return pageOf((await stillThere(data?.cart, errors)).lines);
    };
    return cartOf(cart, await allItems(more, { first: pageOf(cart.lines) }));
  }

  const answer = async (settled: Changed, call?: CallOptions): Promise<CartAnswer> => ({
    ...settled,
    cart: await whole(settled.cart, call),
  });

  async function fetch(id: string, call?: CallOptions): Promise<Cart | null> {
    const { data, errors } = await execute("cart", { id }, call);
    const cart = await found(data?.cart, errors);
    return cart && whole(cart, call);
  }

  return {
    fetch,

    find: async (storedId: string, call?: CallOptions): Promise<Cart | null> => {
      try {
        return await fetch(storedId, call);
      } catch (caught) {
        call?.signal?.throwIfAborted();
        if (caught instanceof StorefrontError || isPassing(caught)) throw caught;
        return null;
      }
    },

    create: async (input: wire.CartInput, call?: CallOptions): Promise<CartAnswer> => {
      const { data, errors } = await execute("cartCreate", { input }, call);
      return answer(await changed("cartCreate", data?.cartCreate, errors), call);
    },

    change: async <Name extends CartMutation>(
      name: Name,
      cartId: string,
      input: CartVariables<Name>,
      call?: CallOptions,
    ): Promise<CartAnswer> => {
      const variables = { cartId, ...input } as wire.Operations[Name]["variables"];
      const { data, errors } = await execute(name, variables, call);
      return answer(await changed(name, payloadOf(data, name), errors), call);
    },

    replaceLines: async (
      cartId: string,
      lineIds: readonly string[],
      lines: readonly wire.CartLineInput[],
      call?: CallOptions,
    ): Promise<CartAnswer> => {
      const { data, errors } = await execute("cartLinesReplace", { cartId, lineIds, lines }, call);
      const removed = await changed("cartLinesRemove", data?.cartLinesRemove, errors);
      const added = await changed("cartLinesAdd", data?.cartLinesAdd, errors);
      return answer(
        {
          cart: added.cart,
          userErrors: [...removed.userErrors, ...added.userErrors],
          warnings: [...removed.warnings, ...added.warnings],
        },
        call,
      );
    },
  };
}

const passing = new Set(["THROTTLED", "INTERNAL_SERVER_ERROR", "UNAUTHORIZED", "ACCESS_DENIED"]);

/** Error codes that say nothing about the id. */
const isPassing = (caught: unknown): boolean => passing.has(readFailure(caught).code ?? "");

export type CartSteps = ReturnType<typeof cartSteps>;

type Payload = Parameters<typeof changed>[1];

const payloadOf = (data: object | null | undefined, name: string): Payload =>
  (data as Record<string, Payload> | null | undefined)?.[name];

/** Carts as in the API. Requests for one cart are serialized. */
export function cartCalls({ fetch, find, create, change }: CartSteps, takeTurn: TakeTurn) {
  const inTurn = <Name extends CartMutation>(
    name: Name,
    cartId: string,
    variables: CartVariables<Name>,
    call?: CallOptions,
  ): Promise<CartAnswer> =>
    takeTurn(cartId, () => change(name, cartId, variables, call), call?.signal);

  return {
    /** Null if the cart is unknown, expired or ordered. */
    fetch: (id: string, call?: CallOptions): Promise<Cart | null> =>
      takeTurn(id, () => fetch(id, call), call?.signal),

    /**
     * The cart of a stored id, or null if the shop does not know it or cannot read the id. Rejects if the
     * shop is unreachable, so that a bad connection loses no cart.
     */
    find: (storedId: string, call?: CallOptions): Promise<Cart | null> =>
      takeTurn(storedId, () => find(storedId, call), call?.signal),

    create: (input: wire.CartInput = {}, call?: CallOptions): Promise<CartAnswer> =>
      create(input, call),

    /** Replaces all attributes. */
    updateAttributes: (
      cartId: string,
      attributes: readonly wire.AttributeInput[],
      call?: CallOptions,
    ) => inTurn("cartAttributesUpdate", cartId, { attributes }, call),

    updateBuyerIdentity: (
      cartId: string,
      buyerIdentity: wire.CartBuyerIdentityInput,
      call?: CallOptions,
    ) => inTurn("cartBuyerIdentityUpdate", cartId, { buyerIdentity }, call),

    /** Replaces all codes. */
    updateDiscountCodes: (cartId: string, discountCodes: readonly string[], call?: CallOptions) =>
      inTurn("cartDiscountCodesUpdate", cartId, { discountCodes }, call),

    /** Replaces all gift cards. */
    updateGiftCardCodes: (cartId: string, giftCardCodes: readonly string[], call?: CallOptions) =>
      inTurn("cartGiftCardCodesUpdate", cartId, { giftCardCodes }, call),

    /** By ids from `appliedGiftCards`. */
    removeGiftCardCodes: (
      cartId: string,
      appliedGiftCardIds: readonly string[],
      call?: CallOptions,
    ) => inTurn("cartGiftCardCodesRemove", cartId, { appliedGiftCardIds }, call),

    addLines: (cartId: string, lines: readonly wire.CartLineInput[], call?: CallOptions) =>
      inTurn("cartLinesAdd", cartId, { lines }, call),

    /** A quantity of 0 or less removes the line. */
    updateLines: (cartId: string, lines: readonly wire.CartLineUpdateInput[], call?: CallOptions) =>
      inTurn("cartLinesUpdate", cartId, { lines: removableLines(lines) }, call),

    removeLines: (cartId: string, lineIds: readonly string[], call?: CallOptions) =>
      inTurn("cartLinesRemove", cartId, { lineIds }, call),

    /** An empty note clears it. */
    updateNote: (cartId: string, note: string, call?: CallOptions) =>
      inTurn("cartNoteUpdate", cartId, { note }, call),
  };
}
