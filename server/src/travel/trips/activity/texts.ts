import { dayText } from "#format/dates.ts";
import { listText } from "#format/lists.ts";
import { counted } from "#format/plurals.ts";
import { numberText } from "#format/numbers.ts";
import type { Part } from "./differences.ts";
import type { Fact } from "./facts.ts";

/** The username of a person; undefined once their account is deleted. */
type NameOf = (id: string) => string | undefined;

/** Things that a text names before it counts the others. */
const namedMax = 2;

/**
 * What a change did, as the end of a sentence that begins with the actor's name: "moved flight LH 463 to May 5". `more`
 * counts what was not stored.
 */
export function activityText(facts: readonly Fact[], more: number, nameOf: NameOf): string {
  const all = facts.map((fact) => textOf(fact, nameOf));
  const others = all.length - namedMax + more;
  if (others <= 0) return listText(all);
  return listText([...all.slice(0, namedMax), `made ${counted(others, "more change")}`]);
}

function textOf(fact: Fact, nameOf: NameOf): string {
  if (fact.part === "members") return memberText(fact, nameOf);
  if (fact.how === "ordered") return `changed the order of ${orderedName(fact)}`;
  if (fact.how === "movedDay") return `moved everything on ${day(fact.from)} to ${target(fact.to)}`;
  if (fact.how === "added") return `added ${addedName(fact)}`;
  if (fact.how === "removed") return `removed ${removedName(fact)}`;
  return changeText(fact, nameOf);
}

type MemberFact = Extract<Fact, { part: "members" }>;

function memberText({ how, role = "viewer", personId }: MemberFact, nameOf: NameOf): string {
  const name = (personId && nameOf(personId)) ?? "a member";
  const roleText = role === "editor" ? "an editor" : "a viewer";
  switch (how) {
    case "invited":
      return `invited ${roleText}`;
    case "joined":
      return "joined the trip";
    case "left":
      return "left the trip";
    case "removed":
      return `removed ${name} from the trip`;
    case "role":
      return `made ${name} ${roleText}`;
    case "owner":
      return `made ${name} the owner of the trip`;
  }
}

const day = (date: string): string => dayText(date, "monthDay");
const target = (date: string | null | undefined): string => (date ? day(date) : "the ideas");
const quoted = (name: string): string => `“${name}”`;

const orderedNames: Partial<Record<Part, string>> = {
  legs: "the legs",
  stays: "the stays",
  items: "the lists",
  costs: "the expenses",
};

const orderedName = ({ part, date }: Extract<Fact, { how: "ordered" }>): string =>
  part === "entries" ? target(date) : (orderedNames[part] ?? "the trip");

type ElementFact = Extract<Fact, { id: string }>;

const modes: Record<string, string> = {
  flight: "flight",
  train: "train",
  ferry: "ferry",
  bus: "bus",
  car: "drive",
  other: "leg",
};

const lists: Record<string, string> = { todo: "to-dos", packing: "packing list" };

/** "flight LH 463", "the flight to CDG", "“Hotel Lutetia”". `article` is for what has no name of its own. */
function nameOfElement({ part, id, label, count }: ElementFact, article: "a" | "the"): string {
  const { name, kind = "" } = label;
  const several = (one: string, many?: string) => counted(count ?? 1, one, many);
  const mode = modes[kind.replace(/ number$/, "")] ?? "leg";
  switch (part) {
    case "legs":
      if (count)
        return several(mode, mode === "ferry" ? "ferries" : mode === "bus" ? "buses" : undefined);
      if (kind.endsWith(" number")) return `${mode} ${name}`;
      return `${article} ${mode}${name && ` to ${name}`}`;
    case "stays":
      return count ? several("stay") : name ? quoted(name) : `${article} stay`;
    case "entries":
      return count ? several("entry", "entries") : quoted(name);
    case "items":
      if (count) return kind === "todo" ? several("to-do") : several("packing item");
      return quoted(name);
    case "costs":
      return count ? several("expense") : `the expense ${quoted(name)}`;
    case "documents":
      if (id === "receipt" || id === "ticket") return `the ${id}`;
      return name ? `the document ${quoted(name)}` : `${article} document`;
    case "photos":
      return count ? several("photo") : `${article} photo`;
    case "trip":
      return "the trip";
    case "notes":
      return "the notes";
  }
}

function addedName(fact: ElementFact): string {
  const name = nameOfElement(fact, "a");
  const { part, label, count } = fact;
  if (part === "entries") return `${name} to ${target(label.date)}`;
  return part === "items" && !count ? `${name} to the ${lists[label.kind ?? ""] ?? "lists"}` : name;
}

function removedName(fact: ElementFact): string {
  const { part, label, count } = fact;
  const name = nameOfElement(fact, part === "photos" ? "a" : "the");
  if (part === "entries") return `${name} from ${target(label.date)}`;
  return part === "items" && !count
    ? `${name} from the ${lists[label.kind ?? ""] ?? "lists"}`
    : name;
}

type ChangedFact = Extract<ElementFact, { how: "changed" }>;

function changeText(fact: ChangedFact, nameOf: NameOf): string {
  const { part, fields, values, count, id } = fact;
  const name = nameOfElement(fact, "the");
  const has = (...names: string[]) => fields.some((field) => names.includes(field));
  const only = (...names: string[]) => fields.every((field) => names.includes(field));
  if (part === "trip") return tripText(fact);
  if (part === "notes") return "changed the notes";
  if (part === "photos") return `changed the caption of ${count ? name : "a photo"}`;
  if (part === "documents")
    return only("label")
      ? `renamed ${name}`
      : `replaced ${id === "receipt" ? "the receipt" : name}`;
  if (only("confirmation")) return `changed the confirmation code of ${name}`;
  if (only("petFee", "petFeeCurrency")) return `changed the pet fee of ${name}`;
  if (only("cost_amount", "cost_currency")) return `changed the cost of ${name}`;
  if (only("done", "is_done")) return `${values.done ? "ticked" : "unticked"} ${name}`;
  if (part === "costs" && only("paid", "paidBy"))
    return `marked ${name} as ${values.done ? "paid" : "not paid"}`;
  if (only("title", "text", "what", "name") && values.name && fact.label.name && !count)
    return `renamed ${name} to ${quoted(values.name)}`;
  if (part === "items") return itemText(fact, name, nameOf);
  if (part === "legs" && only("departureDate", "arrivalDate") && values.date)
    return `moved ${name} to ${day(values.date)}`;
  if (part === "entries" && has("date")) return `moved ${name} to ${target(values.date)}`;
  const detail = details[part]?.find(({ names }) => only(...names))?.text;
  return detail ? `changed ${detail} ${name}` : `changed ${name}`;
}

const details: Partial<Record<Part, readonly { names: readonly string[]; text: string }[]>> = {
  legs: [
    { names: ["departureDate", "arrivalDate"], text: "the dates of" },
    {
      names: ["departureTime", "departureZone", "arrivalTime", "arrivalZone"],
      text: "the times of",
    },
    { names: ["pets"], text: "how the pets travel on" },
  ],
  stays: [
    { names: ["checkIn", "checkOut"], text: "the dates of" },
    { names: ["checkInTime", "checkInUntil", "checkOutTime", "zone"], text: "the times of" },
    { names: ["address"], text: "the address of" },
  ],
  entries: [
    { names: ["time", "end_time", "zone"], text: "the time of" },
    { names: ["note"], text: "the note on" },
    { names: ["location", "venue_id"], text: "the place of" },
    { names: ["link"], text: "the link of" },
    { names: ["photo_id"], text: "the photo of" },
  ],
};

function itemText({ fields, values, count }: ChangedFact, name: string, nameOf: NameOf): string {
  const only = (field: string) => fields.every((each) => each === field);
  if (only("assigneeId")) {
    const { assigneeId } = values;
    if (!assigneeId || count) return `${assigneeId ? "assigned" : "unassigned"} ${name}`;
    return `assigned ${name} to ${nameOf(assigneeId) ?? "a member"}`;
  }
  if (!only("due")) return `changed ${name}`;
  return values.date
    ? `changed the due date of ${name} to ${day(values.date)}`
    : `removed the due date of ${name}`;
}

function tripText({ fields, values, label }: ChangedFact): string {
  const has = (...names: string[]) => fields.some((field) => names.includes(field));
  const { people } = values;
  const texts = [
    ...(has("destination", "destination_place")
      ? [label.name ? `the destination to ${label.name}` : "the destination"]
      : []),
    ...(has("origin") ? ["where the trip starts"] : []),
    ...(has("month", "day", "year", "end_date") ? ["the dates"] : []),
    ...(has("people")
      ? [people ? `the number of people to ${numberText(people)}` : "the number of people"]
      : []),
    ...(has("pet_ids") ? ["which pets come along"] : []),
    ...(has("rates") ? ["the exchange rates"] : []),
  ];
  return `changed ${listText(texts)}`;
}
