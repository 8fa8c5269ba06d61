import type { Animal } from "#contracts/lookup/answers.ts";
import { countryName } from "#format/names.ts";
import { countriesWithPapers } from "#reference/choices.ts";
import { countryNamed, type Country } from "#reference/countries.ts";

const countryOfCode = (code: string): Country | undefined => countryNamed(countryName(code) ?? "");

/** The link to the papers of a trip; undefined if there is no answer. Countries are ISO codes. */
export function tripPapers(from: string, to: string, animals: readonly string[] = []) {
  const [leaving, entering] = [countryOfCode(from), countryOfCode(to)];
  if (!leaving || !entering || leaving.key === entering.key) return undefined;
  const hasAnswer = countriesWithPapers.some(
    ({ label, hasData }) => hasData && countryNamed(label)?.key === entering.key,
  );
  if (!hasAnswer) return undefined;
  const path = `/documents/${[leaving, entering].map(({ country }) => encodeURIComponent(country)).join("/")}`;
  const animal = onlyAnimal(animals);
  return {
    from: leaving.words,
    to: entering.words,
    path: animal ? `${path}?species=${animal}` : path,
  };
}

/** The species, if all animals are dogs or all are cats. */
function onlyAnimal(animals: readonly string[]): Animal | undefined {
  const kinds = new Set(animals);
  const [kind] = kinds;
  return kinds.size === 1 && (kind === "dog" || kind === "cat") ? kind : undefined;
}
