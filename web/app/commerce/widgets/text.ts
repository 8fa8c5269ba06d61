import { goodsUrl } from "#art/urls.ts";
import type { CardSlot, WidgetKind, WidgetSlot } from "#contracts/kernel/widgets.ts";
import { articlePath, flightsPath, flyPath } from "../../links/lookup.ts";

/** The accessible names of frames. */
export const frameTitles: Record<WidgetKind, string> = {
  flights: "Partner flight search",
  activities: "Partner activities",
  deals: "Partner travel deals",
  travel: "Partner travel offers",
  card: "Partner offer",
};

/** The message logged to the console. */
export const failedToLoad = (kind: WidgetKind): string =>
  `Failed to load ${kind === "flights" ? "flight" : kind} widget script`;

export type HouseText = {
  title: string;
  sentence: string;
  action: string;
  to: string;
  /** The URL of a drawing. */
  drawing: string;
};

const beforeYouBook: HouseText = {
  title: "Before you book",
  sentence: "Compare the pet policies of 3 airlines, with sources.",
  action: "Compare airlines",
  to: flightsPath,
  drawing: goodsUrl("carrier", "brick"),
};

const fares: HouseText = {
  title: "Found a fare?",
  sentence:
    "Check the airline's pet policy before you pay. A cheap seat is no use if your pet can't board.",
  action: "View airline pet pages",
  to: flyPath,
  drawing: goodsUrl("tag", "sunflower"),
};

const shortNoses: HouseText = {
  title: "Flying with a snub-nosed pet",
  sentence:
    "Airlines have extra rules for pugs, bulldogs and Persian cats. Read them before you book.",
  action: "Read the guide",
  to: articlePath("short-noses"),
  drawing: goodsUrl("bottle", "lagoon"),
};

const thingsToDo: HouseText = {
  title: "Places to stay, things to do",
  sentence: "Pet-friendly hotels and walks, from people who've been there.",
  action: "Browse hoots",
  to: "/posts",
  drawing: goodsUrl("leash", "brick"),
};

/** The content of slots without a partner. It is not paid for. */
export const houseText: Record<Exclude<WidgetSlot, CardSlot>, HouseText> = {
  "home-flights": beforeYouBook,
  "home-deals": shortNoses,
  "home-activities": thingsToDo,
  "home-travel": {
    title: "Start with the documents",
    sentence: "Which ones only a vet can sign, and how far ahead to get them.",
    action: "Read the documents guide",
    to: articlePath("papers-in-order"),
    drawing: goodsUrl("wallet", "night"),
  },
  "featured-deals": {
    title: "The complete pet travel guide",
    sentence: "What to pack, what to plan and what to leave at home.",
    action: "Read the travel guide",
    to: articlePath("ultimate-guide"),
    drawing: goodsUrl("blanket", "sunflower"),
  },
  "flights-page": fares,
  "fly-page": {
    title: "Flight search isn't available",
    sentence: "Find fares on your usual site, then check the airline's pet policy before you pay.",
    action: "What to ask the airline",
    to: flightsPath,
    drawing: goodsUrl("tag", "sunflower"),
  },
  "profile-flights": beforeYouBook,
  "plan-form-flights": beforeYouBook,
  "plans-activities": thingsToDo,
  "plans-flights": shortNoses,
};
