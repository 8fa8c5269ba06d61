import { asia, europe, latin, north, south } from "../circles.ts";
import type { SeedStory } from "../shapes.ts";

export const hank: readonly SeedStory[] = [
  {
    by: "hank",
    title: "How I lost Hank, and what I would do differently",
    daysAgo: 23.4,
    sections: [
      {
        paragraphs: [
          "I want to say first that it can happen to anybody. You have a human for years. You know his habits. He is chipped, in the sense that he has a telephone. Then one day you look up from a grape and he is not there.",
          "It was a Tuesday, in a small town in Colorado with one street. We had come for the laundry. I do not go into laundries, because of the noise and the powder, so I was at the library across the street, on the desk, with the lady there, who is a friend. Hank had said: back in forty minutes. He has said forty minutes on four hundred and six occasions, and the longest that it ever took was fifty-one, and that was the time with the goat.",
          "At fifty-two minutes I mentioned it to the librarian. I mentioned it at a pitch that carries.",
        ],
        picture: { place: "Alamosa" },
      },
      {
        paragraphs: [
          "I kept calm. People ask me about that. You must ask yourself where he was last seen, what he was wearing and whether he is motivated by food. Brown jacket. Yes.",
          "The librarian put a cloth over me, zipped up the carrier and took me to the laundry. Our drum was going round. I could see the blue towel. There was no Hank. There was his hat on a chair, and it was still warm, I think, I was not allowed to sit in it for as long as I would have liked.",
          "So we searched. The hardware store had not seen him, and you would expect it of them, since they see him most days. At the diner I gave a description, and a man at the counter said that could be anybody. I said the sentence Hank says when he finds the keys. Three people knew at once whom we meant. At the garage they offered me a nut. I took the nut. You have to keep your strength up.",
          "Somebody suggested a poster. The librarian has a good printer. We chose a picture in which he looks approachable. LOST, it said. MAN. ANSWERS TO HANK. And below that my name and where to find me. I did the corners myself.",
        ],
        picture: { face: "coral" },
      },
      {
        paragraphs: [
          "He was found at twenty past four by a child. He was in the van. He had gone to fetch coins from the glove box, and it was warm, and he had driven all night because I do not care for the plains; so he sat down for one minute with his legs outside. He had been there the whole time. Nobody had looked in the van because everybody knows that if he were in the van he would be with me.",
          "I was brought to him. He had the marks of a seat belt on his face. He said: “Hey, bird.” I did not say anything. I went up his sleeve, over the shoulder and in under the collar, and stayed there until Wednesday.",
          "When he got out, he saw the poster on the door of the diner. He stood in front of it for a long time. Then he asked the owner if he might have it. He said nobody had ever put one up for him before. The owner said: “Son, we’d printed twelve.”",
        ],
        picture: { place: "USA" },
      },
      {
        paragraphs: [
          "What I would do differently: look in the obvious place first. Write his number on him somewhere. Do not let him drive at night on my account; the plains are only flat, they do not do anything.",
          "What does it mean? I have thought about that, on the shelf, with the cloth half down. Hank finds me all the time. I go behind a curtain and he finds me. He makes a great thing of it. I always took it for a game that he was not very good at, since I am green and the curtain is orange.",
          "Now I believe he is practicing. So I practice too. Twice a day I count him. So far there has always been one.",
        ],
        picture: { place: "Durango" },
      },
    ],
    likes: [...latin, ...europe, ...asia, ...south, ...north],
    comments: [
      {
        by: "jule",
        text: "“So far there has always been one.” Frida has read this and came to count me. She pretended it was about food.",
        hoursLater: 3.0,
      },
      {
        by: "dell",
        text: "Twelve posters is a good turnout. I’d get four.",
        hoursLater: 7.7,
        replies: [
          {
            by: "hana",
            text: "You would get five. Moss can hold a hammer.",
            hoursLater: 2.3,
          },
        ],
      },
      {
        by: "dana",
        text: "What’s the sentence he says when he finds the keys?",
        hoursLater: 10.2,
        replies: [
          {
            by: "hank",
            text: "This is a family site.",
            hoursLater: 0.5,
          },
        ],
      },
      {
        by: "imogen",
        text: "Please give my regards to the librarian. That is a first-rate reference enquiry, well handled.",
        hoursLater: 14.8,
      },
    ],
  },
];
