import { confusableKey } from "./confusable-key.ts";

/** Names that would speak for the site, also followed by a number. */
const official = [
  "admin",
  "administrator",
  "moderator",
  "mod",
  "staff",
  "team",
  "owner",
  "official",
  "support",
  "help",
  "helpdesk",
  "service",
  "contact",
  "info",
  "security",
  "abuse",
  "billing",
  "payments",
  "root",
  "system",
  "sysadmin",
  "superuser",
  "webmaster",
  "postmaster",
  "hostmaster",
  "noreply",
  "no_reply",
  "mailer.daemon",
  "anonymous",
];

/** Words with a meaning for programs. */
const technical = [
  "me",
  "you",
  "null",
  "nil",
  "none",
  "undefined",
  "nan",
  "true",
  "false",
  "username",
  "everyone",
  "everybody",
  "nobody",
  "all",
  "here",
  "www",
  "ftp",
  "mail",
  "smtp",
  "localhost",
  "constructor",
  "prototype",
  "favicon.ico",
  "robots.txt",
  "sitemap.xml",
];

/** First path segments of the site's pages, so that /name could become a profile's URL. */
const paths = [
  "accessibility",
  "account",
  "addpet",
  "admin",
  "airlines",
  "allposts",
  "api",
  "appeals",
  "art",
  "articles",
  "assets",
  "bloga",
  "blogs",
  "bookmarks",
  "brand",
  "calendars",
  "cart",
  "check",
  "checkout",
  "documents",
  "dossiers",
  "error",
  "feed",
  "file",
  "files",
  "find",
  "flights",
  "fly",
  "fonts",
  "forgot",
  "hoots",
  "invitations",
  "login",
  "logout",
  "marketplace",
  "newhoot",
  "newsletter",
  "notifications",
  "operators",
  "orders",
  "pets",
  "places",
  "plans",
  "posts",
  "privacy",
  "product",
  "profile",
  "profiles",
  "confirm",
  "reset",
  "rules",
  "search",
  "services",
  "settings",
  "share",
  "shared",
  "shop",
  "signup",
  "sitemap",
  "storefront",
  "terms",
  "verify",
  "ways",
  "widgets",
  "write",
];

/** Names that speak for the site wherever they stand, as in "ana.the.admin". */
const unmistakable = ["admin", "administrator", "moderator", "sysadmin", "webmaster", "helpdesk"];

/** Words that change nothing beside an official name, as in "the.support.desk". */
const fillers = [
  "the",
  "our",
  "my",
  "real",
  "site",
  "web",
  "app",
  "page",
  "account",
  "desk",
  "customer",
  "community",
  "of",
  "at",
  "from",
  "hq",
  "com",
  "net",
  "org",
];

const brand = "wagabond";

const keysOf = (words: readonly string[]) =>
  new Set(words.flatMap((word) => [confusableKey(word), confusableKey(`${word}s`)]));
const reserved = new Set([...official, ...technical, ...paths].map(confusableKey));
const officialKeys = keysOf(official);
const unmistakableKeys = keysOf(unmistakable);
const fillerKeys = keysOf(fillers);

const digitLetters: Readonly<Record<string, string>> = {
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
};

/** The key of a word without a number at its end, with digits as the letters that they resemble. */
const wordKey = (word: string): string =>
  confusableKey(
    word.replace(/\d+$/, "").replaceAll(/[345789]/g, (digit) => digitLetters[digit] ?? digit),
  );

const wordKeysOf = (username: string): string[] =>
  username.split(/[._]+/).map(wordKey).filter(Boolean);

const isSaidOfSite = (key: string) => officialKeys.has(key) || fillerKeys.has(key);

/** Whether a username is the site's name, alone or with words such as "support". `siteSlug` is the name as a username. */
export function isNameOfSite(username: string, siteSlug: string): boolean {
  const ownWords = (all: readonly string[]) => all.filter((key) => !isSaidOfSite(key)).join("");
  const [words, siteWords] = [wordKeysOf(username), wordKeysOf(siteSlug)];
  const [whole, site] = [words.join(""), siteWords.join("")];
  if (whole === site) return site !== "";
  const own = ownWords(siteWords);
  if (own !== "" && ownWords(words) === own) return true;
  const rest = [whole.replace(site, "")].filter((key) => key !== whole);
  return site !== "" && rest.some(isSaidOfSite);
}

/** Whether a username is reserved, confusable with a reserved one, or claims to speak for the site. */
export function isReserved(username: string, siteSlug: string = brand): boolean {
  const words = wordKeysOf(username);
  return (
    reserved.has(confusableKey(username)) ||
    officialKeys.has(words.join("")) ||
    words.some((word) => unmistakableKeys.has(word)) ||
    (words.every(isSaidOfSite) && words.some((word) => officialKeys.has(word))) ||
    words.join("").includes(wordKey(brand)) ||
    isNameOfSite(username, siteSlug)
  );
}
