import { cityChoices, serviceChoices, type ServiceListings } from "#reference/choices.ts";
import { servicesIn } from "#reference/services.ts";
import type { Service } from "#contracts/lookup/providers.ts";
import type { Way } from "./canonical-paths.ts";

type City = { label: string; country: string };

type Near = {
  service?: Service | undefined;
  city?: City | undefined;
  known?: ServiceListings | undefined;
};

/** Where somebody is known: in the same city for something else, then for the same service elsewhere, the same country first. */
export function servicesNear({ service, city, known }: Near): Way[] {
  const ways = serviceChoices.flatMap(({ value, label }) =>
    cityChoices(value, known).flatMap((choice) => {
      const there = choice.hasData ? servicesIn(value, choice.value)?.city : undefined;
      if (!there) return [];
      const to = `/services/${value}/${encodeURIComponent(choice.value)}`;
      return [{ way: { label: `${label} in ${there.label}`, to }, value, there }];
    }),
  );
  const nearness = ({ value, there }: (typeof ways)[number]): number =>
    (there.label === city?.label ? 4 : 0) +
    (there.country === city?.country ? 2 : 0) +
    (value === service ? 1 : 0);
  return ways
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, 12)
    .map(({ way }) => way);
}
