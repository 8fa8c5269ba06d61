import {
  type FoundPlace,
  type Place,
  placeSearchMax,
  searchPlaces,
} from "#contracts/lookup/places.ts";
import { call } from "../../data/browser.ts";
import { ComboField } from "../../ui/combo-field.tsx";
import type { FieldProps } from "../../ui/field.tsx";
import { foundWords, placeText } from "./place-text.ts";

type PlaceFieldProps = FieldProps & {
  value: string;
  /** Told the words; with the place if it was chosen from the list, with null for any other words. */
  onChange: (text: string, place: Place | null) => void;
  maxLength?: number;
  placeholder?: string;
};

/** A town: what the list offers for what is typed, or any other words. */
export function PlaceField({ onChange, maxLength, ...field }: PlaceFieldProps) {
  return (
    <ComboField<FoundPlace>
      {...field}
      maxLength={maxLength ?? placeSearchMax}
      onChange={(text) => onChange(text, null)}
      offers={(typed, signal) =>
        call(searchPlaces, { query: { q: typed.slice(0, placeSearchMax) }, signal })
      }
      pauseMs={150}
      onChoose={({ city, country, zone }) => {
        const place = { city, country, zone };
        onChange(placeText(place), place);
      }}
      keyOf={({ city, country, zone, region }) => `${city}, ${region}, ${country}, ${zone}`}
      nouns={{ list: "Towns", one: "town", many: "towns" }}
    >
      {(found) => (
        <>
          {foundWords(found)}
          {found.also && <span className="meta"> also {found.also}</span>}
        </>
      )}
    </ComboField>
  );
}
