import type { Article } from "../article.ts";
import { closedRoutes } from "./flying-with-a-pet.ts";

export const shortNoses: Article = {
  id: "short-noses",
  title: "Short Noses, Long Flights: Flying with a Snub-Nosed Dog or Cat",
  excerpt:
    "A pug isn’t a small Labrador. Which animals airlines call snub-nosed, where they can and can’t fly, and how to plan a trip that’s easy on their breathing.",
  date: "2026-11-21",
  checked: "2026-11-21",
  thumbnail: {
    place: "At the airport",
    scene: "counter",
    pet: { species: "dog", colour: "cream" },
  },
  content: [
    {
      is: "paragraph",
      text: "Dogs cool themselves by breathing. They pant, and the air carries the warmth out. A short face leaves less room for that air, so heat, excitement and tight spaces are harder on a pug or a Persian than on a collie. Airlines know this, and the rules we’ve read come down to one sentence: not in the hold. What that means for your trip is less simple.",
    },
    { is: "heading", id: "which-noses", text: "Whose nose is short?" },
    {
      is: "paragraph",
      text: "Airlines don’t share one list. The one we know best combines a 2011 list from American Airlines with one that a ticket agent published in 2023. Its dogs include these.",
    },
    {
      is: "breeds",
      groups: [
        {
          text: "Dogs with short noses{snub-dogs}",
          species: "dog",
          breeds: [
            { name: "Affenpinscher", colour: "black", ears: "floppy" },
            { name: "Boston Terrier", colour: "black", ears: "bat" },
            { name: "Boxer", colour: "tan", ears: "button" },
            { name: "Brussels Griffon", colour: "red", ears: "button" },
            { name: "Bulldog (all)", colour: "white", ears: "button" },
            { name: "French Bulldog (all)", colour: "cream", ears: "bat" },
            { name: "Cavalier King Charles Spaniel", colour: "chocolate", ears: "long" },
            { name: "Chow Chow", colour: "red", ears: "pointy" },
            { name: "Dogue de Bordeaux", colour: "brown", ears: "floppy" },
            { name: "Japanese Chin", colour: "white", ears: "long" },
            { name: "Lhasa Apso", colour: "cream", ears: "curly" },
            { name: "Mastiff (all)", colour: "tan", ears: "floppy" },
            { name: "Pekingese", colour: "golden", ears: "long" },
            { name: "Pug (all)", colour: "cream", ears: "button" },
            { name: "Shar Pei", colour: "tan", ears: "button" },
            { name: "Shih Tzu", colour: "grey", ears: "curly" },
            { name: "Tibetan Spaniel", colour: "golden", ears: "floppy" },
          ],
        },
        {
          text: "Strong dogs that some airlines add for other reasons{snub-dogs}",
          species: "dog",
          breeds: [
            { name: "American Staffordshire Terrier", colour: "grey", ears: "button" },
            { name: "Cane Corso", colour: "black", ears: "button" },
            { name: "Dogo Argentino", colour: "white", ears: "button" },
          ],
        },
        {
          text: "Cats on both lists{snub-cats}",
          species: "cat",
          breeds: [
            { name: "Burmese", colour: "chocolate", ears: "upright" },
            { name: "Exotic Shorthair", colour: "ginger", ears: "upright" },
            { name: "Himalayan", colour: "cream", ears: "upright" },
            { name: "Persian", colour: "white", ears: "upright" },
          ],
        },
        {
          text: "Cats on one of them{snub-cats}",
          species: "cat",
          breeds: [
            { name: "British Shorthair", colour: "grey", ears: "upright" },
            { name: "Scottish Fold", colour: "grey", ears: "fold" },
          ],
        },
      ],
    },
    {
      is: "callout",
      about: "note",
      title: "A list isn’t a decision",
      text: [
        "If your pet isn’t on a list, that’s no guarantee. A mixed breed with a flat face will be judged by someone who has a plane to board. Ask the airline before you pay, give the breed as it’s written in the documents, and get the answer in writing.",
      ],
    },
    { is: "heading", id: "the-rules", text: "The cabin or not at all" },
    {
      is: "paragraph",
      text: "Here are three airlines, as far as we could find their rules. For two of them, it’s simple: what fits under the seat can come, and what doesn’t fit stays home. For the third, we couldn’t find enough, and we say so.",
    },
    {
      is: "comparison",
      title: "Snub-nosed pets on three airlines",
      of: [
        {
          name: "Delta",
          rows: [
            { label: "Cabin", text: "Small ones can come if they fit.{dl-snub}" },
            {
              label: "Hold and cargo",
              text: "Not accepted.{dl-snub} Cargo is open only to active US military and State Department officers with orders anyway.{dl-cargo}",
            },
            {
              label: "Carrier",
              text: "18 × 11 × 11 in recommended for a soft one. It must fit under the seat.{dl-carrier}",
            },
            {
              label: "Weight",
              text: "No limit published. The pet must be able to move.{dl-weight}",
            },
          ],
        },
        {
          name: "American",
          rows: [
            { label: "Cabin", text: "Ask the airline." },
            {
              label: "Hold and cargo",
              text: "American reportedly checks only the pets of active-duty military and State Department staff.{aa-cargo}",
            },
            {
              label: "Carrier",
              text: "19 × 13 × 9 in for a hard carrier, 18 × 11 × 11 in for a soft one.{aa-carrier}",
            },
            {
              label: "Weight",
              text: "Commonly given as 20 lb with the carrier, but not confirmed.{aa-weight}",
            },
          ],
        },
        {
          name: "Aeromexico",
          rows: [
            { label: "Cabin", text: "Up to 20 lb (9 kg) with the carrier.{am-weight}" },
            {
              label: "Hold and cargo",
              text: "Up to 99 lb (45 kg) in the hold,{am-weight} and as cargo above that.{am-cargo} We couldn’t confirm whether snub-nosed pets are allowed, so ask.",
            },
            { label: "Carrier", text: "About 40 × 30 × 20 cm.{am-carrier}" },
            {
              label: "Flight",
              text: "Sources disagree on a limit in the cabin. Ask the airline.",
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
        "Sources disagree on how long a flight can be for pets in Aeromexico’s cabin. Ask the airline about your own flight, not the general rule.",
      ],
    },
    { is: "heading", id: "measure", text: "Measure first" },
    {
      is: "paragraph",
      text: "Most bulldogs don’t fit under a seat, and wishing doesn’t make the carrier bigger. Before you fall in love with a fare, take a tape measure and a quiet afternoon. Measure from the nose to the base of the tail, from the floor to the top of the head with your pet standing, and across the shoulders. Then see whether it can stand, turn around and lie down in the carrier with its neck relaxed. A bent neck bends the airway, too. If there’s a weight limit, weigh your pet in the carrier, with the blanket.",
    },
    { is: "quote", text: "Sometimes the kindest ticket is the one you don’t buy." },
    { is: "heading", id: "closed-routes", text: "Routes with no pets in the cabin" },
    {
      is: "paragraph",
      text: "Now put the two together. If the hold is closed to short noses, every route without pets in the cabin is closed to them, too.",
    },
    closedRoutes,
    {
      is: "paragraph",
      text: "Great Britain is the hard case, because the rule is the country’s own: by air, pets come in as cargo, except for assistance dogs and chartered flights.{gb-entry} On these two airlines, a pug can’t get there by air. People who go anyway fly to the continent with an airline that takes the pet in the cabin, rest there, and cross by an approved route with an approved carrier. That takes two sets of documents, and for a dog, a tapeworm treatment 24 to 120 hours before the crossing.{gb-tapeworm} [Over the Atlantic and home again](/articles/over-the-atlantic) covers both.",
    },
    {
      is: "picture",
      of: { place: "London", pet: { species: "dog", colour: "black" } },
      caption: "London. For a pug, the way in is by sea.",
    },
    { is: "heading", id: "season-and-hour", text: "Season, hour and seat" },
    {
      is: "paragraph",
      text: "Heat is the main risk, so plan around it. American reportedly lets no pet travel outside the cabin through Phoenix, Tucson, Las Vegas or Palm Springs from May 1 to September 30,{aa-season} and an animal in the cabin waits in the same terminals and on the same tarmac. Fly in the cool months if you can, early or late in the day if you can’t, and nonstop wherever possible. A delay on the ground with the air conditioning off is harder than an extra hour in the air. If it happens, tell the crew early and politely that you have a short-nosed pet under the seat.",
    },
    {
      is: "paragraph",
      text: "There are few spots for pets. On each flight, Delta has four in Comfort and Main, two in domestic first class and none in Delta One, international business class, or premium economy.{dl-places} It gives them out by phone, first come, first served.{dl-check-in} Book your pet first, then yourself.",
    },
    { is: "heading", id: "the-vet", text: "What to ask your vet" },
    {
      is: "list",
      items: [
        "How does my pet breathe at rest, after stairs and asleep? Is it fit to fly at all, and at this time of year?",
        "Should it lose weight first? For a short-nosed pet, every extra pound makes breathing harder.",
        "Which signs mean stop? Which sounds, what gum color and how long should we wait?",
        "How do I feed and water it on travel day?",
        "Is there anything safe to calm it? Leave that to the vet alone.",
        "Who signs the certificate, and can that be done within the destination’s time limit?",
      ],
    },
    {
      is: "checklist",
      title: "On the day",
      items: [
        "A slow walk while it’s cool, long before the airport",
        "A carrier with mesh on several sides, and nothing hung over it",
        "A damp cloth in a closed bag, and a small battery fan",
        "Water offered at every stop, a little at a time",
        "A harness instead of a collar, so nothing presses on the throat",
        "The airline’s answer about the breed, printed",
        "Time: a short-nosed pet should never have to rush to a gate",
      ],
    },
    { is: "heading", id: "not-flying", text: "When not to fly" },
    {
      is: "paragraph",
      text: "Some animals shouldn’t fly. If yours snores itself awake, gags after a short run, or has ever collapsed in the heat, the answer may be a train, a car with good air conditioning and plenty of stops, or a friend with a couch. That’s not giving up. It’s the same care that made you read this far. A week without you is hard on a bulldog; a bad hour in a hot cabin can be worse.",
    },
    {
      is: "paragraph",
      text: "And if your vet says yes, the carrier fits, the route is open and the morning is cool: go. A short-nosed dog asleep under a seat sounds like a small, happy engine, and the whole row will know you did it right.",
    },
  ],
};
