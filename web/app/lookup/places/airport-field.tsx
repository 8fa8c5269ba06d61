import { useEffect, useRef } from "react";
import { type Airport, placeSearchMax, searchAirports } from "#contracts/lookup/places.ts";
import { call } from "../../data/browser.ts";
import { ComboField } from "../../ui/combo-field.tsx";
import type { FieldProps } from "../../ui/field.tsx";
import { placeText } from "./place-text.ts";

type AirportFieldProps = FieldProps & {
  /** A code, or what was typed so far to find one. */
  value: string;
  onChange: (typed: string) => void;
  /** Told which airport of the list was chosen, or written by its code, instead of `onChange`. */
  onFound: (airport: Airport) => void;
  placeholder?: string;
};

const search = (typed: string, signal?: AbortSignal) =>
  call(searchAirports, { query: { q: typed.slice(0, placeSearchMax) }, signal });

/** An airport by its code; the list finds it by town and name as well. Other codes are as good. */
export function AirportField({ value, onChange, onFound, ...field }: AirportFieldProps) {
  const entered = useRef(value);
  const left = useRef<AbortController>(null);
  // An answer may come when more has been written elsewhere in the form.
  const tell = useRef(onFound);
  useEffect(() => {
    tell.current = onFound;
  });
  useEffect(() => () => left.current?.abort(), []);

  const choose = (airport: Airport) => {
    entered.current = airport.code;
    tell.current(airport);
  };

  const leave = async () => {
    const code = value.trim().toUpperCase();
    if (value === entered.current || !/^[A-Z]{3}$/.test(code)) return;
    // Whoever comes back to the field meanwhile writes something else.
    const { signal } = (left.current = new AbortController());
    const [first] = await search(code, signal).catch(() => []);
    if (first?.code === code && !signal.aborted) choose(first);
  };

  return (
    <ComboField<Airport>
      {...field}
      value={value}
      onChange={onChange}
      offers={search}
      pauseMs={150}
      onChoose={choose}
      keyOf={({ code }) => code}
      nouns={{ list: "Airports", one: "airport", many: "airports" }}
      onEnter={() => {
        left.current?.abort();
        entered.current = value;
      }}
      onLeave={() => void leave()}
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
