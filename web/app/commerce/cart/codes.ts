import { change, changeFailedText } from "./changes.ts";
import { isSameCode } from "./reading.ts";
import { openCart } from "./state.ts";
import { readFailure, StorefrontError } from "#storefront/index.ts";

/** Why a code was not taken; undefined where it was. */
type Rejected = string | undefined;

const codesNow = (): string[] =>
  (openCart()?.cart?.discountCodes ?? []).map((discount) => discount.code);

const tooManyText = "Too many codes were tried. Please try again in an hour.";

const asWords = (caught: unknown, text: string): string => {
  if (readFailure(caught).code === "THROTTLED") return tooManyText;
  return caught instanceof StorefrontError ? changeFailedText : text;
};

/** Adds a discount code to those there are. Whether it takes something off is said by the cart. */
export async function addCode(typed: string): Promise<Rejected> {
  const code = typed.trim();
  if (code === "") return "Write a code first.";
  const unknown = `We don't know the code ${code}.`;
  try {
    const { cart, userErrors } = await change((calls, cartId) => {
      const codes = codesNow();
      return calls.updateDiscountCodes(
        cartId,
        codes.some(isSameCode(code)) ? codes : [...codes, code],
      );
    });
    const isThere = cart.discountCodes.some((discount) => isSameCode(code)(discount.code));
    return isThere ? undefined : (userErrors[0]?.message ?? unknown);
  } catch (caught) {
    return asWords(caught, unknown);
  }
}

/** Takes one code away. Rejects where that failed. */
export const removeCode = (code: string): Promise<unknown> =>
  change((calls, cartId) =>
    calls.updateDiscountCodes(
      cartId,
      codesNow().filter((other) => !isSameCode(code)(other)),
    ),
  );

/** The codes of gift cards that were entered here; the shop tells nobody the ones it has. */
const cardCodes: string[] = [];

const endOf = (code: string): string => code.slice(-4).toLowerCase();
const endsNow = (): string[] =>
  (openCart()?.cart?.appliedGiftCards ?? []).map(({ lastCharacters }) =>
    lastCharacters.toLowerCase(),
  );

/** Gift cards that a further one would take the place of, by their last characters. */
export const replacedCards = (): string[] =>
  endsNow().filter((end) => !cardCodes.some((code) => endOf(code) === end));

/** Pays with a gift card, beside those whose codes are known here. */
export async function addGiftCard(typed: string): Promise<Rejected> {
  const code = typed.replaceAll(/\s/g, "");
  if (code === "") return "Write the code of a gift card first.";
  const unknown = "This gift card can't be used.";
  const others = cardCodes.filter((other) => endsNow().includes(endOf(other)) && other !== code);
  try {
    const { cart, userErrors, warnings } = await change((calls, cartId) =>
      calls.updateGiftCardCodes(cartId, [...others, code]),
    );
    const isIn = cart.appliedGiftCards.some(
      ({ lastCharacters }) => lastCharacters.toLowerCase() === endOf(code),
    );
    if (!isIn) return userErrors[0]?.message ?? warnings[0]?.message ?? unknown;
    cardCodes.push(code);
    return undefined;
  } catch (caught) {
    return asWords(caught, unknown);
  }
}

/** Takes one gift card away, by its id in the cart. Rejects where that failed. */
export const removeGiftCard = (appliedId: string): Promise<unknown> =>
  change((calls, cartId) => calls.removeGiftCardCodes(cartId, [appliedId]));
