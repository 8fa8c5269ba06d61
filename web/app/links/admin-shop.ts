export const adminCollectionsPath = "/admin/collections";
export const newCollectionPath = "/admin/collections/new";
export const adminCollectionPath = (id: number): string => `${adminCollectionsPath}/${id}`;
export const adminGiftCardsPath = "/admin/gift-cards";
export const adminPoliciesPath = "/admin/policies";
