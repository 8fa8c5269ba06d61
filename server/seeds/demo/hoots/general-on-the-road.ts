import { asia, europe, everyone, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const generalOnTheRoad: readonly SeedHoot[] = [
  {
    by: "gaspard",
    category: "General",
    title: "On waiting for a slow dog",
    text:
      "Monsieur stops. He has found something. It is a post. It was a post yesterday too.\n\n" +
      "For the first year I pulled. Now I look at what is there while he reads: a door with a date over it, a woman shelling beans, the sort of moss that likes a north wall. I have lived near here for sixty-three years and had not seen the moss.\n\n" +
      "My friends walk eight kilometres and tell me how far it was. I walk two and tell them about the beans.",
    gif: "slow",
    daysAgo: 7.4,
    likes: everyone,
    comments: [
      {
        by: "mateo",
        text: "My grandfather guided at this speed. His guests wrote to him for thirty years.",
        hoursLater: 7,
        replies: [
          {
            by: "gaspard",
            text: "Then I would have got on with your grandfather, and our dogs also.",
            hoursLater: 4,
            replies: [
              {
                by: "mateo",
                text: "He had a llama. But a slow one.",
                hoursLater: 3,
              },
            ],
          },
        ],
      },
      {
        by: "dell",
        text: "Read this to Wattle at a gate. She was already through the gate.",
        hoursLater: 19,
      },
      {
        by: "imogen",
        text: "We have put this on the noticeboard of the library, with your name under it, if you allow.",
        hoursLater: 33,
        replies: [
          {
            by: "gaspard",
            text: "With Monsieur’s name, please. I only held the lead.",
            hoursLater: 6,
          },
        ],
      },
    ],
  },
  {
    by: "leo",
    category: "General",
    title: "What is the strangest thing your pet has been called by an official?",
    text: "I will start. A man with three stamps on his desk looked at Mango, looked at the form and wrote: “One (1) lion, domestic.”",
    gif: "surprised",
    daysAgo: 10.6,
    likes: everyone,
    comments: [
      {
        by: "vale",
        text: "“Accompanying sheep.” Nube was due for a haircut, to be fair.",
        hoursLater: 0.5,
      },
      { by: "theo", text: "“Dog, long (see over).” There was nothing over.", hoursLater: 0.9 },
      { by: "bea", text: "“Bear?” With the question mark. In ink.", hoursLater: 1.4 },
      {
        by: "mateo",
        text: "“Dog, unfinished.”",
        hoursLater: 2,
        replies: [
          {
            by: "leo",
            text: "I had to put the phone down.",
            hoursLater: 0.3,
            replies: [
              {
                by: "mateo",
                text: "My mother has knitted a twelfth sweater on the strength of it.",
                hoursLater: 1,
              },
            ],
          },
        ],
      },
      {
        by: "luz",
        text: "On our manifest, by a new colleague: “Adobo, 1 portion.”",
        hoursLater: 3,
      },
      { by: "hank", text: "“Vegetable matter, green.”", hoursLater: 5 },
      {
        by: "samira",
        text: "“Wife’s cat.” I was standing there, unmarried, holding the cat.",
        hoursLater: 7,
      },
      {
        by: "arturo",
        text: "“Passenger, no luggage.” He was a colleague from the depot and he did it out of respect.",
        hoursLater: 9,
        replies: [
          { by: "sofia", text: "Don Arturo always wins these.", hoursLater: 2 },
          { by: "naomi", text: "Every single time.", hoursLater: 3 },
        ],
      },
      { by: "gaspard", text: "“Basset, hound, 1. Occupation: none.”", hoursLater: 22 },
      { by: "ravi", text: "“White Article (Living).”", hoursLater: 26 },
    ],
  },
  {
    by: "vale",
    category: "General",
    title: "Small phrases that open doors, collected in nine countries",
    text:
      "Learn to say these four in the language of the place. You need nothing else.\n\n" +
      "“May the dog come in?”, said before the dog is in. “Where is the shade?” “She is friendly, but ask her first.” And, at the end: “She liked it here.”\n\n" +
      "The last one is the important one. It is a thank-you that nobody has heard before, and they remember you when you come back.",
    daysAgo: 17.3,
    likes: [...north, ...europe, ...asia, ...south, "leo", "camilo", "ines"],
    comments: [
      {
        by: "jule",
        text: "In Neukölln it would be: “The cat found it acceptable.”",
        hoursLater: 6,
      },
      {
        by: "anouk",
        text: "Confirmed in Thai, with a bad accent. The noodle lady laughed so hard that she gave Otto a fish.",
        hoursLater: 11,
      },
    ],
  },
  {
    by: "bea",
    category: "General",
    title: "Drying a very large dog in a very small room",
    text: "Towel one for the water. Towel two for the rest of the water. Towel three is a decoy; he will lie on it while you use towel four. Bathroom door shut until the second shake. There is always a second shake.",
    gif: "rain",
    daysAgo: 26.5,
    likes: [...north, ...south, "theo", "gaspard", "ines"],
    comments: [
      { by: "hana", text: "There’s a third shake. It is in the car.", hoursLater: 2 },
      {
        by: "thandi",
        text: "As an architect I design for the second shake. Tiles to shoulder height.",
        hoursLater: 9,
      },
    ],
  },
  {
    by: "hank",
    category: "General",
    title: "Traveling with a bird: Hank’s notes, which I have checked",
    text:
      "Cover on while driving, off while parked. A travel perch that does not swing. No frying pans with a coating in the van, ever; the fumes are the end of a bird, and people do not know. Fresh greens from every market, washed. No open window at a gas station.\n\n" +
      "Shade moves. A van that was cool at ten is an oven at eleven. Hank sets an alarm and comes back before it. He has left a warm lunch on a table for me more than once.\n\n" +
      "He is odd, but he comes back.",
    gif: "road trip",
    daysAgo: 41.2,
    likes: [...north, ...europe, "leo", "hana", "luz", "mateo"],
    comments: [
      {
        by: "dana",
        text: "The pan. I didn’t know that. Thank you, Kiwi.",
        hoursLater: 4,
        replies: [{ by: "hank", text: "Few do. Tell a person with a bird.", hoursLater: 3 }],
      },
      {
        by: "dell",
        text: "Shade moves. Should be painted on every car park in this country.",
        hoursLater: 12,
      },
    ],
  },
  {
    by: "anouk",
    category: "General",
    title: "Working nights with a cat in one room: a layout",
    text:
      "Desk by the window, because he will be there anyway. Bed behind the shelf. Litter tray outside the camera’s view, which you will check once in a meeting and never again. Food far from the tray.\n\n" +
      "He walks over the keyboard at four in the morning and has pushed to production only once. It was fine. The commit said “;;;;;;;;”, which is more honest than most of mine.",
    gif: "sleepy cat",
    daysAgo: 58.4,
    likes: [...europe, "leo", "ravi", "dana"],
    comments: [
      {
        by: "leo",
        text: "Mango muted a live broadcast with one foot. Four seconds of perfect silence. People wrote in.",
        hoursLater: 7,
      },
    ],
  },
  {
    by: "arturo",
    category: "General",
    title: "How to choose a seat, from a man who drove the bus",
    text:
      "With a dog, the seat over the axle is the worst; it hums. The back is hot and it swings. Take the row behind the middle door, on the side that will be in shadow. Look at the map in the morning and think where the sun will be at two in the afternoon. It is not difficult, but nobody does it.\n\n" +
      "Speak to the driver before he has started the engine, never after. Say good morning. Say the dog’s name. Then he is a passenger, and no driver throws out a passenger whose name he knows.\n\n" +
      "At the stop, walk the dog first and find the lavatory second. I know what I am asking.",
    daysAgo: 69.3,
    likes: everyone,
    comments: [
      {
        by: "sofia",
        text: "I have just done all of this on the night bus to Córdoba. He asked Mate if she wanted the light off.",
        hoursLater: 40,
        replies: [{ by: "arturo", text: "A good driver.", hoursLater: 2 }],
      },
      {
        by: "ines",
        text: "The shadow side. Twenty years a photographer and I never once used it for sitting.",
        hoursLater: 52,
      },
    ],
  },
  {
    by: "ravi",
    category: "General",
    title: "Does anyone else’s dog watch the map on the screen?",
    text: "Idli follows the small blue dot with her nose. When it turns, she turns. I have not told her she is the dot.",
    daysAgo: 97.5,
    likes: ["dana", "leo", "imogen", "luz"],
    comments: [],
  },
  {
    by: "gaspard",
    category: "General",
    title: "Has anyone a use for ten bread trolleys?",
    text: "The eleventh is Monsieur’s. The others are in the shed and all of them roll to the left.",
    daysAgo: 102.3,
    likes: [],
    comments: [],
  },
];
