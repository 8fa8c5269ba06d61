export { LazySuggestedProviders } from "./lazy.ts";
export { OwnSuggestions } from "./own-suggestions.tsx";
export { PlaceLines, SourceLink } from "./place-lines.tsx";
export { ProviderFields } from "./provider-fields.tsx";
export { placeOf, provenance, serviceLabels, stateText, wordsOf } from "./provider-text.ts";
export { SuggestProvider } from "./suggest-provider.tsx";
