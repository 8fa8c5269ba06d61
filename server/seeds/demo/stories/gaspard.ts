import { europe, latin, north, south } from "../circles.ts";
import type { SeedStory } from "../shapes.ts";

export const gaspard: readonly SeedStory[] = [
  {
    by: "gaspard",
    title: "I baked my way to my daughter’s wedding",
    daysAgo: 17.5,
    sections: [
      {
        paragraphs: [
          "My daughter rang at Easter. She was getting married in September, on a farm up beyond Cluny, and she wanted nothing from me but the bread. “You can bring it in the van, Papa,” she said, and then neither of us said anything, because the van went with the bakery.",
          "I told her that I would walk. She laughed. Then she heard that I was not laughing, and asked how far it was. It is ninety kilometres, if one follows the Saône and does not get lost. Any other man does that in four days. I have a basset hound. I said that I should leave in the middle of August.",
          "So I took the cart that I made from a bread trolley, the one that rolls to the left, and in it a cushion, an umbrella, my good shirt and a bag of flour. Monsieur walked beside it as far as the end of the street. There he stopped and looked at the cart, and I lifted him in.",
        ],
        picture: { place: "Saône" },
      },
      {
        paragraphs: [
          "For forty years I have woken at three. I have tried to give it up, it does not work. So in every village I lay there in the dark, in some barn or behind a good woman’s kitchen, and saw across the square one window with a light in it. One always knows that light. In the first place I held out for a quarter of an hour. Then I put on my shoes and knocked.",
          "A baker who hears a knock at three in the morning thinks it is the police or a drunk. I said: “I am from the trade. I cannot sleep. Give me something to do.” He looked at my forearms and stepped aside.",
          "I baked in eleven villages. I have shaped loaves beside a boy of nineteen who had fallen asleep against the oven, and beside a widow who sings to her dough, all of it Brel. I was shown a machine that does everything, and the man who owns it wept a little and asked me to do twenty by hand for him, only to see it again. I would not take money. But everywhere, when the sun came up, they put something into my jar: a spoonful of their own leaven, the old mother dough that each house feeds and does not talk about. The widow’s was from her grandfather’s time. The boy’s was from a book, and he was ashamed of it. I told him that they all began once as flour and a bit of courage.",
          "Now, leaven has to be kept warm, and towards September the nights along the Saône are not. I need hardly say where the jar travelled. It stood in the cart against Monsieur’s stomach. I have owned proving cabinets with dials, from Germany. I never had a better one.",
        ],
        picture: { place: "Solutré" },
      },
      {
        paragraphs: [
          "We came to the farm on the evening before, in good time, for the first time in his life. They have an old oven there in the yard, which had not been lit since the war. I mixed sixty loaves in the laundry tub, with all of the jar. I covered it with a sheet and told Monsieur to watch it, and I lay down only for a moment.",
          "Eleven leavens from eleven villages, gentlemen, in one tub, after three weeks against a warm dog. I ask the trade for its understanding. When I woke at three, the tub was gone. There was a hill in the barn. It had lifted off the sheet and gone down one side and along the wall, and at the lower end, with a beard of it under his chin and one ear quite risen, lay Monsieur, and slept. He had been told to watch it. He was keeping it warm. (He had not eaten any, he never does. Raw dough is a bad business inside a dog.)",
          "My daughter found us at five, the father, the dog and the hill. She sat down on a bale in her dressing gown and laughed until she cried, and then only the second. “Mama should have seen it,” she said. I had been thinking that since the first lock.",
          "We baked ninety-four. They were the best I ever made. The bridegroom is a vegetarian and a notary, one has to take them as they come; but he ate half a loaf, standing, with nothing on it, and I think it will go well.",
        ],
        picture: { face: "butter" },
      },
      {
        paragraphs: [
          "My wife used to say that I would come late to my own funeral. I hope so. I hope I shall have been looking at something.",
          "With the van I would have been there in an hour and a half. I would have brought good bread, everybody would have said so, and it would have had in it flour, water, salt, and me. The bread at that wedding had eleven villages in it. There were people there who said they could taste it. They could not, that is nonsense. But they had asked, and I had told them, and while I told them they chewed slowly.",
          "A part of the jar is in my kitchen now. I feed it on Sundays. At night it stands on the floor beside Monsieur, since it has got used to him.",
        ],
        picture: { place: "Salornay" },
      },
    ],
    likes: [...latin, ...north, ...south, ...europe, "ravi", "luz"],
    comments: [
      {
        by: "theo",
        text: "“With one ear quite risen.” I’ve had to pull over.",
        hoursLater: 2.2,
      },
      {
        by: "dana",
        text: "Sixty planned, and ninety-four came out. As a surveyor, I make that fifty-seven percent growth. What does Monsieur charge by the hour?",
        hoursLater: 5.1,
        replies: [
          {
            by: "gaspard",
            text: "One crust, madame, from the end. He does not work in the afternoon.",
            hoursLater: 3.3,
          },
        ],
      },
      {
        by: "mateo",
        text: "My mother asks whether the jar has a sweater.",
        hoursLater: 12.7,
        replies: [
          {
            by: "gaspard",
            text: "It has a sock. Please tell your mother that I did not say so.",
            hoursLater: 4.2,
            replies: [
              {
                by: "mateo",
                text: "Too late. It is ten centimeters across, I assume?",
                hoursLater: 0.9,
              },
            ],
          },
        ],
      },
      {
        by: "jule",
        text: "The boy who was ashamed of his. I would like to know that he has read this.",
        hoursLater: 26.4,
        replies: [
          {
            by: "gaspard",
            text: "I sent it to him on paper, with a crust.",
            hoursLater: 5.8,
          },
        ],
      },
    ],
  },
];
