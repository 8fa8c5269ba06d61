/** What browsers know of the shop before they send anything: no schemas. */

/** What members get off every purchase, in percent. */
export const memberPercent = 10;
/** How the members' discount is called on a receipt. */
export const memberDiscountTitle = `Member ${memberPercent}%`;
/** The largest quantity that a page lets somebody write; the shop has limits of its own. */
export const quantityMax = 999;
/** How many lines a cart takes. */
export const cartLinesMax = 500;
/** How long a cart that nobody touches is kept. */
export const cartDays = 30;
export const shopCurrency = "USD";
