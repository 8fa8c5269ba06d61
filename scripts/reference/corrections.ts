import type { Breeds, Microchip, Rabies, Rule } from "../../reference/src/facts/rule.ts";

const microchips: Readonly<Record<string, Partial<Microchip>>> = {
  "usa.rule.microchip": {
    beforeRabies:
      "Coming from a high-risk country, it must be in place before the rabies vaccination.",
  },
  "cuba.rule.microchip": {
    required: "Not required: a tag, a tattoo or a chip identifies the pet.",
    instead: undefined,
  },
};

const rabies: Readonly<Record<string, Partial<Rabies>>> = {
  "thailand.rule.rabies": {
    further: "The 21 days end before the application for the import permit.",
  },
};

const breeds: Readonly<Record<string, Partial<Breeds>>> = {
  "usa.rule.breeds": { further: ["Cities and counties may restrict some."] },
  "chile.rule.breeds": {
    further: ["Nine breeds count as potentially dangerous and have to be registered."],
  },
  "germany.rule.breeds": {
    further: [
      "The states add further breeds: Brandenburg, Bavaria, Hamburg, Hesse and Baden-Württemberg are listed by customs.",
      "Exceptions: returning dogs with a permit, service and assistance dogs, by a guide also short stays of up to four weeks.",
    ],
  },
};

/** Corrected rules, where the collected value is less precise than its text. */
export function corrected(id: string, rule: Rule): Rule {
  if (rule.is === "microchip") return { ...rule, ...microchips[id] };
  if (rule.is === "rabies") return { ...rule, ...rabies[id] };
  if (rule.is === "breeds") return { ...rule, ...breeds[id] };
  return rule;
}
