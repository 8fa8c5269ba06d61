import { names, type BreedLists } from "../../breed-list.ts";

/** Lists of banned and restricted breeds in the rest of Europe, by country. */
export const breedsOfEurope: BreedLists = {
  BE: { dog: { knows: "part", sources: ["BREED_BE"], confidence: "official" } },
  HR: {
    dog: {
      knows: "whole",
      banned: names("Pit Bull Terrier"),
      sources: ["BREED_HR", "BREED_HR_2"],
      confidence: "official",
    },
  },
  CY: {
    dog: {
      knows: "whole",
      banned: names("Pit Bull Terrier, Tosa, Dogo Argentino, Fila Brasileiro"),
      sources: ["BREED_CY"],
      confidence: "quoted",
    },
  },
  CZ: {
    cat: {
      knows: "part",
      restricted: names("Savannah"),
      sources: ["BREED_NL_3"],
      confidence: "low",
    },
  },
  DK: {
    dog: {
      knows: "whole",
      banned: names(
        "Pit Bull Terrier, Tosa, American Staffordshire Terrier, Fila Brasileiro, Dogo Argentino, American Bulldog, Boerboel, Kangal, Central Asian Shepherd, Caucasian Shepherd, South Russian Ovcharka, Tornjak, Šarplaninac",
      ),
      byLooks: true,
      sources: ["BREED_DK", "BREED_DK_2"],
      confidence: "official",
    },
    cat: { knows: "part", banned: names("Savannah"), sources: ["BREED_NL_3"], confidence: "low" },
  },
  FI: {
    dog: {
      knows: "whole",
      banned: names("Wolfdog"),
      sources: ["BREED_FI", "BREED_FI_2"],
      confidence: "official",
    },
    cat: {
      knows: "whole",
      banned: names("Savannah, Bengal, Chausie"),
      sources: ["BREED_FI_2"],
      confidence: "official",
    },
  },
  FR: {
    dog: {
      knows: "whole",
      banned: names("Pit Bull Terrier, XL Bully, American Bully, Boerboel"),
      restricted: names("American Staffordshire Terrier, Rottweiler, Tosa"),
      byLooks: true,
      sources: ["BREED_FR", "BREED_FR_2"],
      confidence: "official",
    },
    cat: {
      knows: "part",
      restricted: names("Savannah"),
      sources: ["BREED_NL_3"],
      confidence: "low",
    },
  },
  IE: {
    dog: {
      knows: "whole",
      banned: names("XL Bully"),
      restricted: names(
        "Pit Bull Terrier, Bullmastiff, Dobermann, Bull Terrier, German Shepherd, Japanese Akita, Tosa, Rhodesian Ridgeback, Rottweiler, Staffordshire Bull Terrier, Bandog",
      ),
      byLooks: true,
      sources: ["BREED_IE", "BREED_IE_2"],
      confidence: "official",
    },
  },
  LT: {
    dog: {
      knows: "whole",
      banned: names("Pit Bull Terrier"),
      restricted: names(
        "American Staffordshire Terrier, Staffordshire Bull Terrier, American Bulldog, Dogo Argentino, Fila Brasileiro, Kangal, Caucasian Shepherd, South Russian Ovcharka",
      ),
      sources: ["BREED_LT", "BREED_LT_2"],
      confidence: "official",
    },
  },
  LU: {
    dog: {
      knows: "whole",
      restricted: names(
        "Staffordshire Bull Terrier, Mastiff, American Staffordshire Terrier, Tosa, Pit Bull Terrier, Boerboel",
      ),
      byLooks: true,
      sources: ["BREED_LU", "BREED_LU_2"],
      confidence: "official",
    },
  },
  MT: {
    dog: {
      knows: "part",
      banned: names(
        "American Staffordshire Terrier, Staffordshire Bull Terrier, Bullmastiff, Dogo Argentino, Bull Terrier, American Bully, Pit Bull Terrier, Olde English Bulldogge, American Bulldog, English Bulldog, French Bulldog, Miniature Bull Terrier, Cane Corso, Dogue de Bordeaux, Presa Canario, Neapolitan Mastiff, Boston Terrier, Tibetan Mastiff, Boerboel",
      ),
      sources: ["BREED_MT", "BREED_MT_2"],
      confidence: "low",
    },
  },
  NL: {
    // Folded-ear and hairless cats can't be kept if born in 2026 or later, or without a chip from before.
    cat: {
      knows: "part",
      banned: names("Savannah"),
      restricted: names("Scottish Fold, Sphynx, Donskoy, Peterbald"),
      sources: ["BREED_NL_5", "UEVP_NL", "BREED_NL_3", "BREED_NL_4"],
      confidence: "quoted",
    },
  },
  PL: {
    dog: {
      knows: "whole",
      restricted: names(
        "Pit Bull Terrier, Perro de Presa Mallorquín, American Bulldog, Dogo Argentino, Presa Canario, Tosa, Rottweiler, Akbash, Anatolian Shepherd, Kangal, Moscow Watchdog, Caucasian Shepherd",
      ),
      sources: ["BREED_PL", "BREED_PL_2"],
      confidence: "official",
    },
    cat: {
      knows: "part",
      restricted: names("Savannah"),
      sources: ["BREED_NL_3"],
      confidence: "low",
    },
  },
  PT: {
    dog: {
      knows: "whole",
      restricted: names(
        "Fila Brasileiro, Dogo Argentino, Pit Bull Terrier, Rottweiler, American Staffordshire Terrier, Staffordshire Bull Terrier, Tosa",
      ),
      sources: ["BREED_PT", "BREED_PT_2"],
      confidence: "official",
    },
  },
  RO: {
    dog: {
      knows: "whole",
      banned: names("Pit Bull Terrier, Boerboel, Bandog"),
      restricted: names(
        "American Staffordshire Terrier, Tosa, Rottweiler, Dogo Argentino, Neapolitan Mastiff, Fila Brasileiro, Mastiff, Caucasian Shepherd, Cane Corso",
      ),
      byLooks: true,
      sources: ["BREED_RO", "BREED_RO_2"],
      confidence: "official",
    },
  },
  ES: {
    dog: {
      knows: "part",
      restricted: names(
        "Pit Bull Terrier, Staffordshire Bull Terrier, American Staffordshire Terrier, Rottweiler, Dogo Argentino, Fila Brasileiro, Tosa, Japanese Akita",
      ),
      byLooks: true,
      sources: ["BREED_ES", "BREED_ES_2", "BREED_ES_CT"],
      confidence: "quoted",
      locally: [
        {
          region: "ES-CT",
          name: "Catalonia",
          restricted: names(
            "Japanese Akita, Bullmastiff, Dobermann, Dogo Argentino, Dogue de Bordeaux, Fila Brasileiro, Neapolitan Mastiff, Pit Bull Terrier, Presa Canario, Rottweiler, Staffordshire Bull Terrier, American Staffordshire Terrier, Tosa",
          ),
          byLooks: true,
        },
        {
          region: "ES-AN",
          name: "Andalusia",
          restricted: names(
            "Pit Bull Terrier, Staffordshire Bull Terrier, American Staffordshire Terrier, Rottweiler, Dogo Argentino, Fila Brasileiro, Tosa, Akita, Bull Terrier, Presa Canario, Neapolitan Mastiff, Boxer",
          ),
          byLooks: true,
        },
      ],
    },
  },
  SE: {
    dog: {
      knows: "part",
      banned: names("Wolfdog"),
      sources: ["BREED_SE", "BREED_SE_2"],
      confidence: "quoted",
    },
    cat: { knows: "part", banned: names("Savannah"), sources: ["BREED_NL_3"], confidence: "low" },
  },
  GB: {
    dog: {
      knows: "whole",
      banned: names("Pit Bull Terrier, Tosa, Dogo Argentino, Fila Brasileiro, XL Bully"),
      byLooks: true,
      sources: ["BREED_GB", "BREED_GB_2"],
      confidence: "official",
    },
  },
  "GB-NIR": {
    dog: {
      knows: "whole",
      banned: names("Pit Bull Terrier, Tosa, Dogo Argentino, Fila Brasileiro, XL Bully"),
      byLooks: true,
      sources: ["BREED_NIR"],
      confidence: "official",
    },
  },
  NO: {
    dog: {
      knows: "whole",
      banned: names(
        "Pit Bull Terrier, American Staffordshire Terrier, Fila Brasileiro, Tosa, Dogo Argentino, Czechoslovakian Wolfdog, Wolfdog",
      ),
      byLooks: true,
      sources: ["BREED_NO", "BREED_NO_2"],
      confidence: "official",
    },
    cat: {
      knows: "part",
      banned: names("Savannah, Bengal, Chausie"),
      sources: ["BREED_NO_3", "BREED_NO_4"],
      confidence: "quoted",
    },
  },
  IS: {
    dog: {
      knows: "part",
      banned: names(
        "Pit Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier, American Bulldog, Fila Brasileiro, Tosa, Dogo Argentino, Cane Corso, Presa Canario, Boerboel, Wolfdog",
      ),
      byLooks: true,
      sources: ["BREED_IS", "BREED_IS_2"],
      confidence: "official",
    },
  },
  TR: {
    dog: {
      knows: "whole",
      banned: names(
        "Pit Bull Terrier, Dogo Argentino, Fila Brasileiro, Tosa, American Staffordshire Terrier, American Bully",
      ),
      sources: ["BREED_TR"],
      confidence: "quoted",
    },
  },
  UA: {
    dog: {
      knows: "part",
      restricted: names(
        "Akbash, Japanese Akita, Akita, Bandog, American Bulldog, Bullmastiff, Bull Terrier, Staffordshire Bull Terrier, Caucasian Shepherd, Dobermann, Kangal, Mastiff, Maremma Sheepdog, Irish Wolfhound, Pit Bull Terrier, Rhodesian Ridgeback, Rottweiler",
      ),
      sources: ["BREED_UA", "BREED_UA_2"],
      confidence: "low",
    },
  },
  RS: {
    dog: {
      knows: "whole",
      restricted: names(
        "Pit Bull Terrier, Bull Terrier, Staffordshire Bull Terrier, American Staffordshire Terrier, Miniature Bull Terrier",
      ),
      sources: ["BREED_RS"],
      confidence: "quoted",
    },
  },
  BA: {
    dog: {
      knows: "part",
      restricted: names("Pit Bull Terrier"),
      sources: ["BREED_BA"],
      confidence: "official",
    },
  },
};
