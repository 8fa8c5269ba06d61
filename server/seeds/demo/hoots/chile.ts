import { asia, europe, everyone, latin, north } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const chile: readonly SeedHoot[] = [
  {
    by: "vale",
    category: "Chile",
    title: "SAG at Santiago airport took nine minutes, not two hours",
    text:
      "Have the health certificate on top, endorsed in ink, and the rabies date circled. The officer asked Nube to sit. Nube sat. We were outside before my suitcase was.\n\n" +
      "Two things I wish I had known: the counter was past the suitcases and not before them, so I walked the hall twice; and they wanted the original, so keep your copy for the hotel.",
    gif: "happy dog",
    daysAgo: 0.9,
    likes: everyone,
    comments: [
      {
        by: "arturo",
        text: "Nine minutes! We had forty, but we landed with two other dogs and a parrot.",
        hoursLater: 0.6,
        replies: [
          {
            by: "vale",
            text: "The parrot goes first. Everyone knows the parrot goes first.",
            hoursLater: 0.5,
            replies: [
              {
                by: "hank",
                text: "Correct.",
                hoursLater: 0.7,
                replies: [
                  {
                    by: "theo",
                    text: "How long did you rehearse that, Kiwi?",
                    hoursLater: 1.1,
                    replies: [
                      {
                        by: "hank",
                        text: "I did not rehearse. I arrived.",
                        hoursLater: 0.4,
                        replies: [{ by: "imogen", text: "On a mug, please.", hoursLater: 2 }],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: "dana",
        text: "We’re doing this soon with Biscuit. How old was your certificate when you landed?",
        hoursLater: 1.2,
        replies: [
          {
            by: "vale",
            text: "Eight days, counted from the issue date. The limit I read on the SAG page is ten, and I like a margin. Read it again for your date, they do change things.",
            hoursLater: 0.9,
            replies: [
              {
                by: "dana",
                text: "Ten from the issue date, so the vet has to fit inside that, and the endorsement, too. I’ve drawn it on graph paper.",
                hoursLater: 0.6,
                replies: [
                  {
                    by: "vale",
                    text: "Of course you have. And the parasite treatment is its own little window, five to thirty days before boarding. Draw that one in another color.",
                    hoursLater: 0.5,
                    replies: [
                      { by: "dana", text: "Green. Thank you. Really.", hoursLater: 0.3 },
                      {
                        by: "gaspard",
                        text: "One day I would like to see this graph paper. Framed.",
                        hoursLater: 5,
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: "jule",
        text: "Same counter for cats?",
        hoursLater: 2.5,
        replies: [
          {
            by: "vale",
            text: "The lady beside me had one in a basket, so yes. He was not asked to sit.",
            hoursLater: 0.8,
            replies: [
              { by: "jule", text: "They are well trained, those officers.", hoursLater: 0.5 },
            ],
          },
        ],
      },
      {
        by: "naomi",
        text: "Did they read the chip?",
        hoursLater: 3,
        replies: [
          {
            by: "vale",
            text: "They did, with a reader the size of a ping-pong bat. I have seen two official pages that do not agree on whether it is needed, so have it and have the number on the paper.",
            hoursLater: 1,
          },
        ],
      },
      {
        by: "sofia",
        text: "By land at the pass it was slower, but there was a bench and a view. Mate rates it higher.",
        hoursLater: 7,
      },
      {
        by: "leo",
        text: "Endorsed in ink. Blue or black? I am the sort of person who lies awake over this.",
        hoursLater: 9,
        replies: [
          {
            by: "vale",
            text: "Blue, so that it does not look like a copy. Sleep well.",
            hoursLater: 1,
          },
        ],
      },
      {
        by: "luz",
        text: "Fast at a counter is usually somebody who sorted the papers on the plane. I see you.",
        hoursLater: 10,
        replies: [
          {
            by: "vale",
            text: "Over the Andes, on the little table, with a ruler. You do see me.",
            hoursLater: 2,
          },
        ],
      },
      {
        by: "mateo",
        text: "Did Nube get a stamp? Wayra was promised one at Arica and still brings it up.",
        hoursLater: 13,
        replies: [
          {
            by: "vale",
            text: "No stamp. A wink. She has filed it.",
            hoursLater: 1,
          },
        ],
      },
      { by: "bea", text: "“Nube sat.” The best sentence on this site.", hoursLater: 12 },
    ],
  },
  {
    by: "vale",
    category: "Chile",
    title: "Valparaíso with a small dog: take the stairs up and the funicular down",
    text:
      "The funiculars are short and crowded and it is up to the man at the gate. Ask him, and ask with a smile, because he has seen every dog in the city try. Going up, I take the stairs early, when they are cool and the painters are not yet at work. Nube has blue paint on one ear from a wall that has since been painted yellow.\n\n" +
      "The street dogs of the hill are polite and know each other. Carry her past the first two, put her down for the third, and you have been introduced.",
    daysAgo: 21.4,
    likes: [...latin, "dana", "theo", "thandi"],
    comments: [
      {
        by: "dana",
        text: "We will be on one of the hills. Is it cruel for a 48-pound dog with opinions about hairpins?",
        hoursLater: 3,
        replies: [
          {
            by: "vale",
            text: "Walk down, never up at noon, and let him find the benches. There is a bench wherever somebody’s grandmother gave up.",
            hoursLater: 2,
          },
        ],
      },
    ],
  },
  {
    by: "camilo",
    category: "Chile",
    title: "Carretera Austral with a dog in a basket",
    text:
      "Eleven days of gravel. Tinto wore goggles for two of them and then buried them, properly, with earth on top.\n\n" +
      "Farms have dogs and the dogs have jobs. I got off and walked past every gate, with the bicycle between us and them, talking the whole time about football. It worked on every one but the collie at the second bridge, who supports another team.\n\n" +
      "In the parks, ask the ranger before you go in; in several the answer was no, and they were right, there are huemules and foxes that have never met a cold. We camped outside and I went in alone by turns with a couple from Punta Arenas who sat with him. They write to him still.",
    gif: "bicycle",
    daysAgo: 44.3,
    likes: [...latin, ...asia, "hana", "gaspard", "dana"],
    comments: [
      {
        by: "hana",
        text: "Thank you for the line about the parks. Rangers read these and we notice.",
        hoursLater: 8,
        replies: [
          {
            by: "camilo",
            text: "The ranger gave Tinto a biscuit for waiting. So he thinks it is a game.",
            hoursLater: 5,
          },
        ],
      },
      { by: "arturo", text: "Goggles, buried. A gentleman with a position.", hoursLater: 13 },
    ],
  },
  {
    by: "arturo",
    category: "Chile",
    title: "The address in Chile was the question I had no answer for",
    text: "They asked where Pancho would be staying. I said: with me. That is true, but it is not an address. Have the street and the number of the first place written on a paper, even if you mean to leave it the next morning.",
    daysAgo: 79.6,
    likes: [...north, ...europe, "vale", "leo"],
    comments: [
      { by: "vale", text: "“With me” should be accepted at every border.", hoursLater: 12 },
    ],
  },
];
