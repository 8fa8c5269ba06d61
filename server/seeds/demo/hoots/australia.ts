import { europe, everyone, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const australia: readonly SeedHoot[] = [
  {
    by: "dell",
    category: "Australia",
    title: "The mail run, with a dog: what lives behind the passenger seat",
    text:
      "People plan to drive the Centre with their dog and ask me what to take. Twenty litres of water you don’t drink. That is for when you are wrong about the rest. Then ten you do. A tarp and four poles, because there won’t be a tree. A second collar. Boots for her if she will wear them; Wattle took hers off in a week and posted one to Hermannsburg.\n\n" +
      "Tell somebody at the last roadhouse where you are going and when you’ll ring. If the car stops, stay with it, and that goes for the dog too: short lead, shade side, under the tarp.\n\n" +
      "Don’t let her drink from the trough with the sign on it. Don’t let her near the meat on the ground by a fence, ever. It is bait, and it isn’t put there for her, but she can’t read.\n\n" +
      "It’s the best country on earth and it does not care about you one bit. I find that restful.",
    gif: "desert",
    daysAgo: 8.7,
    likes: everyone,
    comments: [
      {
        by: "bea",
        text: "“Posted one to Hermannsburg.” Was it delivered?",
        hoursLater: 3,
        replies: [
          {
            by: "dell",
            text: "Signed for. They sent it back next run with a lamb chop in it.",
            hoursLater: 5,
            replies: [
              {
                by: "ravi",
                text: "This is a better postal service than any I have described to my class.",
                hoursLater: 8,
              },
            ],
          },
        ],
      },
      {
        by: "hana",
        text: "Thank you for the line about bait. Nobody from outside knows to look.",
        hoursLater: 10,
      },
      {
        by: "dana",
        text: "“For when you are wrong about the rest” is now on the side of my water jug.",
        hoursLater: 28,
      },
    ],
  },
  {
    by: "dell",
    category: "Australia",
    title: "Sister wants to bring her beagle from Boston. We made a wall calendar",
    text:
      "It’s a year’s project, near enough. Chip, rabies shot, identity check, blood test, permit, a wait of half a year after the blood test that nobody can talk down, all the parasite business, a booking at the quarantine place in Melbourne, and then ten days there or thirty, depending on whether that identity check was done before the blood was taken. It’s the bit everybody misses. The department’s page has the order; ours is only a copy with crayons.\n\n" +
      "She reads me the department’s page on Sundays and I colour the wall in. The beagle is called Kevin. He is on schedule, which is more than I can say for her.",
    daysAgo: 30.9,
    likes: [...south, ...north, ...europe, "anouk"],
    comments: [
      {
        by: "naomi",
        text: "Did the Boston vet know about the identity check?",
        hoursLater: 7,
        replies: [
          {
            by: "dell",
            text: "No, and fair enough. She took the printout in. Now he’s the vet in Boston who knows.",
            hoursLater: 6,
          },
        ],
      },
      {
        by: "theo",
        text: "Regular Kevin news, please.",
        hoursLater: 12,
        replies: [
          {
            by: "dell",
            text: "Blood taken, 3 biscuits, no complaints.",
            hoursLater: 90,
            replies: [{ by: "theo", text: "Good lad, Kevin.", hoursLater: 1 }],
          },
        ],
      },
    ],
  },
  {
    by: "dell",
    category: "Australia",
    title: "Coast trip: the dog beach signs have hours on them, read the small ones",
    text: "Wattle saw the sea for the first time at Port Augusta and tried to bring it back in order. Barked at each wave till it lay down. The beach was for dogs before eight and after six, it said so under the big sign in small letters. And ask the local vet about ticks as you come down the east side. It’s a different animal there, and it’s not a joke.",
    gif: "beach",
    daysAgo: 67.8,
    likes: [...south, ...latin, "luz", "bea"],
    comments: [{ by: "camilo", text: "“Till it lay down.” A sheepdog of oceans.", hoursLater: 6 }],
  },
];
