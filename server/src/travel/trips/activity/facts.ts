import type { Difference, Differences, Label, Part } from "./differences.ts";

/** What can happen to a trip's members. */
export type MemberChange = {
  how: "invited" | "joined" | "left" | "removed" | "role" | "owner";
  role?: "editor" | "viewer";
  /** The person it happened to, where it isn't the actor. */
  personId?: string;
};

/** One thing that a change did, from which its text is made when it is read. */
export type Fact = { needs?: Need } & (
  | ({ part: "members" } & MemberChange)
  | { part: Part; how: "ordered"; date?: string | null }
  | { part: "entries"; how: "movedDay"; from: string; to: string | null }
  | ({ part: Part; id: string; count?: number; label: Label } & (
      | { how: "added" }
      | { how: "removed" }
      | { how: "changed"; fields: readonly string[]; values: Values }
    ))
);

/** New values that a text names. */
export type Values = {
  date?: string | null;
  name?: string;
  done?: boolean;
  assigneeId?: string | null;
  people?: number | null;
};

/** What a person must be shown to read a fact: costs, codes, or one document. */
export type Need = string;

/** Facts of a change that are stored; a text has room for fewer. */
const factsMax = 12;

const codeFields = ["confirmation"];
const costFields = ["petFee", "petFeeCurrency", "cost_amount", "cost_currency"];

/** What a change did, most telling first. */
export function factsOf({ changed, orders, movedDays }: Differences): {
  facts: Fact[];
  more: number;
} {
  const isInMovedDay = ({ part, before, after }: Difference) =>
    part === "entries" &&
    movedDays.some(({ from, to }) => before?.["date"] === from && after?.["date"] === to);
  const facts = [
    ...movedDays.map((day): Fact => ({ part: "entries", how: "movedDay", ...day })),
    ...together(changed.filter((each) => !isInMovedDay(each)).flatMap(factsOfOne)),
    ...orders.map(({ part, group }): Fact => ({
      ...{ part, how: "ordered" },
      ...(part === "entries" && { date: group || null }),
      ...(part === "costs" && { needs: "costs" }),
    })),
  ];
  return { facts: facts.slice(0, factsMax), more: Math.max(0, facts.length - factsMax) };
}

function factsOfOne({ part, id, label, before, after }: Difference): Fact[] {
  const about = { part, id, label };
  const need = part === "costs" ? { needs: "costs" } : part === "documents" ? { needs: id } : {};
  if (!after) return [{ ...about, how: "removed", ...need }];
  if (!before) return [{ ...about, how: "added", ...need }];
  const groups = Map.groupBy(Object.keys(after), (name) => needOf(name));
  return [...groups].map(([needs, fields]): Fact => ({
    ...about,
    how: "changed",
    fields,
    values: needs === undefined ? valuesOf(part, after) : {},
    // A renamed element is named as it was.
    label: part === "trip" ? label : { ...label, name: nameBefore(part, before) ?? label.name },
    ...need,
    ...(needs !== undefined && { needs }),
  }));
}

const needOf = (field: string): Need | undefined =>
  codeFields.includes(field) ? "codes" : costFields.includes(field) ? "costs" : undefined;

const nameFields: Partial<Record<Part, string>> = {
  entries: "title",
  items: "text",
  costs: "what",
  stays: "name",
};

function nameBefore(part: Part, before: Record<string, unknown> | Difference["before"]) {
  const field = nameFields[part];
  const name = field && before?.[field];
  return typeof name === "string" && name !== "" ? name : undefined;
}

const dateFields: Partial<Record<Part, string>> = {
  entries: "date",
  items: "due",
  legs: "departureDate",
};

function valuesOf(part: Part, after: NonNullable<Difference["after"]>): Values {
  const of = (name: string | undefined) => (name === undefined ? undefined : after[name]);
  const [date, name] = [of(dateFields[part]), of(nameFields[part])];
  const done = after[part === "entries" ? "is_done" : part === "costs" ? "paid" : "done"];
  const { assigneeId, people } = after;
  return {
    ...(isTextOrNull(date) && { date }),
    ...(typeof name === "string" && { name }),
    ...(typeof done === "boolean" && { done }),
    ...(isTextOrNull(assigneeId) && { assigneeId }),
    ...((typeof people === "number" || people === null) && { people }),
  };
}

const isTextOrNull = (value: unknown): value is string | null =>
  typeof value === "string" || value === null;

/** Several facts of one kind as one with their number: items that were added at once, photos, moved entries. */
function together(facts: readonly Fact[]): Fact[] {
  const groups = Map.groupBy(facts, (fact) =>
    "id" in fact && fact.part !== "documents"
      ? JSON.stringify([
          fact.part,
          fact.how,
          fact.needs,
          fact.label.kind,
          // Entries that were added to a day, or that moved to one.
          fact.part === "entries" && fact.how !== "changed" && fact.label.date,
          fact.how === "changed" && [fact.fields, fact.values.date, fact.values.done],
        ])
      : fact,
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first ? [same.length > 1 ? { ...first, count: same.length } : first] : [];
  });
}

/** What a person must be shown to read any of these facts; undefined where everybody may read one. */
export function needsOf(facts: readonly Fact[]): { needs: string[]; isAnyOpen: boolean } {
  const needs = new Set(facts.flatMap(({ needs: need }) => need ?? []));
  return { needs: [...needs], isAnyOpen: facts.some((fact) => fact.needs === undefined) };
}
