import type { SourceId } from "../sources.ts";

/** A dated list of countries that a border has. */
export type CountryClass = {
  /** Countries, or regions such as `US-HI`, which take precedence over their country. */
  in: readonly string[];
  out: readonly string[];
  /** What no list of the class can name, on any day. */
  never?: readonly string[];
  /** Regions that differ from their country, with no data. */
  unclear?: readonly string[];
  /** Whether all other countries are outside. */
  isWhole?: boolean;
  /** The first day of entry to which the list applies. */
  from?: string;
  /** Who keeps the list, and the day on which our copy was checked. */
  authority: string;
  checked: string;
  sources: readonly SourceId[];
};
