import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { calendarDate, Id } from "../kernel/text.ts";
import { Provider, services } from "./providers.ts";

export const noDocuments = "Sorry, we don't have document info for that route.";
export const noOperator = "Sorry, we don't have info for that company.";
export const noAirline = "Sorry, we don't have info for that airline or destination.";

/** Message for a service and location without a provider, both as entered. */
export const noServices = (service: string, location: string): string =>
  `No information found for the ${service} in ${location}.`;

export const animals = ["dog", "cat"] as const;
export type Animal = (typeof animals)[number];

export const flightKinds = ["national", "international"] as const;

/* @__NO_SIDE_EFFECTS__ */
const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of));

/** The day of the last check, and the one by which another was due. */
export const Overdue = z.object({ checked: z.string(), checkBy: z.string() });
export type Overdue = z.output<typeof Overdue>;

const sourceKinds = [
  "official",
  "quoted",
  "embassy",
  "press",
  "guide",
  "collection",
  "listed",
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A source. `checked` is the date of the page or of its copy, as text, as far as known. */
export const AnswerSource = z.object({
  id: z.string(),
  kind: z.enum(sourceKinds),
  title: z.string(),
  /** Absent where the copy has no public URL. */
  address: z.optional(z.string()),
  checked: z.string(),
});
export type AnswerSource = z.output<typeof AnswerSource>;

const animal = z.enum(animals, { error: "Select dog or cat." });

/** One sourced statement. */
export const AnswerLine = z.object({
  id: z.string(),
  /** Topic in a word or two; "" where the sentence needs none. */
  label: z.string(),
  text: z.string(),
  /** Condition under which it applies, where there are several. */
  when: z.optional(z.string()),
  /** The only species it applies to. */
  only: z.optional(animal),
  basis: z.enum(["source", "derived", "listed"]),
  confidence: z.enum(["high", "medium", "low"]),
  /** Uncertain: shown with a note to confirm it. */
  confirm: z.boolean(),
  /** Only others quote the authority, or no source has a URL: shown with a pointer to the authority. */
  reported: z.boolean(),
  /** Which one of two conflicting figures this is. */
  stands: z.optional(z.enum(["newer", "older"])),
  note: z.optional(z.string()),
  /** Past the day by which it was to be checked again; the confidence is one step lower then. */
  overdue: z.optional(Overdue),
  sources: list(AnswerSource),
});
export type AnswerLine = z.output<typeof AnswerLine>;
const lines = list(AnswerLine);

export const Disagreement = z.object({
  id: z.string(),
  topic: z.string(),
  text: z.string(),
  sources: list(AnswerSource),
});
export type Disagreement = z.output<typeof Disagreement>;

/** The deciding authority, with its page or an embassy's where known. */
export const Authority = z.object({ name: z.string(), page: z.optional(AnswerSource) });
export type Authority = z.output<typeof Authority>;

/** A country: `label` as entered, `words` as used in a sentence: "Berlin", "Germany", "the USA". */
const Country = z.object({ label: z.string(), country: z.string(), words: z.string() });

/** Something that stands in the way, or costs most, first of all. */
const Blocker = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Another route that is open, by names of countries. */
  instead: z.optional(z.object({ label: z.string(), from: z.string(), to: z.string() })),
  sources: list(AnswerSource),
});
export type Blocker = z.output<typeof Blocker>;

const SummaryLine = z.object({
  label: z.string(),
  text: z.string(),
  note: z.optional(z.string()),
});

/** One thing to do before the landing. `from` and `until` are days before it. */
const ChecklistStep = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  only: z.optional(animal),
  /** The rule's own words for its days. */
  when: z.optional(z.string()),
  from: z.optional(z.number()),
  until: z.number(),
  /** Days of the calendar, where a landing date was sent. */
  dates: z.optional(z.object({ from: z.optional(z.string()), until: z.string() })),
});
export type ChecklistStep = z.output<typeof ChecklistStep>;

/** The answer in a few lines. */
const Checklist = z.object({
  landing: z.optional(z.string()),
  blockers: list(Blocker),
  summary: z.object({
    need: SummaryLine,
    when: SummaryLine,
    whom: SummaryLine,
    cost: SummaryLine,
    lead: SummaryLine,
  }),
  steps: list(ChecklistStep),
});
export type Checklist = z.output<typeof Checklist>;

/** Facts about one thing; without lines where nothing is listed. */
const DetailRow = z.object({
  key: z.string(),
  title: z.string(),
  lines,
  /** Something to get done before the pet arrives; not a limit, nor what happens at the border. */
  needed: z.optional(z.boolean()),
});
export type DetailRow = z.output<typeof DetailRow>;

/** The facts of a route, each once, by what they are about. */
const Details = z.object({
  rows: list(DetailRow),
  /** Documents, fees and laws in full. */
  further: list(DetailRow),
  notRequired: lines,
});
export type Details = z.output<typeof Details>;

/** Part of every answer: collection date of its facts, canonical path of its page, known gaps. */
const answer = {
  version: z.string(),
  path: z.string(),
  disagreements: list(Disagreement),
  /** Each completes "We don't know". */
  notKnown: list(z.string()),
};

export const DocumentsAnswer = z.object({
  ...answer,
  from: Country,
  to: Country,
  /** Species filter. */
  species: z.optional(animal),
  /** Why the trip is impossible; the lists are then empty. */
  notPossible: z.optional(AnswerLine),
  /** How the destination classifies the country of origin, where rules depend on it. */
  origin: z.optional(AnswerLine),
  exportDocuments: lines,
  /** Empty where no fee is listed. */
  exportFees: lines,
  importDocuments: lines,
  importFees: lines,
  rules: lines,
  /** Absent where the trip is impossible. */
  checklist: z.optional(Checklist),
  details: Details,
  authorities: z.object({ exit: Authority, entry: Authority }),
  /** Path of the answer for the return direction, where there is one. */
  back: z.nullable(z.string()),
  /** The countries by their ISO codes, such as US-MX: the ID of the page for bookmarks. */
  pair: z.string(),
});
export type DocumentsAnswer = z.output<typeof DocumentsAnswer>;

/** Statements on one topic, newer figures before older ones; empty if there are none. */
const Topic = z.object({ key: z.string(), label: z.string(), lines });

/** One thing that airlines are compared by, in a few words, and the sources of the facts they are made of. */
const ComparedCell = z.object({
  key: z.string(),
  label: z.string(),
  text: z.string(),
  /** Of the cabin, the hold and cargo, or on foot and in a vehicle: whether pets are carried there; `some`: on some routes. */
  allowed: z.optional(z.enum(["yes", "some", "no", "unknown"])),
  /** Of the carrier: its sides in the text, in centimeters. */
  size: z.optional(z.object({ lengthCm: z.number(), widthCm: z.number(), heightCm: z.number() })),
  /** A fact is uncertain. */
  confirm: z.boolean(),
  sources: list(AnswerSource),
});

/** An airline with the same cells as all others; `path` is its page. */
export const ComparedAirline = z.object({
  key: z.string(),
  name: z.string(),
  path: z.string(),
  cells: list(ComparedCell),
});
export type ComparedAirline = z.output<typeof ComparedAirline>;

export const AirlineAnswer = z.object({
  ...answer,
  airline: z.object({ key: z.string(), name: z.string(), page: z.string() }),
  location: z.enum(flightKinds),
  /** Notice shown first. */
  notice: z.optional(z.string()),
  /** Absent where unknown. */
  isCargoAvailable: z.optional(z.boolean()),
  topics: list(Topic),
  /** US rules for service animals. */
  serviceAnimalRules: lines,
  /** The answer's airline on this kind of flight, then others to compare it with. */
  comparison: list(ComparedAirline),
});
export type AirlineAnswer = z.output<typeof AirlineAnswer>;

const operatorModes = ["ferry", "ship", "train", "tunnel", "bus"] as const;

/** A company with trains, ferries or buses. */
export const OperatorAnswer = z.object({
  ...answer,
  operator: z.object({
    key: z.string(),
    name: z.string(),
    mode: z.enum(operatorModes),
    /** The company's own page on pets; absent where none was read. */
    page: z.optional(z.string()),
  }),
  /** The answer in a few words: who boards how, which animals, the limit and the fee. */
  cells: list(ComparedCell),
  topics: list(Topic),
});
export type OperatorAnswer = z.output<typeof OperatorAnswer>;

/** `some`: on some routes. */
const boards = z.enum(["yes", "some", "no", "unknown"]);

/** A company in the list. `countries` are ISO codes; `car` is absent where it takes no vehicles. */
export const ListedOperator = z.object({
  key: z.string(),
  name: z.string(),
  mode: z.enum(operatorModes),
  path: z.string(),
  countries: list(z.string()),
  foot: boards,
  car: z.optional(boards),
});
export type ListedOperator = z.output<typeof ListedOperator>;

export const OperatorList = z.object({ operators: list(ListedOperator) });
export type OperatorList = z.output<typeof OperatorList>;

/** A provider named by a source. */
const SourcedProvider = z.object({
  id: z.string(),
  name: z.string(),
  services: list(z.string()),
  address: z.string(),
  /** False without a street address. */
  street: z.boolean(),
  contact: z.optional(z.string()),
  /** Opening hours, as the contact names them; absent where not known. */
  hours: z.optional(z.string()),
  note: z.optional(z.string()),
  line: AnswerLine,
  /**
   * The ID of the place that it is: its own if it comes from OpenStreetMap or a member; absent if no place there has
   * the name that the sources have.
   */
  place: z.optional(Id),
});
export type SourcedProvider = z.output<typeof SourcedProvider>;

export const ServicesAnswer = z.object({
  version: z.string(),
  path: z.string(),
  service: z.object({ key: z.enum(services), label: z.string() }),
  city: z.object({ label: z.string(), route: z.string(), country: z.string() }),
  providers: list(SourcedProvider),
  /** Providers suggested by travelers and approved by an admin. */
  suggested: list(Provider),
});
export type ServicesAnswer = z.output<typeof ServicesAnswer>;

const cities = list(z.string());

/** Cities with listings for each service, by the names used in URLs. */
export const ServicePlaces = z.object({ vet: cities, dentist: cities, lawyer: cities });
export type ServicePlaces = z.output<typeof ServicePlaces>;

/** Name of a country, airline or city as used in a URL. */
const urlName = z.string().check(z.maxLength(120));

export const getDocuments = endpoint({
  method: "GET",
  path: "/api/documents/:from/:to",
  summary:
    "Returns the requirements to take a dog or cat from one country to another: a checklist, documents, fees and rules, each with its sources.",
  session: "optional",
  params: z.object({ from: urlName, to: urlName }),
  query: z.object({
    species: z.optional(animal),
    /** The day of arrival, by which the checklist is dated. */
    landing: z.optional(calendarDate("Landing date")),
  }),
  response: DocumentsAnswer,
});

export const getAirline = endpoint({
  method: "GET",
  path: "/api/airlines/:airline/:location",
  summary:
    "Returns an airline's pet policy for domestic (`national`) or international flights, with sources.",
  session: "optional",
  params: z.object({ airline: urlName, location: urlName }),
  response: AirlineAnswer,
});

export const listOperators = endpoint({
  method: "GET",
  path: "/api/operators",
  summary: "Lists companies with trains, ferries and buses, and whether they take pets.",
  session: "optional",
  response: OperatorList,
});

export const getOperator = endpoint({
  method: "GET",
  path: "/api/operators/:operator",
  summary: "Returns the pet policy of a train, ferry or bus company, with sources.",
  session: "optional",
  params: z.object({ operator: urlName }),
  response: OperatorAnswer,
});

export const getServices = endpoint({
  method: "GET",
  path: "/api/services/:service/:location",
  summary:
    "Lists vets, dentists or lawyers in a city, from published sources, OpenStreetMap and travelers' suggestions that an admin approved.",
  session: "optional",
  params: z.object({ service: urlName, location: urlName }),
  response: ServicesAnswer,
});

export const listServicePlaces = endpoint({
  method: "GET",
  path: "/api/services",
  summary:
    "Lists the cities with at least one vet, dentist or lawyer, from published sources and approved suggestions.",
  session: "optional",
  response: ServicePlaces,
});
