import { asia, europe, everyone, latin, north } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const egypt: readonly SeedHoot[] = [
  {
    by: "samira",
    category: "Egypt",
    title: "Cairo to Alexandria by train with a cat who weighs herself",
    text:
      "Semsem travels in a hard carrier with a cotton cloth over it, and between us there is a treaty: I do not lift the cloth, and she does not sing.\n\n" +
      "I asked at the ticket window on the day before, and again of the conductor with his hand still on the door, because one of them is always in a better mood. First carriage, end seat, morning train, before the heat. My aunts met us with fish. They had laid two places, and hers was nearer to the window.\n\n" +
      "On the scale on Sunday: plus two hundred grams. I am not publishing mine.",
    gif: "train window",
    daysAgo: 11.1,
    likes: [...europe, ...asia, ...latin, "thandi", "naomi"],
    comments: [
      {
        by: "leo",
        text: "Please say more about the treaty. Mango and I are at war from the elevator to the curb.",
        hoursLater: 3,
        replies: [
          {
            by: "samira",
            text: "The cloth must smell of the sofa. Article one. There is no article two.",
            hoursLater: 2,
          },
        ],
      },
      { by: "jule", text: "“Hers was nearer to the window.” Aunts know.", hoursLater: 9 },
    ],
  },
  {
    by: "samira",
    category: "Egypt",
    title: "If a street cat in Egypt adopts you on holiday",
    text:
      "It will happen on the third day, on a step, and it will look like fate. Before you book her a seat, please do these things in this order.\n\n" +
      "Ask the people on the street whose she is. She may be everybody’s, with four names and five breakfasts. Ask a local rescue what leaving would mean: vaccines, blood tests perhaps, waiting times that are months and not days, depending on where you live. Look it up on your own country’s page and not in a group. Then ask yourself whether she would choose a flat with one window.\n\n" +
      "Often the best gift is to pay for her to be spayed and vaccinated here, and to leave money for the woman with the fish heads. And sometimes it truly is fate. Then you start with the chip, and I will gladly answer questions.",
    daysAgo: 26.1,
    likes: everyone,
    comments: [
      {
        by: "jule",
        text: "Four names and five breakfasts is Frida’s retirement plan.",
        hoursLater: 5,
      },
      {
        by: "anouk",
        text: "“Waiting times that are months and not days.” Thank you for saying it. The messages I get begin on the Thursday before the Sunday flight.",
        hoursLater: 8,
        replies: [{ by: "samira", text: "Mine come from the taxi.", hoursLater: 2 }],
      },
    ],
  },
  {
    by: "thandi",
    category: "Egypt",
    title: "The cats of the old houses: an architect’s note",
    text: "I was there for the courtyards, without Rooibos, who does not do courtyards. Every old house had a cat in the one place where the air moves. I drew eleven plans and put a small cross for each cat. My professor used to need instruments for that.",
    daysAgo: 80.4,
    likes: [...europe, ...north, "samira", "hana", "ravi", "mateo"],
    comments: [
      { by: "samira", text: "Semsem’s cross in my shop is exactly under the fan.", hoursLater: 4 },
    ],
  },
];
