import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { listVenues } from "#contracts/lookup/venues.ts";
import { call } from "../../data/browser.ts";
import { Attribution } from "./tied-venue.tsx";
import { type Asked, askedIn, askedPath, kindOf } from "./venues-question.ts";

type VenuePage = { label: string; to: string };

type Kind = Partial<Pick<Asked, "category" | "emergency">>;
const usualKinds: readonly Kind[] = [{ category: "vet" }, { category: "dog-park" }];
/** What one looks for on the day. */
export const urgentKinds: readonly Kind[] = [
  { category: "vet", emergency: "true" },
  { category: "vet" },
];

const radius = 5_000;

/** Pages of places in cities and how many are open, vets and dog parks for a start; none where we know none. */
export function useVenuePages(
  cities: readonly string[],
  kinds: readonly Kind[] = usualKinds,
): readonly VenuePage[] {
  const pages = useQuery({
    queryKey: [listVenues.path, cities, kinds],
    enabled: cities.length > 0,
    queryFn: async () => {
      const found = await Promise.all(
        cities.flatMap((city) => kinds.map((kind) => pageOf(city, kind))),
      );
      return found.filter((page) => page !== undefined);
    },
  });
  return pages.data ?? [];
}

/** Undefined where there are no such places, or the city isn't known. */
async function pageOf(city: string, kind: Kind): Promise<VenuePage | undefined> {
  const asked = askedIn(new URLSearchParams({ city, ...kind }));
  const { plural, category, emergency } = kindOf(asked);
  const query = { city, radius: `${radius}`, ...(category && { category }), emergency };
  const answer = await call(listVenues, { query }).catch(() => undefined);
  if (!answer || answer.data.length === 0) return undefined;
  const open = answer.data.filter(({ opening }) => opening?.isOpen).length;
  return {
    label: `${plural} in ${city}${open > 0 ? `, ${open} open now` : ""}`,
    to: askedPath(asked, open > 0 ? { open: "now" } : {}),
  };
}

type NearbyVenuesProps = { city: string; className?: string | undefined };

/** Links to vets and dog parks in the city of a stay; nothing where we know none. */
export function NearbyVenues({ city, className }: NearbyVenuesProps) {
  const pages = useVenuePages(city === "" ? [] : [city]);
  if (pages.length === 0) return null;
  return (
    <>
      {pages.map(({ label, to }) => (
        <Link key={to} to={to} className={className}>
          {label}
        </Link>
      ))}
      <Attribution className={className} />
    </>
  );
}
