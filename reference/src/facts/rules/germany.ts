import type { Rules } from "../country.ts";

export const germany: Rules = {
  rules: [
    {
      id: "germany.rule.breeds",
      value: {
        is: "breeds",
        banned: [
          "Pit Bull Terrier",
          "American Staffordshire Terrier",
          "Staffordshire Bull Terrier",
          "Bull Terrier",
          "and crosses of these",
        ],
        further: [
          "Customs lists more breeds that are banned in Brandenburg, Bavaria, Hamburg, Hesse and Baden-Württemberg.",
          "Exceptions: returning dogs with a permit, and service and assistance dogs. One guide adds stays of up to 4 weeks.",
        ],
      },
      basis: "source",
      confidence: "high",
      says: "A federal law (HundVerbrEinfG) bans bringing in these breeds, and the states add more.",
      sources: ["ZOLL", "ZOLL_BL", "V24", "GERMANY_REPORTED"],
      note: "The customs list of the states' breeds is from 2019. Berlin isn't on it.",
      only: "dog",
    },
  ],
  gaps: [],
};
