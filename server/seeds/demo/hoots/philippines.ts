import { asia, europe, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const philippines: readonly SeedHoot[] = [
  {
    by: "luz",
    category: "Philippines",
    title: "Ask the purser: dogs on the inter-island boats",
    text:
      "You asked, so here is your purser. This is how it is on ours; every company has its own way, and a call saves you the pier.\n\n" +
      "Come two hours before, not twenty minutes. Bring the vaccination card and whatever your town’s veterinary office says an animal needs from island to island; ask them early, because I cannot print it for you on the ramp. Bring a carrier he can stand up in. A drop of his own bedding. Water, little food. Do not leave him on the car deck and come to tell me at sea that you are worried; tell me at the ramp, and I will find you a corner with air.\n\n" +
      "If the crew says the sea is too rough for animals, it is. We have all been sick on the same stretch and we take no pleasure in being right.\n\n" +
      "And say good morning. There are four hundred of you and one of me. I remember the good mornings.",
    gif: "ferry",
    daysAgo: 10.9,
    likes: [...asia, ...latin, ...europe, ...north, ...south],
    comments: [
      {
        by: "theo",
        text: "Good morning, Luz.",
        hoursLater: 1,
        replies: [
          {
            by: "luz",
            text: "Good morning, Theo. Deck three, port side, by the fan.",
            hoursLater: 1,
            replies: [
              {
                by: "hana",
                text: "Good morning, Luz. Is there room by the fan?",
                hoursLater: 2,
                replies: [
                  {
                    by: "luz",
                    text: "For Moss, yes. You can stand.",
                    hoursLater: 1,
                    replies: [{ by: "hana", text: "Fair.", hoursLater: 0.5 }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: "arturo",
        text: "Señora, I drove buses and recognize a colleague. Good morning.",
        hoursLater: 6,
      },
      {
        by: "hank",
        text: "What about roosters.",
        hoursLater: 11,
        replies: [{ by: "luz", text: "Under the stairs, and they may not vote.", hoursLater: 3 }],
      },
    ],
  },
  {
    by: "luz",
    category: "Philippines",
    title: "Adobo fell in on purpose, part four",
    text: "At Moalboal, off the pier, in his vest, in front of a school class. He looked around first to see that all of them were watching. A man in a bangka lifted him out by the handle and he went back to the end of the line.",
    gif: "beach",
    daysAgo: 33.9,
    likes: [...asia, ...north, ...latin, "imogen", "hana"],
    comments: [
      { by: "gaspard", text: "Monsieur has read this with respect.", hoursLater: 5 },
      {
        by: "bea",
        text: "Gustave rescues anyone in the water, whether they want it or not. They must never meet.",
        hoursLater: 8,
        replies: [
          { by: "luz", text: "They must meet at once and I shall sell tickets.", hoursLater: 2 },
        ],
      },
    ],
  },
  {
    by: "anouk",
    category: "Philippines",
    title: "Helping a friend bring her two cats to Manila: the chip is not optional",
    text:
      "Her older cat had a vet’s tattoo and no chip, and she thought that would do. It would not have. A pet without one is sent back, so we were at the vet’s that afternoon.\n\n" +
      "The import permit is asked for online before anything is booked, and it lives for two months, so not too early either. Vaccinations on the list, certificate from the official vet. Then at the airport a lady in a blue waistcoat read both chips, called both cats by name, and said one was fat. She was right.",
    daysAgo: 60.3,
    likes: [...asia, "vale", "jule", "naomi"],
    comments: [
      {
        by: "luz",
        text: "I know the lady in the blue waistcoat. She is always right.",
        hoursLater: 7,
      },
    ],
  },
];
