import { asia, europe, latin, north, south } from "../circles.ts";
import type { SeedStory } from "../shapes.ts";

export const arturo: readonly SeedStory[] = [
  {
    by: "arturo",
    title: "Pancho goes on meeting the 6:40",
    daysAgo: 6.7,
    sections: [
      {
        paragraphs: [
          "Pancho was born behind bay nine of the depot in Guadalajara, in a tire. I was fifty-seven then and had always said that a man who is never at home has no business with a dog. I said it to the whole depot. The whole depot was still laughing when he followed me to the time clock.",
          "I drove the Tepic run in those years. Out before the sun, back at 6:40 in the evening, bay nine. As soon as his legs were long enough, Pancho came to meet it. Fourteen streets, two of them wide. He sat down on the yellow line, a little to the left, where the door would open, and waited until everybody had got off with their boxes and their grandmothers. Then I came, and we walked home.",
          "They asked me how he knew the hour. It is no secret. He knew the engine. He could hear it from the bridge, he told it from all the others, and if I was late he was late also. On the night we had the landslide at Plan de Barrancas he met me at ten past two.",
        ],
        picture: { place: "Tepic" },
      },
      {
        paragraphs: [
          "They retired me on a Friday. There was a cake and a speech, and they gave me a clock, which is a strange thing to give a man on the day he no longer needs one.",
          "On the Saturday, at six, Pancho stood at the gate. I explained it to him. I showed him the clock. On the Sunday the same. On the Monday I had gone in to make coffee, and when I came out the gate was open and the phone was ringing. It was the dispatcher. “Don Arturo,” she said, “your dog has come to fetch you, and you have not arrived. He is looking at us.”",
          "I ran, as far as I still do. He was on the yellow line. He had watched all of them get off. Last of all came the young man who has my route now, a good lad, with his thermos; and Pancho looked behind him into the bus, along the whole aisle, at the seat. Then he looked at me, who was standing on the platform with no shoes on my feet but slippers. He was glad to see me. He wagged. And he turned around again and went on waiting.",
          "I tried everything. A walk at six in the other direction. A padlock. A sausage. He ate the sausage and sat down beneath the clock. So every evening we went to bay nine, the two of us, and met a bus that I was not on, and every evening he was a little more polite about it, and that was the worst.",
        ],
        picture: { place: "Mexico" },
      },
      {
        paragraphs: [
          "It was the lad who found the way. “Maestro,” he said, “he is not waiting for you. He is waiting for you to arrive.”",
          "So the next day my neighbor took Pancho to the depot, and I went by myself to the stop at the bridge, with my jacket on and my old bag over my shoulder, and paid my fare. I sat in the first row. It is one stop, it takes eleven minutes. I have come into that depot some eleven thousand times and never before saw it from the side.",
          "I let them all get off. The boxes, the grandmothers. The lad went in front of me and did not say a word, for which I thank him. Then I stood on the step.",
          "I do not know how to write down what Pancho did. I can only say that half the depot had found something to do at bay nine, and that afterwards the dispatcher had to redo her eyes.",
          "We did it for three weeks. Then we did it on Fridays. One evening in October, on the way there, he stopped at the corner of the square, where the band plays and the ladies sell jicama, and looked at me, and turned left. I followed him. We heard the 6:40 go over the bridge behind us. He put one ear up, and let it pass.",
        ],
      },
      {
        paragraphs: [
          "A man they retire in an afternoon, with a cake. A dog takes longer, since nobody has shown him the paper.",
          "And I will confess a thing. All those weeks I told people that I was going to the depot for Pancho’s sake, the poor animal, who does not understand. Then came that evening on the step, when I had my bag on my shoulder and somebody was waiting for me; and I noticed that I too had not yet got off.",
          "Now when we travel, he and I, I sit at the side window, and when we come in somewhere I wait until all the others are out. He goes first. He turns around on the platform, he sits down a little to the left of the door, and I arrive.",
        ],
        picture: { face: "terracotta" },
      },
    ],
    likes: [...north, ...europe, ...asia, ...south, ...latin],
    comments: [
      {
        by: "camilo",
        text: "Maestro. I read this at a red light and it turned green twice.",
        hoursLater: 1.2,
      },
      {
        by: "leo",
        text: "“He is waiting for you to arrive.” That lad should be an inspector. And I should not read you on the metro.",
        hoursLater: 2.4,
        replies: [
          {
            by: "arturo",
            text: "I have told him so. He went quite red and polished the mirror.",
            hoursLater: 3.1,
          },
        ],
      },
      {
        by: "gaspard",
        text: "For a year I went on waking at three, and Monsieur went on not waking. Now I bake one loaf. It is enough to arrive by.",
        hoursLater: 8.8,
        replies: [
          {
            by: "arturo",
            text: "One loaf. Yes. That is exactly how many.",
            hoursLater: 2.6,
          },
        ],
      },
      {
        by: "bea",
        text: "Odile wants to know what became of the clock.",
        hoursLater: 20.5,
        replies: [
          {
            by: "arturo",
            text: "It hangs in the kitchen, madame, at 6:40. I have taken out the battery.",
            hoursLater: 1.9,
          },
        ],
      },
    ],
  },
];
