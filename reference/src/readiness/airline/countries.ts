/** Parts of the world that airlines name, as countries. */
import { euMembers } from "../classes.ts";

/** Europe, with the United Kingdom. */
export const europe = [
  ...euMembers,
  ..."AD AL BA CH FO GB GG GI IM IS JE LI MC MD ME MK NO RS SM UA VA XK".split(" "),
];

/** Latin America and the Caribbean without Mexico. */
const latinAmerica =
  "AG AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC GD GF GP GT GY HN HT JM KN KY LC MF MQ NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI".split(
    " ",
  );

export const americas = [...latinAmerica, "AI", "BM", "CA", "MS", "MX", "US"];
