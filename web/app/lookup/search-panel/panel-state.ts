import { choiceNamed } from "./choice-groups.ts";
import {
  choicesOf,
  fieldNames,
  incompleteText,
  nothingChosen,
  type Chosen,
  type Lookup,
  type Tab,
} from "./lookup.ts";

/** The state of the panel. */
export type PanelState = {
  /** Undefined for the first tab. */
  tab: Exclude<Tab, "check"> | undefined;
  chosen: Chosen;
  /** The look-up that was submitted with a missing choice. */
  incomplete: Lookup | undefined;
};

/** The action of the forms without scripts, which redirects to the answer. */
export const findPath = "/find";

const isLookup = (tab: string | null | undefined): tab is Lookup =>
  typeof tab === "string" && Object.hasOwn(incompleteText, tab);

/** The value of each field, if it is or names one of its choices. */
export function parseChoices(read: (field: string) => unknown): Chosen {
  const chosen = { ...nothingChosen };
  for (const field of fieldNames) {
    const offered = choiceNamed(choicesOf(field), read(field));
    if (offered) chosen[field] = offered.value;
  }
  return chosen;
}

/** The state of the panel in a query string. */
export function parsePanelState(search: string | URLSearchParams): PanelState {
  const query = new URLSearchParams(search);
  const tabName = query.get("tab");
  const tab = isLookup(tabName) || tabName === "flights" ? tabName : undefined;
  return {
    tab,
    chosen: parseChoices((field) => query.get(field)),
    incomplete: query.has("incomplete") && isLookup(tab) ? tab : undefined,
  };
}

/** The path of the home page with the state of the panel, so that reload and Back keep it. */
export function panelPath({ tab, chosen, incomplete }: Partial<PanelState>): string {
  const query = new URLSearchParams(tab ? { tab } : {});
  for (const field of fieldNames) if (chosen?.[field]) query.set(field, chosen[field]);
  if (incomplete) query.set("incomplete", "yes");
  const search = query.toString();
  return search === "" ? "/" : `/?${search}`;
}
