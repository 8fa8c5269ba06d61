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

/** A changed checkout, and what the shop says about the change. */
export type ChangedCheckout = Checkout & {
  /** The user errors and after them the warnings. */
  userErrors: CheckoutUserError[];
  /** The warnings as they came, with the line they are about. */
  warnings: readonly Warning[];
  /** All codes that were entered, also those that take nothing off. */
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

/** In the words of the shop itself. */
const noSuchCart = mapUserErrors([
  { code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." },
]);

const sameCode = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase();

/** Carts in the words of checkouts. What concerns one of them is done one after another, reads too. */
export function checkoutCalls(steps: CartSteps, takeTurn: TakeTurn) {
  const { change } = steps;
  type Change = () => Promise<CartAnswer>;

  const inTurn = (id: string, call: CallOptions | undefined, work: Change) =>
    takeTurn(id, async () => changedCheckout(await work()), call?.signal);

  const existing = async (id: string, call?: CallOptions): Promise<Cart> =>
    (await steps.fetch(id, call)) ?? reject(noSuchCart);

  const fetch = (id: string, call?: CallOptions): Promise<Checkout | null> =>
    takeTurn(id, async () => mapCartPayload(await steps.fetch(id, call)), call?.signal);

  const create = async (input: CheckoutInput = {}, call?: CallOptions): Promise<ChangedCheckout> =>
    changedCheckout(await steps.create(cartInputOf(input), call));

  const setCodes = (id: string, discountCodes: readonly string[], call?: CallOptions) =>
    change("cartDiscountCodesUpdate", id, { discountCodes }, call);

  return {
    /** Null where there is none: never made, expired, or ordered. */
    fetch,

    create,

    /**
     * The checkout of a stored id, or a new one where there is no id or the shop does not know it any more. Rejects
     * where the shop cannot be reached, so that no cart is lost by a bad connection.
     */
    resume: async (
      storedId: string | null | undefined,
      input?: CheckoutInput,
      call?: CallOptions,
    ): Promise<Checkout> => {
      const known = storedId
        ? await takeTurn(storedId, () => steps.find(storedId, call), call?.signal)
        : null;
      return known ? mapCartPayload(known) : create(input, call);
    },

    /** Changes what is given: a `note` of '' clears the note, `customAttributes` of [] the attributes. */
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
        const asked = { attributes: customAttributes };
        const answer = await change("cartAttributesUpdate", id, asked, call);
        return { ...answer, userErrors: [...(noted?.userErrors ?? []), ...answer.userErrors] };
      }),

    updateEmail: (id: string, email: string, call?: CallOptions): Promise<ChangedCheckout> =>
      inTurn(id, call, () =>
        change("cartBuyerIdentityUpdate", id, { buyerIdentity: { email } }, call),
      ),

    /** Of what is filled in; where nothing is, the address is cleared. */
    updateShippingAddress: (
      id: string,
      address: MailingAddressInput,
      call?: CallOptions,
    ): Promise<ChangedCheckout> =>
      inTurn(id, call, () =>
        change("cartBuyerIdentityUpdate", id, { buyerIdentity: deliveryTo(address) }, call),
      ),

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

    /** These lines in place of all there are. Where the shop cannot read them, the old ones stay. */
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

    /** Beside the codes there are. Whether it takes something off is said in `discountCodes`. */
    addDiscount: (id: string, code: string, call?: CallOptions): Promise<ChangedCheckout> =>
      inTurn(id, call, async () => {
        const codes = (await existing(id, call)).discountCodes.map((each) => each.code);
        return setCodes(id, codes.some(sameCode(code)) ? codes : [...codes, code], call);
      }),

    /** One code, or all of them where none is named. */
    removeDiscount: (id: string, code?: string, call?: CallOptions): Promise<ChangedCheckout> =>
      inTurn(id, call, async () => {
        if (code === undefined) return setCodes(id, [], call);
        const codes = (await existing(id, call)).discountCodes.map((each) => each.code);
        const others = codes.filter((each) => !sameCode(code)(each));
        return setCodes(id, others, call);
      }),

    /** In place of all gift cards there are: the shop tells nobody the codes it has, so they cannot be sent again. */
    addGiftCards: (
      id: string,
      giftCardCodes: readonly string[],
      call?: CallOptions,
    ): Promise<ChangedCheckout> =>
      inTurn(id, call, () => change("cartGiftCardCodesUpdate", id, { giftCardCodes }, call)),

    /** By the id in `appliedGiftCards`. */
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
