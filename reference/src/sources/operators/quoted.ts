import type { SourcePage } from "../source.ts";

/** Copies by others of what these companies publish. */
export const quotedOnOperators = {
  AMTRAK_1: {
    title: "OTMA: Amtrak welcomes small dogs and cats (from Amtrak)",
    address:
      "http://www.otmapgh.org/news/2023-11-30/amtrak-welcomes-small-dogs-and-cats-aboard-rail-trips-few-restrictions",
    checked: "2023-11-30",
  },
  DFDS_2: {
    title: "DFDS conditions, copied by Mister Ferry",
    address: "https://www.misterferry.com/en/company-conditions.aspx?id=83",
    checked: "Undated",
  },
  EUROSTAR_5: {
    title: "Eurostar answer on pets, copied in a travel agency help page",
    address:
      "https://sapseod.mindtouch.us/Monarch_Global_Industries/Monarch_Travel/Can_I_take_my_dog_or_pet_on_Eurostar%3F",
    checked: "Undated",
  },
  LESHUTTLE_2: {
    title: "LeShuttle: Pet travel (copy of the site on another host)",
    address: "https://www.eurotunnel5.com/uk/travelling-with-us/travelling-with-your-pet/",
    checked: "Undated",
  },
  VIA_6: {
    title: "windsorite: pets in the corridor (from VIA)",
    address:
      "https://windsorite.ca/2018/08/pets-can-now-ride-the-train-in-the-quebec-city-windsor-corridor/",
    checked: "2018-08-29",
  },
} satisfies Record<string, SourcePage>;
