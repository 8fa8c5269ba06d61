export const adminReportsPath = "/admin/reports";
export const adminExperiencesPath = "/admin/experiences";
export const adminMistakesPath = "/admin/mistakes";
export const adminDueChecksPath = "/admin/facts";
export const adminProvidersPath = "/admin/providers";
export const adminPlacesPath = "/admin/places";
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

type AdminPage = {
  to: string;
  label: string;
  /** Moderators see it, too. */
  forModerators?: boolean;
  /** It is among the links on the account page. */
  inTools?: boolean;
};

/** The admin pages in the order of their links. */
export const adminPages: readonly AdminPage[] = [
  { to: adminReportsPath, label: "Reports", forModerators: true, inTools: true },
  { to: adminExperiencesPath, label: "Travel reports", forModerators: true },
  { to: adminPlacesPath, label: "Place changes", forModerators: true, inTools: true },
  { to: adminAuditPath, label: "Audit log", forModerators: true },
  { to: adminMembersPath, label: "Members", inTools: true },
  { to: adminProvidersPath, label: "Suggested places", inTools: true },
  { to: adminMistakesPath, label: "Reported mistakes" },
  { to: adminDueChecksPath, label: "Facts to check" },
  { to: adminProductsPath, label: "Products", inTools: true },
  { to: adminCollectionsPath, label: "Collections" },
  { to: adminDiscountsPath, label: "Discount codes" },
  { to: adminGiftCardsPath, label: "Gift cards" },
  { to: adminPoliciesPath, label: "Shop policies" },
  { to: adminOrdersPath, label: "Orders", inTools: true },
  { to: adminNewsletterPath, label: "Newsletter", inTools: true },
  { to: adminSettingsPath, label: "Site settings", inTools: true },
];
