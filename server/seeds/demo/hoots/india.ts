import { asia, europe, everyone, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const india: readonly SeedHoot[] = [
  {
    by: "ravi",
    category: "India",
    title: "Bengaluru to Goa by night train, with Idli in the coupé",
    text:
      "The clerk at the parcel office has a book, the book has a column, and the column is headed “Dogs, horses, other”. Idli is entry 114. Above her is a horse.\n\n" +
      "I ask at the station some days before, in person, because what the website says and what the parcel office says are cousins and not twins. You want the small compartment with a door, and you only learn on the day whether you have it. I bring the vaccination card, a letter from the vet, two photocopies of everything, and sweets for the man with the book. He does not need the sweets. They are for me, for waiting.\n\n" +
      "Once the door was shut she slept until the Ghats. Then she put her chin on the window and watched forty tunnels, one by one, as if marking them.",
    gif: "train window",
    daysAgo: 2.2,
    likes: [...asia, ...north, ...europe, ...south, "vale", "arturo", "mateo"],
    comments: [
      {
        by: "vale",
        text: "Forty tunnels. Nube has left the room.",
        hoursLater: 1,
        replies: [
          {
            by: "ravi",
            text: "Forty-six. I did not wish to alarm her.",
            hoursLater: 1,
            replies: [
              {
                by: "vale",
                text: "She is under the bed and would like a poem about viaducts.",
                hoursLater: 2,
              },
            ],
          },
        ],
      },
      {
        by: "gaspard",
        text: "What became of the horse?",
        hoursLater: 4,
        replies: [
          {
            by: "ravi",
            text: "Hubballi, according to the column. He had no photocopies.",
            hoursLater: 3,
            replies: [{ by: "dell", text: "Never trust a horse with paperwork.", hoursLater: 8 }],
          },
        ],
      },
      {
        by: "naomi",
        text: "What does she do for fourteen hours without a walk?",
        hoursLater: 9,
        replies: [
          {
            by: "ravi",
            text: "There are three halts of ten minutes or more. I have them on a card. We practise the lift and the quick lawn at home, and I carry bags and a bottle to rinse the place after.",
            hoursLater: 2,
          },
        ],
      },
      {
        by: "leo",
        text: "“As if marking them.” You are such a teacher. I want to be in your class.",
        hoursLater: 22,
      },
    ],
  },
  {
    by: "ravi",
    category: "India",
    title: "Bringing a dog to India when you move back: begin with the permission",
    text:
      "My sister came home from Leeds with a spaniel, so this is second-hand but fresh. Everything turned on the advance permission from the quarantine service, the AQCS. Without it the airline would not have taken him on. It is for people who move their home, so they ask for proof of that, and only some airports have the desk.\n\n" +
      "And her name on the certificate had to be her name on the ticket. Letter for letter. She has two surnames, the vet had one. They fixed it the day before, with a cake.\n\n" +
      "If you are only visiting, read the page with care: the simple road is not meant for visitors.",
    daysAgo: 24.6,
    likes: [...asia, ...europe, "dana", "thandi"],
    comments: [
      {
        by: "leo",
        text: "Letter for letter is worth its own post. Filing this.",
        hoursLater: 8,
      },
      {
        by: "imogen",
        text: "What cake?",
        hoursLater: 11,
        replies: [
          {
            by: "ravi",
            text: "Lemon drizzle, for a vet in Leeds. He now spells everything twice.",
            hoursLater: 4,
          },
        ],
      },
    ],
  },
  {
    by: "ines",
    category: "India",
    title: "Kochi without Farofa, and forty dogs who were not her",
    text:
      "A job took me to Kerala for three weeks. I photographed a wedding of nine hundred guests and, in between, the dogs of the fishing nets, who have a timetable. At five they meet the boats. At six they have an opinion. At seven they sleep in a row, from large to small, and I swear nobody arranged them.\n\n" +
      "I did not touch them; I had asked a doctor at home about rabies before I came, and so should you. One of them walked me to my door every evening anyway, two meters behind, and never came in. On the last night I said goodbye in Portuguese. She sat down. Then she went back to work.",
    daysAgo: 55.2,
    likes: everyone,
    comments: [
      {
        by: "ravi",
        text: "She was seeing you off the premises. It is a great courtesy.",
        hoursLater: 6,
        replies: [{ by: "ines", text: "I felt it as one.", hoursLater: 2 }],
      },
    ],
  },
  {
    by: "ravi",
    category: "India",
    title: "Hill stations in the rains: towels, leeches, joy",
    text: "Coorg, three days, no sun. Check between the toes every hour, ask the vet at home what to put on for ticks and what for leeches, and accept that the car will smell of dog until Diwali. Idli ran through a coffee estate with the owner’s two spaniels and came back the colour of the product.",
    gif: "rain",
    daysAgo: 92.3,
    likes: [...asia, "bea", "hana"],
    comments: [{ by: "bea", text: "Four towels. You know the method.", hoursLater: 5 }],
  },
];
