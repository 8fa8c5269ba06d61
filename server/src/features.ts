import { accountFeature } from "./accounts/accounts/feature.ts";
import { oidcFeature } from "./accounts/oidc/feature.ts";
import { accessTokenFeature } from "./accounts/access-tokens/feature.ts";
import { archiveFeature } from "./accounts/archive/feature.ts";
import { passkeyFeature } from "./accounts/passkeys/feature.ts";
import { profileFeature } from "./accounts/profiles/feature.ts";
import { securityLogFeature } from "./accounts/security-log/feature.ts";
import { twoFactorFeature } from "./accounts/two-factor/feature.ts";
import { webhookFeature } from "./accounts/webhooks/feature.ts";
import { cartFeature } from "./commerce/carts/feature.ts";
import { catalogFeature } from "./commerce/catalog/feature.ts";
import { orderFeature } from "./commerce/orders/feature.ts";
import { storefrontFeature } from "./commerce/storefront-api/feature.ts";
import { bookmarkFeature } from "./community/bookmarks/feature.ts";
import { commentFeature } from "./community/comments/feature.ts";
import { feedFeature } from "./community/feeds/feature.ts";
import { galleryFeature } from "./community/gallery/feature.ts";
import { gifFeature } from "./community/gifs/feature.ts";
import { hootFeature } from "./community/hoots/feature.ts";
import { viewerStateFeature } from "./community/viewer-state/feature.ts";
import { moderationFeature } from "./community/moderation/feature.ts";
import { newsletterFeature } from "./community/newsletter/feature.ts";
import { notificationFeature } from "./community/notifications/feature.ts";
import { pollFeature } from "./community/polls/feature.ts";
import { publishingFeature } from "./accounts/publishing/feature.ts";
import { relationFeature } from "./accounts/relations/feature.ts";
import { storyFeature } from "./community/stories/feature.ts";
import { answerFeature } from "./lookup/answers/feature.ts";
import { artFeature } from "./lookup/art/feature.ts";
import { dueCheckFeature } from "./lookup/due-checks/feature.ts";
import { mistakeFeature } from "./lookup/mistakes/feature.ts";
import { placeFeature } from "./lookup/places/feature.ts";
import { providerFeature } from "./lookup/providers/feature.ts";
import { venueReviewFeature } from "./lookup/venue-reviews/feature.ts";
import { venueSuggestionFeature } from "./lookup/venue-suggestions/feature.ts";
import { venueFeature } from "./lookup/venues/feature.ts";
import { searchFeature } from "./community/search/feature.ts";
import { bookingFeature } from "./travel/bookings/feature.ts";
import { calendarFeature } from "./travel/calendars/feature.ts";
import { carrierFeature } from "./travel/carriers/feature.ts";
import { dayFeature } from "./travel/days/feature.ts";
import { deadlineFeature } from "./travel/deadlines/feature.ts";
import { dossierFeature } from "./travel/dossiers/feature.ts";
import { experienceFeature } from "./travel/experiences/feature.ts";
import { mapFeature } from "./travel/maps/feature.ts";
import { memberFeature } from "./travel/members/feature.ts";
import { moneyFeature } from "./travel/money/feature.ts";
import { petFeature } from "./travel/pets/feature.ts";
import { readinessFeature } from "./travel/readiness/feature.ts";
import { waysFeature } from "./travel/ways/feature.ts";
import { sharingFeature } from "./travel/sharing/feature.ts";
import { tripCommentFeature } from "./travel/trip-comments/feature.ts";
import { tripFeature } from "./travel/trips/feature.ts";
import type { ResponseCache } from "./platform/cache/cache.ts";
import { type DomainEvent, type Events, resultOf } from "./platform/events.ts";
import type { Feature } from "./platform/feature.ts";
import { fileRoutes } from "./platform/files/routes.ts";
import { liveRoutes } from "./platform/live/routes.ts";
import { settingsFeature } from "./platform/settings/feature.ts";

/** Every feature, in the order of the API page. A new feature is added here and nowhere else in the server. */
export const features = [
  accountFeature,
  passkeyFeature,
  twoFactorFeature,
  oidcFeature,
  securityLogFeature,
  accessTokenFeature,
  archiveFeature,
  profileFeature,
  petFeature,
  carrierFeature,
  galleryFeature,
  tripFeature,
  bookingFeature,
  tripCommentFeature,
  memberFeature,
  readinessFeature,
  waysFeature,
  dayFeature,
  deadlineFeature,
  experienceFeature,
  sharingFeature,
  mapFeature,
  moneyFeature,
  dossierFeature,
  calendarFeature,
  webhookFeature,
  placeFeature,
  { name: "files", routes: fileRoutes },
  pollFeature,
  providerFeature,
  answerFeature,
  venueFeature,
  venueReviewFeature,
  venueSuggestionFeature,
  mistakeFeature,
  dueCheckFeature,
  hootFeature,
  storyFeature,
  commentFeature,
  relationFeature,
  bookmarkFeature,
  viewerStateFeature,
  notificationFeature,
  moderationFeature,
  publishingFeature,
  { name: "live", routes: liveRoutes },
  searchFeature,
  storefrontFeature,
  catalogFeature,
  cartFeature,
  orderFeature,
  gifFeature,
  newsletterFeature,
  settingsFeature,
  artFeature,
  feedFeature,
] as const;

/** All that one feature or another needs; each names what it uses. */
export type FeatureDeps = (typeof features)[number] extends Feature<infer Deps> ? Deps : never;

/** Each as itself, so that those who need nothing in particular can treat them alike. */
const all: readonly Feature<never>[] = features;

export const deletionHooks = all.flatMap(
  ({ beforeAccountDeletion }) => beforeAccountDeletion ?? [],
);
export const closingHooks = all.flatMap(({ closingHooks: hooks }) => hooks ?? []);
export const privateLinks = all.flatMap(({ privateLinks: links }) => links ?? []);
/** What is in the archive of an account, in the order in which it is restored: what others refer to comes first. */
export const archiveParts = all
  .flatMap(({ archiveParts: parts }) => parts ?? [])
  .toSorted((a, b) => a.order - b.order);
/** Where moderators may have hidden a public file. */
export const hiddenFileQueries = all.flatMap(({ hiddenFileQuery }) => hiddenFileQuery ?? []);
/** Where people let others read their private files. */
export const sharedFileQueries = all.flatMap(({ sharedFileQuery }) => sharedFileQuery ?? []);
export const liveNews = all.flatMap(({ liveNews: news }) => news ?? []);
export const expirations = all.flatMap(({ name, deleteExpired }) =>
  deleteExpired ? [{ name, deleteExpired }] : [],
);

/** The events that every server has applied before their write is answered. */
export const everywhere = new Set(all.flatMap(({ everywhere: names }) => names ?? []));

/** The tags of the cached responses that an event makes stale. */
export const staleTags = (event: DomainEvent): string[] =>
  all.flatMap(({ staleTags: rules }) => resultOf(rules ?? {}, event) ?? []);

/** Drops what guests may no longer be shown, as soon as a write is committed. */
export function dropStale(events: Events, cache: ResponseCache): void {
  events.listen((event) => cache.drop(staleTags(event)));
}
