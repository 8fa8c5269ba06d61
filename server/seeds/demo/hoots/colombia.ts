import { asia, europe, latin, north } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const colombia: readonly SeedHoot[] = [
  {
    by: "camilo",
    category: "Colombia",
    title: "The Sunday cycle lanes of Medellín, with ears in the wind",
    text:
      "On Sundays a good part of the avenue belongs to bicycles, strollers, and dogs in baskets. Tinto has a following between the river and the stadium. They call out his name; I am the engine.\n\n" +
      "Basket low and in front, a harness clipped short so that he cannot leap at a pigeon, a wet cloth under him when it is warm. Start early. By noon the asphalt has stored it all up, and the dogs who walk beside their people begin to dance, which is not dancing.",
    gif: "bicycle",
    daysAgo: 7.9,
    likes: [...latin, ...asia, "theo", "dana"],
    comments: [
      {
        by: "dana",
        text: "“Which is not dancing.” I’ll think of this at every crosswalk.",
        hoursLater: 6,
      },
      {
        by: "arturo",
        text: "I am the engine. My whole career in three words.",
        hoursLater: 10,
        replies: [
          {
            by: "camilo",
            text: "The best engines know the passengers’ names, maestro.",
            hoursLater: 3,
          },
        ],
      },
    ],
  },
  {
    by: "vale",
    category: "Colombia",
    title: "Bogotá airport: three small questions and a stamp",
    text:
      "They asked for the certificate, when the rabies shot was given and when she was last treated for parasites. I had the three dates on a yellow note on the front. The inspector read the note, checked it against the papers, said “very good, señora” and stamped. Then he wanted to see the haircut from behind.\n\n" +
      "I do not remember all their windows of days by heart and I would rather not guess. The agency’s page has them.",
    daysAgo: 34.8,
    likes: [...latin, ...north, ...europe],
    comments: [
      {
        by: "leo",
        text: "From behind.",
        hoursLater: 1,
        replies: [{ by: "vale", text: "He has a schnauzer and ambitions.", hoursLater: 1 }],
      },
      {
        by: "naomi",
        text: "The yellow note on the front is now standard issue in my house.",
        hoursLater: 7,
      },
    ],
  },
  {
    by: "camilo",
    category: "Colombia",
    title: "Coffee farms with dogs of their own",
    text: "Ring before you arrive and ask what the farm’s dogs think of visitors. In Jardín they came down the drive to fetch us in order of rank. Tinto lay on his back, declared himself unarmed, and was shown the hens. We stayed for a week instead of one night.",
    daysAgo: 70.7,
    likes: [...latin, "anouk", "gaspard"],
    comments: [],
  },
];
