/** Purpose of a partner's widget. */
export type WidgetKind = "flights" | "activities" | "deals" | "travel";

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
} as const satisfies Record<string, WidgetKind>;

export type WidgetPlace = keyof typeof widgetKinds;

/** A widget as a page knows it. Heights are in pixels; `narrowHeight` applies at 480 px and below. */
export type PlacedWidget = {
  height: number;
  narrowHeight: number;
  /** Plain link to the partner, used without its script. */
  link?: { to: string; words: string };
};

/** The widgets that an operator has configured, and the only origin on which their scripts run. */
export type Widgets = {
  origin: string;
  placed: Partial<Record<WidgetPlace, PlacedWidget>>;
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
