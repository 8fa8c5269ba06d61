/** Constants of the site's settings for browsers, without schemas: every page loads them first. */

export const defaultSiteName = "Wagabond";
export const defaultWelcome = "Store trips, vaccine records and documents, share tips, and shop.";

export const siteNameMax = 30;
/** The height of two lines below the title of the home page is reserved for it. */
export const welcomeMax = 110;
export const siteTextMax = 50_000;
export const categoryMax = 30;
export const categoriesMax = 100;

/** The pages that an operator can write, in the order of lists. */
export const siteTextKinds = ["rules", "terms", "privacy"] as const;
export type SiteTextKind = (typeof siteTextKinds)[number];

/** The texts that a sign-up agrees to. */
export const agreedKinds = ["terms", "privacy"] as const;

/** A category of hoots: posts store its name, and pages show its label. Forms leave out hidden ones. */
export type SiteCategory = { name: string; label: string; hidden: boolean };
