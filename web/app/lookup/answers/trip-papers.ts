import type { Animal } from "#contracts/lookup/answer-names.ts";
import { countriesTo } from "#reference/choices.ts";
import { countryNamed, type Country } from "#reference/countries.ts";

const names = new Intl.DisplayNames("en", { type: "region" });

const countryOfCode = (code: string): Country | undefined => countryNamed(names.of(code) ?? "");

/** Where the papers for a trip stand; undefined where there is no answer. Countries by their two letters. */
export function tripPapers(from: string, to: string, animals: readonly string[] = []) {
  const [leaving, entering] = [countryOfCode(from), countryOfCode(to)];
  if (!leaving || !entering || leaving.key === entering.key) return undefined;
  const isKnown = countriesTo.some(
    ({ label, hasData }) => hasData && countryNamed(label)?.key === entering.key,
  );
  if (!isKnown) return undefined;
  const path = `/documents/${[leaving, entering].map(({ country }) => encodeURIComponent(country)).join("/")}`;
  const animal = onlyAnimal(animals);
  return {
    from: leaving.words,
    to: entering.words,
    path: animal ? `${path}?species=${animal}` : path,
  };
}

/** Dog or cat where everybody is one. */
function onlyAnimal(animals: readonly string[]): Animal | undefined {
  const kinds = new Set(animals);
  const [kind] = kinds;
  return kinds.size === 1 && (kind === "dog" || kind === "cat") ? kind : undefined;
}
