import { europe, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const argentina: readonly SeedHoot[] = [
  {
    by: "sofia",
    category: "Argentina",
    title: "Buenos Aires by sofas: a map for dogs who run for nine seconds",
    text:
      "Seven seconds on the grass by the rose garden, early, before the sprinklers and the runners. Two seconds in the fenced corner in Chacarita because there was a pigeon. Then sofas.\n\n" +
      "The bookshop in the old passage has a green one, and the owner says nothing if you buy something with verse in it. The bar under the railway arches has a bench with a blanket, Mate’s, though they do not know it. My aunt in Boedo has the good one, velvet, and a sheet on it that fools nobody.\n\n" +
      "Cross the avenues with the people and not with the light.",
    daysAgo: 6.8,
    likes: [...latin, ...europe, "dana", "bea", "thandi"],
    comments: [
      {
        by: "jule",
        text: "“Says nothing if you buy something with verse in it.” I would like to work there.",
        hoursLater: 4,
      },
      {
        by: "camilo",
        text: "Is there a sofa for terriers? He does not lie on them, he patrols them.",
        hoursLater: 9,
        replies: [
          {
            by: "sofia",
            text: "My aunt has a chest of drawers he could guard.",
            hoursLater: 2,
            replies: [{ by: "camilo", text: "He accepts the post.", hoursLater: 1 }],
          },
        ],
      },
    ],
  },
  {
    by: "vale",
    category: "Argentina",
    title: "Over the Andes by bus with a poodle who dislikes tunnels",
    text:
      "There is one tunnel, and it is long, and it is the border. I sang. The whole bus joined in, which I had not planned, and Nube came out into Argentina with her mouth open.\n\n" +
      "I had asked the company which of their buses take dogs and in what sort of carrier, then asked again at the window on the day. The Chilean side wanted her papers, the Argentine side wanted her papers and a look at her. It was three hours of waiting in thin air and strong sun: water, a hat for me, shade from the bus for her.\n\n" +
      "The certificate was the easy part. The song will be in my head until I die.",
    gif: "mountain",
    daysAgo: 22.7,
    likes: [...latin, ...north, "ravi", "gaspard", "hana"],
    comments: [
      {
        by: "ravi",
        text: "Which song?",
        hoursLater: 2,
        replies: [
          {
            by: "vale",
            text: "If I write it down you will have it too.",
            hoursLater: 1,
            replies: [
              { by: "ravi", text: "I teach thirteen-year-olds. I have them all.", hoursLater: 2 },
            ],
          },
        ],
      },
      {
        by: "arturo",
        text: "The shade of the bus moves around it like a clock. Follow it clockwise in the south, no: the other way. I had to go outside and look.",
        hoursLater: 19,
      },
    ],
  },
  {
    by: "sofia",
    category: "Argentina",
    title: "Patagonia with a dog who has no coat to speak of",
    text: "Two sweaters, a raincoat, a hot-water bottle at night, and the wind still went through her like through a gate. She ran on the beach at Las Grutas for eleven seconds, a personal best, and slept until Viedma. Ask in the parks first: in the ones I wanted the answer was no, so we took the coast road and looked at guanacos from the car. They looked at the raincoat.",
    daysAgo: 59.4,
    likes: [...latin, ...south, "imogen", "dana"],
    comments: [
      {
        by: "mateo",
        text: "My mother is asking for her measurements. I am sorry. There is no stopping it.",
        hoursLater: 5,
        replies: [
          {
            by: "sofia",
            text: "Back length 68, neck 34. I am crying a little.",
            hoursLater: 1,
            replies: [
              { by: "mateo", text: "She says red. She says do not argue.", hoursLater: 12 },
            ],
          },
        ],
      },
    ],
  },
];
