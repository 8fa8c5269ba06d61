import { asia, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const costaRica: readonly SeedHoot[] = [
  {
    by: "naomi",
    category: "Costa Rica",
    title: "Two weeks in Guanacaste with a terrier who hunts things that hunt back",
    text:
      "Olive is from a long line of small dogs who go down holes. In Costa Rica, somebody is home in the holes.\n\n" +
      "So: long leash, always, and a flashlight for the last walk. Shoes shaken out. The vet in the village, who I looked up before we flew, told me on the first day what to watch for: the large toads, after rain, at dusk. If she mouths one, rinse her mouth sideways with running water, and drive. I had the route saved. We never needed it, and I slept because I had it.\n\n" +
      "Monkeys: no contact, no matter who starts it. (They start it.)",
    daysAgo: 10.2,
    likes: [...north, ...latin, ...south, "luz"],
    comments: [
      {
        by: "dell",
        text: "Same with cane toads where the mail goes. Route saved and slept because of it: that’s the trick to the whole outback.",
        hoursLater: 5,
      },
      {
        by: "theo",
        text: "How do the monkeys start it?",
        hoursLater: 8,
        replies: [
          {
            by: "naomi",
            text: "A fig, thrown from above, with aim.",
            hoursLater: 2,
            replies: [
              {
                by: "theo",
                text: "And Olive?",
                hoursLater: 1,
                replies: [
                  {
                    by: "naomi",
                    text: "Ate the fig. Asked for another. It escalated.",
                    hoursLater: 1,
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    by: "naomi",
    category: "Costa Rica",
    title: "The chip number has to be on the certificate itself",
    text: "Not on a sticker beside it and not on the vaccination card: on the certificate. My vet had left the line blank. I noticed it at the kitchen table and not at the counter, four days before, only because I read forms out loud to the dog. Check with their animal health service to see what else is on the list for your date.",
    daysAgo: 38.8,
    likes: [...north, ...asia, "vale", "leo"],
    comments: [
      {
        by: "vale",
        text: "Does she listen?",
        hoursLater: 4,
        replies: [{ by: "naomi", text: "She sighs at the subsections.", hoursLater: 2 }],
      },
    ],
  },
  {
    by: "camilo",
    category: "Costa Rica",
    title: "Rainy season on a bicycle with a dog: I recommend the rain",
    text:
      "It rains from two to five. You know it, the birds know it, and the man who sells you coffee under his tin roof at one minute to two has built a business on it.\n\n" +
      "Ride at five in the morning. Be under a roof by half past one. Tinto dries on the chair, the man tells you about his knee, somebody brings a puppy to show. At five the road smokes and everything smells of leaves, and you have it to yourself until dark. I did not see one volcano. I did not mind at all.",
    daysAgo: 74.9,
    likes: [...latin, ...north, "hana", "gaspard", "anouk"],
    comments: [{ by: "gaspard", text: "This man with the roof understands life.", hoursLater: 10 }],
  },
];
