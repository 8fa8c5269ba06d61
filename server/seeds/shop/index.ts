import { beds } from "./beds.ts";
import { carriers } from "./carriers.ts";
import { people } from "./people.ts";
import { prints } from "./prints.ts";
import { road } from "./road.ts";
import type { SeedProduct } from "./shapes.ts";
import { table } from "./table.ts";
import { walks } from "./walks.ts";

/** All goods of the demo shop. */
export const products: readonly SeedProduct[] = [
  ...carriers,
  ...beds,
  ...table,
  ...walks,
  ...road,
  ...people,
  ...prints,
];
