import { useRef } from "react";
import type { Species } from "#contracts/travel/pets.ts";
import { ComboField } from "../../ui/combo-field.tsx";

/** A breed from the list. */
export type KnownBreed = {
  name: string;
  species: "dog" | "cat";
  synonyms: readonly string[];
  snubNosed: boolean;
};

// The list is long, so it loads when the field is used.
const loadBreeds = () => import("#reference/breeds.ts");

type BreedFieldProps = {
  label: string;
  hint?: string;
  value: string;
  species: Species | "";
  onChange: (breed: string) => void;
  /** Called with the breed that was selected or typed; undefined for one that is not on the list. */
  onFound: (breed: KnownBreed | undefined) => void;
};

/** A field for a breed, with a list to search. Other text is accepted. */
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

/** The synonym by which a breed was found. */
function Synonym({ breed: { name, synonyms }, typed }: { breed: KnownBreed; typed: string }) {
  const key = typed.trim().toLowerCase();
  if (name.toLowerCase().includes(key)) return null;
  const other = synonyms.find((synonym) => synonym.toLowerCase().includes(key));
  return other ? <span className="meta"> also called {other}</span> : null;
}
