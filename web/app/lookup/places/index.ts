export { AirportField } from "./airport-field.tsx";
export { country, CountryField, routeFields } from "./country-field.tsx";
export { PlaceField } from "./place-field.tsx";
export { countryText, placeText, zoneText } from "./place-text.ts";
export { ZoneField } from "./zone-field.tsx";
