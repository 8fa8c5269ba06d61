import { asia, europe, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const southAfrica: readonly SeedHoot[] = [
  {
    by: "thandi",
    category: "South Africa",
    title: "Cape Town to Durban the slow way, with a dog and no game drive",
    text:
      "Let me save you an argument: the parks with the large animals do not want your dog, and your dog does not want them. So we drove round the edge of every map, and it was the better trip.\n\n" +
      "Day one: the long valley of fruit farms, a stoep with a tap. Day two: the Karoo, where the horizon is a ruler and Rooibos sat up in the back for two hundred kilometres to see whether it would change. Days three and four: a sheep farm, behind a closed gate, with the farmer’s three collies explaining the rules. Then down to the wild coast, cows on the beach, and a dog who had been told about cows and had not believed it.\n\n" +
      "Take: water for a day more than you plan; the number of the next vet written on the map where it is; a torch for the last walk, and eyes on the ground for snakes when it is warm. Fill up at half. Leave at five. Arrive while there is light to see the doors by.\n\n" +
      "We were two days late. Nobody had minded. There was soup.",
    gif: "road trip",
    daysAgo: 14.8,
    likes: [...south, ...north, ...europe, ...latin, ...asia],
    comments: [
      {
        by: "dell",
        text: "Number of the vet written on the map where it is. Stealing that.",
        hoursLater: 4,
      },
      {
        by: "sofia",
        text: "A dog who had been told about cows and had not believed it. Mate and pigeons, except that she believed.",
        hoursLater: 9,
      },
      {
        by: "theo",
        text: "What’s a stoep? Pickle hopes it’s a sort of sausage.",
        hoursLater: 12,
        replies: [
          {
            by: "thandi",
            text: "A raised porch, from which one judges the road. He would be very good at it.",
            hoursLater: 3,
          },
        ],
      },
    ],
  },
  {
    by: "thandi",
    category: "South Africa",
    title: "Beach with a wind that moves furniture",
    text: "In the windy months go before eight, on the side of the mountain that is in its lee, and look up which stretch is for dogs and when. Rooibos lost an ear inside out for an hour. A stranger turned it back for him without breaking her stride.",
    daysAgo: 45.8,
    likes: [...south, "bea", "gaspard", "ines"],
    comments: [
      {
        by: "hana",
        text: "Wellington sends its regards and one garden chair.",
        hoursLater: 5,
        replies: [
          {
            by: "thandi",
            text: "It arrived. Blue?",
            hoursLater: 4,
            replies: [{ by: "hana", text: "Blue.", hoursLater: 8 }],
          },
        ],
      },
    ],
  },
  {
    by: "naomi",
    category: "South Africa",
    title: "We looked into bringing Olive, and then left her with my sister",
    text: "There’s a permit, a set of blood tests, and airlines that don’t take pets in the cabin on that route. All of it can be done, and people who move there do it. For twelve days I counted what it would ask of her against what it would give her, and it wasn’t close. I went. Thandi met me at the gate with Rooibos and a bowl of water, for me.",
    daysAgo: 71.6,
    likes: [...north, ...south, ...europe, "ines", "ravi"],
    comments: [{ by: "thandi", text: "You looked thirsty.", hoursLater: 2 }],
  },
];
