import { type FoundPlace, placeSearchMax, searchPlaces } from "#contracts/lookup/places.ts";
import { call } from "../../data/browser.ts";
import { ComboField } from "../../ui/combo-field.tsx";
import type { FieldProps } from "../../ui/field.tsx";
import { foundPlaceText, zoneText } from "./place-text.ts";

type ZoneFieldProps = FieldProps & {
  /** An IANA time zone, or the text typed to find one. */
  value: string;
  onChange: (zone: string) => void;
};

/** A field for a time zone, typed or found by a city. */
export function ZoneField({ onChange, ...field }: ZoneFieldProps) {
  return (
    <ComboField<FoundPlace>
      {...field}
      maxLength={60}
      placeholder="City or time zone"
      onChange={onChange}
      offers={(text, signal) =>
        call(searchPlaces, { query: { q: text.slice(0, placeSearchMax) }, signal })
      }
      pauseMs={150}
      onChoose={({ zone }) => onChange(zone)}
      keyOf={({ city, country, zone, region }) => `${city}, ${region}, ${country}, ${zone}`}
      nouns={{ list: "Cities", one: "city", many: "cities" }}
    >
      {(found) => (
        <>
          {foundPlaceText(found)}
          <span className="meta"> {zoneText(found.zone)} time</span>
        </>
      )}
    </ComboField>
  );
}
