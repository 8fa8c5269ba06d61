import type { Group, Topic } from "../../reference/src/facts/country.ts";
import type { Fee, Species, TextValue } from "../../reference/src/facts/fact.ts";
import { factOf, isKnown } from "./fact.ts";
import { feeOf } from "./fees.ts";
import { groups, papers } from "./papers.ts";
import type { RawCountry, RawFact, RawReference } from "./raw.ts";
import { kindOf, ruleOf } from "./rules.ts";
import { onlyFor } from "./species.ts";

const keys: Readonly<Record<string, string>> = { USA: "usa", Bali: "indonesia" };
const union = ["France", "Germany", "Greece", "Italy", "Spain"] as const;

/** The ID of a country: United Kingdom is united-kingdom, Bali is indonesia. */
const keyOf = (name: string): string => keys[name] ?? name.toLowerCase().replaceAll(" ", "-");

type Part = { id: string; raw: RawFact; path: string };
type Gap = { id: string; topic: Topic };

function partsOf(name: string, key: string, country: RawCountry) {
  const list = (field: string, facts: readonly RawFact[], side: string) =>
    facts.map((raw, index): Part => {
      const path = `${name}/${field}/${index}`;
      return { id: `${key}.${side}.${papers[path]?.name ?? String(index)}`, raw, path };
    });
  return {
    exportDocuments: list("export_documents", country.export_documents, "export.document"),
    exportFees: list("export_fees", country.export_fees, "export.fee"),
    importFees: list("import_fees", country.import_fees, "import.fee"),
    importDocuments: Object.entries(country.import_documents).flatMap(([group, facts]) =>
      list(`import_documents/${group}`, facts, "import.document").map((part) => ({
        ...part,
        group: groupOf(group),
      })),
    ),
  };
}

function groupOf(name: string): Group {
  const group = groups[name];
  if (!group) throw new Error(`The group ${name} is not defined.`);
  return group;
}

const isNamed = ({ path, id }: Part): { words?: string; only?: Species } => {
  const named = path.endsWith("/listed") ? { name: "listed" } : papers[path];
  if (!named) throw new Error(`There is no ID name for ${path} (${id}).`);
  return named;
};

function wordsOf(part: Part) {
  const { words, only } = isNamed(part);
  const whole = words ?? String(part.raw.value);
  const value: TextValue = { is: "words", words: whole.charAt(0).toUpperCase() + whole.slice(1) };
  return factOf(part.id, part.raw, value, only);
}

function feesOf(part: Part) {
  const { words, only } = isNamed(part);
  const value: Fee = feeOf(part.raw.value, words);
  return factOf(part.id, part.raw, value, only);
}

// The collected data lists a certificate's validity among the fees; it belongs to the document.
const isValidity = ({ raw }: Part): boolean =>
  typeof raw.value === "object" && raw.value !== null && "validity_days" in raw.value;

/** The product's list has $275, which is also one tier of today's fees. */
function listedFee(key: string, part: Part): Part[] {
  if (!part.raw.sources.some(({ id }) => id === "SEED")) return [];
  const value = { amount: 275, currency: "USD" };
  if (!isSame({ ...value, per: "certificate", condition: "7 or more tests" }, part.raw.value))
    throw new Error("The listed fee is no longer the top tier.");
  const sources = [{ id: "SEED", address: null }];
  const paraphrase = "The fee listed for leaving the USA.";
  const raw = {
    ...part.raw,
    value,
    sources,
    paraphrase,
    basis: "seed" as const,
  };
  return [{ path: `${part.path}/listed`, id: `${key}.export.fee.listed`, raw }];
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function countryPart(name: string, key: string, country: RawCountry) {
  const parts = partsOf(name, key, country);
  const withValue = <Of extends Part>(list: readonly Of[]) =>
    list.filter(({ raw }) => isKnown(raw));
  const gaps: Gap[] = [];
  const gap = (topic: Topic, list: readonly Part[]): void => {
    if (list.length > 0 && withValue(list).length === 0)
      gaps.push({ id: `${key}.gap.${topic}`, topic });
  };
  gap("export-documents", parts.exportDocuments);
  gap(
    "export-fees",
    parts.exportFees.filter((part) => !isValidity(part)),
  );
  gap("import-documents", parts.importDocuments);
  gap("import-fees", parts.importFees);
  const rules = Object.entries(country.rules).flatMap(([rule, raw]) => {
    if (typeof raw === "string" || rule === "fees") return [];
    const kind = kindOf[rule];
    if (!kind) throw new Error(`There is no kind of rule ${rule}.`);
    const id = `${key}.rule.${kind}`;
    if (isKnown(raw)) return [factOf(id, raw, ruleOf(id, rule, raw.value), onlyFor(id))];
    gaps.push({ id: `${key}.gap.${kind}`, topic: kind });
    return [];
  });
  const validity = withValue(parts.exportFees).filter(isValidity);
  const fees = withValue(parts.exportFees).filter((part) => !isValidity(part));
  return {
    key,
    papers: {
      exportDocuments: [
        ...withValue(parts.exportDocuments).map(wordsOf),
        ...validity.map((part) => wordsOf({ ...part, id: part.id.replace(".fee.", ".document.") })),
      ],
      exportFees: [...fees, ...fees.flatMap((part) => listedFee(key, part))].map(feesOf),
      importDocuments: withValue(parts.importDocuments).map((part) => ({
        ...wordsOf(part),
        group: papers[part.path]?.group ?? part.group,
      })),
      importFees: withValue(parts.importFees).map(feesOf),
    },
    rules: { rules, gaps },
  };
}

/** The requirements of each country. What EU members share is stored once, under eu. */
export function countryParts(raw: RawReference) {
  const members = union.map((name) => raw.countries[name]);
  const [first] = members;
  if (!first) throw new Error("France is missing.");
  const common = Object.entries(first.rules).filter(
    ([rule, fact]) => members.filter((member) => isSame(member?.rules[rule], fact)).length > 2,
  );
  for (const field of [
    "export_documents",
    "export_fees",
    "import_documents",
    "import_fees",
  ] as const)
    if (!members.every((member) => isSame(member?.[field], first[field])))
      throw new Error(`The members of the EU no longer agree in ${field}.`);
  const eu = { ...first, rules: Object.fromEntries(common) };
  const none = { export_documents: [], export_fees: [], import_documents: {}, import_fees: [] };
  return [
    countryPart("France", "eu", eu),
    ...Object.entries(raw.countries).map(([name, country]) => {
      const isMember = union.some((member) => member === name);
      if (!isMember) return countryPart(name, keyOf(name), country);
      const own = Object.entries(country.rules).filter(
        ([rule, fact]) => !isSame(eu.rules[rule], fact),
      );
      return countryPart(name, keyOf(name), {
        ...country,
        ...none,
        rules: Object.fromEntries(own),
      });
    }),
  ];
}
