import { expect, test } from "vitest";
import { tripPapers } from "./index.ts";

test.each([
  ["US", "MX", ["dog", "dog"], "/documents/USA/Mexico?species=dog"],
  ["GB", "CR", ["dog", "cat"], "/documents/United%20Kingdom/Costa%20Rica"],
  ["US", "DO", [], "/documents/USA/Dominican%20Republic"],
  ["DE", "US", ["other"], "/documents/Germany/USA"],
  ["US", "US", ["dog"], undefined],
  ["US", "EG", ["dog"], "/documents/USA/Egypt?species=dog"],
  ["US", "HK", ["cat"], "/documents/USA/Hong%20Kong?species=cat"],
  ["US", "TR", [], "/documents/USA/T%C3%BCrkiye"],
  ["US", "KE", ["dog"], undefined],
])("a trip from %s to %s with %j leads to %s", (from, to, animals, path) => {
  expect(tripPapers(from, to, animals)?.path).toBe(path);
});
