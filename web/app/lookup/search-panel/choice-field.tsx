import { useState } from "react";
import type { Choice } from "#reference/choices.ts";
import { ComboField } from "../../ui/combo-field.tsx";
import { SelectField } from "../../ui/field.tsx";
import { choiceNamed, filterChoices, groupChoices, missingText } from "./choice-groups.ts";
import type { FieldName } from "./lookup.ts";

/** The names of a long list, one choice and several. */
export type ChoiceNouns = { list: string; one: string; many: string };

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
export const ChoiceField = ({ nouns, ...props }: ChoiceFieldProps) =>
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
