import { expect, test } from "vitest";
import { tripPapers } from "./trip-papers.ts";

test.each([
  ["US", "MX", ["dog", "dog"], "/documents/USA/Mexico?species=dog"],
  ["GB", "CR", ["dog", "cat"], "/documents/United%20Kingdom/Costa%20Rica"],
  ["US", "DO", [], "/documents/USA/Dominican%20Republic"],
  ["DE", "US", ["other"], "/documents/Germany/USA"],
  ["US", "US", ["dog"], undefined],
  ["US", "EG", ["dog"], undefined],
  ["US", "NO", ["dog"], undefined],
])("a trip from %s to %s with %j leads to %s", (from, to, animals, path) => {
  expect(tripPapers(from, to, animals)?.path).toBe(path);
});
