import type { Article, Block } from "../article.ts";

/** The routes on which two airlines take no pets in the cabin. */
export const closedRoutes: Block = {
  is: "table",
  title: "Where the cabin is closed to pets",
  columns: ["American", "Delta"],
  rows: [
    {
      name: "To and from",
      cells: [
        "Across the Atlantic, across the Pacific{aa-routes}",
        "United Kingdom, Australia, New Zealand, Iceland, Hong Kong, Jamaica, Barbados, South Africa, United Arab Emirates{dl-routes}",
      ],
    },
    { name: "Only to", cells: ["Hawaii{aa-routes}", "Hawaii{dl-routes}"] },
    { name: "Only from", cells: ["–", "Brazil, Colombia, Dominican Republic{dl-routes}"] },
  ],
};

/** Shown on the flights page, not in the list of articles. */
export const flyingWithAPet: Article = {
  id: "flying-with-a-pet",
  title: "Flying with a pet",
  excerpt: "What 3 airlines require of pets on board, and what to settle before you pay.",
  date: "2026-11-21",
  checked: "2026-11-21",
  thumbnail: {
    place: "Flying with a pet",
    scene: "carrier",
    pet: { species: "dog", colour: "black" },
  },
  content: [
    { is: "heading", id: "three-airlines", text: "Three airlines, side by side" },
    {
      is: "paragraph",
      text: "These are the three airlines whose rules we’ve read so far. A fare tells you none of this, so start here and compare prices later.",
    },
    {
      is: "comparison",
      title: "A pet in the cabin",
      of: [
        {
          name: "Delta",
          rows: [
            {
              label: "Fee",
              text: "$150 or 150 CAD each way for tickets issued since April 8, 2025, and $95 for older ones.{dl-fee} On international routes, $200.{dl-fee-abroad}",
            },
            {
              label: "Carrier",
              text: "Soft, 18 × 11 × 11 in recommended. It must fit under the seat, which varies by aircraft.{dl-carrier}",
            },
            { label: "Weight", text: "No limit published.{dl-weight}" },
            { label: "Age", text: "8 weeks on domestic flights, 15 weeks to the EU.{dl-age}" },
            {
              label: "Hold",
              text: "Only for active US military and State Department officers.{dl-cargo}",
            },
            {
              label: "Booking",
              text: "By phone, first come, first served.{dl-check-in}",
            },
          ],
        },
        {
          name: "American",
          rows: [
            {
              label: "Fee",
              text: "Reported at $150 each way in 2026; an older page says $125.{aa-fee}",
            },
            {
              label: "Carrier",
              text: "19 × 13 × 9 in for a hard carrier, 18 × 11 × 11 in for a soft one.{aa-carrier}",
            },
            {
              label: "Weight",
              text: "20 lb (9 kg) with the carrier on the Airbus A321T. No limit is published for other aircraft.{aa-weight}",
            },
            { label: "Age", text: "We don't know. Ask the airline." },
            {
              label: "Hold",
              text: "Reportedly only for active-duty military and State Department staff.{aa-cargo}",
            },
            { label: "Booking", text: "We don't know. Ask the airline." },
          ],
        },
        {
          name: "Aeromexico",
          rows: [
            {
              label: "Fee",
              text: "It depends on the route and the season. Ask the airline.",
            },
            { label: "Carrier", text: "About 40 × 30 × 20 cm.{am-carrier}" },
            { label: "Weight", text: "20 lb (9 kg) with the carrier.{am-weight}" },
            { label: "Age", text: "8 weeks, and weaned.{am-age}" },
            {
              label: "Hold",
              text: "Up to 99 lb (45 kg),{am-weight} and as cargo above that.{am-cargo}",
            },
            {
              label: "Booking",
              text: "Call the airline, and ask when to check in.",
            },
          ],
        },
      ],
    },
    {
      is: "callout",
      about: "disagreement",
      title: "Is there a limit on flight time?",
      text: [
        "Sources disagree on how long a flight can be for pets in Aeromexico's cabin. Ask the airline about your own flight, not the general rule.",
      ],
    },
    { is: "heading", id: "closed-routes", text: "Routes with no pets in the cabin" },
    closedRoutes,
    {
      is: "list",
      items: [
        "Delta Connection: reportedly carries no live animals outside the USA except to and from Canada. The airline that flies the plane decides, not the one on the ticket.{dl-regional}",
        "Snub noses: Delta doesn't accept them outside the cabin.{dl-snub} Ask American. [Flying with a snub-nosed pet](/articles/short-noses) has more.",
      ],
    },
    { is: "heading", id: "before-you-pay", text: "Before you pay" },
    {
      is: "checklist",
      title: "Settle these in this order",
      items: [
        "Measure your pet, standing and lying down, and the carrier, with a tape measure",
        "Ask the airline that operates the flight whether it still has a spot for a pet",
        "Ask which aircraft it is, and how much room there is under the seat",
        "Hold the seat, add the pet, and only then pay",
        "Look up the documents for both countries: the flight has to fit their dates, not the other way around",
        "Write down who said what, and when",
      ],
    },
    {
      is: "callout",
      about: "note",
      title: "Service dogs and support animals",
      text: [
        "In the USA, only dogs count as service animals, including psychiatric service dogs. Emotional support animals don't.{dot-scope} Delta carries them as pets.{dl-support} Ask your airline when it needs the forms.",
      ],
    },
  ],
};
