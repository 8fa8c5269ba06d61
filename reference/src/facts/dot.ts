// Written by scripts/make-reference.ts.
import type { Lines } from "./airline.ts";
import type { Fact } from "./fact.ts";

export const dot: readonly Fact<Lines>[] = [
  {
    id: "dot.forms",
    value: {
      is: "lines",
      lines: [
        "U.S. DOT Service Animal Air Transportation Form (health, behaviour, training)",
        "U.S. DOT Service Animal Relief Attestation Form for flights of 8 hours or more",
      ],
    },
    basis: "source",
    confidence: "high",
    says: "DOT makes the forms, airlines review them.",
    sources: ["DOT_ADA", "DL_SVC"],
  },
  {
    id: "dot.timing",
    value: {
      is: "lines",
      lines: [
        "Airlines may ask up to 48 hours before departure when booked earlier; otherwise at check-in or gate",
      ],
    },
    basis: "source",
    confidence: "medium",
    says: "48 hours.",
    sources: ["DL_CERT", "AA_GH", "DOT_ADA"],
  },
  {
    id: "dot.scope",
    value: {
      is: "lines",
      lines: ["Dogs only; psychiatric service dogs included; ESAs are not service animals"],
    },
    basis: "source",
    confidence: "high",
    says: "DOT rule since January 2021.",
    sources: ["DL_SVC", "AA_GH"],
  },
];
