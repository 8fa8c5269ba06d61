import type { VenueCategory } from "#contracts/lookup/tags.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { venuesKeys, venuesPath } from "../../links/venues.ts";

/** The question of the page of places as its address has it, and the position that this device asks it with. */

type Key = (typeof venuesKeys)[number];
/** '' for what isn't asked. */
export type Asked = Readonly<Record<Key, string>>;

const textMax = 120;

export const askedIn = (search: URLSearchParams): Asked => {
  const text = (name: Key) => (search.get(name) ?? "").trim().slice(0, textMax);
  return {
    city: text("city"),
    near: text("near"),
    category: text("category"),
    emergency: text("emergency"),
    pets: text("pets"),
    open: text("open"),
    radius: text("radius"),
    q: text("q"),
    before: text("before"),
  };
};

/** The address of a question with some parts changed. It begins at the nearest place again, unless `before` is changed. */
export function askedPath(asked: Asked, changes: Partial<Record<Key, string>> = {}): string {
  const search = new URLSearchParams();
  const next = { ...asked, before: "", ...changes };
  for (const key of venuesKeys) if (next[key] !== "") search.set(key, next[key]);
  return search.size > 0 ? `${venuesPath}?${search}` : venuesPath;
}

/** Radii to choose from, in meters. */
export const radii = [500, 2_000, 5_000, 20_000, 50_000] as const;

type Kind = { label: string; plural: string; category: VenueCategory | ""; emergency?: "true" };

/** What can be searched for, in the order of the page; those that travelers need at once come first. */
export const kinds: readonly Kind[] = [
  { label: "All", plural: "Places", category: "" },
  { label: "Vet", plural: "Vets", category: "vet" },
  { label: "Emergency vet", plural: "Emergency vets", category: "vet", emergency: "true" },
  { label: "Dog park", plural: "Dog parks", category: "dog-park" },
  { label: "Park", plural: "Parks", category: "park" },
  { label: "Café", plural: "Cafés", category: "cafe" },
  { label: "Restaurant", plural: "Restaurants", category: "restaurant" },
  { label: "Hotel", plural: "Hotels", category: "hotel" },
  { label: "Campsite", plural: "Campsites", category: "campsite" },
  { label: "Beach", plural: "Beaches", category: "beach" },
  { label: "Trail", plural: "Trails", category: "trail" },
  { label: "Pet shop", plural: "Pet shops", category: "pet-shop" },
  { label: "Groomer", plural: "Groomers", category: "groomer" },
  { label: "Boarding", plural: "Boarding kennels", category: "boarding" },
  { label: "Transport", plural: "Stations and terminals", category: "transport" },
  { label: "Dentist", plural: "Dentists", category: "dentist" },
  { label: "Lawyer", plural: "Lawyers", category: "lawyer" },
];

/** The kind that is asked for; all where it is none of them. */
export const kindOf = ({ category, emergency }: Pick<Asked, "category" | "emergency">): Kind =>
  kinds.find((one) => one.category === category && (one.emergency ?? "") === emergency) ??
  kinds.find((one) => one.category === category) ?? {
    label: "All",
    plural: "Places",
    category: "",
  };

const waitMs = 15_000;
/** Rounds to about 100 m, which is as near as a search needs, so that no address of a page tells a home. */
const digits = 3;

/** Searches around the position of this device, on request alone. */
export function useNearMe(asked: Asked) {
  const navigate = useNavigate();
  return useDevicePosition(({ latitude, longitude }) => {
    const near = [latitude, longitude].map((degrees) => degrees.toFixed(digits)).join(",");
    void navigate(askedPath(asked, { near, city: "" }));
  }, "enter a city.");
}

/** About a meter. */
const exactDigits = 5;
const exact = (degrees: number): number => Number(degrees.toFixed(exactDigits));

/** Reads the position of this device, on request alone. `instead` is what to do if that isn't possible. */
export function useDevicePosition(
  onFound: (position: { latitude: number; longitude: number }) => void,
  instead = "enter it.",
) {
  const [isLocating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string>();
  const locate = () => {
    setProblem(undefined);
    if (!("geolocation" in navigator)) {
      setProblem(`This browser can't share its position, so ${instead}`);
      return;
    }
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLocating(false);
        onFound({ latitude: exact(latitude), longitude: exact(longitude) });
      },
      ({ code, PERMISSION_DENIED }) => {
        setLocating(false);
        setProblem(
          code === PERMISSION_DENIED
            ? `Location access is off for this site. Allow it in your browser, or ${instead}`
            : `We couldn't find your position. Try again, or ${instead}`,
        );
      },
      { timeout: waitMs, maximumAge: 60_000 },
    );
  };
  return { locate, isLocating, problem };
}
