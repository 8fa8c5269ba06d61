import { asia, europe, latin, north, south } from "../circles.ts";
import type { SeedStory } from "../shapes.ts";

export const vale: readonly SeedStory[] = [
  {
    by: "vale",
    title: "My father does not like dogs",
    route: { from: "IT", to: "CL" },
    daysAgo: 4.4,
    sections: [
      {
        paragraphs: [
          "Some of you asked about half a sentence that I wrote, about a platform in Orte and a message from home. Here is the other half.",
          "The message was from my sister in Santiago. Papá had fallen in the street on the way to buy the newspaper. It was his heart. They had done what they do, it had gone well, but he lay with his face to the wall and would not get up. “He says what for,” she wrote.",
          "You should know that my father was a railwayman. Forty years he kept the signals at a junction south of the city, and in forty years nothing ever came into a section that had another thing in it. He likes order, tango and the newspaper. He does not like dogs. They have no timetable, he says. In the six years that I have had Nube he had met her three times and called her “the animal”.",
          "I went home as soon as there was a place for both of us. I did not have anybody to leave her with. I want to be honest: otherwise she would have stayed in Trieste.",
        ],
        picture: { place: "Orvieto" },
      },
      {
        paragraphs: [
          "He was in the back room with the blinds down. I kissed him, and he asked how the flight had been, and turned to the wall again. I sat with him. In the evening I found that I had shut the door on the side where Nube was not.",
          "She had gone under the bed. I could not get her out, she had had enough of tunnels for one week and that one at least was quiet. “Leave it,” said Papá. “It will come out when it is hungry.” That was already a long sentence.",
          "At ten to seven in the morning I heard a voice in there. Now, at ten to seven the freight goes by behind our street, two engines and a great many copper wagons, and the window hums. Nube had heard it coming. She does not care for it when things hum. She had put her front paws up on his blanket and was looking at him, hard, as she looks at anybody with a cap. And my father said, in the voice in which he used to talk on the line: “That is only the six fifty. It is right on time. It has nothing to do with you.”",
          "She sat down. He looked at her. “There is one more at nine,” he told her, “but that one is short.”",
        ],
        picture: { place: "Santiago" },
      },
      {
        paragraphs: [
          "On the second day he told her all of them in advance. On the fourth he sat up, since from lying down one does not see the clock. The doctor had told him to walk to the corner and back, and he had told the doctor what for. On the sixth I came from the market and the bed was empty.",
          "They were standing at the level crossing, sixty meters from the house. He had his coat on over the pajamas and his cap on his head. He was holding the leash as one holds a lamp. The barrier was down and the bell was going, and Nube, who weeps in tunnels, who has to be sung to, who once left a room because of a poem, sat bolt upright next to his slippers and watched forty wagons go by, one after the other. When the last was through he lifted his hand, flat, to the driver. The driver hooted. I saw her look up at my father. I know that look. I had to go all the way to Naples for it with a conductor.",
          "“She needs to know what is coming,” he told me, quite severely, when he saw me standing there with the onions. “You sing to her. What good is that? You have to tell her the section is clear.”",
          "They did the six fifty every morning after that, and then the nine o’clock, and from there, since one was already out, they went on to the newspaper. He walked to the corner for the doctor. To the kiosk he walked for the animal, who had a right to exercise.",
        ],
        picture: { place: "Providencia" },
      },
      {
        paragraphs: [
          "In my trade one looks for the word that means the same. For years I had thought that Nube is afraid of tunnels, and I sang into the bag, and it helped a little, as it helps when somebody holds your hand. My father had known her for one night. He understood that she was not asking to be comforted. She was asking for information.",
          "And perhaps that was also true of him. All of us had told him that it would be all right. Nobody had told him what came next, and at what time.",
          "I am back in Trieste, and it is he who rings me now, on Sundays, at six in the evening exactly. He asks about the weather. He asks about my work. Then there is a pause, and then he says: “Is she there? Hold me to her ear.” I do not know all that he tells her. But before every tunnel I now bend down to the bag and say how long it is, and that the section is clear; and she lies down, and sighs, and we go in.",
          "He still does not like dogs, he says.",
        ],
        picture: { place: "Chile" },
      },
    ],
    likes: [...latin, ...north, ...europe, ...asia, ...south],
    comments: [
      {
        by: "imogen",
        text: "Thank you for the other half.",
        hoursLater: 0.9,
      },
      {
        by: "arturo",
        text: "A man who for forty years let nothing into a section that had another thing in it. I would have liked to drive on his line. Please give him my regards, from one who was never late without a reason.",
        hoursLater: 3.6,
        replies: [
          {
            by: "vale",
            text: "I read it to him on Sunday. He wants to know the reasons.",
            hoursLater: 70.1,
            replies: [
              {
                by: "arturo",
                text: "One landslide, one strike, and a lady in Ixtlán whose hen had got off before her.",
                hoursLater: 2.0,
              },
            ],
          },
        ],
      },
      {
        by: "ravi",
        text: "I have been telling Idli the names of the tunnels. It had not come to me to tell her their lengths. We begin tomorrow.",
        hoursLater: 10.4,
      },
      {
        by: "naomi",
        text: "I see it every night on the ward. They don’t ask whether it will be all right. They ask what happens at six.",
        hoursLater: 26.6,
      },
    ],
  },
];
