export const adminReportsPath = "/admin/reports";
export const adminExperiencesPath = "/admin/experiences";
export const adminMistakesPath = "/admin/mistakes";
export const adminProvidersPath = "/admin/providers";
export const adminAuditPath = "/admin/audit";
export const adminMembersPath = "/admin/members";
export const adminSettingsPath = "/admin/settings";

export const adminNewsletterPath = "/admin/newsletter";
export const newNewsletterPath = "/admin/newsletter/new";
export const adminNewsletterItemPath = (id: string): string => `${adminNewsletterPath}/${id}`;

export const adminOrdersPath = "/admin/orders";
export const adminOrderPath = (id: string): string => `${adminOrdersPath}/${id}`;

export const adminProductsPath = "/admin/products";
export const newProductPath = "/admin/products/new";
export const adminProductPath = (id: number): string => `${adminProductsPath}/${id}`;

export const adminCollectionsPath = "/admin/collections";
export const newCollectionPath = "/admin/collections/new";
export const adminCollectionPath = (id: number): string => `${adminCollectionsPath}/${id}`;

export const adminDiscountsPath = "/admin/discounts";
export const adminGiftCardsPath = "/admin/gift-cards";
export const adminPoliciesPath = "/admin/policies";
