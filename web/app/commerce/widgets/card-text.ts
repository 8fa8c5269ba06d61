import type { CardSlot } from "#contracts/kernel/widgets.ts";
import { articlePath, flightsPath } from "../../links/lookup.ts";

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
    sentence: "Compare the pet rules of 3 airlines, with sources.",
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
