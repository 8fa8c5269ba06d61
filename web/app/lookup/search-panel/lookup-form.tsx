import { ArrowRight, TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef, type FormEvent, useState } from "react";
import type { ServiceListings, Choice } from "#reference/choices.ts";
import { Button } from "../../ui/button.tsx";
import { ComboField } from "../../ui/combo-field.tsx";
import { SelectField } from "../../ui/field.tsx";
import { parseChoices, findPath } from "./panel-state.ts";
import { choiceNamed, filterChoices, groupChoices, missingText } from "./choice-groups.ts";
import styles from "./panel.module.css";
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

/** The names of a long list, one choice and several. */
type ChoiceNouns = { list: string; one: string; many: string };

type ChoiceFieldProps = {
  name: FieldName;
  label: string;
  /** The text while nothing is chosen. */
  empty: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  /** For a long list, which is searched by typing. */
  nouns?: ChoiceNouns;
  /** The ID of the error message. */
  errorId?: string | undefined;
};

/** A select for a short list, and a combobox for a long one. Choices with an answer come first. */
const ChoiceField = ({ nouns, ...props }: ChoiceFieldProps) =>
  nouns ? <SearchedChoice {...props} nouns={nouns} /> : <ShortChoice {...props} />;

function ShortChoice(props: ChoiceFieldProps) {
  const { name, label, empty, choices, value, onChange, errorId } = props;
  return (
    <SelectField
      name={name}
      label={label}
      errorId={errorId}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{empty}</option>
      {groupChoices(name, choices).map(({ heading, choices: group, isDisabled }) => {
        const options = group.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ));
        return heading ? (
          <optgroup key={heading} label={heading} disabled={isDisabled}>
            {options}
          </optgroup>
        ) : (
          options
        );
      })}
    </SelectField>
  );
}

function SearchedChoice(props: ChoiceFieldProps & { nouns: ChoiceNouns }) {
  const { name, label, empty, choices, value, onChange, nouns, errorId } = props;
  const [typed, setTyped] = useState("");
  const ordered = groupChoices(name, choices).flatMap((group) => group.choices);
  // The value may also change elsewhere, for example by Back.
  const isTyped = (choiceNamed(choices, typed)?.value ?? "") === value;
  const text = isTyped ? typed : (choices.find((choice) => choice.value === value)?.label ?? "");
  const matches = filterChoices(ordered, text);

  const enter = (entered: string) => {
    setTyped(entered);
    onChange(choiceNamed(choices, entered)?.value ?? "");
  };
  const choose = (choice: Choice) => enter(choice.label);
  const complete = () => {
    const named = choiceNamed(choices, text) ?? (matches.length > 1 ? undefined : matches[0]);
    if (named && text.trim() !== "") choose(named);
  };

  return (
    <ComboField<Choice>
      name={name}
      label={label}
      beside={matches.length === 0 ? "No match" : undefined}
      errorId={errorId}
      placeholder={empty}
      maxLength={40}
      isChoice
      plainOffers={ordered.map((choice) => choice.label)}
      value={text}
      onChange={enter}
      offers={async (entered) => filterChoices(ordered, entered)}
      onChoose={choose}
      onLeave={complete}
      keyOf={(choice) => choice.value}
      nouns={nouns}
    >
      {(choice) => (
        <>
          {choice.label}
          {!choice.hasData && <span className="meta"> {missingText(name)}</span>}
        </>
      )}
    </ComboField>
  );
}
