/** Which facts are missing where a vaccination may or may not count. */
import { after } from "../days.ts";
import type { History } from "../history.ts";
import type { Outcome } from "../verdict.ts";
import type { Course } from "./rabies.ts";
import { unknown, type Context } from "./context.ts";

type Doubt = { because: string; missing: readonly string[] };

export function unknownVaccination(context: Context, course: Course): Outcome {
  const found = doubts(context, course).filter(({ missing }) => missing.length > 0);
  const because = found[0]?.because ?? "We can't tell whether the vaccination counts.";
  return unknown(because, ...new Set(found.flatMap(({ missing }) => missing)));
}

/** The first one that applies is the sentence. */
function doubts({ history, trip }: Context, course: Course): Doubt[] {
  const { doses, path, undatedDoses } = history;
  const isChipDoubtful = course.chipFirst && history.hasChip && history.chipped === undefined;
  const most = course.usPrimary;
  return [
    {
      because: "Add the date of the vaccination.",
      missing: undatedDoses.map((dose) => `${dose}.givenAt`),
    },
    {
      because: "Add the date of the microchip.",
      missing: isChipDoubtful ? [`${path}.microchip.implantedAt`] : [],
    },
    {
      because: "We can't tell the pet's age when it was vaccinated.",
      missing: isAgeDoubtful(history, course) ? [`${path}.birthDate`] : [],
    },
    {
      because: "We can't tell how long the vaccination is valid. Check the vaccine's label.",
      missing: course.otherwise
        ? []
        : doses.filter(({ until }) => until === undefined).map((dose) => `${dose.path}.validUntil`),
    },
    {
      because: "A first vaccination in the USA counts for a year. Add where this one was given.",
      missing:
        most && trip.residence === "US"
          ? doses
              .filter(({ country, until, at }) => !country && (until ?? at) >= after(at, most))
              .map((dose) => `${dose.path}.country`)
          : [],
    },
  ];
}

function isAgeDoubtful({ birth, doses }: History, { minAge }: Course): boolean {
  if (!minAge) return false;
  if (!birth) return true;
  return doses.some(({ at }) => after(birth[0], minAge) <= at && at < after(birth[1], minAge));
}
