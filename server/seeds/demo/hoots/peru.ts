import { asia, europe, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const peru: readonly SeedHoot[] = [
  {
    by: "mateo",
    category: "Peru",
    title: "Cusco with a dog: your first day belongs to the altitude",
    text:
      "Three thousand four hundred meters. You feel it on the stairs; your dog feels it too and cannot tell you.\n\n" +
      "Day one: the flat streets around the square, water, shade, an early bed. Day two: one hill, slowly. If he breathes fast while lying down, or will not eat, or is simply not himself, you go to a vet and you go down, not up. Old dogs and short noses have it harder; ask your own vet before you come, and believe the answer.\n\n" +
      "The street dogs here sleep at noon on the warm side of the cathedral steps. In this matter they are the best guides we have. I only know more dates.",
    gif: "mountain",
    daysAgo: 8.3,
    likes: [...latin, ...north, ...europe, ...asia, "thandi"],
    comments: [
      {
        by: "gaspard",
        text: "At last a city whose first rule is to do nothing.",
        hoursLater: 3,
        replies: [
          { by: "mateo", text: "Monsieur would be acclimatised on arrival.", hoursLater: 2 },
        ],
      },
      {
        by: "bea",
        text: "Thank you for saying “you go down, not up”. Gustave stays at sea level, where his towels are.",
        hoursLater: 13,
      },
    ],
  },
  {
    by: "mateo",
    category: "Peru",
    title: "Why my dog wears a sweater, for the seventeenth visitor today",
    text:
      "Wayra is not ill and I have not shaved her. Her kind has been here since before the Inca, there are clay ones in the museum with exactly that face. She feels warm when you put a hand on her, and people used to sleep beside dogs like her when their bones hurt. My grandmother still did.\n\n" +
      "She burns in the sun and freezes at dusk, so: cotton at ten, nothing at noon in the shade, wool at five. Ask before touching. She will say yes.",
    daysAgo: 27.5,
    likes: [...latin, ...south, ...asia, "jule", "imogen", "dana"],
    comments: [
      {
        by: "samira",
        text: "A dog with a wardrobe by the hour. Does the vet give you a sun cream? I get asked at the counter and always say: not yours, ask first.",
        hoursLater: 7,
        replies: [
          {
            by: "mateo",
            text: "He gave me one made for animals, for nose and ears. The rest is cotton.",
            hoursLater: 3,
          },
        ],
      },
      {
        by: "imogen",
        text: "I looked up the clay ones. They do have exactly that face.",
        hoursLater: 21,
      },
    ],
  },
  {
    by: "sofia",
    category: "Peru",
    title: "The red sweater arrived",
    text: "From Cusco to Buenos Aires in nineteen days, wrapped in newspaper, with a note in pencil: “For the thin one.” It has a collar. It has a pocket. Mateo, what is the pocket for?",
    gif: "dancing",
    daysAgo: 11.5,
    likes: [...latin, ...north, ...europe, ...asia, ...south],
    comments: [
      {
        by: "mateo",
        text: "She says: for the biscuit. And where else would she put it.",
        hoursLater: 2,
        replies: [
          {
            by: "sofia",
            text: "Please tell her that Mate walked past the butcher twice so that he would notice.",
            hoursLater: 1,
            replies: [
              {
                by: "mateo",
                text: "I told her. She said “hm” and has started on something blue.",
                hoursLater: 4,
                replies: [
                  {
                    by: "gaspard",
                    text: "Monsieur is 71 from collar to tail. I mention it without any purpose.",
                    hoursLater: 6,
                    replies: [{ by: "mateo", text: "She heard.", hoursLater: 3 }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
