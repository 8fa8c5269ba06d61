import { coldStart } from "./cold-start.ts";
import { deepPages } from "./deep-pages.ts";
import { firstLoad } from "./first-load.ts";
import { growth } from "./growth.ts";
import { answers, encodings, goods, guests, pages, type Page } from "./guests.ts";
import { inServer } from "./servers.ts";
import { manyLikes } from "./likes.ts";
import { maps } from "./maps.ts";
import { lastPieces } from "./tail-chunks.ts";
import { memory } from "./memory-rows.ts";
import { pictures } from "./pictures.ts";
import type { Plan, Section } from "./plan.ts";
import { productList } from "./product-list.ts";
import { readinessRows } from "./readiness.ts";
import { ownParts } from "./own-parts.ts";
import { headerSearch } from "./search.ts";
import { signedIn, signedInOnPglite } from "./signed-in.ts";
import { signIn } from "./sign-in.ts";
import { ssr } from "./ssr.ts";
import type { Row } from "./table.ts";
import { tripReadiness } from "./trip-readiness.ts";
import { trips } from "./trips.ts";
import { uploads } from "./upload.ts";
import { venueImport } from "./venue-import.ts";
import { nearestVenues } from "./venues.ts";
import { ways } from "./ways.ts";

/** All sections in the order of the table. */
export const sections: readonly Section[] = [
  // First, because the measuring process grows over time and counts too.
  { section: "pictures", run: pictures },
  { section: "first-load", run: () => inServer({}, async (server) => [await firstLoad(server)]) },
  { section: "guests", run: readByGuests(pages) },
  { section: "answers", run: readByGuests(answers) },
  { section: "encodings", run: readByGuests(encodings) },
  { section: "signed-in", run: signedIn },
  { section: "upload", run: uploads },
  { section: "signed-in-pglite", run: signedInOnPglite },
  { section: "deep-pages", run: deepPages },
  { section: "growth", run: growth },
  { section: "likes", run: manyLikes },
  { section: "trips", run: trips },
  { section: "maps", run: maps },
  { section: "readiness", run: readinessRows },
  { section: "ways", run: ways },
  { section: "trip-readiness", run: tripReadiness },
  { section: "search", run: headerSearch },
  { section: "venue-import", run: venueImport },
  { section: "venues", run: nearestVenues },
  {
    section: "shop",
    run: async (plan) => [
      ...(await readByGuests(goods)(plan)),
      ...(await productList(plan)),
      ...(await lastPieces(plan)),
    ],
  },
  { section: "sign-in", run: signIn },
  { section: "ssr", run: ssr },
  { section: "own-parts", run: ownParts },
  { section: "memory", run: memory },
  { section: "start", run: coldStart },
];

/** Reads these URLs of a server with demo data in sequence. */
function readByGuests(pages: readonly Page[]): (plan: Plan) => Promise<Row[]> {
  return (plan) =>
    inServer({}, async (server) => {
      const rows: Row[] = [];
      for (const page of pages) rows.push(await guests(server, page, plan));
      return rows;
    });
}
