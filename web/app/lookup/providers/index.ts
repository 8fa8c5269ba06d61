export { LazyOwnSuggestions, LazySuggestedProviders } from "./lazy.ts";
export { CallAndRoute } from "./call-and-route.tsx";
export { ProviderDetails, SourceLink } from "./provider-details.tsx";
export { providerCodec } from "./provider-fields.tsx";
export { ProviderFields } from "./provider-fields.tsx";
export { provenance, serviceLabels, stateText } from "./provider-text.ts";
export { SuggestProvider } from "./suggest-provider.tsx";
