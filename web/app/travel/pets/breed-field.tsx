import { useRef } from "react";
import type { Species } from "#contracts/travel/pet-names.ts";
import { ComboField } from "../../ui/combo-field.tsx";
import type { KnownBreed } from "./snub-nosed-advice.tsx";

// The list is long; who never comes here never loads it.
const loadBreeds = () => import("#reference/breeds.ts");

type BreedFieldProps = {
  label: string;
  hint?: string;
  value: string;
  species: Species | "";
  onChange: (breed: string) => void;
  /** Told which breed of the list was chosen or written; undefined for any other. */
  onFound: (breed: KnownBreed | undefined) => void;
};

/** A breed: what the list offers for what is typed, or any other words. */
export function BreedField(props: BreedFieldProps) {
  const { label, hint = "Select from the list or enter your own.", value, species } = props;
  const { onChange, onFound } = props;
  const entered = useRef(value);

  const choose = (breed: KnownBreed) => {
    entered.current = breed.name;
    onChange(breed.name);
    onFound(breed);
  };

  const leave = async () => {
    if (value === entered.current) return;
    const { breed } = await loadBreeds();
    onFound(breed(value));
  };

  return (
    <ComboField<KnownBreed>
      name="breed"
      label={label}
      hint={hint}
      value={value}
      onChange={onChange}
      offers={async (typed) => {
        const { matchBreeds } = await loadBreeds();
        return species === "other" ? [] : matchBreeds(typed, species || undefined);
      }}
      onChoose={choose}
      keyOf={({ name }) => name}
      nouns={{ list: "Breeds", one: "breed", many: "breeds" }}
      onEnter={() => {
        entered.current = value;
        void loadBreeds();
      }}
      onLeave={() => void leave()}
    >
      {(breed) => (
        <>
          {breed.name}
          <Synonym breed={breed} typed={value} />
        </>
      )}
    </ComboField>
  );
}

/** The other name by which a breed was found. */
function Synonym({ breed: { name, synonyms }, typed }: { breed: KnownBreed; typed: string }) {
  const key = typed.trim().toLowerCase();
  if (name.toLowerCase().includes(key)) return null;
  const other = synonyms.find((synonym) => synonym.toLowerCase().includes(key));
  return other ? <span className="meta"> also {other}</span> : null;
}
