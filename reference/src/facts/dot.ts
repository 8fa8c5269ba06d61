import type { Lines } from "./airline.ts";
import type { Fact } from "./fact.ts";

export const dot: readonly Fact<Lines>[] = [
  {
    id: "dot.forms",
    value: {
      is: "lines",
      lines: [
        "US DOT Service Animal Air Transportation Form (health, behavior and training)",
        "US DOT Service Animal Relief Attestation Form for flights of 8 hours or more",
      ],
    },
    basis: "source",
    confidence: "medium",
    says: "The US Department of Transportation (DOT) issues the forms, and airlines review them.",
    sources: ["DOT_ADA", "DL_SVC", "DOT_REPORTED"],
  },
  {
    id: "dot.timing",
    value: {
      is: "lines",
      lines: [
        "Airlines may require the forms up to 48 hours before departure. If you booked later, you can show them at check-in or the gate",
      ],
    },
    basis: "source",
    confidence: "low",
    says: "Airlines may require the forms up to 48 hours before departure.",
    sources: ["DL_CERT", "AA_GH", "DOT_ADA"],
  },
  {
    id: "dot.scope",
    value: {
      is: "lines",
      lines: [
        "Only dogs count as service animals, including psychiatric service dogs. Emotional support animals don't",
      ],
    },
    basis: "source",
    confidence: "medium",
    says: "This has been a DOT rule since January 2021.",
    sources: ["DL_SVC", "AA_GH", "DOT_REPORTED"],
  },
];
