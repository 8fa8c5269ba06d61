import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/kernel/settings.ts";
import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { rejectStale } from "../db/versions.ts";
import type { Deletion } from "../deletion.ts";
import type { Reception } from "../db/listen.ts";
import type { Events, Publish } from "../events.ts";
import type { FileChange } from "../files/changes.ts";
import { type Files, publicUrl } from "../files/files.ts";
import type { Api } from "../http/api.ts";
import { htmlOfText } from "../rich-text.ts";
import type { Db, Trx } from "../schema.ts";
import { mergedCategories, rejectCategories } from "./categories.ts";
import * as store from "./store.ts";

/** What applies where an admin has set nothing. */
export type SettingsDefaults = {
  /** The address of the server's environment. */
  contactEmail: string | undefined;
  /** The names of the categories that always exist; the first one can't be hidden. */
  categories: readonly string[];
};

/** The settings of the site, read once and cached until an admin changes them on any server. */
export type Settings = {
  current: () => Promise<contract.SiteSettings>;
  /** Reads them again, for example after the connection to other servers was lost. */
  forget: () => void;
  defaults: SettingsDefaults;
};

type Sources = { db: Db; events: Events; reception: Reception };

export function makeSettings(
  { db, events, reception }: Sources,
  defaults: SettingsDefaults,
): Settings {
  let cached: Promise<contract.SiteSettings> | undefined;
  const forget = () => {
    cached = undefined;
  };
  events.listen(({ what }) => {
    if (what === "settings.changed") forget();
  });
  return {
    defaults,
    forget,
    current() {
      // The change of another server would be missed.
      if (reception.is === "reconnecting") return loadSettings(db, defaults);
      if (cached) return cached;
      const loading = loadSettings(db, defaults);
      cached = loading;
      // A failed read isn't cached; a later one may already be under way.
      loading.catch(() => {
        if (cached === loading) forget();
      });
      return loading;
    },
  };
}

/** Reads the settings once. */
export async function loadSettings(
  db: Db,
  defaults: SettingsDefaults,
): Promise<contract.SiteSettings> {
  const row = await store.findSettings(db);
  const texts = textsOf(await store.listCurrentTexts(db));
  const numberOf = (kind: contract.SiteTextKind) => texts.get(kind)?.number ?? 0;
  return {
    name: row?.name ?? contract.defaultSiteName,
    logo: publicUrl(row?.logo_file ?? null),
    contactEmail: row?.contact_email ?? defaults.contactEmail ?? null,
    welcome: row?.welcome ?? contract.defaultWelcome,
    ...footerTextsOf(row),
    parts: partsOf(row),
    categories: mergedCategories(defaults.categories, row?.categories),
    texts: { rules: numberOf("rules"), terms: numberOf("terms"), privacy: numberOf("privacy") },
  };
}

const footerTextsOf = (row: store.SettingsRow | undefined) => ({
  tagline: row?.tagline ?? contract.defaultTagline,
  newsletterText: row?.newsletter_text ?? contract.defaultNewsletterText,
  picturesNote: row?.pictures_note ?? contract.defaultPicturesNote,
  appText: row?.app_text ?? "",
});

const partsOf = (row: store.SettingsRow | undefined): Record<contract.SitePart, boolean> => ({
  shop: row?.has_shop ?? true,
  newsletter: row?.has_newsletter ?? true,
  appBanner: row?.has_app_banner ?? true,
});

/** Whether a part is switched on, read in a transaction. */
export const isPartOn = async (db: Db, part: contract.SitePart): Promise<boolean> =>
  partsOf(await store.findSettings(db))[part];

/** Throws NOT_FOUND where the site has switched this part off. */
export async function requirePart(settings: Settings, part: contract.SitePart): Promise<void> {
  const { parts } = await settings.current();
  if (!parts[part]) throw new AppError("NOT_FOUND", contract.partOff[part]);
}

/** The same server for the calls of one part, which are missing while it is switched off. */
export const forPart = (api: Api, settings: Settings, part: contract.SitePart): Api => ({
  ...api,
  requirePart: () => requirePart(settings, part),
});

const textsOf = (rows: readonly store.TextRow[]) => new Map(rows.map((row) => [row.kind, row]));

/** The settings for admins. */
export async function getAdminSettings(
  db: Db,
  { categories }: SettingsDefaults,
): Promise<contract.AdminSettings> {
  const row = await store.findSettings(db);
  const texts = textsOf(await store.listCurrentTexts(db));
  const textOf = (kind: contract.SiteTextKind) => texts.get(kind)?.text ?? "";
  const dateOf = (kind: contract.SiteTextKind) =>
    texts.get(kind)?.published_at.toISOString() ?? null;
  return {
    name: row?.name ?? contract.defaultSiteName,
    logo: publicUrl(row?.logo_file ?? null),
    contactEmail: row?.contact_email ?? null,
    welcome: row?.welcome ?? contract.defaultWelcome,
    ...footerTextsOf(row),
    ...partsOf(row),
    categories: mergedCategories(categories, row?.categories),
    rules: textOf("rules"),
    terms: textOf("terms"),
    privacy: textOf("privacy"),
    published: { rules: dateOf("rules"), terms: dateOf("terms"), privacy: dateOf("privacy") },
    version: row?.version ?? 1,
  };
}

type Change = {
  ownerId: string;
  body: ParsedInput<typeof contract.changeSettings>["body"];
  logo: FileChange;
  ifVersion: number | undefined;
};
type Deps = { db: Db; events: Events; files: Files; defaults: SettingsDefaults };

/** Updates the fields that are sent. Throws VALIDATION, and CONFLICT where `ifVersion` is stale. */
export async function changeSettings(
  { db, events, files, defaults }: Deps,
  { ownerId, body, logo, ifVersion }: Change,
): Promise<contract.AdminSettings> {
  await events.write(async (trx, publish) => {
    const before = await store.lockSettings(trx);
    await rejectStale(ifVersion, before, contract.settingsChanged, () =>
      getAdminSettings(trx, defaults),
    );
    const { name, contactEmail, welcome, categories } = body;
    const { tagline, newsletterText, picturesNote, appText, shop, newsletter, appBanner } = body;
    if (categories) {
      const existing = mergedCategories(defaults.categories, before.categories);
      rejectCategories(existing, categories, defaults.categories[0]);
    }
    await files.attach(trx, ownerId, [logo]);
    if (logo !== undefined) await files.drop(trx, publish, [before.logo_file]);
    await store.updateSettings(trx, {
      ...(name !== undefined && { name: unlessDefault(name, contract.defaultSiteName) }),
      ...(contactEmail !== undefined && { contact_email: contactEmail }),
      ...(welcome !== undefined && { welcome: unlessDefault(welcome, contract.defaultWelcome) }),
      ...(tagline !== undefined && { tagline: unlessDefault(tagline, contract.defaultTagline) }),
      ...(newsletterText !== undefined && {
        newsletter_text: unlessDefault(newsletterText, contract.defaultNewsletterText),
      }),
      ...(picturesNote !== undefined && {
        pictures_note: unlessDefault(picturesNote, contract.defaultPicturesNote),
      }),
      ...(appText !== undefined && { app_text: appText || null }),
      ...(shop !== undefined && { has_shop: shop }),
      ...(newsletter !== undefined && { has_newsletter: newsletter }),
      ...(appBanner !== undefined && { has_app_banner: appBanner }),
      ...(categories !== undefined && { categories }),
      ...(logo !== undefined && { logo_file: logo?.id ?? null }),
    });
    await publishTexts(trx, body);
    publish({ what: "settings.changed" });
  });
  return getAdminSettings(db, defaults);
}

const unlessDefault = (value: string, byDefault: string) =>
  value === "" || value === byDefault ? null : value;

/** Publishes a new version of each text that differs from the current one. */
async function publishTexts(trx: Trx, body: Change["body"]): Promise<void> {
  const texts = textsOf(await store.listCurrentTexts(trx));
  for (const kind of contract.siteTextKinds) {
    const text = body[kind];
    const current = texts.get(kind);
    if (text === undefined || text === (current?.text ?? "")) continue;
    const number = (current?.number ?? 0) + 1;
    await store.insertText(trx, { kind, number, text: text || null });
  }
}

/** A version of a text, the current one without a number. Throws NOT_FOUND. */
export async function getSiteText(
  db: Db,
  settings: Settings,
  kind: contract.SiteTextKind,
  version: number | undefined,
): Promise<contract.SiteText> {
  const { texts } = await settings.current();
  const number = version ?? texts[kind];
  const row = number > 0 ? await store.findText(db, kind, number) : undefined;
  if (number > 0 && !row) throw new AppError("NOT_FOUND", "This version doesn't exist.");
  return {
    kind,
    number,
    html: row?.text ? htmlOfText(row.text) : null,
    publishedAt: row?.published_at.toISOString() ?? null,
    current: number === texts[kind],
  };
}

/** The versions that apply now, by kind; 0 is the text of the software. Read in a transaction, not from the cache. */
export async function currentTextNumbers(trx: Trx): Promise<Record<contract.SiteTextKind, number>> {
  const texts = textsOf(await store.listCurrentTexts(trx));
  const numberOf = (kind: contract.SiteTextKind) => texts.get(kind)?.number ?? 0;
  return { rules: numberOf("rules"), terms: numberOf("terms"), privacy: numberOf("privacy") };
}

/** Gives an account's logo to another admin before the account is deleted; without one it is deleted too. */
export async function handOnLogo(
  trx: Trx,
  { id: from, heirId: to }: Deletion,
  publish: Publish,
): Promise<void> {
  if (to !== undefined) await store.updateLogoOwner(trx, from, to);
  else if (await store.clearLogoOf(trx, from)) publish({ what: "settings.changed" });
}
