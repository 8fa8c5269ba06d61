import { useId, useRef, useState, type KeyboardEvent } from "react";
import type { Species } from "#contracts/pets.ts";
import { Field } from "../ui/field.tsx";
import { classes } from "../ui/classes.ts";
import styles from "./breed-field.module.css";
import { fieldLabels } from "./pet-draft.ts";
import type { KnownBreed } from "./snub-nosed-advice.tsx";

// The list is long; who never comes here never loads it.
const loadBreeds = () => import("#reference/breeds.ts");

type BreedFieldProps = {
  value: string;
  species: Species | "";
  error: string | undefined;
  onChange: (breed: string) => void;
  /** Told which breed of the list was chosen or written; undefined for any other. */
  onFound: (breed: KnownBreed | undefined) => void;
};

type Offer = { is: "closed" } | { is: "open"; breeds: readonly KnownBreed[]; active: number };

const closed: Offer = { is: "closed" };

/** A breed: what the list offers for what is typed, or any other words. */
export function BreedField({ value, species, error, onChange, onFound }: BreedFieldProps) {
  const [offer, setOffer] = useState<Offer>(closed);
  const asked = useRef("");
  const entered = useRef(value);
  const listId = useId();
  const breeds = offer.is === "open" ? offer.breeds : [];
  const active = offer.is === "open" ? breeds[offer.active] : undefined;

  const ask = async (typed: string) => {
    asked.current = typed;
    const { matchBreeds } = await loadBreeds();
    // Something else was typed meanwhile, or the field was left.
    if (asked.current !== typed) return;
    const found = species === "other" ? [] : matchBreeds(typed, species || undefined);
    setOffer(found.length > 0 ? { is: "open", breeds: found, active: -1 } : closed);
  };

  const close = () => {
    asked.current = "";
    setOffer(closed);
  };

  const choose = (breed: KnownBreed) => {
    close();
    entered.current = breed.name;
    onChange(breed.name);
    onFound(breed);
  };

  const leave = async () => {
    close();
    if (value === entered.current) return;
    const { breed } = await loadBreeds();
    onFound(breed(value));
  };

  const step = (by: 1 | -1) => {
    if (offer.is !== "open") return void ask(value);
    const places = breeds.length + 1;
    setOffer({ ...offer, active: ((offer.active + 1 + by + places) % places) - 1 });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === "Escape" && offer.is === "open") {
      event.preventDefault();
      close();
    }
  };

  return (
    <Field
      name="breed"
      label={fieldLabels.breed}
      hint="From the list, or in your own words."
      error={error}
    >
      {(wiring) => (
        <div className={styles.field}>
          <input
            {...wiring}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={offer.is === "open"}
            aria-controls={listId}
            aria-activedescendant={active && `${listId}-${breeds.indexOf(active)}`}
            value={value}
            onFocus={() => {
              entered.current = value;
              void loadBreeds();
            }}
            onChange={({ target }) => {
              onChange(target.value);
              void ask(target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => void leave()}
          />
          <div
            id={listId}
            // A native list cannot offer a breed by its other names.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="listbox"
            aria-label="Breeds"
            className={styles.list}
            hidden={offer.is === "closed"}
          >
            {breeds.map((breed, place) => (
              // Keys are handled by the field, which keeps the focus.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={breed.name}
                id={`${listId}-${place}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                aria-selected={breed === active}
                tabIndex={-1}
                className={classes(styles.option, breed === active && styles.active)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(breed)}
              >
                {breed.name}
                <Synonym of={breed} typed={value} />
              </div>
            ))}
          </div>
          <output className="sr">
            {offer.is === "open" && (breeds.length === 1 ? "1 breed" : `${breeds.length} breeds`)}
          </output>
        </div>
      )}
    </Field>
  );
}

/** The other name by which a breed was found. */
function Synonym({ of: { name, synonyms }, typed }: { of: KnownBreed; typed: string }) {
  const key = typed.trim().toLowerCase();
  if (name.toLowerCase().includes(key)) return null;
  const other = synonyms.find((synonym) => synonym.toLowerCase().includes(key));
  return other ? <span className="meta"> also {other}</span> : null;
}
