/** Purpose of a partner's widget. */
export type WidgetKind = "flights" | "activities" | "deals" | "travel" | "card";

/** Placements of partner widgets, each with its purpose. */
export const widgetKinds = {
  "home-flights": "flights",
  "home-deals": "deals",
  "home-activities": "activities",
  "home-travel": "travel",
  "featured-deals": "deals",
  "flights-page": "flights",
  "fly-page": "flights",
  "profile-flights": "flights",
  "plan-form-flights": "flights",
  "plans-activities": "activities",
  "plans-flights": "flights",
  "profile-insurance": "card",
  "profile-trips": "card",
  "plans-insurance": "card",
  "plans-flight-deals": "card",
  "plans-gear": "card",
  "plans-vet": "card",
} as const satisfies Record<string, WidgetKind>;

export type WidgetPlace = keyof typeof widgetKinds;

/** Placements of cards, where a partner's offer can be a plain link without a script. */
export type CardPlace = {
  [Place in WidgetPlace]: (typeof widgetKinds)[Place] extends "card" ? Place : never;
}[WidgetPlace];

export const isCardPlace = (place: WidgetPlace): place is CardPlace =>
  widgetKinds[place] === "card";

/** A plain link to a partner. */
export type PartnerLink = { to: string; words: string };

/** A partner's offer on a card: a link without a script, and a sentence about it. */
export type PlacedCard = { link: PartnerLink; text?: string };

/** A widget as a page knows it. Heights are in pixels; `narrowHeight` applies at 480 px and below. */
export type PlacedWidget = {
  height: number;
  narrowHeight: number;
  /** Plain link to the partner, used without its script. */
  link?: PartnerLink;
};

/** The widgets that an operator has configured, and the only origin on which their scripts run, if they have any. */
export type Widgets = {
  origin?: string;
  placed: Partial<Record<WidgetPlace, PlacedWidget>>;
  cards: Partial<Record<CardPlace, PlacedCard>>;
};

/** Path of the document in which a placement's script runs. */
export const framePath = (place: WidgetPlace): string => `/frames/${place}`;

/**
 * Sandbox of a frame: run its script, open the partner in a new tab, submit a form. It has no origin and no
 * storage.
 */
export const frameSandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms";

/** Messages that a page accepts from a frame. */
export const frameMessages = { loaded: "widget loaded", failed: "widget failed" } as const;

/** Milliseconds a script may take before a plain link replaces it. */
export const frameTimeoutMs = 8_000;

/** Height of a flight search at a width of 1012 pixels or more. */
export const flightsHeight = 177;
