/** Constants of the shop for browsers, without schemas. */

/** Discount of members on every order, in percent. */
export const memberPercent = 10;
/** Name of the members' discount on receipts. */
export const memberDiscountTitle = `Member discount (${memberPercent}%)`;
/** Largest quantity that a page accepts; the shop has its own limits. */
export const quantityMax = 999;
/** Lines per cart. */
export const cartLinesMax = 500;
/** Days after which an untouched cart is deleted. */
export const cartDays = 30;
export const shopCurrency = "USD";
