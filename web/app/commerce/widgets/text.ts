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
  sentence: "Compare the pet policies of 30 airlines, with sources.",
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

export type CardText = {
  title: string;
  /** The heading's level on the page of the card. */
  level: "h2" | "h3";
  sentence: string;
  action: string;
  to: string;
};

const insurers = {
  action: "See insurers at naphia.org",
  to: "https://naphia.org/",
};

/** Titles of cards, and our own content for cards without a partner. */
export const cardText: Record<CardSlot, CardText> = {
  "profile-insurance": {
    title: "Pet insurance",
    level: "h2",
    sentence:
      "Find North American pet insurers on their trade association's list. This isn't an ad, and we earn nothing from it.",
    ...insurers,
  },
  "profile-trips": {
    title: "Before you go",
    level: "h3",
    sentence: "Which documents your pet needs, and how far ahead to get them.",
    action: "Read about documents",
    to: articlePath("papers-in-order"),
  },
  "plans-insurance": {
    title: "Pet Insurance",
    level: "h3",
    sentence: "Find North American pet insurers on their trade association's list.",
    ...insurers,
  },
  "plans-flight-deals": {
    title: "Flight Deals",
    level: "h3",
    sentence: "Compare the pet rules of 30 airlines, with sources.",
    action: "Compare pet policies",
    to: flightsPath,
  },
  "plans-gear": {
    title: "Pet Travel Gear",
    level: "h3",
    sentence: "What to pack, what to plan and what to leave at home.",
    action: "Read the guide",
    to: articlePath("ultimate-guide"),
  },
  "plans-vet": {
    title: "Vet Access Anywhere",
    level: "h3",
    sentence: "Which documents need a vet's signature, and how far ahead to get them.",
    action: "Read about documents",
    to: articlePath("papers-in-order"),
  },
};
