export const adminDiscountsPath = "/admin/discounts";
