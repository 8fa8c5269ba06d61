import { asia, europe, latin, south } from "../circles.ts";
import type { SeedStory } from "../shapes.ts";

export const samira: readonly SeedStory[] = [
  {
    by: "samira",
    title: "The post between my aunts",
    daysAgo: 52.3,
    sections: [
      {
        paragraphs: [
          "I have two aunts in Alexandria, Aunt Nagwa and Aunt Soad, who live on the same landing, door facing door, and who for three years did not speak. It was about a stuffed pigeon. I shall not say who was in the right, because both of them read this.",
          "If one visits, therefore, one visits twice. One eats at Aunt Nagwa’s, gets up, says goodbye with kisses, goes four steps over the landing, rings, is embraced as if from a long voyage, and eats at Aunt Soad’s. For me it is a matter of capacity. For Semsem, who came along with me last autumn by the morning train, it was something else. She has not been brought up in our family. Nobody had told her that there were two flats.",
        ],
        picture: { place: "Egypt" },
      },
      {
        paragraphs: [
          "In the afternoon it is warm, and in that house everybody leaves the door ajar, with a chain on it, for the air. On the second day I was lying on the one sofa and heard Aunt Nagwa say, in the kitchen, “There you are, my soul,” and then, a minute later, through two doors and across the landing, Aunt Soad: “There you are, my soul.” Semsem came back with fish on her breath. She weighed herself on the kitchen scale, as she does, and I saw that it was going to be a heavy week.",
          "On the third day she came back with a thread of blue wool round her neck, and in it a bit of paper, folded small. I was not going to read it. It was addressed to the cat. “Semsem, my light,” it said, “if you should happen to be on the other side, you could ask whether she has taken her tablets for the blood pressure. I hear her cough.”",
          "I am a pharmacist. There are questions one does not leave lying about. I showed it to Aunt Nagwa. She put on her glasses and read it twice. “Tell the cat,” she said, “that a cough has nothing to do with blood pressure. Tell her that I took them. And what does she mean by hear, has she got her ear to my door?” Then she looked for a pencil.",
          "It went back on green wool. It came again on blue. By Thursday they had set times: after prayers, after the serial, and once at night. They wrote to the cat about everything. Whether the butcher at the corner was still a thief. That the plaster in the stairwell was coming down. Did Semsem know where their mother’s copper pot had got to. Semsem had never seen the pot. She walked to and fro over those four steps with her tail up, and was paid at both ends, in mullet.",
        ],
        picture: { face: "lilac" },
      },
      {
        paragraphs: [
          "On Saturday it stopped. She had gone over at noon with a long one, three folds, and did not come back; not after the serial either. At five Aunt Nagwa was standing behind her own door with her hand on the chain. She did not go out. She only stood and listened. I think it was the longest I ever saw her do nothing.",
          "At half past five she said aloud, to the door, “Is the cat with you?”",
          "It was quite still on the landing. Then, just as loud, from the other side: “She is asleep on the letter. I cannot read it.”",
          "I swear that neither of them moved. I was holding a plate. “Well,” said Aunt Nagwa finally, “what should be in it? That I made too much of the rice.” And she took off the chain. There stood Aunt Soad on the other side in her house shoes, with her own chain in her hand. They looked at each other from top to bottom. Three years. “You have grown thin,” said one of them. It is not true of either.",
          "Semsem lay on the bed on three folds of paper with her feet in the air. She was four kilos and three hundred. When she got up at last I took the letter away and gave it back unread to the one who had written it. She tore it up. “It was about the pigeon,” she said.",
        ],
        picture: { place: "Sidi Gaber" },
      },
      {
        paragraphs: [
          "In my shop people ask for something against a quarrel more often than you would believe. They say that it is for the stomach. I have nothing on the shelf for it.",
          "I have thought about why it worked. They could not write to each other, it would have been giving in. But one can ask a cat anything. She takes no side; she goes where it is warm and where she is expected, and does not look on the way at whose floor it is. For a week they both told her the truth, and each read over her shoulder.",
          "They have taken down both chains now. When Semsem and I come, they lay one table, out on the landing itself, across all four steps. It is nobody’s flat there. There is a draught, and the whole house has to climb over us with its shopping, and everybody gets some rice.",
        ],
        picture: { place: "Cairo" },
      },
    ],
    likes: [...asia, ...europe, ...latin, ...south, "naomi"],
    comments: [
      {
        by: "jule",
        text: "Frida has delivered nothing in her life and is considering a change of career, for mullet.",
        hoursLater: 2.5,
      },
      {
        by: "vale",
        text: "I translate for families who are not speaking. They pay me by the hour and it takes months. I shall now recommend the cat.",
        hoursLater: 6.9,
        replies: [
          {
            by: "samira",
            text: "She is free on Thursdays. She does not do notaries.",
            hoursLater: 1.8,
          },
        ],
      },
      {
        by: "leo",
        text: "Did you ever find out what happened to the copper pot?",
        hoursLater: 15.6,
        replies: [
          {
            by: "samira",
            text: "Both of them have it. It turns out that there were always two.",
            hoursLater: 7.3,
          },
        ],
      },
    ],
  },
];
