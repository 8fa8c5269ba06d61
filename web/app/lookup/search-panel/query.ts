import {
  choicesOf,
  fieldNames,
  incompleteText,
  nothingChosen,
  type Chosen,
  type Lookup,
} from "./lookup.ts";

/** How the panel stands. */
export type Asked = {
  /** Where none is named, the first tab that there is room for. */
  tab: Lookup | undefined;
  chosen: Chosen;
  /** The look-up that was sent with a choice missing. */
  incomplete: Lookup | undefined;
};

/** Where forms go when no script runs; it leads on to the answer. */
export const findPath = "/find";

const isLookup = (tab: string | null): tab is Lookup =>
  tab !== null && Object.hasOwn(incompleteText, tab);

/** Of each field, the value if it is one of those that it offers. */
export function chosenIn(read: (field: string) => unknown): Chosen {
  const chosen = { ...nothingChosen };
  for (const field of fieldNames) {
    const value = read(field);
    const offered = choicesOf(field).find((choice) => choice.value === value);
    if (offered) chosen[field] = offered.value;
  }
  return chosen;
}

/** What the query of an address asks the panel for. */
export function askedIn(search: string | URLSearchParams): Asked {
  const query = new URLSearchParams(search);
  const named = query.get("tab");
  const tab = isLookup(named) ? named : undefined;
  return {
    tab,
    chosen: chosenIn((field) => query.get(field)),
    incomplete: query.has("incomplete") ? tab : undefined,
  };
}

/** The path of the home page with the panel as it stands, so that a reload or a way back finds it so. */
export function panelPath({ tab, chosen, incomplete }: Partial<Asked>): string {
  const query = new URLSearchParams(tab ? { tab } : {});
  for (const field of fieldNames) if (chosen?.[field]) query.set(field, chosen[field]);
  if (incomplete) query.set("incomplete", "yes");
  const search = query.toString();
  return search === "" ? "/" : `/?${search}`;
}
