import { asia, europe, everyone, latin, north } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const spain: readonly SeedHoot[] = [
  {
    by: "arturo",
    category: "Spain",
    title: "I walked the last hundred kilometers to Santiago with an old dog",
    text:
      "Pancho is eleven and I am sixty-eight, so between us we are as old as some of the chestnut trees. We did ten kilometers a day. Everyone overtook us. They all said “buen camino”, and Pancho took each of them at their word.\n\n" +
      "About sleeping: many of the common houses do not take dogs, some do, some have a shed with straw. I called each evening for the next day, and twice a lady called on my behalf to her cousin. About feet: his were looked at morning and evening, with a cream the vet gave us, before I looked at my own. About shade: the eucalyptus smells of medicine, and he sneezes.\n\n" +
      "In the square before the cathedral a boy asked whether the dog also gets the certificate. I said he had not asked for one. The boy drew him one. It is on my wall. It has a stamp made with a bottle cap.",
    daysAgo: 16.9,
    likes: everyone,
    comments: [
      {
        by: "leo",
        text: "I was all right until the bottle cap.",
        hoursLater: 2,
      },
      {
        by: "mateo",
        text: "Ten kilometers a day is the right number. My grandfather would have walked with you, and the llama.",
        hoursLater: 5,
        replies: [
          {
            by: "arturo",
            text: "We should have been the slowest company in Galicia.",
            hoursLater: 4,
            replies: [
              {
                by: "gaspard",
                text: "Gentlemen. I beg your pardon. You would have been second.",
                hoursLater: 3,
              },
            ],
          },
        ],
      },
      { by: "hana", text: "His feet before yours. That’s a track person.", hoursLater: 20 },
    ],
  },
  {
    by: "vale",
    category: "Spain",
    title: "Madrid from Santiago: which line they wanted at the desk for travelers with pets",
    text:
      "We came from outside the EU, so we went through the red side and showed ourselves. Nobody had waved us over; you have to turn left when everyone turns right.\n\n" +
      "They looked for the official signature and its date, since the certificate has to be signed no more than ten days before you arrive. I saw a family whose vet had signed but not the ministry. They were being very kindly spoken to, and it was taking very long. Two signatures. Look for the second.",
    daysAgo: 40.1,
    likes: [...latin, ...north, "theo", "anouk"],
    comments: [
      {
        by: "dana",
        text: "Two signatures, look for the second. It’s going on the graph paper.",
        hoursLater: 6,
      },
      {
        by: "sofia",
        text: "You have to turn left when everyone turns right: also my plan for life.",
        hoursLater: 13,
      },
    ],
  },
  {
    by: "jule",
    category: "Spain",
    title: "Siesta with a cat in Cádiz: she has moved here in spirit",
    text: "White roof, wet tiles, blinds down at two. I asked the landlord whether cats are all right and he pointed at five. Frida lay on the coolest square of the floor, which she had found within a minute, and listened to the fish man coming nearer street by street.",
    gif: "sleepy cat",
    daysAgo: 68.5,
    likes: [...europe, ...asia, "leo", "samira"],
    comments: [],
  },
];
