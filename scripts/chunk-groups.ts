/** A file of the build that several pages share. A module and its imports go into the first group that matches. */
type ChunkGroup = { name: string; test: RegExp; minShareCount?: number };

/** The shared files of the browser build: a page loads few files, and little that it doesn't use. Small groups keep modules apart that would otherwise join a larger file. */
export const chunkGroups: ChunkGroup[] = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  // Every page: header, footer and the parts that nearly all pages use.
  {
    name: "site",
    test: /contracts\/src\/(kernel\/(endpoint|text)|community\/comments)\.ts\?part=names$|web\/app\/(shell\/(shell|pages)|data\/(errors|install)|accounts\/accounts\/show-verify-actions|ui\/(meta|error-view)|forms\/unverified|commerce\/(cart\/lazy-cart|widgets\/widget)|community\/hoots\/beside-poster|links\/(hoots|stories|lookup)|ui\/(heading|empty-state|notice|poster|swipe|use-media|skeleton))\.tsx?$|icons\/(play|pause|arrow-right|external-link|chevron-left|chevron-right)\.mjs$/,
  },
  // Schemas. A page without a form starts without them.
  {
    name: "schemas",
    test: /node_modules\/zod\/|contracts\/src\/\w+\/(text|paging|author|comments|hidden)\.ts\?part=schemas$|web\/app\/forms\/conflict\.ts$/,
  },
  // Tags of hoots, one of which plans of trips have, too.
  { name: "tags", test: /contracts\/src\/lookup\/tags\.ts\?part=schemas$/, minShareCount: 2 },
  // The viewer, apart from "likes", for pages without hoots.
  { name: "own-author", test: /accounts\/viewer\/use-me\.ts$/, minShareCount: 2 },
  { name: "hidden-people", test: /accounts\/viewer\/hidden-people\.ts$/, minShareCount: 2 },
  // The notice of queued writes, for pages that load their forms lazily.
  {
    name: "pending",
    test: /web\/app\/(forms\/queue\/(pending-writes|use-edit-request|unsent-title)|data\/queue\/queued)\.tsx?$/,
    minShareCount: 2,
  },
  // Queued writes as the pages of trips and pets show them.
  {
    name: "pending-changes",
    test: /web\/app\/data\/queue\/(pending-changes|shown)\.ts$/,
    minShareCount: 2,
  },
  // Lazy buttons and menus of posts and answers.
  {
    name: "late-buttons",
    test: /web\/app\/community\/(bookmarks\/lazy|post-menu\/index)\.ts$/,
    minShareCount: 2,
  },
  { name: "preferences", test: /accounts\/viewer\/in-units\.tsx$/, minShareCount: 2 },
  // The subjects of reported mistakes, for their list, which has no answers.
  {
    name: "mistake-names",
    test: /contracts\/src\/lookup\/mistakes\.ts\?part=names$/,
    minShareCount: 2,
  },
  // The guard of members' pages, apart from "saved-copies".
  { name: "members", test: /web\/app\/data\/guard\.tsx$/, minShareCount: 2 },
  // Pages that open from copies on this device.
  {
    name: "saved-copies",
    test: /web\/app\/(?:ui\/saved-copies\/members-or-saved|data\/saved-copies\/shown)\.tsx?$/,
    minShareCount: 2,
  },
  { name: "account-links", test: /web\/app\/links\/account\.ts$/, minShareCount: 2 },
  { name: "admin-links", test: /web\/app\/links\/admin\.ts$/, minShareCount: 2 },
  // The names of records, without their schemas.
  {
    name: "pet-names",
    test: /contracts\/src\/travel\/pet(s|-records)\.ts\?part=names$|web\/app\/travel\/pets\/(species-word|pet-draft-key)\.ts$/,
    minShareCount: 2,
  },
  // Small functions for dates and text.
  {
    name: "days",
    test: /(?:format\/src\/(?:reader|remember|numbers|plurals|words|lists|dates|times|relative)|web\/app\/ui\/(?:text|remaining)|contracts\/src\/kernel\/days)\.ts(\?part=names)?$/,
    minShareCount: 2,
  },
  // Who may do what on a trip, and how its people look; after "days", which it imports.
  {
    name: "roles",
    test: /web\/app\/travel\/trips\/people\/(roles\.ts|people\.module\.css)$/,
    minShareCount: 2,
  },
  // What fewer pages write, apart from "requirements", which imports it.
  { name: "measures", test: /format\/src\/(?:measures|money|names|zones)\.ts$/, minShareCount: 2 },
  // What the check and the ways share.
  {
    name: "check-frame",
    test: /web\/app\/travel\/check\/(?:check\.module\.css|check-text\.ts|focus-on-answer\.ts)$/,
    minShareCount: 2,
  },
  { name: "email", test: /kernel\/email\.ts\?part=/ },
  // Most pages, but not the home page.
  {
    name: "parts",
    test: /web\/app\/(lookup\/articles\/scene-poster|accounts\/viewer\/author-link|links\/shop|ui\/(share-button|actions|marked-text|tag|when|printed-mark|use-copy|stamp|focus-soon|confirm-dialog))\.(tsx?|module\.css)$|icons\/(share-2|heart|printer|plus|minus|pen-line)\.mjs$/,
  },
  // Every list of posts.
  {
    name: "lists",
    test: /web\/app\/(accounts\/viewer\/hidden-people|community\/(post-menu\/index|(bookmarks|relations)\/lazy))\.ts$/,
  },
  // Apart from orders.
  { name: "rich-text", test: /web\/app\/ui\/rich-text\./, minShareCount: 2 },
  // The mutex of calls that are sent in order.
  { name: "mutex", test: /kernel\/mutex\.ts\?part=names$/ },
  { name: "questions", test: /web\/app\/ui\/(dialog|confirm-question)\./ },
  // Products in a list; the home page shows their skeletons.
  {
    name: "goods",
    test: /contracts\/src\/commerce\/shop\.ts\?part=names$|web\/app\/(commerce\/(shop\/(product-(grid|card)|text)|pictures\/(product-)?picture)|ui\/money)\.(tsx?|module\.css)$|icons\/(image|arrow-left|badge-percent)\.mjs$/,
  },
  // Names of airlines and places, for posts and travelers' reports.
  {
    name: "names",
    test: /reference\/src\/airline-names\.ts$|web\/app\/lookup\/places\/place-text\.ts$/,
    minShareCount: 2,
  },
  // The kinds of lookups, for the search panel and the pages that link to it.
  {
    name: "lookups",
    test: /web\/app\/lookup\/search-panel\/(panel-state|lookup)\.ts$|reference\/src\/(words|facts\/cities)\.ts$/,
  },
  // The icon of what opens, for pages without the icons below.
  { name: "opening-sign", test: /icons\/chevron-down\.mjs$/, minShareCount: 2 },
  // Icons of search results and of the pages that they lead to.
  {
    name: "kinds",
    test: /icons\/(map-pin|book-open|file-text|plane|globe|phone|mail|download|scale)\.mjs$/,
  },
  // Countries by name, which pages with answers load lazily.
  { name: "countries", test: /reference\/src\/(countries|country-names)\.ts$/, minShareCount: 2 },
  // What answers need of it, apart from "requirements".
  { name: "overdue", test: /reference\/src\/overdue-text\.ts$/, minShareCount: 2 },
  // The text of requirements, for trips and the check.
  { name: "requirements", test: /reference\/src\/readiness\//, minShareCount: 2 },
  { name: "ticks", test: /web\/app\/lookup\/articles\/use-ticks\.ts$/, minShareCount: 2 },
  // Text fields and the pause in typing, before "answers", which imports them.
  { name: "fields", test: /web\/app\/(ui\/field|forms\/text-of|data\/pause)\.tsx?$/ },
  // The article of a country in a sentence, which pages of trips have without answers.
  { name: "in-sentence", test: /reference\/src\/in-sentence\.ts$/ },
  // Structured data for search engines; the check has it without answers.
  { name: "structured-data", test: /lookup\/answers\/structured-data\.ts$/ },
  // The order of what is on a day of a trip.
  { name: "trip-days", test: /reference\/src\/days\//, minShareCount: 2 },
  // Documents, airlines and services, with their icons.
  {
    name: "answers",
    test: /web\/app\/lookup\/answers\/(?!airline|operator)|contracts\/src\/lookup\/answers\.ts\?part=names$|reference\/src\/|icons\/arrow-left-right\.mjs$/,
    minShareCount: 2,
  },
  // What only pages of airlines and operators draw.
  {
    name: "companies",
    test: /icons\/(armchair|car|footprints|package|rows-3|ruler)\.mjs$|web\/app\/lookup\/answers\/(airline|operator)/,
    minShareCount: 2,
  },
  { name: "still", test: /web\/app\/ui\/use-still\.ts$/, minShareCount: 2 },
  { name: "own-picture", test: /web\/app\/ui\/use-own-picture\.ts$/, minShareCount: 2 },
  // GIFs, which don't play for readers who prefer reduced motion.
  { name: "stills", test: /web\/app\/ui\/gif\.(tsx?|module\.css)$/ },
  // Validation. Trips start with idempotency keys and without schemas.
  { name: "checks", test: /web\/app\/forms\/field-errors\.ts$/ },
  // Fields of forms that load lazily.
  { name: "late-fields", test: /\/(yes-no|zone)-field\.tsx$/, minShareCount: 2 },
  // Apart from "fields".
  { name: "back-link", test: /web\/app\/ui\/back-link\./, minShareCount: 2 },
  { name: "keys", test: /web\/app\/data\/idempotency\.ts$/, minShareCount: 2 },
  { name: "sends", test: /web\/app\/forms\/use-form\.ts$/ },
  { name: "forms", test: /web\/app\/(forms\/form|ui\/(check-field|honeypot))\.tsx$/ },
  {
    name: "passwords",
    test: /web\/app\/(ui\/password-field|accounts\/accounts\/(password-pair|error-text))\.tsx?$|contracts\/src\/accounts\/accounts\.ts|icons\/(eye|eye-off)\.mjs$/,
  },
  // The text of hoots, and their like button.
  {
    name: "likes",
    test: /web\/app\/(community\/(comments\/(like-button|use-like|mention-text)|hoots\/text)|accounts\/viewer\/use-me|data\/intent)\.tsx?$/,
  },
  // The calls of what loads lazily on pages of trips and pets.
  {
    name: "late-calls",
    test: /contracts\/src\/(travel\/(calendars|carriers|days|dossiers|experiences|maps|money|readiness|shares|trip-people)|lookup\/(places|search))\.ts\?part=calls$/,
    minShareCount: 2,
  },
  // The calls of hoots, apart from what draws them.
  { name: "hoot-contract", test: /contracts\/src\/community\/hoots\.ts\?part=calls$/ },
  // The parts of hoots that stories don't use.
  { name: "hoot-calls", test: /community\/hoots\/(subject\.ts|category-tag\.tsx)$/ },
  // Apart from "postcards", for the page of a hoot.
  { name: "categories", test: /community\/hoots\/category-tag\.tsx$/, minShareCount: 2 },
  // The pets on posters, for pages without hoots.
  {
    name: "travelers",
    test: /web\/app\/travel\/pets\/traveler\.ts$|art\/src\/turns\.ts$/,
    minShareCount: 2,
  },
  {
    name: "postcards",
    test: /web\/app\/community\/hoots\/(card|category-links|growing|search-box|filters)\.tsx?$/,
  },
  { name: "queries", test: /web\/app\/data\/(queries\.tsx|lists\.ts)$|node_modules\/@tanstack\// },
  { name: "growing-list", test: /web\/app\/ui\/growing-list\.tsx$/, minShareCount: 2 },
  // Icons of pages with few of them.
  {
    name: "page-signs",
    test: /icons\/(calendar-days|calendar-plus|lock|settings|book-user|paw-print|image-off)\.mjs$/,
    minShareCount: 2,
  },
  // Icons of file fields.
  { name: "file-signs", test: /icons\/(camera|file-plus|file|image-plus)\.mjs$/, minShareCount: 2 },
  // Icons of a pet's records.
  {
    name: "record-signs",
    test: /icons\/(paperclip|pill|scan-line|shield-plus|stamp|stethoscope|syringe|test-tube)\.mjs$/,
    minShareCount: 2,
  },
  { name: "trip-signs", test: /icons\/(bed-double|ellipsis|link-2|users)\.mjs$/, minShareCount: 2 },
  // Icons of the parts of a trip, which load lazily.
  {
    name: "part-signs",
    test: /icons\/(bus|calendar-arrow-up|car|chevron-up|circle-help|grip-vertical|log-out|ship|train-front|triangle-alert|undo-2|user-minus)\.mjs$/,
    minShareCount: 2,
  },
  // What one does with a listed place, and the way to its page.
  {
    name: "call",
    test: /web\/app\/lookup\/providers\/call-and-route\.tsx$|web\/app\/links\/venues\.ts$|icons\/navigation\.mjs$/,
    minShareCount: 2,
  },
  // The names of places, for hoots and trips that are about one.
  {
    name: "venue-names",
    test: /venues\/(venue-text|tied-venue)\.(tsx?|module\.css)$/,
    minShareCount: 2,
  },
  // Questions of places, then those in the city of a stay.
  { name: "venue-question", test: /lookup\/venues\/venues-question\.ts$/, minShareCount: 2 },
  {
    name: "nearby",
    test: /web\/app\/(lookup\/venues\/nearby-venues|travel\/trips\/stays\/stay-city)\.tsx?$/,
    minShareCount: 2,
  },
  // Those of reviews.
  { name: "review-signs", test: /icons\/star\.mjs$/, minShareCount: 2 },
  { name: "answer-signs", test: /icons\/(flag|octagon-x)\.mjs$/, minShareCount: 2 },
  // Icons of menus, which open later.
  {
    name: "menu-signs",
    test: /icons\/(ban|bookmark|luggage|user-plus|volume-x)\.mjs$/,
    minShareCount: 2,
  },
  // All other shared icons; the excluded ones are in other groups.
  {
    name: "signs",
    test: /icons\/(?!calendar-plus|corner-up-left|file-input|pencil|share-2|sliders-horizontal|trash)[a-z0-9-]+\.mjs$/,
    minShareCount: 2,
  },
  // Icons of posts.
  { name: "marks", test: /icons\/(corner-up-left|pencil|trash)[a-z0-9-]*\.mjs$/, minShareCount: 2 },
  {
    name: "writing",
    test: /web\/app\/ui\/(?!amounts|own-list|file|private|combo-field|menu|copy-field|link-gone|password-field|theme|styles|entry-page|section-card|use-today|quantity|date-field)/,
    minShareCount: 2,
  },
  {
    name: "file-kinds",
    test: /contracts\/src\/kernel\/files\.ts\?part=names$|files\/file-row\.module/,
  },
  { name: "leaving", test: /web\/app\/forms\/leave/, minShareCount: 2 },
  // Whether there is a draft, for pages that load its form lazily.
  { name: "draft", test: /web\/app\/forms\/has-draft\.ts$/, minShareCount: 2 },
  { name: "drafts", test: /web\/app\/forms\/(draft|draft-store|same)\.tsx?$/, minShareCount: 2 },
  // File fields.
  {
    name: "files",
    test: /web\/app\/ui\/(file-field|files\/(drop-zone|use-file-drop|kinds|examine))/,
    minShareCount: 2,
  },
  // Private documents.
  { name: "papers", test: /web\/app\/ui\/(private-picture|files\/private-file)/, minShareCount: 2 },
  {
    name: "sending",
    test: /web\/app\/forms\/uploads\/(upload-bar|use-upload|upload-state|use-restored-focus)\./,
    minShareCount: 2,
  },
  {
    name: "uploads",
    test: /web\/app\/forms\/uploads\/(use-uploads|upload-field)/,
    minShareCount: 2,
  },
  // Forms with `useEdit`, which load lazily.
  {
    name: "editing",
    test: /web\/app\/(forms\/(use-edit|edit-form|logged-out-notice|codec|group|fields|field-props|save-request|blur-errors|draft-files)|data\/private-files)\.tsx?$/,
    minShareCount: 2,
  },
  // Comments without their forms, which load lazily.
  {
    name: "talk",
    test: /web\/app\/community\/comments\/(?!comment-form|edit-comment-form)/,
    minShareCount: 2,
  },
  {
    name: "hoots",
    test: /web\/app\/community\/hoots\/(?!hoot-list|use-growing|featured|lazy|index)/,
    minShareCount: 2,
  },
];
