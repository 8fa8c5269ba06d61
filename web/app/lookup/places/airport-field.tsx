import { useEffect, useRef } from "react";
import { type Airport, placeSearchMax, searchAirports } from "#contracts/lookup/places.ts";
import { call } from "../../data/browser.ts";
import { typingPauseMs } from "../../data/pause.ts";
import { ComboField } from "../../ui/combo-field.tsx";
import type { FieldProps } from "../../ui/field.tsx";
import { placeText } from "./place-text.ts";

type AirportFieldProps = FieldProps & {
  /** An airport code, or the text typed to find one. */
  value: string;
  onChange: (text: string) => void;
  /** Called instead of `onChange` with an airport selected from the list or typed by its code. */
  onSelect: (airport: Airport) => void;
  placeholder?: string;
};

const search = (text: string, signal?: AbortSignal) =>
  call(searchAirports, { query: { q: text.slice(0, placeSearchMax) }, signal });

/** A field for an airport code, with a list to search by city and name. Other codes are accepted. */
export function AirportField({ value, onChange, onSelect, ...field }: AirportFieldProps) {
  const committed = useRef(value);
  const pending = useRef<AbortController>(null);
  // The request may finish after the form has changed, so the latest callback is used.
  const latestOnSelect = useRef(onSelect);
  useEffect(() => {
    latestOnSelect.current = onSelect;
  });
  useEffect(() => () => pending.current?.abort(), []);

  const choose = (airport: Airport) => {
    committed.current = airport.code;
    latestOnSelect.current(airport);
  };

  const selectTyped = async () => {
    const code = value.trim().toUpperCase();
    if (value === committed.current || !/^[A-Z]{3}$/.test(code)) return;
    // Aborted when the field gets the focus again.
    const { signal } = (pending.current = new AbortController());
    const [first] = await search(code, signal).catch(() => []);
    if (first?.code === code && !signal.aborted) choose(first);
  };

  return (
    <ComboField<Airport>
      {...field}
      value={value}
      onChange={onChange}
      offers={search}
      pauseMs={typingPauseMs}
      onChoose={choose}
      keyOf={({ code }) => code}
      nouns={{ list: "Airports", one: "airport", many: "airports" }}
      onEnter={() => {
        pending.current?.abort();
        committed.current = value;
      }}
      onLeave={() => void selectTyped()}
    >
      {(airport) => (
        <>
          <strong>{airport.code}</strong> {placeText(airport)}
          <span className="meta">{airport.name}</span>
        </>
      )}
    </ComboField>
  );
}
