import { changeCart, changeFailedText } from "./change-cart.ts";
import { isSameCode } from "./cart-model.ts";
import { openCart } from "./cart-state.ts";
import { readFailure, StorefrontError } from "#storefront/index.ts";

/** Why a code was rejected; undefined if it was accepted. */
type CodeError = string | undefined;

const currentCodes = (): string[] =>
  (openCart()?.cart?.discountCodes ?? []).map((discount) => discount.code);

const tooManyText = "You've tried too many codes. Try again in an hour.";

const codeErrorText = (caught: unknown, text: string): string => {
  if (readFailure(caught).code === "THROTTLED") return tooManyText;
  return caught instanceof StorefrontError ? changeFailedText : text;
};

/** Adds a discount code to the cart. The returned cart shows whether it applies. */
export async function addCode(input: string): Promise<CodeError> {
  const code = input.trim();
  if (code === "") return "Enter a discount code.";
  // The code of a gift card is money, so it is neither shown nor left on the cart.
  const mayBeGiftCard = /^[a-z0-9]{12,19}$/i.test(code.replaceAll(/[\s-]/g, ""));
  const unknownText = mayBeGiftCard
    ? "This discount code isn't valid. If it's the code of a gift card, enter it in the gift card field."
    : `Discount code ${code} isn't valid. Check it and try again.`;
  try {
    const { cart, userErrors } = await changeCart((calls, cartId) => {
      const codes = currentCodes();
      return calls.updateDiscountCodes(
        cartId,
        codes.some(isSameCode(code)) ? codes : [...codes, code],
      );
    });
    const added = cart.discountCodes.find((discount) => isSameCode(code)(discount.code));
    if (added && !added.applicable && mayBeGiftCard) {
      await removeCode(code);
      return unknownText;
    }
    return added ? undefined : (userErrors[0]?.message ?? unknownText);
  } catch (caught) {
    return codeErrorText(caught, unknownText);
  }
}

/** Removes a discount code. Rejects on failure. */
export const removeCode = (code: string): Promise<unknown> =>
  changeCart((calls, cartId) =>
    calls.updateDiscountCodes(
      cartId,
      currentCodes().filter((other) => !isSameCode(code)(other)),
    ),
  );

/** The gift card codes entered on this page. The shop returns only the last characters of a code. */
const cardCodes: string[] = [];

const lastCharactersOf = (code: string): string => code.slice(-4).toLowerCase();
const currentLastCharacters = (): string[] =>
  (openCart()?.cart?.appliedGiftCards ?? []).map(({ lastCharacters }) =>
    lastCharacters.toLowerCase(),
  );

/** The last characters of the gift cards that adding another one would replace. */
export const replacedCards = (): string[] =>
  currentLastCharacters().filter(
    (last) => !cardCodes.some((code) => lastCharactersOf(code) === last),
  );

/** Adds a gift card, tripToSave those whose codes were entered on this page. */
export async function addGiftCard(input: string): Promise<CodeError> {
  const code = input.replaceAll(/\s/g, "");
  if (code === "") return "Enter a gift card code.";
  const unknownText = "This gift card can't be used. Check the code and try again.";
  const others = cardCodes.filter(
    (other) => currentLastCharacters().includes(lastCharactersOf(other)) && other !== code,
  );
  try {
    const { cart, userErrors, warnings } = await changeCart((calls, cartId) =>
      calls.updateGiftCardCodes(cartId, [...others, code]),
    );
    const isApplied = cart.appliedGiftCards.some(
      ({ lastCharacters }) => lastCharacters.toLowerCase() === lastCharactersOf(code),
    );
    if (!isApplied) return userErrors[0]?.message ?? warnings[0]?.message ?? unknownText;
    cardCodes.push(code);
    return undefined;
  } catch (caught) {
    return codeErrorText(caught, unknownText);
  }
}

/** Removes a gift card by its ID in the cart. Rejects on failure. */
export const removeGiftCard = (appliedId: string): Promise<unknown> =>
  changeCart((calls, cartId) => calls.removeGiftCardCodes(cartId, [appliedId]));
