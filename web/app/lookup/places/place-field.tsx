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
import { foundPlaceText, placeText } from "./place-text.ts";

type PlaceFieldProps = FieldProps & {
  value: string;
  /** Called with the text, and the place if it was selected from the list, else null. */
  onChange: (text: string, place: Place | null) => void;
  maxLength?: number;
  placeholder?: string;
};

/** A field for a city, with a list to search. Other text is accepted. */
export function PlaceField({ onChange, maxLength, ...field }: PlaceFieldProps) {
  return (
    <ComboField<FoundPlace>
      {...field}
      maxLength={maxLength ?? placeSearchMax}
      onChange={(text) => onChange(text, null)}
      offers={(text, signal) =>
        call(searchPlaces, { query: { q: text.slice(0, placeSearchMax) }, signal })
      }
      pauseMs={typingPauseMs}
      onChoose={({ city, country, zone }) => {
        const place = { city, country, zone };
        onChange(placeText(place), place);
      }}
      keyOf={({ city, country, zone, region }) => `${city}, ${region}, ${country}, ${zone}`}
      nouns={{ list: "Cities", one: "city", many: "cities" }}
    >
      {(found) => (
        <>
          {foundPlaceText(found)}
          {found.also && <span className="meta"> also called {found.also}</span>}
        </>
      )}
    </ComboField>
  );
}
