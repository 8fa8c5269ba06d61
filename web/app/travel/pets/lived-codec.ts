import { Pet, updatePet, type Lived } from "#contracts/travel/pets.ts";
import { dayText } from "#format/dates.ts";
import { countryNamed, regionLabels } from "#reference/country-names.ts";
import { codec } from "../../forms/codec.ts";
import { day } from "../../forms/fields.ts";
import { group, list } from "../../forms/group.ts";
import { country, countryText } from "../../lookup/places/index.ts";

const placeName = ({ country: code, region }: Pick<Lived, "country" | "region">): string =>
  (region && regionLabels[region]) || countryText(code);

/** One place where a pet was. */
export const livedGroup = group<Lived>()(
  { country: country("Country"), from: day("From"), until: day("Until") },
  {
    print: (lived) => ({ country: placeName(lived) }),
    parse: ({ country: text }) => ({ region: countryNamed(text)?.region ?? null }),
  },
);

/** "Mexico, Jan 5, 2027 to Jan 15, 2027" */
export const livedText = (lived: Lived): string =>
  daysAnd(placeName(lived), lived.from ?? "", lived.until ?? "");

function daysAnd(name: string, from: string, until: string): string {
  if (from && until) return `${name}, ${dayText(from)} to ${dayText(until)}`;
  if (from) return `${name}, from ${dayText(from)}`;
  return until ? `${name}, until ${dayText(until)}` : name;
}

const places = list("Place", livedGroup, {
  show: ({ country: name, from, until }) => daysAnd(name, from, until),
});

/** The form that corrects where a pet was. Without places it is as home and trips say. */
export const livedCodec = codec({
  noun: "pet",
  resource: Pet,
  update: updatePet.body,
  fields: {
    lived: {
      ...places,
      print: (lived: readonly Lived[] | null) => places.print(lived ?? []),
      parse: (items: typeof places.blank) => {
        const parsed = places.parse(items);
        return Array.isArray(parsed) && parsed.length > 0 ? parsed : null;
      },
    },
  },
});
