import { europe, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const canada: readonly SeedHoot[] = [
  {
    by: "bea",
    category: "Canada",
    title: "Winter camping with a Newfoundland, or: whose tent is it",
    text:
      "Gustave goes out at minus twenty the way other people go into a bath. We, his staff, need more.\n\n" +
      "What we learned: snow balls up between his toes, so we clip the hair there and rub in the wax, and look every half hour. He needs water, snow is not water, and he needs nearly twice the supper. He needs something under him, even if he says he does not. And salt from the road burns, so rinse at the end.\n\n" +
      "At night he lies across the door. No wind comes in. Nobody goes out either.",
    gif: "snow",
    daysAgo: 7.1,
    likes: [...north, ...europe, ...latin, ...south],
    comments: [
      {
        by: "sofia",
        text: "Mate read this from under two blankets and has asked for a third.",
        hoursLater: 2,
      },
      {
        by: "gaspard",
        text: "And in the morning, who makes the coffee, if nobody goes out?",
        hoursLater: 6,
        replies: [
          {
            by: "bea",
            text: "We climb over him with the stove. Odile calls it the pass.",
            hoursLater: 2,
            replies: [
              {
                by: "vale",
                text: "Does the pass have a customs post?",
                hoursLater: 3,
                replies: [{ by: "bea", text: "Yes. One sausage per person.", hoursLater: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    by: "bea",
    category: "Canada",
    title: "The ferry to the Magdalen Islands, and the man who asked for a hug",
    text: "Not from me. He works on the boat and had seen Gustave from the bridge. “My father fished with one,” he said, and put his face in the fur for the time it takes to leave a harbour. Then he showed us where the floor is cool.",
    gif: "ferry",
    daysAgo: 39.5,
    likes: [...north, ...europe, ...south, "luz", "leo", "arturo"],
    comments: [
      {
        by: "luz",
        text: "It is the best part of the job. I have done it with a mastiff in front of the whole line.",
        hoursLater: 8,
      },
    ],
  },
  {
    by: "dana",
    category: "Canada",
    title: "Driving up from Chicago: the twenty seconds at the bridge",
    text: "“What is he?” “A golden mix.” “Is he friendly?” “Too.” The rabies certificate was in my hand, and she actually read it, so bring it, and look up what’s required for your dog’s age before you go. On the way back, it was our own side that wanted more: the CDC form, filled out at home, receipt printed, chip number on it. Biscuit slept through both countries.",
    daysAgo: 65.3,
    likes: [...north, "vale", "theo"],
    comments: [
      {
        by: "naomi",
        text: "People always prepare for the other country and forget their own.",
        hoursLater: 10,
      },
    ],
  },
  {
    by: "bea",
    category: "Canada",
    title: "A towel that dries overnight in a tent",
    text: "Asking whether it exists. We own nineteen that do not.",
    daysAgo: 117.2,
    likes: [],
    comments: [],
  },
];
