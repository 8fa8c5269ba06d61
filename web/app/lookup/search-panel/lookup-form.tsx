import { ArrowRight, TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef, type FormEvent } from "react";
import type { ServiceListings } from "#reference/choices.ts";
import { Button } from "../../ui/button.tsx";
import { parseChoices, findPath } from "./panel-state.ts";
import { ChoiceField, type ChoiceNouns } from "./choice-field.tsx";
import styles from "./lookup-form.module.css";
import {
  choicesOf,
  fieldsOf,
  incompleteText,
  missingIn,
  type Chosen,
  type FieldName,
  type Lookup,
} from "./lookup.ts";

type Text = { label: string; empty: string; nouns?: ChoiceNouns };

const countries: ChoiceNouns = { list: "Countries", one: "country", many: "countries" };
const cities: ChoiceNouns = { list: "Cities", one: "city", many: "cities" };

const fieldText: Record<FieldName, Text> = {
  airline: { label: "Airline", empty: "Select an airline" },
  destination: { label: "Destination type", empty: "Select a type" },
  from: { label: "Where From", empty: "Select a country", nouns: countries },
  to: { label: "Where To", empty: "Select a country", nouns: countries },
  service: { label: "Service", empty: "Select a service" },
  city: { label: "City", empty: "Select a city", nouns: cities },
};

const formText: Record<Lookup, { action: string; hint: string }> = {
  airlineInfo: {
    action: "See pet policy",
    hint: "Pet fees, carrier sizes and rules, each with its source and date.",
  },
  documents: {
    action: "See documents",
    hint: "Every requirement shows its source and when it was last checked.",
  },
  services: {
    action: "Find services",
    hint: "Only places named in a public source or checked by our team.",
  },
};

/** A sentence about a destination without entry rules; undefined for all others. */
function missingRulesText(lookup: Lookup, { to }: Chosen): string | undefined {
  const country = choicesOf("to").find(({ value }) => value === to);
  if (lookup !== "documents" || !country || country.hasData) return undefined;
  return `No rules yet for ${country.label}. We'll show who to contact.`;
}

type LookupFormProps = {
  lookup: Lookup;
  chosen: Chosen;
  serviceCities: ServiceListings | undefined;
  onChoose: (choice: Partial<Chosen>) => void;
  /** Whether it was submitted with a missing choice. */
  incomplete: boolean;
  onSearch: () => void;
};

/** A form with the two choices of a look-up. */
export function LookupForm(props: LookupFormProps) {
  const { lookup, chosen, serviceCities, onChoose, incomplete, onSearch } = props;
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const missing = incomplete ? missingIn(lookup, chosen) : [];

  // Choices made before hydration.
  useEffect(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const early = parseChoices((field) => data.get(field));
    for (const field of fieldsOf[lookup]) if (early[field]) onChoose({ [field]: early[field] });
  }, [lookup, onChoose]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch();
    const [first] = missingIn(lookup, chosen);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  return (
    <form ref={form} className={styles.form} action={findPath} onSubmit={submit} noValidate>
      <input type="hidden" name="tab" value={lookup} />
      {fieldsOf[lookup].map((field) => (
        <ChoiceField
          key={field}
          name={field}
          {...fieldText[field]}
          choices={choicesOf(field, chosen, serviceCities)}
          value={chosen[field]}
          onChange={(value) => onChoose({ [field]: value })}
          errorId={missing.includes(field) ? errorId : undefined}
        />
      ))}
      <Button type="submit" variant="go" className={styles.send}>
        {formText[lookup].action}
        <ArrowRight size={20} aria-hidden />
      </Button>
      {incomplete ? (
        <p id={errorId} className={styles.error} role="alert">
          <TriangleAlert size={20} aria-hidden />
          <span>{incompleteText[lookup]}</span>
        </p>
      ) : (
        <p className={styles.hint}>{missingRulesText(lookup, chosen) ?? formText[lookup].hint}</p>
      )}
    </form>
  );
}
