import { asia, europe, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const newZealand: readonly SeedHoot[] = [
  {
    by: "hana",
    category: "New Zealand",
    title: "Across the Cook Strait with Moss: notes from the car deck",
    text:
      "You say there’s a dog when you book. On our sailing she could stay in the car or go into a kennel by the deck; ask your line, because it differs with the ship and the weather.\n\n" +
      "We chose the car. Windows down a hand’s width, her old blanket, my jumper on the driver’s seat so that somebody is driving. A crew member walks people down once on the way when the sea lets him. Moss was asleep on the jumper with the handbrake under her chin.\n\n" +
      "I, upstairs, wasn’t asleep, and was greener than the hills.",
    daysAgo: 4.2,
    likes: [...south, ...asia, ...europe, "dana", "bea", "mateo"],
    comments: [
      {
        by: "luz",
        text: "“So that somebody is driving.” Adobo wants to know who steers.",
        hoursLater: 2,
      },
      {
        by: "dell",
        text: "Wattle would have had that handbrake off by Picton.",
        hoursLater: 5,
        replies: [
          {
            by: "hana",
            text: "Please never bring Wattle on a boat.",
            hoursLater: 2,
            replies: [
              {
                by: "dell",
                text: "She has been spoken to by the coast guard of a dry river.",
                hoursLater: 3,
              },
            ],
          },
        ],
      },
      {
        by: "theo",
        text: "Would you do the kennel instead on a long sailing?",
        hoursLater: 19,
        replies: [
          {
            by: "hana",
            text: "In summer, yes. A car deck can get warm. I ask on the day and let the crew tell me.",
            hoursLater: 6,
          },
        ],
      },
    ],
  },
  {
    by: "hana",
    category: "New Zealand",
    title: "Please read the sign at the start of the track. A ranger asks",
    text:
      "I’m the woman in green who walks up to you when you have just got the lead off.\n\n" +
      "Many of our birds nest on the ground and don’t know what a dog is. They smell wonderful and they don’t fly. It takes one good-natured dog one minute. So: some places are closed to dogs, some need a permit, some are open and lovely, and the map on the department’s site says which. It takes less time to read than I take to explain.\n\n" +
      "I’m not cross. I have the same dog at home, and I know how she looks at you when you say no. Ask me for the good river beach; I always tell.",
    daysAgo: 25.3,
    likes: [...south, ...north, ...europe, ...latin, "anouk"],
    comments: [
      {
        by: "sofia",
        text: "Where is the good river beach?",
        hoursLater: 1,
        replies: [
          {
            by: "hana",
            text: "Come to the hut and ask. I need one reason to talk to people about something nice.",
            hoursLater: 7,
          },
        ],
      },
      {
        by: "mateo",
        text: "The same here with the vicuñas. I will translate this for our gate, if I may.",
        hoursLater: 11,
        replies: [
          { by: "hana", text: "Please do. With the line about not being cross.", hoursLater: 4 },
        ],
      },
    ],
  },
  {
    by: "hana",
    category: "New Zealand",
    title: "Friends ask how to bring a dog here on holiday",
    text: "Gently: mostly you don’t. The country is careful about what comes in, there is quarantine, and the preparation takes many months. Read the ministry’s page and then ask yourself what the dog would say. People who are moving here do it and it is worth it. For three weeks, send Moss a postcard. She chews them with real feeling.",
    daysAgo: 76.1,
    likes: [...south, "dana", "naomi", "jule"],
    comments: [
      {
        by: "dana",
        text: "Mailed one on Monday. It has a bone on it, drawn to scale.",
        hoursLater: 50,
      },
    ],
  },
];
