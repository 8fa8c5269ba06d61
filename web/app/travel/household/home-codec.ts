import { OwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import { countryNamed, regionLabels } from "#reference/country-names.ts";
import { codec } from "../../forms/codec.ts";
import { country, countryText } from "../../lookup/places/index.ts";

type HomeOf = Pick<OwnProfile, "homeCountry" | "homeRegion">;

/** "United States", or a region with rules of its own, such as "Hawaii". */
export const homeText = ({ homeCountry, homeRegion }: HomeOf): string =>
  (homeRegion && regionLabels[homeRegion]) || (homeCountry ? countryText(homeCountry) : "");

/** The form that says where a household lives. */
export const homeCodec = codec({
  noun: "profile",
  resource: OwnProfile,
  update: updateProfile.body,
  fields: { homeCountry: country("Home country") },
  print: (profile) => ({ homeCountry: homeText(profile) }),
  parse: ({ homeCountry }) => ({ homeRegion: countryNamed(homeCountry)?.region ?? null }),
});
