export { LazySuggestedProviders } from "./lazy.ts";
export { OwnSuggestions } from "./own-suggestions.tsx";
export { PlaceLines, SourceLink } from "./place-lines.tsx";
export { providerCodec } from "./provider-codec.ts";
export { ProviderFields } from "./provider-fields.tsx";
export { provenance, serviceLabels, stateText } from "./provider-text.ts";
export { SuggestProvider } from "./suggest-provider.tsx";
