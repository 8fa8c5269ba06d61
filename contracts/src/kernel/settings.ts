import * as z from "zod/mini";
import { Email } from "./email.ts";
import { endpoint } from "./endpoint.ts";
import {
  categoriesMax,
  categoryMax,
  footerTextMax,
  siteNameMax,
  siteTextKinds,
  siteTextMax,
  welcomeMax,
} from "./settings-names.ts";
import { Moment, nameText, optionalNameText, optionalText } from "./text.ts";

export * from "./settings-names.ts";

export const categoryCantBeRemoved =
  "A category can't be removed because posts may use it. Hide it instead.";
export const categoryTwice = "Each category needs a different name.";
export const defaultStays = "The default category can't be hidden.";
export const settingsChanged = "Someone else changed the settings. Review them and try again.";

export const SiteCategory = z.object({ name: z.string(), label: z.string(), hidden: z.boolean() });

const parts = { shop: z.boolean(), newsletter: z.boolean(), appBanner: z.boolean() };
const footerTexts = {
  tagline: z.string(),
  newsletterText: z.string(),
  picturesNote: z.string(),
  /** The banner about the app; blank for the sentence that comes with the software. */
  appText: z.string(),
};

/** The number of the version of a text that is shown: 0 is the text that comes with the software. */
const TextNumbers = z.object({ rules: z.number(), terms: z.number(), privacy: z.number() });

/** The settings as every page uses them. */
export const SiteSettings = z.object({
  name: z.string(),
  logo: z.nullable(z.string()),
  /** Where readers can write to; null where none is set. */
  contactEmail: z.nullable(z.string()),
  /** The sentence that guests read on the home page. */
  welcome: z.string(),
  ...footerTexts,
  /** The parts of the site that are switched on. */
  parts: z.object(parts),
  categories: z.array(SiteCategory),
  texts: TextNumbers,
});
export type SiteSettings = z.output<typeof SiteSettings>;

/** The settings as admins edit them. A blank text is the one that comes with the software. */
export const OwnSettings = z.object({
  name: z.string(),
  logo: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  welcome: z.string(),
  ...footerTexts,
  ...parts,
  categories: z.array(SiteCategory),
  rules: z.string(),
  terms: z.string(),
  privacy: z.string(),
  /** When the shown version of each text was published; null for the one that comes with the software. */
  published: z.object({
    rules: z.nullable(Moment),
    terms: z.nullable(Moment),
    privacy: z.nullable(Moment),
  }),
  version: z.number(),
});
export type OwnSettings = z.output<typeof OwnSettings>;

/** One dated version of a text. */
export const SiteText = z.object({
  kind: z.enum(siteTextKinds),
  number: z.number(),
  /** Paragraphs with blank lines between them, `## ` headings and `- ` lists, as HTML; null for the built-in text. */
  html: z.nullable(z.string()),
  publishedAt: z.nullable(Moment),
  /** Whether it is the version that applies now. */
  current: z.boolean(),
});
export type SiteText = z.output<typeof SiteText>;

const numberText = "version must be a whole number.";

export const getSettings = endpoint({
  method: "GET",
  path: "/api/settings",
  summary:
    "Returns the site's name, logo, contact address, texts, categories and the parts that are switched on.",
  session: "none",
  response: SiteSettings,
});

export const getSiteText = endpoint({
  method: "GET",
  path: "/api/settings/texts/:kind",
  summary:
    "Returns the community rules, terms or privacy policy: the current version, or an earlier one.",
  session: "none",
  params: z.object({ kind: z.enum(siteTextKinds, { error: "Select rules, terms or privacy." }) }),
  query: z.object({
    version: z.optional(
      z
        .string({ error: numberText })
        .check(z.maxLength(6, numberText), z.regex(/^\d{1,6}$/, numberText)),
    ),
  }),
  response: SiteText,
});

export const getOwnSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings",
  summary: "Returns the site's settings with the source of its texts.",
  session: "admin",
  response: OwnSettings,
  versioned: true,
});

const category = z.strictObject({
  name: nameText("Category", categoryMax),
  label: nameText("Label", categoryMax),
  hidden: z.boolean({ error: "hidden must be true or false." }),
});

const isOn = (name: string) => z.optional(z.boolean({ error: `${name} must be true or false.` }));

export const changeSettings = endpoint({
  method: "PUT",
  path: "/api/admin/settings",
  summary:
    "Updates the site's settings. Only the fields that are sent change; blank ones return to their default. A changed text is published as a new, dated version. 409 CONFLICT if the settings have changed.",
  session: "admin",
  body: z.strictObject({
    name: optionalNameText("Site name", siteNameMax),
    contactEmail: z.optional(z.nullable(Email)),
    welcome: optionalNameText("Welcome text", welcomeMax),
    tagline: optionalNameText("Tagline", footerTextMax),
    newsletterText: optionalNameText("Newsletter text", footerTextMax),
    picturesNote: optionalNameText("Note on pictures", footerTextMax),
    appText: optionalNameText("App banner", footerTextMax),
    shop: isOn("shop"),
    newsletter: isOn("newsletter"),
    appBanner: isOn("appBanner"),
    categories: z.optional(
      z
        .array(category, { error: "Categories must be a list." })
        .check(z.maxLength(categoriesMax, `There can be up to ${categoriesMax} categories.`)),
    ),
    rules: optionalText("Community rules", siteTextMax),
    terms: optionalText("Terms of use", siteTextMax),
    privacy: optionalText("Privacy policy", siteTextMax),
  }),
  files: { logo: { label: "Logo", kinds: ["picture"], visibility: "public" } },
  response: OwnSettings,
  versioned: true,
  // Three texts of the maximum length, at up to 4 bytes a character.
  limits: { bodyBytes: 1024 * 1024 },
});
