import { asia, europe, everyone, latin, north } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const france: readonly SeedHoot[] = [
  {
    by: "gaspard",
    category: "France",
    title: "The canal at four kilometres an hour, nine days, one basset",
    text:
      "From Auxerre to almost Nevers. Monsieur walked the mornings and rode the afternoons in a little cart I built from a bread trolley. Lock-keepers’ wives came out to see who it was. It was Monsieur.\n\n" +
      "One needs: shade, and a canal always has some; a lead, because of the ducks; something against ticks, ask your vet; and a way out of the water, because the banks are of stone and steep, and a short dog cannot climb them. I carried a harness with a handle. I lifted him out twice. He had meant to do it, both times.\n\n" +
      "We slept where there was a bench and somebody who said “but of course”. In nine days nobody said anything else.",
    daysAgo: 9.4,
    likes: everyone,
    comments: [
      {
        by: "camilo",
        text: "A bread trolley as a dog cart. I need drawings, señor. I have tools.",
        hoursLater: 3,
        replies: [
          {
            by: "gaspard",
            text: "Two wheels of a pram, one trolley, a cushion, and patience with the left axle. I am sending you a sketch made with a fork on a napkin.",
            hoursLater: 5,
            replies: [
              {
                by: "dana",
                text: "As a surveyor, I’d like to see the napkin, too.",
                hoursLater: 2,
                replies: [
                  {
                    by: "gaspard",
                    text: "It has gravy on the scale, madame, be warned.",
                    hoursLater: 3,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: "luz",
        text: "A harness with a handle. I say it to every passenger with a dog and a railing.",
        hoursLater: 12,
      },
    ],
  },
  {
    by: "gaspard",
    category: "France",
    title: "How to enter a French restaurant with a dog",
    text:
      "At noon exactly, or else at a quarter to two, never between. You stand in the door. You say good day to the room, not to the waiter. You look at the dog, then at the corner. You wait.\n\n" +
      "If there comes a bowl of water before the bread, you may come back tomorrow.",
    daysAgo: 18.2,
    likes: [...europe, ...latin, ...north, ...asia],
    comments: [
      {
        by: "bea",
        text: "In Montréal one says good day to the dog. We have lost our way.",
        hoursLater: 2,
      },
      {
        by: "thandi",
        text: "The bowl of water again. All over the world, the bowl of water.",
        hoursLater: 14,
      },
    ],
  },
  {
    by: "naomi",
    category: "France",
    title: "A French vet on a Sunday: what I was glad to have with me",
    text:
      "Olive ate something on a beach in Brittany. It was a Sunday, naturally.\n\n" +
      "I was glad to have: the number for the vet on duty, which was on the door of the closed one; her weight in kilos, written down, because I panic in pounds; the list of her shots; a translation app with the words typed in beforehand for “she has swallowed”, “since two hours”, “how much”. And a picture of the thing. (A crab. Part of a crab.)\n\n" +
      "The vet had a sweater on over her pajamas and was wonderful. Olive threw up on the vet’s diploma, which had been taken down to be framed. We sent a check and a card with a crab on it.",
    daysAgo: 42.6,
    likes: [...north, ...europe, ...latin, "samira", "anouk"],
    comments: [
      {
        by: "samira",
        text: "The picture of the thing. Always bring the picture, or the thing.",
        hoursLater: 4,
      },
      { by: "gaspard", text: "In Brittany this is only Sunday.", hoursLater: 8 },
    ],
  },
];
