export { LazyOwnVenueSuggestions } from "./lazy.ts";
export {
  categoryText,
  changeRows,
  suggestionKindLabels,
  suggestionStateText,
} from "./venue-text.ts";
export { suggestedVenueCodec } from "./venue-fields.tsx";
export { VenueFields } from "./venue-fields.tsx";
export { mapUrl, osmUrl } from "./venue-text.ts";
export { NearbyVenues, urgentKinds, useVenuePages } from "./nearby-venues.tsx";
