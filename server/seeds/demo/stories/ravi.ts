import { asia, europe, north, south } from "../circles.ts";
import type { SeedStory } from "../shapes.ts";

export const ravi: readonly SeedStory[] = [
  {
    by: "ravi",
    title: "Ten things on a map from 1911",
    daysAgo: 38.9,
    sections: [
      {
        paragraphs: [
          "There hangs in my classroom a sheet of the old survey, one inch to the mile, printed in 1911 and given to the school by somebody who wished to be rid of it. It shows a piece of country two hours to the west of Bengaluru. The children like it, since it has small pictures: a tree for a tree, a tiny temple for a temple.",
          "One day in March, in the last row, Farhana put up her hand. “Sir,” she asked, “how do we know that it is true?”",
          "I have been a teacher for twenty-two years, and it is a good question on any day. I began to tell her about triangulation. She waited until I was finished. Then she said: “But has anybody looked?”",
          "So the class chose ten things from the sheet, by vote: a banyan, a ford, two temples, a rest house, a toddy palm with a name, a hill with a wall on top, a milestone, a boundary stone, and a well. I was to go in the holidays and see if they were there. Idli was to go because, as Farhana said, somebody should be present who had no reason to lie.",
        ],
        picture: { place: "Ramanagara" },
      },
      {
        paragraphs: [
          "We went in my cousin’s car, in stages, and walked early, from five until nine, on account of her feet and mine. I had the sheet in a plastic sleeve. She had her own bottle. At each thing I took one photograph, of the thing with Idli in front for scale. The class had decided that a dog is a better unit than a metre, being warm.",
          "The banyan was there: forty-one Idlis around. It has swallowed a bus stop. The ford is now a bridge, but a buffalo was standing in the old place, up to the belly, as if on purpose. One temple had been painted pink and the other one had a satellite dish. In the rest house, where it says “furn’d” on the map, there lives a family with seven children, who took us through all of it and showed us the nail where the Collector had hung up his hat. The palm had blown down in 1974, we were told; but then an old man brought us to its daughter.",
          "The hill was a hill. The milestone was somebody’s doorstep and the boundary stone somebody’s god, with fresh turmeric on it. Neither of the two families had known that they were on a map. Both asked to see, both found themselves at once, and both said the same thing: “So small?”",
          "By the sixth day we had nine out of ten.",
        ],
        picture: { place: "Tumakuru" },
      },
      {
        paragraphs: [
          "Of the well there was nothing. On the sheet it stands by itself, a neat blue circle, a quarter of a mile south of a village. I paced it out. I stood in a field of ragi with the sleeve in my hand, at the exact place, and there was ragi. I asked the man whose field it was, and he had been born there, and so had his father. No well.",
          "I was, I am sorry to say, a little pleased. I had begun to compose it: you see, children, even the Survey.",
          "Then I looked for Idli. By nine o’clock it was hot, and when it is hot she has one thought. She had gone along the edge of the field with her nose down, in under a thorn bush that I should not have given a second look, and lay there flat on her belly, with her chin on the ground and her eyes shut. It is how she lies on the kitchen tiles at home. I put my hand under her. The ground was cold.",
          "The man fetched his mother. She may have been ninety, she came on two sticks, and looked at the dog. “Who told you?” she said to me, quite sharply. A child had fallen in when she herself was small. It was her cousin; he was got out again, but that night the men laid beams across it, and stones, and earth over that. They agreed that nobody should speak of it, so that no child would ever go and look. And nobody had. She had kept it for more than eighty years. “He became a postman,” she said. She sat down on the ground beside Idli and laid her palm on the cold place. “It had very sweet water,” she said.",
        ],
        picture: { place: "Karnataka" },
      },
      {
        paragraphs: [
          "When the term began, I put up ten photographs beside the sheet. The class examined them one by one. At the tenth there was some discussion, because it shows only a white dog asleep under a bush.",
          "I told them about the well as I had been told, and that we would keep it in this room. Farhana thought for a long time. “So the map was true,” she said, “and the people were also true. They were only true about different things.” I have taught that to adults with less success.",
          "I used to say that a map is a picture of a place. Now I say that it is a list of questions somebody has left you. They are best asked on foot. And one should take along someone who is not looking for the answer, and gets hot.",
        ],
        picture: { face: "pine" },
      },
    ],
    likes: [...europe, ...asia, ...north, ...south, "mateo", "vale", "arturo"],
    comments: [
      {
        by: "dana",
        text: "“A dog is a better unit than a metre, being warm.” I’m proposing it to the state board. The banyan in Biscuits would be about thirty-three.",
        hoursLater: 1.9,
        replies: [
          {
            by: "ravi",
            text: "The class has checked your conversion and asks at which point of the tail you measure.",
            hoursLater: 14.2,
            replies: [
              {
                by: "dana",
                text: "Farhana asked that, didn’t she.",
                hoursLater: 1.3,
              },
            ],
          },
        ],
      },
      {
        by: "thandi",
        text: "The milestone as a doorstep. Every good building I know has something in it that used to be something else.",
        hoursLater: 8.1,
      },
      {
        by: "hana",
        text: "There are places of ours that are off the map for the same reason. Thank you for keeping it in the room.",
        hoursLater: 21.7,
      },
    ],
  },
];
