import * as z from "zod/mini";
import { animals, flightKinds } from "./answer-names.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { Provider, services } from "./providers.ts";

/* @__NO_SIDE_EFFECTS__ */
const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of));

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

/** Where something was read. `checked` is the day of the page or of its copy, in words, as far as it is known. */
export const AnswerSource = z.object({
  id: z.string(),
  kind: z.enum(sourceKinds),
  title: z.string(),
  /** Absent where the copy that was read has no public address. */
  address: z.optional(z.string()),
  checked: z.string(),
});
export type AnswerSource = z.output<typeof AnswerSource>;

const animal = z.enum(animals, { error: "Choose dog or cat." });

/** One thing that is known, with where it comes from. */
export const AnswerLine = z.object({
  id: z.string(),
  /** What it is about, in a word or two; "" where the sentence needs none. */
  label: z.string(),
  text: z.string(),
  /** In which case it holds, where there are several. */
  when: z.optional(z.string()),
  /** The one kind of animal it is about. */
  only: z.optional(animal),
  basis: z.enum(["source", "derived", "listed"]),
  confidence: z.enum(["high", "medium", "low"]),
  /** Too unsure to travel by: say "please confirm". */
  confirm: z.boolean(),
  /** No source has an address of its own: say so, and send people to the authority. */
  reported: z.boolean(),
  /** Of two figures that disagree, which one this is. */
  stands: z.optional(z.enum(["newer", "older"])),
  note: z.optional(z.string()),
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

/** Who decides, and a page of theirs, or of an embassy, where one is known. */
export const Authority = z.object({ name: z.string(), page: z.optional(AnswerSource) });
export type Authority = z.output<typeof Authority>;

/** A country as it was named, `words` in a sentence: "Berlin", "Germany", "the USA". */
const Country = z.object({ label: z.string(), country: z.string(), words: z.string() });

/** What every answer has: the day its facts were collected, the one path of its page, what is not known. */
const answer = {
  version: z.string(),
  path: z.string(),
  disagreements: list(Disagreement),
  /** Each to stand after "Not known:". */
  notKnown: list(z.string()),
};

export const DocumentsAnswer = z.object({
  ...answer,
  from: Country,
  to: Country,
  /** What it was narrowed to. */
  species: z.optional(animal),
  /** Why the trip cannot be made; then the lists are empty. */
  notPossible: z.optional(AnswerLine),
  /** How the destination counts the country of origin, where that decides something. */
  origin: z.optional(AnswerLine),
  exportDocuments: lines,
  /** Empty: not listed. */
  exportFees: lines,
  importDocuments: lines,
  importFees: lines,
  rules: lines,
  authorities: z.object({ exit: Authority, entry: Authority }),
  /** The path of the way back, where there is an answer to it. */
  back: z.nullable(z.string()),
});
export type DocumentsAnswer = z.output<typeof DocumentsAnswer>;

/** What is known of one topic, newer figures before older ones; no lines where nothing is. */
const Topic = z.object({ key: z.string(), label: z.string(), lines });
export type AirlineTopic = z.output<typeof Topic>;

export const AirlineAnswer = z.object({
  ...answer,
  airline: z.object({ key: z.string(), name: z.string(), page: z.string() }),
  location: z.enum(flightKinds),
  /** To be said before anything else. */
  notice: z.optional(z.string()),
  /** Absent where it is not known. */
  isCargoAvailable: z.optional(z.boolean()),
  topics: list(Topic),
  /** The rules of the USA for service animals. */
  serviceAnimalRules: lines,
});
export type AirlineAnswer = z.output<typeof AirlineAnswer>;

/** A place that a source names. */
const SourcedProvider = z.object({
  id: z.string(),
  name: z.string(),
  services: list(z.string()),
  address: z.string(),
  /** False where no street is known. */
  street: z.boolean(),
  contact: z.optional(z.string()),
  note: z.optional(z.string()),
  line: AnswerLine,
});
export type SourcedProvider = z.output<typeof SourcedProvider>;

export const ServicesAnswer = z.object({
  version: z.string(),
  path: z.string(),
  service: z.object({ key: z.enum(services), label: z.string() }),
  city: z.object({ label: z.string(), route: z.string(), country: z.string() }),
  providers: list(SourcedProvider),
  /** What travelers suggested and an admin looked into. */
  suggested: list(Provider),
});
export type ServicesAnswer = z.output<typeof ServicesAnswer>;

const cities = list(z.string());

/** The cities where somebody is known, for each service, by the names that stand in addresses. */
export const ServicePlaces = z.object({ vet: cities, dentist: cities, lawyer: cities });
export type ServicePlaces = z.output<typeof ServicePlaces>;

/** A name of a country, an airline or a city as it stands in an address. */
const named = z.string().check(z.maxLength(120));

export const getDocuments = endpoint({
  method: "GET",
  path: "/api/documents/:from/:to",
  summary:
    "What a dog or a cat needs to leave one country and enter another: papers, fees, rules, each with its sources.",
  session: "optional",
  params: z.object({ from: named, to: named }),
  query: z.object({ species: z.optional(animal) }),
  response: DocumentsAnswer,
});

export const getAirline = endpoint({
  method: "GET",
  path: "/api/airlines/:airline/:location",
  summary: "What an airline says about pets on national or international flights, with sources.",
  session: "optional",
  params: z.object({ airline: named, location: named }),
  response: AirlineAnswer,
});

export const getServices = endpoint({
  method: "GET",
  path: "/api/services/:service/:location",
  summary:
    "Vets, dentists or lawyers in a city: those that sources name, and those that travellers suggested and an admin looked into.",
  session: "optional",
  params: z.object({ service: named, location: named }),
  response: ServicesAnswer,
});

export const listServicePlaces = endpoint({
  method: "GET",
  path: "/api/services",
  summary:
    "The cities where a vet, a dentist or a lawyer is known: those of our sources, and those that travellers suggested and an admin looked into.",
  session: "optional",
  response: ServicePlaces,
});
