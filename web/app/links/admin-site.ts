export const adminSettingsPath = "/admin/settings";
export const adminNewsletterPath = "/admin/newsletter";
export const newNewsletterPath = "/admin/newsletter/new";
export const adminNewsletterItemPath = (id: string): string => `${adminNewsletterPath}/${id}`;
