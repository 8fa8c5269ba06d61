import { useState } from "react";
import { type FoundPlace, placeSearchMax, searchPlaces } from "#contracts/lookup/places.ts";
import { call } from "../../data/browser.ts";
import { typingPauseMs } from "../../data/pause.ts";
import { ComboField } from "../../ui/combo-field.tsx";
import type { FieldProps } from "../../ui/field.tsx";
import { placeText, zoneOffsetText } from "./place-text.ts";

type ZoneFieldProps = FieldProps & {
  /** An IANA time zone, or the text typed to find one. */
  value: string;
  onChange: (zone: string) => void;
  /** The day whose offset is shown; today without one. */
  day?: string;
};

/** A field for a time zone, shown as a city and its offset, and found by city. */
export function ZoneField({ onChange, value, day, ...field }: ZoneFieldProps) {
  // Text is shown as it was typed until the field is left.
  const [typed, setTyped] = useState<string>();
  return (
    <ComboField<FoundPlace>
      {...field}
      maxLength={60}
      placeholder="City or time zone"
      value={typed ?? zoneOffsetText(value, day)}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
      onLeave={() => setTyped(undefined)}
      offers={(text, signal) =>
        call(searchPlaces, { query: { q: text.slice(0, placeSearchMax) }, signal })
      }
      pauseMs={typingPauseMs}
      onChoose={({ zone }) => {
        setTyped(undefined);
        onChange(zone);
      }}
      keyOf={({ city, country, zone, region }) => `${city}, ${region}, ${country}, ${zone}`}
      nouns={{ list: "Cities", one: "city", many: "cities" }}
    >
      {(found) => (
        <>
          {placeText(found)}
          <span className="meta"> {zoneOffsetText(found.zone, day)}</span>
        </>
      )}
    </ComboField>
  );
}
