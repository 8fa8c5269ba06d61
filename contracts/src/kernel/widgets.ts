/** Purpose of a partner's widget. */
export type WidgetKind = "flights" | "activities" | "deals" | "travel" | "card";

/** Slots of partner widgets, each with its purpose. */
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

export type WidgetSlot = keyof typeof widgetKinds;

/** Slots of cards, where a partner's offer can be a plain link without a script. */
export type CardSlot = {
  [Slot in WidgetSlot]: (typeof widgetKinds)[Slot] extends "card" ? Slot : never;
}[WidgetSlot];

export const isCardSlot = (slot: WidgetSlot): slot is CardSlot => widgetKinds[slot] === "card";

/** A plain link to a partner. */
export type PartnerLink = { to: string; words: string };

/** A partner's offer on a card: a link without a script, and a sentence about it. */
export type SlotCard = { link: PartnerLink; text?: string };

/** A widget as a page knows it. Heights are in pixels; `narrowHeight` applies at 480 px and below. */
export type SlotWidget = {
  height: number;
  narrowHeight: number;
  /** Plain link to the partner, used without its script. */
  link?: PartnerLink;
};

/** The widgets that an operator has configured, and the only origin on which their scripts run, if they have any. */
export type Widgets = {
  origin?: string;
  placed: Partial<Record<WidgetSlot, SlotWidget>>;
  cards: Partial<Record<CardSlot, SlotCard>>;
};

/** Path of the document in which a slot's script runs. */
export const framePath = (slot: WidgetSlot): string => `/frames/${slot}`;

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
