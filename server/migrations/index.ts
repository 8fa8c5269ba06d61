import type { Migration } from "kysely/migration";
import * as accounts from "./0001-accounts.ts";
import * as hoots from "./0002-hoots.ts";
import * as newsletter from "./0003-newsletter.ts";
import * as files from "./0004-files.ts";
import * as people from "./0005-people.ts";
import * as pets from "./0006-pets.ts";
import * as gallery from "./0007-gallery.ts";
import * as blogs from "./0008-blogs.ts";
import * as plans from "./0009-plans.ts";
import * as sharing from "./0010-sharing.ts";
import * as blogPictureWords from "./0011-blog-picture-words.ts";
import * as polls from "./0012-polls.ts";
import * as providers from "./0013-providers.ts";
import * as search from "./0014-search.ts";
import * as shop from "./0015-shop.ts";
import * as rateCounts from "./0016-rate-counts.ts";
import * as quickWords from "./0017-quick-words.ts";
import * as endedLinks from "./0018-ended-links.ts";
import * as publishing from "./0019-publishing.ts";

/** Every step of the schema, in order. A released step is never edited. */
export const migrations: Record<string, Migration> = {
  "0001-accounts": accounts,
  "0002-hoots": hoots,
  "0003-newsletter": newsletter,
  "0004-files": files,
  "0005-people": people,
  "0006-pets": pets,
  "0007-gallery": gallery,
  "0008-blogs": blogs,
  "0009-plans": plans,
  "0010-sharing": sharing,
  "0011-blog-picture-words": blogPictureWords,
  "0012-polls": polls,
  "0013-providers": providers,
  "0014-search": search,
  "0015-shop": shop,
  "0016-rate-counts": rateCounts,
  "0017-quick-words": quickWords,
  "0018-ended-links": endedLinks,
  "0019-publishing": publishing,
};
