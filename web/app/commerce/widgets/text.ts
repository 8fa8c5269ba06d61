import { goodsUrl } from "#art/urls.ts";
import type { WidgetKind, WidgetPlace } from "#contracts/kernel/widgets.ts";
import { articlePath } from "../../links/articles.ts";
import { flightsPath, flyPath } from "../../links/flights.ts";

/** The accessible names of frames. */
export const frameTitles: Record<WidgetKind, string> = {
  flights: "Flight search of our partner",
  activities: "Things to do, from our partner",
  deals: "Travel deals of our partner",
  travel: "Travel offers of our partner",
};

/** The message logged to the console. */
export const failedToLoad = (kind: WidgetKind): string =>
  `Failed to load ${kind === "flights" ? "flight" : kind} widget script`;

export type OwnText = {
  title: string;
  sentence: string;
  action: string;
  to: string;
  /** The URL of a drawing. */
  drawing: string;
};

const beforeYouBook: OwnText = {
  title: "Before you book a seat",
  sentence:
    "We sell no flights. What three airlines ask of a pet in the cabin, we wrote down, with sources.",
  action: "Flying with a pet",
  to: flightsPath,
  drawing: goodsUrl("carrier", "brick"),
};

const fares: OwnText = {
  title: "No fares on this page",
  sentence:
    "Compare prices where you like, and keep this list beside you: the cheapest seat is no use if the cabin is closed to your pet.",
  action: "Airlines’ own pages about pets",
  to: flyPath,
  drawing: goodsUrl("tag", "sunflower"),
};

const shortNoses: OwnText = {
  title: "A short nose, a long flight",
  sentence: "Pugs, bulldogs and Persians fly by other rules. Read them before you choose.",
  action: "Short noses",
  to: articlePath("short-noses"),
  drawing: goodsUrl("bottle", "lagoon"),
};

const thingsToDo: OwnText = {
  title: "Somewhere to sleep, something to do",
  sentence: "Hotels and walks that take pets, told by people who were there.",
  action: "Read the hoots",
  to: "/posts",
  drawing: goodsUrl("leash", "brick"),
};

/** The content of places without a partner. Nobody pays for it. */
export const ownText: Record<WidgetPlace, OwnText> = {
  "home-flights": beforeYouBook,
  "home-deals": shortNoses,
  "home-activities": thingsToDo,
  "home-travel": {
    title: "The papers come first",
    sentence: "Which ones only a vet can sign, and how long before you leave.",
    action: "Papers in order",
    to: articlePath("papers-in-order"),
    drawing: goodsUrl("wallet", "night"),
  },
  "featured-deals": {
    title: "Better than a deal",
    sentence: "A list of what to pack, what to plan, and what can stay at home.",
    action: "Read the guide",
    to: articlePath("ultimate-guide"),
    drawing: goodsUrl("blanket", "sunflower"),
  },
  "flights-page": fares,
  "fly-page": {
    title: "No flight search here today",
    sentence:
      "Look for fares where you always look; then ask the airline about your pet before you pay.",
    action: "What to ask it",
    to: flightsPath,
    drawing: goodsUrl("tag", "sunflower"),
  },
  "profile-flights": beforeYouBook,
  "plan-form-flights": beforeYouBook,
  "plans-activities": thingsToDo,
  "plans-flights": shortNoses,
};
