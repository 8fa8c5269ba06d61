import { asia, europe, latin, north } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const guatemala: readonly SeedHoot[] = [
  {
    by: "arturo",
    category: "Guatemala",
    title: "By bus to Antigua, as a passenger, at last",
    text:
      "I sat in the first row on the right, which I had looked at in the mirror for thirty-eight years. It is a good seat.\n\n" +
      "At the border the officer wanted Pancho’s papers in Spanish with an official seal; ask the consulate in time what they will want from you, because I heard three different answers in the line, and each came from a man who was sure. Mine were in order. He stamped, and then he came around the desk to say good day to Pancho, who gave him a paw. I had not taught him that. He must have learned it from the inspectors at the depot.\n\n" +
      "In Antigua the sidewalks are high and the cobbles are round. For old knees and short legs alike: the shady side, the slow hour, and the bench before the yellow arch.",
    gif: "road trip",
    daysAgo: 12.9,
    likes: [...latin, ...north, ...europe, "thandi", "ravi"],
    comments: [
      {
        by: "ravi",
        text: "Thirty-eight years of looking at a seat in a mirror. Sir, that is literature.",
        hoursLater: 6,
        replies: [
          {
            by: "arturo",
            text: "It is a seat, professor. But thank you. It has a cup holder also.",
            hoursLater: 5,
          },
        ],
      },
      {
        by: "leo",
        text: "How was the driver?",
        hoursLater: 10,
        replies: [
          {
            by: "arturo",
            text: "A little late on the brake in the second valley. I said nothing. Pancho looked at me.",
            hoursLater: 4,
          },
        ],
      },
    ],
  },
  {
    by: "leo",
    category: "Guatemala",
    title: "Lake Atitlán by small boat with a cat: do the early one",
    text:
      "In the afternoon a wind gets up that has a name and a temper, and the boats slap. The one at seven is like being carried across a mirror by somebody in soft shoes.\n\n" +
      "Backpack on my front, closed, both straps; his harness clipped inside and not to the boat, so that we would be one piece. Nobody had told me that, I worked it out by imagining the alternative. Mango put his nose to the mesh and smelled three volcanoes.",
    daysAgo: 32.6,
    likes: [...latin, ...asia, "jule", "hana", "dana"],
    comments: [
      {
        by: "luz",
        text: "Harness to you, and you to the vest, and the vest to nothing. You worked out what we teach.",
        hoursLater: 4,
        replies: [{ by: "leo", text: "I may put this on my CV.", hoursLater: 2 }],
      },
    ],
  },
  {
    by: "dana",
    category: "Guatemala",
    title: "A courtyard in Quetzaltenango and nine days of Spanish for two",
    text: "I did four hours of grammar each morning with Biscuit on my feet. My teacher corrected me; he was only ever praised. By the end he understood “ven,” “quieto,” and “pobrecito,” and I understood the subjunctive of “I wish he hadn’t eaten that.”",
    daysAgo: 83.5,
    likes: [...north, "vale", "arturo", "samira", "hana"],
    comments: [
      {
        by: "vale",
        text: "Ojalá no se lo hubiera comido. The most useful sentence in the language.",
        hoursLater: 8,
        replies: [{ by: "dana", text: "I had eleven occasions to practice it.", hoursLater: 3 }],
      },
    ],
  },
];
