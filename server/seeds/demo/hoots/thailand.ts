import { asia, europe, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const thailand: readonly SeedHoot[] = [
  {
    by: "anouk",
    category: "Thailand",
    title: "Otto took the night boat to Krabi",
    text:
      "A cat, a hammock and a very patient captain. I had rung to ask and been told “cat can, if cat is calm”. Nobody has ever said that of Otto.\n\n" +
      "He spent the first hour in the bag under my knees, swearing. In the second hour the engine found a note he liked. In the third the captain’s mother, who sails along because she sleeps better on the boat, hung a second hammock beside mine, about the size of a shopping net, and pointed at it. I clipped his harness to the rail and let him look. He got in. He has ignored every bed in my flat since.\n\n" +
      "What I would do again: harness and collar both, clipped to something that does not move. Dry food only. The litter in a baking tin with a lid. Ask for a place away from the engine hatch, it is hot there. And bring something for the mother; she likes dried mango and will not say so.",
    daysAgo: 3.1,
    likes: [...asia, ...europe, ...latin, "hana", "samira", "naomi"],
    comments: [
      {
        by: "luz",
        text: "Every good boat has a mother on it. Ours checks the knots after me.",
        hoursLater: 2,
        replies: [
          {
            by: "anouk",
            text: "She checked mine too. Then retied all of them.",
            hoursLater: 1,
            replies: [{ by: "luz", text: "Then you have been accepted as crew.", hoursLater: 1 }],
          },
        ],
      },
      {
        by: "jule",
        text: "The size of a shopping net. Frida asks whether it comes in grey.",
        hoursLater: 5,
      },
      {
        by: "samira",
        text: "Did he get seasick? Semsem goes quiet and drools on the ferry, and I end up holding her like a hot dish.",
        hoursLater: 12,
        replies: [
          {
            by: "anouk",
            text: "A little, at the start. I asked my vet beforehand and we agreed on no breakfast and fresh air. Yours may say something else.",
            hoursLater: 4,
          },
        ],
      },
      {
        by: "leo",
        text: "Cat can, if cat is calm. I want it in cross-stitch.",
        hoursLater: 30,
      },
    ],
  },
  {
    by: "anouk",
    category: "Thailand",
    title: "Arriving at Bangkok with a pet: the order of the doors",
    text:
      "People write to me about this, so here it is once.\n\n" +
      "You write to the quarantine station of your airport before you fly and get a permit back by e-mail. There is a window for asking, from 60 down to 7 days before, so put it in the calendar on the day you book. Then at home: the chip, the rabies and the other vaccinations with their waiting times, and the official certificate at the end.\n\n" +
      "On the day: off the plane, do not go out through customs, find the office with the green sign. Sit. Somebody comes. They read the chip, they check the papers, they print two more, you pay a small sum, you leave. Otto’s turn took as long as a bowl of soup.\n\n" +
      "I used their page and the embassy’s page and trusted nothing in a forum, including this.",
    daysAgo: 20.9,
    likes: [...asia, ...north, ...south, "theo", "gaspard"],
    comments: [
      {
        by: "dana",
        text: "“Trusted nothing in a forum, including this” should be at the bottom of every page here.",
        hoursLater: 7,
        replies: [{ by: "anouk", text: "Start with yours. Then mine.", hoursLater: 2 }],
      },
      {
        by: "bea",
        text: "Do they keep large dogs longer?",
        hoursLater: 26,
        replies: [
          {
            by: "anouk",
            text: "I saw a malamute go through ahead of us in the same time. He needed two chairs.",
            hoursLater: 9,
          },
        ],
      },
    ],
  },
  {
    by: "luz",
    category: "Thailand",
    title: "Chiang Mai in the smoky months is not for lungs with fur on",
    text: "I went to see Anouk and we spent four days indoors with the filter on and a black cat on top of it. If you plan the north, ask somebody who lives there about the air first. She will tell you the truth. She told me and I came anyway, and Otto looked at me the whole time as if I had brought it.",
    daysAgo: 66.6,
    likes: [...asia, "dell", "vale"],
    comments: [
      {
        by: "anouk",
        text: "He did think that. You are forgiven; he slept on your scarf for a week.",
        hoursLater: 14,
      },
    ],
  },
];
