export const cartPath = "/cart";
