import type { CountryClass } from "./country-class.ts";

/** How Hong Kong groups countries and places, by their risk of rabies. */
export const hongKongGroups = {
  "hk.group-1": {
    in: ["AU", "FJ", "IE", "JP", "NZ", "GB", "JE", "US-HI"],
    out: [],
    isWhole: true,
    authority: "the AFCD",
    checked: "2026-11-29",
    sources: ["HK_REPORTED", "HK_GROUPS"],
  },
  "hk.group-2": {
    in: "AT BE BH BM BN BS CA CH CY CZ DE DK ES FI FR GI GU IS IT JM KR KY LU MT MU MV NC NL NO PG PT SB SC SE SG TW US VG VI VU".split(
      " ",
    ),
    out: ["US-HI"],
    isWhole: true,
    authority: "the AFCD",
    checked: "2026-11-29",
    sources: ["HK_REPORTED", "HK_GROUPS"],
  },
  "hk.group-3a": {
    in: ["CN", "HU", "LT", "MO", "MY", "TH"],
    out: [],
    isWhole: true,
    authority: "the AFCD",
    checked: "2026-11-29",
    sources: ["HK_REPORTED", "HK_MAINLAND"],
  },
  /** Without quarantine: Groups I and II. */
  "hk.released": {
    in: "AT AU BE BH BM BN BS CA CH CY CZ DE DK ES FI FJ FR GB GI GU IE IS IT JE JM JP KR KY LU MT MU MV NC NL NO NZ PG PT SB SC SE SG TW US VG VI VU".split(
      " ",
    ),
    out: [],
    isWhole: true,
    authority: "the AFCD",
    checked: "2026-11-29",
    sources: ["HK_REPORTED", "HK_GROUPS"],
  },
  /** All but Group IIIB, which has the rest of the world. */
  "hk.grouped": {
    in: "AT AU BE BH BM BN BS CA CH CN CY CZ DE DK ES FI FJ FR GB GI GU HU IE IS IT JE JM JP KR KY LT LU MO MT MU MV MY NC NL NO NZ PG PT SB SC SE SG TH TW US VG VI VU".split(
      " ",
    ),
    out: [],
    isWhole: true,
    authority: "the AFCD",
    checked: "2026-11-29",
    sources: ["HK_REPORTED", "HK_GROUPS"],
  },
} as const satisfies Readonly<Record<string, CountryClass>>;
