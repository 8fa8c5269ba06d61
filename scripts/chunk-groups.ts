/** A file of the build that several pages share; a module goes into the first group that matches. */
type ChunkGroup = { name: string; test: RegExp; minShareCount?: number };

/** The shared files of the browser build, so that a page loads few files and little that it doesn't use. */
export const chunkGroups: ChunkGroup[] = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  // What every page starts with: its frame, and what nearly all of them are made of.
  {
    name: "site",
    test: /contracts\/src\/\w+\/(endpoint|hoot-names|author-names|id-pattern)\.ts$|web\/app\/(shell\/(shell|pages)|data\/(errors|install)|accounts\/accounts\/show-verify-actions|ui\/(meta|error-view)|forms\/unverified|commerce\/(cart\/lazy-cart|widgets\/widget)|community\/hoots\/beside-poster|links\/(hoots|articles|stories|flights)|ui\/(heading|empty-state|notice|poster|swipe|use-media|skeleton))\.tsx?$|icons\/(play|pause|arrow-right|external-link|chevron-left|chevron-right)\.mjs$/,
  },
  // What checks and declares calls; no page starts with it that has nothing to send.
  {
    name: "schemas",
    test: /node_modules\/zod\/|contracts\/src\/\w+\/(text|paging|author|comments|hidden)\.ts$|web\/app\/forms\/conflict\.ts$/,
  },
  // Who reads. Else hoots and likes take it along, into pages that have neither.
  { name: "own-author", test: /accounts\/viewer\/use-me\.ts$/, minShareCount: 2 },
  { name: "hidden-people", test: /accounts\/viewer\/hidden-people\.ts$/, minShareCount: 2 },
  // What says that writes wait, on pages that load their forms late.
  {
    name: "pending",
    test: /web\/app\/(forms\/queue\/(pending-writes|use-edit-request|unsent-title)|data\/queue\/(edit-request|queued))\.tsx?$/,
    minShareCount: 2,
  },
  // What queued writes change on the pages of trips and pets.
  {
    name: "pending-changes",
    test: /web\/app\/data\/queue\/(pending-changes|shown)\.ts$/,
    minShareCount: 2,
  },
  // Buttons and menus of posts and answers, whose code comes late.
  {
    name: "late-buttons",
    test: /web\/app\/community\/(bookmarks|post-menu)\/lazy\.ts$/,
    minShareCount: 2,
  },
  {
    name: "preferences",
    test: /accounts\/viewer\/(preferences|in-units)\.tsx?$|web\/app\/ui\/units\.ts$/,
    minShareCount: 2,
  },
  // What a mistake can be about, which the list of them names without any answer.
  { name: "mistake-names", test: /contracts\/src\/lookup\/mistake-names\.ts$/, minShareCount: 2 },
  // Else what opens from this device takes it along, into all pages of members.
  { name: "members", test: /web\/app\/data\/guard\.tsx$/, minShareCount: 2 },
  // What opens from this device; other pages of members have nothing to do with it.
  {
    name: "kept",
    test: /web\/app\/(?:ui\/kept\/members-or-kept|data\/kept\/shown)\.tsx?$/,
    minShareCount: 2,
  },
  // Else comments take them along, into all pages of admins.
  { name: "moderation-links", test: /web\/app\/links\/moderation\.ts$/, minShareCount: 2 },
  // What records are called, without what checks them.
  { name: "pet-names", test: /contracts\/src\/travel\/pet-names\.ts$/, minShareCount: 2 },
  // Small functions for dates and text. Else they go into a file that most of their users have no need of.
  {
    name: "days",
    test: /(?:web\/app\/ui\/text|contracts\/src\/kernel\/days)\.ts$/,
    minShareCount: 2,
  },
  { name: "day-text", test: /web\/app\/ui\/(day-text|remaining)\.ts$/, minShareCount: 2 },
  { name: "email", test: /kernel\/email\.ts$/ },
  // What most pages have besides, and the home page has not.
  {
    name: "parts",
    test: /web\/app\/(lookup\/articles\/scene-poster|accounts\/viewer\/author-link|links\/(orders|providers|admin-products)|ui\/(share-button|actions|marked-text|tag|when|relative-time|printed-mark|use-copy|stamp|focus-soon|confirm-dialog))\.(tsx?|module\.css)$|icons\/(share-2|heart|printer|plus|minus|pen-line)\.mjs$/,
  },
  // What every list of posts has besides.
  {
    name: "lists",
    test: /web\/app\/(accounts\/viewer\/hidden-people|community\/(post-menu|bookmarks|relations)\/lazy)\.ts$/,
  },
  // Else orders take it along.
  { name: "rich-text", test: /web\/app\/ui\/rich-text\./, minShareCount: 2 },
  // For what is sent in order. Else it goes into a file that most of its users have no need of.
  { name: "mutex", test: /kernel\/mutex\.ts$/ },
  { name: "questions", test: /web\/app\/ui\/(dialog|confirm-question)\./ },
  // Goods as they stand in a list, which the home page shows the shape of.
  {
    name: "goods",
    test: /contracts\/src\/\w+\/shop-names\.ts$|web\/app\/(commerce\/(shop\/(product-(grid|card)|text)|pictures\/(product-)?picture)|ui\/money)\.(tsx?|module\.css)$|icons\/(image|arrow-left|badge-percent)\.mjs$/,
  },
  // Names of airlines and places, which posts and travelers' reports show. Else lists of posts take them along.
  {
    name: "names",
    test: /reference\/src\/airline-names\.ts$|web\/app\/lookup\/places\/place-text\.ts$/,
    minShareCount: 2,
  },
  // What can be looked up, for the search panel and the pages that lead back to it.
  {
    name: "lookups",
    test: /web\/app\/lookup\/search-panel\/(panel-state|lookup)\.ts$|reference\/src\/(words|facts\/cities)\.ts$/,
  },
  // What opens, for pages that show none of the signs below.
  { name: "opening-sign", test: /icons\/chevron-down\.mjs$/, minShareCount: 2 },
  // Signs of what can be found, in its results and on its own pages.
  {
    name: "kinds",
    test: /icons\/(map-pin|book-open|file-text|plane|globe|phone|mail|download|scale)\.mjs$/,
  },
  // Countries by name, which pages with answers load late.
  { name: "countries", test: /reference\/src\/(countries|country-names)\.ts$/, minShareCount: 2 },
  // How requirements read, which only trips and the check name.
  { name: "requirements", test: /reference\/src\/readiness\//, minShareCount: 2 },
  { name: "ticks", test: /web\/app\/lookup\/articles\/use-ticks\.ts$/, minShareCount: 2 },
  // What one writes into. Before the answers, which would take it along.
  { name: "fields", test: /web\/app\/(ui\/(field|field-setting)|forms\/text-of)\.tsx?$/ },
  // What search engines read of a page; the check has it without the answers.
  { name: "structured-data", test: /lookup\/answers\/structured-data\.ts$/ },
  // Papers, airlines and services, with their icons.
  {
    name: "answers",
    test: /web\/app\/lookup\/answers\/|contracts\/src\/\w+\/answer-names|reference\/src\/|icons\/arrow-left-right\.mjs$/,
    minShareCount: 2,
  },
  { name: "still", test: /web\/app\/ui\/use-still\.ts$/, minShareCount: 2 },
  { name: "own-picture", test: /web\/app\/ui\/use-own-picture\.ts$/, minShareCount: 2 },
  // Pictures that move, and hold still for who wants that.
  { name: "stills", test: /web\/app\/ui\/(use-play-once|gif-still|gif)\.(tsx?|module\.css)$/ },
  // How it is checked. Trips have keys for what they send, and no schemas at first.
  { name: "checks", test: /web\/app\/forms\/field-errors\.ts$/ },
  // Else what one writes into takes it along.
  { name: "back-link", test: /web\/app\/ui\/back-link\./, minShareCount: 2 },
  { name: "keys", test: /web\/app\/data\/idempotency\.ts$/, minShareCount: 2 },
  { name: "sends", test: /web\/app\/forms\/use-form\.ts$/ },
  {
    name: "forms",
    test: /web\/app\/(forms\/(form|form-errors)|ui\/check-field)\.(tsx?|module\.css)$/,
  },
  {
    name: "passwords",
    test: /web\/app\/(ui\/password-field|accounts\/accounts\/password-pair)\.tsx$|icons\/(eye|eye-off)\.mjs$/,
  },
  // What a hoot is, and what is done with one wherever it stands.
  {
    name: "likes",
    test: /web\/app\/(community\/(comments\/(like-button|use-like|use-returned-like|mention-text)|hoots\/text)|accounts\/viewer\/use-me|data\/intent)\.tsx?$/,
  },
  // What is asked and sent of hoots, which stories have nothing to do with.
  {
    name: "hoot-calls",
    test: /contracts\/src\/\w+\/hoot(-calls)?\.ts$|community\/hoots\/(subject\.ts|use-categories\.ts|category-tag\.tsx)$/,
  },
  // Else the page of a hoot takes all postcards along.
  {
    name: "categories",
    test: /community\/hoots\/(category-tag|use-categories)\.tsx?$/,
    minShareCount: 2,
  },
  {
    name: "postcards",
    test: /web\/app\/community\/hoots\/(card|category-links|growing|search-box|filters)\.tsx?$/,
  },
  { name: "queries", test: /web\/app\/data\/(queries\.tsx|lists\.ts)$|node_modules\/@tanstack\// },
  // Icons of pages that show few; all others of trips and pets stay with those.
  {
    name: "page-signs",
    test: /icons\/(calendar-days|lock|settings|book-user|paw-print|image-off)\.mjs$/,
    minShareCount: 2,
  },
  // Icons of the fields that take files.
  { name: "file-signs", test: /icons\/(camera|file-plus|file|image-plus)\.mjs$/, minShareCount: 2 },
  // Icons of a pet's records, of trips, and of what answers mark.
  {
    name: "record-signs",
    test: /icons\/(paperclip|pill|scan-line|shield-plus|stamp|stethoscope|syringe|test-tube)\.mjs$/,
    minShareCount: 2,
  },
  { name: "trip-signs", test: /icons\/(bed-double|ellipsis|link-2|users)\.mjs$/, minShareCount: 2 },
  { name: "answer-signs", test: /icons\/(flag|octagon-x)\.mjs$/, minShareCount: 2 },
  // Icons of menus, which no page starts with.
  {
    name: "menu-signs",
    test: /icons\/(ban|bookmark|luggage|user-plus|volume-x)\.mjs$/,
    minShareCount: 2,
  },
  // All other icons that parts share; the excluded ones have small files of their own.
  {
    name: "signs",
    test: /icons\/(?!calendar-plus|corner-up-left|file-input|pencil|share-2|sliders-horizontal|trash)[a-z0-9-]+\.mjs$/,
    minShareCount: 2,
  },
  // Signs of what was written, for who reads it and for who wrote it.
  { name: "marks", test: /icons\/(corner-up-left|pencil|trash)[a-z0-9-]*\.mjs$/, minShareCount: 2 },
  {
    name: "writing",
    test: /web\/app\/ui\/(?!amounts|file|private|combo-field|menu|copy-field|password-field|theme|styles|entry-page|section-card|day-text|use-today|quantity|date-field)/,
    minShareCount: 2,
  },
  { name: "file-kinds", test: /contracts\/src\/\w+\/files\.ts$|files\/file-row\.module/ },
  { name: "leaving", test: /web\/app\/forms\/leave/, minShareCount: 2 },
  // Whether there is a draft, for pages that load its form late.
  { name: "has-draft", test: /web\/app\/forms\/has-draft\.ts$/, minShareCount: 2 },
  // What is written and not sent yet.
  {
    name: "drafts",
    test: /web\/app\/forms\/(draft|draft-store|same)\.(tsx?|module\.css)$/,
    minShareCount: 2,
  },
  // What one chooses, how it is sent, and how many are, each at once.
  {
    name: "files",
    test: /web\/app\/ui\/(file-field|files\/(drop-zone|use-taking|use-arrivals|kinds|examine))/,
    minShareCount: 2,
  },
  // Papers that nobody else sees.
  { name: "papers", test: /web\/app\/ui\/(private-picture|files\/private-file)/, minShareCount: 2 },
  {
    name: "sending",
    test: /web\/app\/forms\/uploads\/(upload-bar|use-upload|upload-state|bar|use-restored-focus)\./,
    minShareCount: 2,
  },
  {
    name: "uploads",
    test: /web\/app\/forms\/uploads\/(use-uploads|upload-list|upload-field|queue)/,
    minShareCount: 2,
  },
  // How a thing is edited; no page starts with it.
  {
    name: "editing",
    test: /web\/app\/(forms\/(use-edit|edit-form|codec|group|fields|field-props|save-request|blur-errors|draft-files)|data\/private-files)\.tsx?$/,
    minShareCount: 2,
  },
  // Comments without their forms, which load late.
  {
    name: "talk",
    test: /web\/app\/community\/comments\/(?!comment-codec|comment-form|edit-comment-form)/,
    minShareCount: 2,
  },
  {
    name: "hoots",
    test: /web\/app\/community\/hoots\/(?!hoot-list|use-growing|cached-list|featured|lazy|index)/,
    minShareCount: 2,
  },
];
