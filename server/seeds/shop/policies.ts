/** The policies of a shop that takes no payments and ships nothing. */
export const policies = [
  {
    id: 21,
    kind: "privacy",
    title: "Privacy policy",
    body: [
      "<p>This is a demo shop. You can place test orders, but we never ask for a card, and nothing ships.</p>",
      "<h2>What we store</h2>",
      "<p>We store your cart for 30 days after your last change. If you place an order, we store your email address, your shipping address, the items, and the date. If you’re logged in, the order appears under Your orders.</p>",
      "<h2>How we use it</h2>",
      "<p>We use it to show you your cart and your orders, and to email you about an order. We don’t sell it, share it, or use it to track you.</p>",
      "<h2>Who can see it</h2>",
      "<p>You and the owner of this site. Please don’t enter sensitive information in a demo.</p>",
      "<h2>How to delete it</h2>",
      "<p>Email us at the address in the footer. If you delete your account, your orders are no longer linked to it.</p>",
    ].join("\n"),
  },
  {
    id: 22,
    kind: "terms",
    title: "Terms of service",
    body: [
      "<p>This is a demo shop. Its products aren’t real, and orders are for testing only: no sale is made, no payment is taken, and nothing ships.</p>",
      "<h2>Prices</h2>",
      "<p>Prices are in US dollars, for demonstration only. Discount codes and gift cards have no cash value.</p>",
      "<h2>Stock</h2>",
      "<p>Stock works as in a real shop. When the last item is ordered, it’s sold out for everyone.</p>",
      "<h2>Product information</h2>",
      "<p>Sizes are examples. Airline and country rules change, so check with the airline or the authorities before you travel.</p>",
    ].join("\n"),
  },
  {
    id: 23,
    kind: "refund",
    title: "Refund policy",
    body: [
      "<p>This is a demo shop. You’re never charged and nothing ships, so there’s nothing to refund or return.</p>",
      "<h2>If you placed an order</h2>",
      "<p>You don’t need to do anything. To cancel it, email us at the address in the footer.</p>",
      "<h2>Gift cards</h2>",
      "<p>Gift cards have no cash value. If an order is canceled, the amount goes back on the gift card.</p>",
      "<h2>If you run this site</h2>",
      "<p>Replace these policies with your own before you open a real shop.</p>",
    ].join("\n"),
  },
] as const;

/** Codes that take something off; percent, or cents off the order. */
export const discountCodes = [
  { code: "CONFORM10", kind: "percentage", value: 10 },
  { code: "EARLYBIRD20", kind: "percentage", value: 20 },
  { code: "BISCUIT5", kind: "fixed_amount", value: 500 },
] as const;

/** A gift card of the demo shop; cents. */
export const giftCards = [{ id: 31, code: "CONFORMGIFT0001", balance: 2500 }] as const;
