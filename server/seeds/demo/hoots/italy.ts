import { asia, europe, latin, north } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const italy: readonly SeedHoot[] = [
  {
    by: "vale",
    category: "Italy",
    title: "Eleven trains with a poodle, and the conductor who saluted",
    text:
      "From Trieste down to Palermo, in stages. Nube had a ticket on some trains and none on others, in her bag or out of it, and I asked at each window, because the fast ones and the slow ones do not have the same rule. The clerks took it as a compliment.\n\n" +
      "Before the tunnels I cover the bag and hum. After them we get out and look at something. In Orte we looked at a platform for fifty minutes and both cried a little, she because of the tunnel and I because of a message from home.\n\n" +
      "South of Naples the conductor read her ticket from both sides, stood up straight, and saluted. She has been impossible since. On the boat over to Messina, when they push the train onto the ship and everybody goes upstairs for a rice ball, she sat at the rail and waited for the next one.",
    gif: "train window",
    daysAgo: 13.7,
    likes: [...latin, ...europe, ...north, ...asia],
    comments: [
      {
        by: "ravi",
        text: "They push the train onto the ship. I have taught this for twenty years and never been. Is it as good as I say?",
        hoursLater: 2,
        replies: [
          {
            by: "vale",
            text: "Better. There is a clank, and then the train floats, and nobody looks up from their paper.",
            hoursLater: 1,
            replies: [{ by: "ravi", text: "Idli and I have begun saving.", hoursLater: 3 }],
          },
        ],
      },
      {
        by: "imogen",
        text: "I am sorry about the message. I hope home is all right.",
        hoursLater: 6,
        replies: [
          {
            by: "vale",
            text: "It is now. Thank you for asking about the half-sentence.",
            hoursLater: 4,
          },
        ],
      },
    ],
  },
  {
    by: "theo",
    category: "Italy",
    title: "Aperitivo hour is the dachshund hour",
    text: "From six until eight every town in the Marche walks up and down one street, and everyone bends to Pickle’s height, including the priest. Somebody’s grandmother fed him an olive and apologised to the olive. Bring a small mat. The stone is cold by seven, and he knows.",
    daysAgo: 27.1,
    likes: [...europe, ...latin, "dana", "samira"],
    comments: [
      { by: "naomi", text: "As the owner of an Olive: apologies accepted.", hoursLater: 2 },
    ],
  },
  {
    by: "jule",
    category: "Italy",
    title: "Rome in August with a cat, a report in one line",
    text: "No.",
    gif: "sleepy cat",
    daysAgo: 48.3,
    likes: [...europe, ...asia, ...north, ...latin, "samira", "thandi"],
    comments: [
      {
        by: "leo",
        text: "Would you like to say more?",
        hoursLater: 1,
        replies: [
          {
            by: "jule",
            text: "No.",
            hoursLater: 0.5,
            replies: [
              {
                by: "leo",
                text: "Understood.",
                hoursLater: 0.5,
                replies: [
                  {
                    by: "jule",
                    text: "April.",
                    hoursLater: 8,
                    replies: [{ by: "leo", text: "April!", hoursLater: 0.2 }],
                  },
                ],
              },
            ],
          },
        ],
      },
      { by: "gaspard", text: "I admire the style. One could not cut anything.", hoursLater: 12 },
    ],
  },
];
