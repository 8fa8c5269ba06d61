import { reject } from "./answers.ts";
import type { CartAnswer, CartSteps } from "./carts.ts";
import {
  cartInputOf,
  type CheckoutInput,
  deliveryTo,
  type LineItemInput,
  type LineItemUpdate,
  linesToAdd,
  linesToUpdate,
} from "./checkout-input.ts";
import { type Checkout, mapCartPayload } from "./checkout-mapping.ts";
import type { Cart } from "./shapes.ts";
import type { CallOptions } from "./transport.ts";
import type { TakeTurn } from "./queue.ts";
import { type CheckoutUserError, mapUserErrors } from "./user-errors.ts";
import type { AttributeInput, MailingAddressInput, Warning } from "./wire.ts";

/** A changed checkout with user errors and warnings. */
export type ChangedCheckout = Checkout & {
  /** User errors followed by warnings. */
  userErrors: CheckoutUserError[];
  /** Original warnings with their line. */
  warnings: readonly Warning[];
  /** All codes entered, including ineffective ones. */
  discountCodes: Cart["discountCodes"];
  errors: undefined;
};

const changedCheckout = ({ cart, userErrors, warnings }: CartAnswer): ChangedCheckout => ({
  ...mapCartPayload(cart),
  userErrors: mapUserErrors(userErrors, warnings),
  warnings,
  discountCodes: cart.discountCodes,
  errors: undefined,
});

/** Untranslated, as in the shop's API. */
const noSuchCart = mapUserErrors([
  { code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." },
]);

const sameCode = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase();

/** Carts as checkouts. Requests for one checkout are serialized, reads included. */
export function checkoutCalls(steps: CartSteps, takeTurn: TakeTurn) {
  const changes = changesOf(steps, takeTurn);

  const create = async (input: CheckoutInput = {}, call?: CallOptions): Promise<ChangedCheckout> =>
    changedCheckout(await steps.create(cartInputOf(input), call));

  return {
    /** Null if the checkout is unknown, expired or ordered. */
    fetch: (id: string, call?: CallOptions): Promise<Checkout | null> =>
      takeTurn(id, async () => mapCartPayload(await steps.fetch(id, call)), call?.signal),

    create,

    /**
     * The checkout of a stored id, or a new one if there is none. Rejects if the shop is unreachable, so that
     * a bad connection loses no cart.
     */
    resume: async (
      storedId: string | null | undefined,
      input?: CheckoutInput,
      call?: CallOptions,
    ): Promise<Checkout> => {
      const cart = storedId
        ? await takeTurn(storedId, () => steps.find(storedId, call), call?.signal)
        : null;
      return cart ? mapCartPayload(cart) : create(input, call);
    },

    ...detailCalls(changes),
    ...lineItemCalls(changes, steps),
    ...discountCalls(changes),
    ...giftCardCalls(changes),
  };
}

/** What every change of a checkout uses: its turn, its cart and the mutation. */
function changesOf({ fetch, change }: CartSteps, takeTurn: TakeTurn) {
  return {
    change,

    inTurn: (id: string, call: CallOptions | undefined, work: () => Promise<CartAnswer>) =>
      takeTurn(id, async () => changedCheckout(await work()), call?.signal),

    existing: async (id: string, call?: CallOptions): Promise<Cart> =>
      (await fetch(id, call)) ?? reject(noSuchCart),
  };
}

type Changes = ReturnType<typeof changesOf>;

/** The note, attributes, email and address. */
function detailCalls({ inTurn, change, existing }: Changes) {
  return {
    /** Updates the given fields: `note` '' clears the note, `customAttributes` [] the attributes. */
    updateAttributes: (
      id: string,
      { note, customAttributes }: { note?: string; customAttributes?: readonly AttributeInput[] },
      call?: CallOptions,
    ): Promise<ChangedCheckout> =>
      inTurn(id, call, async () => {
        const noted =
          note === undefined ? undefined : await change("cartNoteUpdate", id, { note }, call);
        if (customAttributes === undefined)
          return noted ?? { cart: await existing(id, call), userErrors: [], warnings: [] };
        const input = { attributes: customAttributes };
        const answer = await change("cartAttributesUpdate", id, input, call);
        return { ...answer, userErrors: [...(noted?.userErrors ?? []), ...answer.userErrors] };
      }),

    updateEmail: (id: string, email: string, call?: CallOptions): Promise<ChangedCheckout> =>
      inTurn(id, call, () =>
        change("cartBuyerIdentityUpdate", id, { buyerIdentity: { email } }, call),
      ),

    /** Uses the filled fields; clears the address if there are none. */
    updateShippingAddress: (
      id: string,
      address: MailingAddressInput,
      call?: CallOptions,
    ): Promise<ChangedCheckout> =>
      inTurn(id, call, () =>
        change("cartBuyerIdentityUpdate", id, { buyerIdentity: deliveryTo(address) }, call),
      ),
  };
}

/** The lines of a checkout. */
function lineItemCalls({ inTurn, change, existing }: Changes, steps: CartSteps) {
  return {
    addLineItems: (
      id: string,
      lineItems: LineItemInput | readonly LineItemInput[],
      call?: CallOptions,
    ): Promise<ChangedCheckout> =>
      inTurn(id, call, () => change("cartLinesAdd", id, { lines: linesToAdd(lineItems) }, call)),

    updateLineItems: (
      id: string,
      lineItems: LineItemUpdate | readonly LineItemUpdate[],
      call?: CallOptions,
    ): Promise<ChangedCheckout> =>
      inTurn(id, call, () =>
        change("cartLinesUpdate", id, { lines: linesToUpdate(lineItems) }, call),
      ),

    removeLineItems: (
      id: string,
      lineItemIds: string | readonly string[],
      call?: CallOptions,
    ): Promise<ChangedCheckout> =>
      inTurn(id, call, () =>
        change("cartLinesRemove", id, { lineIds: [lineItemIds].flat() }, call),
      ),

    /** Replaces all lines. If the shop rejects the new ones, the old ones stay. */
    replaceLineItems: (
      id: string,
      lineItems: LineItemInput | readonly LineItemInput[],
      call?: CallOptions,
    ): Promise<ChangedCheckout> =>
      inTurn(id, call, async () => {
        const lines = linesToAdd(lineItems);
        const lineIds = (await existing(id, call)).lines.map((line) => line.id);
        return lineIds.length === 0
          ? change("cartLinesAdd", id, { lines }, call)
          : steps.replaceLines(id, lineIds, lines, call);
      }),
  };
}

/** The discount codes of a checkout. */
function discountCalls({ inTurn, change, existing }: Changes) {
  const setCodes = (id: string, discountCodes: readonly string[], call?: CallOptions) =>
    change("cartDiscountCodesUpdate", id, { discountCodes }, call);

  return {
    /** Adds one code or several to the existing ones. `discountCodes` tells whether each applies. */
    addDiscount: (
      id: string,
      codes: string | readonly string[],
      call?: CallOptions,
    ): Promise<ChangedCheckout> =>
      inTurn(id, call, async () => {
        const all = (await existing(id, call)).discountCodes.map((each) => each.code);
        for (const code of [codes].flat()) if (!all.some(sameCode(code))) all.push(code);
        return setCodes(id, all, call);
      }),

    /** Removes one code, or all by default. */
    removeDiscount: (id: string, code?: string, call?: CallOptions): Promise<ChangedCheckout> =>
      inTurn(id, call, async () => {
        if (code === undefined) return setCodes(id, [], call);
        const codes = (await existing(id, call)).discountCodes.map((each) => each.code);
        const others = codes.filter((each) => !sameCode(code)(each));
        return setCodes(id, others, call);
      }),
  };
}

/** The gift cards of a checkout. */
function giftCardCalls({ inTurn, change }: Changes) {
  return {
    /** Replaces all gift cards: the shop does not return their codes, so they cannot be sent again. */
    addGiftCards: (
      id: string,
      giftCardCodes: readonly string[],
      call?: CallOptions,
    ): Promise<ChangedCheckout> =>
      inTurn(id, call, () => change("cartGiftCardCodesUpdate", id, { giftCardCodes }, call)),

    /** By its id in `appliedGiftCards`. */
    removeGiftCard: (
      id: string,
      appliedGiftCardId: string,
      call?: CallOptions,
    ): Promise<ChangedCheckout> =>
      inTurn(id, call, () =>
        change("cartGiftCardCodesRemove", id, { appliedGiftCardIds: [appliedGiftCardId] }, call),
      ),
  };
}
