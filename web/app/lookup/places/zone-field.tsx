import { type FoundPlace, placeSearchMax, searchPlaces } from "#contracts/lookup/places.ts";
import { call } from "../../data/browser.ts";
import { ComboField } from "../../ui/combo-field.tsx";
import type { FieldProps } from "../../ui/field.tsx";
import { foundWords, zoneText } from "./place-text.ts";

type ZoneFieldProps = FieldProps & {
  /** An IANA zone, or what was typed so far to find one. */
  value: string;
  onChange: (zone: string) => void;
};

/** The zone of a clock: found by a town that has it, or written as it is. */
export function ZoneField({ onChange, ...field }: ZoneFieldProps) {
  return (
    <ComboField<FoundPlace>
      {...field}
      maxLength={60}
      placeholder="Town or zone"
      onChange={onChange}
      offers={(typed, signal) =>
        call(searchPlaces, { query: { q: typed.slice(0, placeSearchMax) }, signal })
      }
      pauseMs={150}
      onChoose={({ zone }) => onChange(zone)}
      keyOf={({ city, country, zone, region }) => `${city}, ${region}, ${country}, ${zone}`}
      nouns={{ list: "Towns", one: "town", many: "towns" }}
    >
      {(found) => (
        <>
          {foundWords(found)}
          <span className="meta"> {zoneText(found.zone)} time</span>
        </>
      )}
    </ComboField>
  );
}
