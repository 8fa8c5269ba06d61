import { asia, europe, north, south } from "../circles.ts";
import type { SeedStory } from "../shapes.ts";

export const dell: readonly SeedStory[] = [
  {
    by: "dell",
    title: "The parcel Wattle wouldn’t sort",
    daysAgo: 68.8,
    sections: [
      {
        paragraphs: [
          "The mail run out of Alice is eleven stations in two days. You load at five. I hand things up and Wattle puts them right. She’s got a nose, so tucker goes to the left, where the shade is, spare parts go at the back, and anything that smells of a dog gets carried to the front and lies under my feet till we are there. I never taught her that. She started doing it in her first week, and I moved my boots.",
          "One Tuesday in winter there was a parcel for the last place on the run. Shoebox, brown paper, string, a kid’s writing. No sender. She sniffed it. She put it left. She took it out again and put it at the back. She fetched it from there and sat down with it between her feet and looked at me.",
          "In five years I’d not seen her not know.",
        ],
        picture: { place: "Australia" },
      },
      {
        paragraphs: [
          "We had a long day. First gate, second gate, a tyre. At each stop she’d jump down and see to things, the dogs, the kids, whoever, and then she’d be back up at that box with her chin on it. Didn’t growl. She just had it in hand.",
          "I’m not a curious bloke. What people send is what people send; I’ve carried a wedding dress, a set of teeth, half a piano. But by the ninth station I was talking to it. By the tenth I’d told it about the gearbox.",
          "The last place is an old couple, the Haddons. They’d run that station fifty years, and that was the winter their dog died. Blue heeler called Mister, sixteen. I’d known him since I got the run. He used to meet the truck at the ramp and walk it in. That autumn he’d still been doing it, only he’d set out the night before.",
          "He wasn’t at the ramp. I knew he wouldn’t be. You still slow down.",
        ],
        picture: { face: "coral" },
      },
      {
        paragraphs: [
          "Wattle got down on her own. She had the box by the string. She went past both of the old people without so much as a hello, round the side of the house and under the pepper tree, where there was a new heap of stones; and she put it on the ground there and stood back.",
          "Nobody said a word. Mrs Haddon undid the string. She saved it, round her fingers, like you do. Inside there was an old tennis ball with no fur left on it and a note. It was from their grandson in Adelaide, who’s eight. He had taken it home with him at Christmas, for a joke, and Mister had looked for it the whole summer. He’d been too scared to tell anybody. It said SORRY MISTER HERE IT IS.",
          "So that was it. It smelled of a dog, so it was to go to the front. But he wasn’t at the front any more, was he? He wasn’t at the ramp and he wasn’t in the house, and she’d had all day to work out where you deliver a thing like that.",
          "Old Haddon went in to see about the kettle. He was a good while seeing about it.",
        ],
        picture: { place: "Australia", time: "night" },
      },
      {
        paragraphs: [
          "Don’t ask me what it means. I drive a truck.",
          "But I rang the kid from the roadhouse and told him that it got there. I said it was signed for. There was a bit of breathing on the line. Then he asked who by, and I said, Wattle. He thought that was all right. He knows her, she’s honest.",
          "Next run, there’s a box at the depot with the same writing. It had string on it, and it was for her. She put it straight to the front. It lay under my feet for two days while she kept an eye on the road, and we opened it at the ramp. It was a tennis ball, a new one. He’d written on it with a biro: POSTAGE.",
        ],
        picture: { place: "Northern Territory" },
      },
    ],
    likes: [...south, ...north, ...europe, ...asia, "arturo", "camilo", "sofia"],
    comments: [
      {
        by: "hana",
        text: "You still slow down. Yeah.",
        hoursLater: 4.1,
      },
      {
        by: "arturo",
        text: "There are drivers who carry things and drivers who deliver them. My compliments to the señora on the passenger side.",
        hoursLater: 9.5,
        replies: [
          {
            by: "dell",
            text: "Told her. She’s asleep on the gearstick.",
            hoursLater: 12.8,
          },
        ],
      },
      {
        by: "gaspard",
        text: "Monsieur and I have read this together, and then we went to look at the post.",
        hoursLater: 22.2,
      },
    ],
  },
];
