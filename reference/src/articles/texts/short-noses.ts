import type { Article } from "../article.ts";

export const shortNoses: Article = {
  id: "short-noses",
  title: "Short Noses, Long Flights: Flying with a Snub-Nosed Dog or Cat",
  excerpt:
    "A pug is not a small Labrador. Which animals airlines mean by snub-nosed, where they may fly and where they may not, and how to plan a trip that respects their breath.",
  date: "2026-11-21",
  checked: "2026-11-21",
  thumbnail: { place: "Big sky", pet: { species: "dog", colour: "cream" } },
  content: [
    {
      is: "paragraph",
      text: "Dogs cool themselves by breathing. They pant, and the air carries the warmth out. A short face leaves that air less room, so heat, excitement and tight spaces cost a pug or a Persian more than they cost a collie. Airlines have learned this, and the rules we have read come down to one sentence: not in the hold. What follows from it is less simple.",
    },
    { is: "heading", id: "which-noses", text: "Whose nose is short?" },
    {
      is: "paragraph",
      text: "There is no list that all airlines share. The one we know best joins a list of American Airlines of 2011 with one that a ticket agent published in 2023. Among its dogs are the Affenpinscher, the Boston Terrier, the Boxer, the Brussels Griffon, every Bulldog and French Bulldog, the Cavalier King Charles Spaniel, the Chow Chow, the Dogue de Bordeaux, the Japanese Chin, the Lhasa Apso, all Mastiffs, the Pekingese, all Pugs, the Shar Pei, the Shih Tzu and the Tibetan Spaniel. It also holds strong breeds that some airlines add for other reasons, such as the American Staffordshire Terrier, the Cane Corso and the Dogo Argentino.{snub-dogs}",
    },
    {
      is: "paragraph",
      text: "Among cats it has the Burmese, the Exotic Shorthair, the Himalayan and the Persian, which stand in both lists, and the British Shorthair and the Scottish Fold, which stand in one.{snub-cats}",
    },
    {
      is: "callout",
      about: "note",
      title: "A list is not a verdict",
      text: [
        "A list that is silent about your animal promises nothing, and a mixed breed with a flat face will be judged by someone who has a plane to close. Ask the airline before you pay, name the breed as it stands in the papers, and keep the answer in writing.",
      ],
    },
    { is: "heading", id: "the-rules", text: "The cabin or nothing" },
    {
      is: "paragraph",
      text: "Three airlines, as far as we could read their rules. For two of them the pattern is plain: what fits under the seat may come, what does not fit stays on the ground. Of the third we could not find out enough, and say so.",
    },
    {
      is: "comparison",
      title: "Snub-nosed pets on three airlines",
      of: [
        {
          name: "Delta",
          rows: [
            { label: "Cabin", text: "Small ones may come along if they fit.{dl-snub}" },
            {
              label: "Hold and cargo",
              text: "Not accepted;{dl-snub} shipping is open only to active US military and State Department officers with orders anyway.{dl-cargo}",
            },
            {
              label: "Carrier",
              text: "18 × 11 × 11 in recommended for a soft one; it must fit under the seat.{dl-carrier}",
            },
            { label: "Weight", text: "None published; the pet must be able to move.{dl-weight}" },
          ],
        },
        {
          name: "American",
          rows: [
            { label: "Cabin", text: "Accepted if they fit.{aa-snub}" },
            {
              label: "Hold and cargo",
              text: "Not accepted as checked pets.{aa-snub} Reported to check only the pets of active-duty military and State Department staff.{aa-cargo}",
            },
            { label: "Carrier", text: "19 × 13 × 9 in hard, 18 × 11 × 11 in soft.{aa-carrier}" },
            {
              label: "Weight",
              text: "Commonly 20 lb with the carrier, not confirmed.{aa-weight}",
            },
          ],
        },
        {
          name: "Aeromexico",
          rows: [
            { label: "Cabin", text: "20 lb (9 kg) with the carrier.{am-weight}" },
            {
              label: "Hold and cargo",
              text: "Up to 99 lb (45 kg) in the hold,{am-weight} cargo above that;{am-cargo} we couldn’t confirm whether snub-nosed pets are allowed. Ask.",
            },
            { label: "Carrier", text: "About 40 × 30 × 20 cm.{am-carrier}" },
            {
              label: "Flight",
              text: "Cabin up to six hours, with one exception on record.{am-hours}",
            },
          ],
        },
      ],
    },
    {
      is: "callout",
      about: "disagreement",
      title: "Is there a six-hour limit?",
      text: [
        "Three pages say that Aeromexico takes pets in the cabin on flights of up to six hours. A list from May 2026 includes Mexico City to Tokyo, a much longer flight.{am-hours} Ask the airline about your own flight, not the general rule.",
      ],
    },
    { is: "heading", id: "measure", text: "Measure first" },
    {
      is: "paragraph",
      text: "Most bulldogs do not fit under a seat, and wishing makes the carrier no larger. Before you fall in love with a fare, take a tape and a calm afternoon. Measure from the nose to the root of the tail, from the floor to the top of the head with the animal standing, and across the shoulders. Then set the carrier in front of it and see whether it can stand, turn around and lie down with its neck at ease. A head that has to bend bends the airway with it. Where a weight counts, weigh the animal in the carrier, with the blanket.",
    },
    { is: "quote", text: "The kindest ticket is sometimes the one you do not buy." },
    { is: "heading", id: "closed-routes", text: "Routes with no pets in the cabin" },
    {
      is: "paragraph",
      text: "Now put the two halves together. If the hold is shut to short noses, every route without pets in the cabin is shut as well. American carries none across the Atlantic, across the Pacific or to Hawaii.{aa-routes} Delta takes none on routes of the United Kingdom, Australia, New Zealand, Iceland, Hong Kong, Jamaica, Barbados, South Africa and the United Arab Emirates, none to Hawaii, and none out of Brazil, Colombia and the Dominican Republic.{dl-routes}",
    },
    {
      is: "paragraph",
      text: "Great Britain is the hard case, for there the rule is the country’s own: by air pets come in as cargo, except assistance dogs and chartered flights.{gb-entry} On these two airlines that leaves a pug no way in through the air. People who go all the same fly to the continent with an airline that takes the animal in its cabin, rest there, and cross by an approved route with an approved carrier. That makes two sets of papers, and for a dog a tapeworm treatment 24 to 120 hours before the crossing.{gb-tapeworm} [Over the Atlantic and home again](/articles/over-the-atlantic) has both.",
    },
    {
      is: "picture",
      of: { place: "London", pet: { species: "dog", colour: "black" } },
      caption: "London, for a pug, is a city by the sea.",
    },
    { is: "heading", id: "season-and-hour", text: "Season, hour and seat" },
    {
      is: "paragraph",
      text: "Heat is the whole matter, so choose against it. American is reported to send no pet outside the cabin through Phoenix, Tucson, Las Vegas or Palm Springs from May 1 to September 30,{aa-season} and an animal in the cabin waits in the same terminals and on the same tarmac. Fly in the cool months if you can, early or late in the day if you cannot, and without a change wherever one flight will do. A delay on the ground with the air turned off is harder than an hour more in the sky. If it happens, tell the crew early and kindly that you have a short-nosed animal under the seat.",
    },
    {
      is: "paragraph",
      text: "Places for pets are few. Delta counts four in Comfort and Main, two in domestic first class and none in Delta One, international business or premium,{dl-places} and gives them by phone to the first callers.{dl-check-in} Book the animal, then yourself.",
    },
    { is: "heading", id: "the-vet", text: "What to ask your vet" },
    {
      is: "list",
      items: [
        "How does this animal breathe at rest, after stairs, and asleep? Is it fit to fly at all, and at this time of the year?",
        "Is there weight to lose first? For a short nose every spare pound is in the way.",
        "Which signs mean stop: which sound, which color of the gums, how long to wait?",
        "How do I feed and water it on the day?",
        "Anything to calm it is a question for the vet alone. Do not bring your own answer.",
        "Who signs the certificate, and can that happen inside the window the destination gives?",
      ],
    },
    {
      is: "checklist",
      title: "On the day",
      items: [
        "A slow walk in the cool, long before the airport",
        "A carrier with mesh on several sides, and nothing hung over it",
        "A damp cloth in a closed bag, and a small battery fan",
        "Water offered at every pause, little and often",
        "A harness instead of a collar, so that nothing presses on the throat",
        "The airline’s answer about the breed, printed",
        "Time: a short-nosed pet should never have to rush to a gate",
      ],
    },
    { is: "heading", id: "not-flying", text: "When not to fly" },
    {
      is: "paragraph",
      text: "Some animals should not. If yours snores itself awake, gags after a short run, or has ever gone down in the heat, the answer may be a train, a car with good air and many stops, or a friend with a sofa. That is no defeat. It is the same care that made you read this far. A week without you is unpleasant for a bulldog; a bad hour in a hot cabin can be worse than that.",
    },
    {
      is: "paragraph",
      text: "And if your vet says yes, the carrier fits, the route is open and the morning is cool: go. A short-nosed dog asleep under a seat makes a sound like a small, contented engine, and the whole row will know that you have done it right.",
    },
  ],
};
