import { asia, europe, north } from "../circles.ts";
import type { SeedStory } from "../shapes.ts";

export const imogen: readonly SeedStory[] = [
  {
    by: "imogen",
    title: "Forty-one years overdue, and returned by rabbit",
    daysAgo: 11.8,
    sections: [
      {
        paragraphs: [
          "It lay in the returns box on a Monday, between a thriller and a diet. It was not ours. On the spine there was half a paper label, and inside the cover a stamp, a proper one with a dragon: a village reading room near Pwllheli, right at the end of the railway, where Wales puts one arm out into the sea. The last date on the slip was in March 1985.",
          "One can post such a thing. There is a form. But the book was called “Rabbits: Their Keeping and Management”, and that evening I read it aloud to Clover, who lay on the rug with her chin on the floor and listened to all of it except chapter nine. Chapter nine is recipes. I had put a paper band round it.",
          "I have worked in a library for nineteen years. I have written, I should think, ten thousand letters that begin “We wonder whether you may have forgotten”. It seemed to me that for once somebody ought to bring one back. I had two days’ leave, a clean carrier, and a rabbit with an interest in the subject.",
        ],
        picture: { place: "Wales" },
      },
      {
        paragraphs: [
          "You go up through the border country, change at Shrewsbury and then you go west for as long as there is any west. In Machynlleth the train comes apart in the middle, half of it for one end of the bay and half for the other, and you do want to be in the right half. I asked four people. Clover, who distrusts doors that beep, had her hay pulled up in front of her like a newspaper.",
          "People look into the carrier, and then they laugh, and then they ask if they may hold her. I say no, but you may look. I have said it to a bishop. I do not mind saying it. She weighs what a bag of sugar weighs and her heart goes like a sewing machine, and she did not ask to be an outing.",
          "After the estuary the sea is right beside you, on the left, so near that you lift your feet. She came to the front of the carrier then and stayed there for an hour. There was a man with a cello opposite us, who got out at a halt the size of a hearthrug. He bowed to her on the platform. She had her ears up, as far as they go up.",
        ],
        picture: { place: "Talybont" },
      },
      {
        paragraphs: [
          "The reading room had been the village hall for years, and it was locked. A boy on a bicycle said to ask at the blue door. The blue door was opened by a very small, very upright lady in a cardigan with a pencil in it. I had hardly got the book out of the bag when she said, “Nineteen eighty-five.”",
          "She had run the place for thirty-two years, on Tuesdays and Fridays. She had the ledger under the stairs. She knew the page. The book had gone out to a boy of eleven whose mother would not have a rabbit in the house, and he took it home every fortnight, and every fortnight brought it back and took it out again; and that spring they moved away to Cardiff, and it must have been packed in with the towels. “He would have been so worried,” she said. “He always paid his pennies.” He will be fifty-two now. I hope that he clears out his mother’s cupboards gently.",
          "Then she took the pencil out of the cardigan and worked out the fine. A penny a week, for forty-one years. It comes to twenty-one pounds and thirty-two pence. She looked at that for a bit over her glasses, and after that she looked past me at the carrier, and said in quite another voice: “I never had one either, you know.”",
          "I said: would you like to hold her.",
          "Clover sat on that cardigan for as long as it takes for a pot of tea to go cold. Nobody said anything. When I looked up, the fine was crossed out in the ledger and there stood beside it, in a beautiful hand, “Paid”.",
        ],
        picture: { place: "Cambrian Coast" },
      },
      {
        paragraphs: [
          "I think that I have kept two rules all my life, that things should go back to where they belong, and that nobody gets to hold the rabbit. I would have told you they were the same rule. They are both about being careful.",
          "But a rule is there for the ten thousand letters. Then one day you have come to the end of the railway and there is one particular old lady, and you look at your rabbit, and your rabbit has put her ears down flat and has no objections at all.",
          "I wrote the boy a letter, care of the returns box, and pinned it up over it. It begins: “We wonder whether you may have remembered.”",
        ],
        picture: { face: "mint" },
      },
    ],
    likes: [...europe, ...north, ...asia, "thandi", "vale", "samira", "arturo"],
    comments: [
      {
        by: "theo",
        text: "Marcus has read this aloud in the car with his voice going funny from the pencil onward. Pickle wants it known that he also has never held a rabbit.",
        hoursLater: 1.6,
        replies: [
          {
            by: "imogen",
            text: "Pickle may look.",
            hoursLater: 0.4,
          },
        ],
      },
      {
        by: "naomi",
        text: "A paper band round chapter nine. Imogen, you’re the most thorough person I know, and I know Dana.",
        hoursLater: 4.9,
      },
      {
        by: "thandi",
        text: "And the boy? Please say the boy has written.",
        hoursLater: 30.2,
        replies: [
          {
            by: "imogen",
            text: "Not yet. But last Thursday somebody put a carrot through the returns box. Washed.",
            hoursLater: 40.5,
          },
        ],
      },
    ],
  },
];
