import { cityChoices, serviceChoices, type ServiceListings } from "#reference/choices.ts";
import { servicesIn } from "#reference/services.ts";
import type { Service } from "#contracts/lookup/providers.ts";
import type { AnswerLink } from "./document-links.ts";

type City = { label: string; country: string };

type NearbyQuery = {
  service?: Service | undefined;
  city?: City | undefined;
  serviceCities?: ServiceListings | undefined;
};

/** Links to listed services: first in the same city, then in the same country, then the same service elsewhere. */
export function nearbyServices({ service, city, serviceCities }: NearbyQuery): AnswerLink[] {
  const links = serviceChoices.flatMap(({ value, label }) =>
    cityChoices(value, serviceCities).flatMap((choice) => {
      const listed = choice.hasData ? servicesIn(value, choice.value)?.city : undefined;
      if (!listed) return [];
      const to = `/services/${value}/${encodeURIComponent(choice.value)}`;
      return [{ link: { label: `${label} in ${listed.label}`, to }, value, listed }];
    }),
  );
  const proximity = ({ value, listed }: (typeof links)[number]): number =>
    (listed.label === city?.label ? 4 : 0) +
    (listed.country === city?.country ? 2 : 0) +
    (value === service ? 1 : 0);
  return links
    .toSorted((a, b) => proximity(b) - proximity(a))
    .slice(0, 12)
    .map(({ link }) => link);
}
