export { LazySuggestedProviders } from "./lazy.ts";
export { OwnSuggestions } from "./own-suggestions.tsx";
export { ProviderDetails, SourceLink } from "./provider-details.tsx";
export { ProviderFields } from "./provider-fields.tsx";
export {
  providerBodyOf,
  provenance,
  serviceLabels,
  stateText,
  providerTextOf,
} from "./provider-text.ts";
export { SuggestProvider } from "./suggest-provider.tsx";
