import {
  type FoundPlace,
  type Place,
  placeSearchMax,
  searchPlaces,
} from "#contracts/lookup/places.ts";
import { call } from "../../data/browser.ts";
import { typingPauseMs } from "../../data/pause.ts";
import { ComboField } from "../../ui/combo-field.tsx";
import type { FieldProps } from "../../ui/field.tsx";
import { countryText, placeText } from "./place-text.ts";

type PlaceFieldProps = FieldProps & {
  value: string;
  /** Called with the text, and the place if it was selected from the list, else null. */
  onChange: (text: string, place: Place | null) => void;
  maxLength?: number;
  placeholder?: string;
  /** Only a city is valid. */
  isCity?: boolean;
};

const cities = { query: {}, nouns: { list: "Cities", one: "city", many: "cities" } };
const citiesAndCountries = {
  query: { countries: "true" },
  nouns: { list: "Cities and countries", one: "place", many: "places" },
} as const;

/** A field for a city or a country, with a list to search. Other text is accepted, and a country is sent as its name. */
export function PlaceField({ onChange, maxLength, isCity, ...field }: PlaceFieldProps) {
  const list = isCity ? cities : citiesAndCountries;
  return (
    <ComboField<FoundPlace>
      {...field}
      maxLength={maxLength ?? placeSearchMax}
      onChange={(text) => onChange(text, null)}
      offers={(text, signal) =>
        call(searchPlaces, {
          query: { q: text.slice(0, placeSearchMax), ...list.query },
          signal,
        })
      }
      pauseMs={typingPauseMs}
      onChoose={({ city, country, zone, region }) => {
        if (city === "") return onChange(region || countryText(country), null);
        const place = { city, country, zone, ...(region !== "" && { region }) };
        onChange(placeText(place), place);
      }}
      keyOf={({ city, country, zone, region }) => `${city}, ${region}, ${country}, ${zone}`}
      nouns={list.nouns}
    >
      {(found) => (
        <>
          {placeText(found)}
          {found.also && <span className="meta"> also called {found.also}</span>}
        </>
      )}
    </ComboField>
  );
}
