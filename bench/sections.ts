import { deepPages } from "./deep-pages.ts";
import { firstLoad } from "./first-load.ts";
import { answers, encodings, goods, guests, pages, type Page } from "./guests.ts";
import { inHouse } from "./houses.ts";
import { lastPieces } from "./last-pieces.ts";
import { pictures } from "./pictures.ts";
import type { Plan, Section } from "./plan.ts";
import { productList } from "./product-list.ts";
import { headerSearch } from "./search.ts";
import { signedIn } from "./signed-in.ts";
import type { Row } from "./table.ts";
import { trips } from "./trips.ts";

/** What is measured, in the order of the table. */
export const sections: readonly Section[] = [
  { section: "first-load", run: () => inHouse({}, async (house) => [await firstLoad(house)]) },
  { section: "guests", run: readByGuests(pages) },
  { section: "answers", run: readByGuests(answers) },
  { section: "encodings", run: readByGuests(encodings) },
  { section: "signed-in", run: signedIn },
  { section: "deep-pages", run: deepPages },
  { section: "trips", run: trips },
  { section: "search", run: headerSearch },
  {
    section: "shop",
    run: async (plan) => [
      ...(await readByGuests(goods)(plan)),
      ...(await productList(plan)),
      ...(await lastPieces(plan)),
    ],
  },
  { section: "pictures", run: pictures },
];

/** Reads these addresses of a house with the demo village, one after the other. */
function readByGuests(asked: readonly Page[]): (plan: Plan) => Promise<Row[]> {
  return (plan) =>
    inHouse({}, async (house) => {
      const rows: Row[] = [];
      for (const page of asked) rows.push(await guests(house, page, plan));
      return rows;
    });
}
