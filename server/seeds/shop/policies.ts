/** The rules of a shop in which nothing is paid and nothing is sent, said plainly. */
export const policies = [
  {
    id: 21,
    kind: "privacy",
    title: "Privacy policy",
    body: [
      "<p>This is a demonstration shop. It takes orders so that you can see how it would; it never asks for a card and sends no parcels.</p>",
      "<h2>What is kept</h2>",
      "<p>Your cart, for thirty days after you last touched it. If you place an order: the e-mail address and the address you typed, what was ordered, and when. If you are signed in, the order is shown on your page of orders.</p>",
      "<h2>What it is for</h2>",
      "<p>To show you your cart and your order, and to write you one confirmation. It is not sold, not lent, and not used to follow you anywhere.</p>",
      "<h2>Who sees it</h2>",
      "<p>You, and whoever runs this site. Please type nothing into a demonstration that you would not write on a postcard.</p>",
      "<h2>Having it removed</h2>",
      "<p>Write to the address at the foot of every page. Deleting your account unties your orders from it.</p>",
    ].join("\n"),
  },
  {
    id: 22,
    kind: "terms",
    title: "Terms of service",
    body: [
      "<p>This is a demonstration shop. Its products are drawings with prices. Placing an order here is a rehearsal: no contract of sale comes about, no money moves, and nothing leaves a warehouse.</p>",
      "<h2>Prices</h2>",
      "<p>In US dollars, shown so that the arithmetic can be checked. Discount codes and gift cards are play money and are worth nothing elsewhere.</p>",
      "<h2>Stock</h2>",
      "<p>The shop counts honestly. When the last piece is ordered it is sold out for everybody, and the cart says so.</p>",
      "<h2>What we say about our goods</h2>",
      "<p>Sizes are as drawn. Rules of airlines and countries change and are not ours to promise: ask the airline or the authority before you travel.</p>",
    ].join("\n"),
  },
  {
    id: 23,
    kind: "refund",
    title: "Refund policy",
    body: [
      "<p>This is a demonstration shop. Since nothing is charged, there is nothing to give back; since nothing is sent, there is nothing to return.</p>",
      "<h2>If you placed an order</h2>",
      "<p>You can leave it be. If you would rather it were gone, write to the address at the foot of every page and it will be cancelled.</p>",
      "<h2>Gift cards</h2>",
      "<p>What an order took from a gift card of this shop stays taken; it was never money.</p>",
      "<h2>When a real shop stands here</h2>",
      "<p>Whoever runs this site with a shop of their own puts their own terms in this place.</p>",
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
