/** What a partner's widget is for. */
export type WidgetKind = "flights" | "activities" | "deals" | "travel";

/** Every place at which a partner's widget may stand, and what is looked for there. */
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

/** What a page knows of the widget at a place. Heights are in pixels; `narrowHeight` holds at 480 px and below. */
export type PlacedWidget = {
  height: number;
  narrowHeight: number;
  /** Where the partner can be reached without its script. */
  link?: { to: string; words: string };
};

/** The widgets an operator has set up, and the origin on which alone their scripts run. */
export type Widgets = {
  origin: string;
  placed: Partial<Record<WidgetPlace, PlacedWidget>>;
};

/** The address of the document in which the script of a place runs. */
export const framePath = (place: WidgetPlace): string => `/frames/${place}`;

/** What a frame may do: run its script, open the partner in a new tab, send a form. It has no origin and no storage. */
export const frameSandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms";

/** All that a page hears from a frame. */
export const frameSays = { loaded: "widget loaded", failed: "widget failed" } as const;

/** So long a script may take, in milliseconds, before a plain link stands in its place. */
export const framePatience = 8_000;

/** The height of a flight search where there is room for its breadth, 1012 pixels. */
export const flightsHeight = 177;
