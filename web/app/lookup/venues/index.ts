export { LazyOwnVenueSuggestions } from "./lazy.ts";
export { SuggestCorrection } from "./suggest-change.tsx";
export { suggestedVenueCodec, VenueFields } from "./venue-fields.tsx";
export { Attribution, PlaceText, TiedVenue, venueField } from "./tied-venue.tsx";
export { OpenState } from "./venue-list.tsx";
export { closeZoom } from "./venue-map.tsx";
export {
  categoryText,
  changeRows,
  hoursRows,
  kindText,
  mapUrl,
  nameText,
  osmUrl,
  otherName,
  othersNearby,
  petFacts,
  phoneLink,
  ratingText,
  routeUrl,
  sourceText,
  suggestionKindLabels,
  suggestionStateText,
  taggedName,
} from "./venue-text.ts";
export { NearbyVenues, urgentKinds, useVenuePages } from "./nearby-venues.tsx";
