import { europe, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const mexico: readonly SeedHoot[] = [
  {
    by: "leo",
    category: "Mexico",
    title: "Mango rode the metro in a backpack and got three proposals",
    text:
      "Two of marriage and one of business (a man who sells phone cases wants him on the packaging).\n\n" +
      "I asked at the turnstile first. The guard looked at the backpack, looked at the window in it, and said “closed, joven, and not at rush hour”, which is also good advice for life. Avoid Pino Suárez at six; the crowd is one animal, and it is bigger than a cat.\n\n" +
      "End of the car, back to the wall, window of the bag toward you. He watched the tunnel and said nothing for eleven stops. At home he told me everything.",
    daysAgo: 0.5,
    likes: [...latin, ...europe, "dana", "anouk", "samira", "hank"],
    comments: [
      {
        by: "jule",
        text: "Frida would like to know what the business was worth.",
        hoursLater: 0.7,
        replies: [
          {
            by: "leo",
            text: "Twelve cases and a charger. We are in talks.",
            hoursLater: 0.4,
            replies: [{ by: "jule", text: "She says hold out for the cable.", hoursLater: 0.6 }],
          },
        ],
      },
      {
        by: "arturo",
        text: "“Closed, and not at rush hour.” I would have made that guard an inspector.",
        hoursLater: 2.1,
      },
      {
        by: "anouk",
        text: "Window towards you is right. Otto settled the day I turned the bag around. I had been showing him strangers for a year.",
        hoursLater: 4,
        replies: [
          {
            by: "leo",
            text: "Same. I thought he wanted the view. He wanted me to be the view. I am not over it.",
            hoursLater: 1.2,
            replies: [
              { by: "imogen", text: "Nor am I, and it is not even my cat.", hoursLater: 2 },
            ],
          },
        ],
      },
      {
        by: "dana",
        text: "And the marriage proposals?",
        hoursLater: 8,
        replies: [
          {
            by: "leo",
            text: "One was nine years old and one was eighty. He is thinking it over.",
            hoursLater: 1,
          },
        ],
      },
    ],
  },
  {
    by: "arturo",
    category: "Mexico",
    title: "Back into the USA from Mexico with a dog: two pages to read, not one",
    text:
      "My daughter lives in Tucson, so Pancho and I go up each spring. I had read the CDC page about dogs and was proud of myself. Then a lady at the vet’s asked whether I had also read the other one, from APHIS, about the screwworm.\n\n" +
      "I had not. A dog that comes from Mexico needs a certificate that he is free of it, with an inspection within five days of travel, and besides that the CDC form with its receipt. Pancho was inspected very thoroughly, and enjoyed it more than is decent.\n\n" +
      "Read both pages in the week you go. They change, and the man at the bridge only knows the new one.",
    daysAgo: 16.4,
    likes: [...north, ...latin, "luz", "thandi"],
    comments: [
      {
        by: "naomi",
        text: "People do miss this. The receipt of the CDC form can be on the phone, but I print it, because my phone has a sense of drama.",
        hoursLater: 5,
      },
      {
        by: "leo",
        text: "And for a cat?",
        hoursLater: 9,
        replies: [
          {
            by: "naomi",
            text: "The federal pages ask far less of cats, but the state and the airline may ask more. Read both of those for your own route.",
            hoursLater: 3,
          },
        ],
      },
      {
        by: "sofia",
        text: "“Enjoyed it more than is decent” is going to be my answer to everything this week.",
        hoursLater: 20,
      },
    ],
  },
  {
    by: "leo",
    category: "Mexico",
    title: "Arriving by air: leave the fancy blanket at home",
    text:
      "The inspectors at the OISA desk were lovely. They sprayed the carrier and they threw away the bedding, which is on their page and which I had not read. It was my grandmother’s crochet.\n\n" +
      "Clean carrier, no bedding, no toys, food for a day. A sheet of kitchen paper does the same job and nobody cries in front of a counter.",
    gif: "suitcase",
    daysAgo: 35.2,
    likes: [...latin, ...europe, "naomi", "bea"],
    comments: [
      {
        by: "vale",
        text: "The crochet. Oh, Leo.",
        hoursLater: 1,
        replies: [
          {
            by: "leo",
            text: "She has made another. It says NOT FOR TRAVEL along the edge.",
            hoursLater: 20,
          },
        ],
      },
    ],
  },
  {
    by: "dana",
    category: "Mexico",
    title: "Oaxaca: the bells, the rockets and a golden dog under a table",
    text:
      "Nobody told us about the rockets. There’s a saint most weeks, and each saint has rockets, at six, with a band.\n\n" +
      "Biscuit went under the table in the courtyard and wouldn’t come out. The landlady came, looked, went away, and came back with a radio. She put it on the floor beside him and found a station with nothing but talking. “For mine it’s the farm prices,” she said. He was asleep before the corn.\n\n" +
      "Ask what saint it is. Walk early. Take the farm prices with you.",
    gif: "fireworks",
    daysAgo: 61.1,
    likes: [...north, ...latin, ...europe, ...south, "luz"],
    comments: [
      {
        by: "thandi",
        text: "Rooibos now gets the shipping forecast on New Year’s Eve. It works. I sleep too.",
        hoursLater: 7,
      },
      {
        by: "arturo",
        text: "The price of maize has calmed many creatures in this country. Not the farmers.",
        hoursLater: 15,
      },
    ],
  },
];
