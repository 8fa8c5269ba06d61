/** Every country and territory with rules by its name, and the directions in which they differ. */
import { describe, expect, test } from "vitest";
import { cat, certificate, dog, judge, of, rabies, train, treated } from "./cases.testing.ts";
import { euMembers } from "./classes.ts";
import { ruleBook } from "./rules.ts";
import type { Verdict } from "./verdict.ts";

const good = rabies("2026-05-01", "2027-04-30");
const booster = rabies("2026-05-01", "2029-04-30", { country: "US", course: "booster" });
const ready = dog([good, { kind: "euPassport", country: "DE", holderResidence: "DE" }]);
const asOf = "2026-11-22";

/** The verdict of a requirement, for a pet that has everything but what is asked about. */
const verdictOf = (
  name: string,
  from: string,
  to: string,
  pet = dog([booster]),
): Verdict | undefined =>
  judge(of(name, asOf, pet, [train(from, to, "2027-02-10")], {}))(name)?.verdict;

const freeOfTapeworm = ["FI", "IE", "MT", "NO", "GB-NIR"];

describe("territories by name", () => {
  test.each(euMembers)("into %s: tapeworm, certificate and titer test by the origin", (to) => {
    const isFree = freeOfTapeworm.includes(to);
    expect(verdictOf("tapeworm", "US", to)).toBe(isFree ? "window" : "exempt");
    expect(verdictOf("tapeworm", "US", to, cat([booster]))).toBe("exempt");
    expect(verdictOf("certificate", "US", to)).toBe("window");
    expect(verdictOf("titre", "US", to)).toBe("exempt");
    expect(verdictOf("titre", "TR", to)).toBe("blocked");
    const certified = certificate("eu-noncommercial", { endorsedAt: "2027-02-05" });
    const trip = of(
      "",
      "2027-02-06",
      cat([booster, certified]),
      [train("US", to, "2027-02-10")],
      {},
    );
    // Where no list of breeds is known, no cat is known to be outside of it.
    const breeds = ruleBook.borders.get(to)?.rules.find(({ asks }) => asks.is === "breed");
    const isReady = breeds !== undefined && breeds.confidence !== "low";
    expect(judge(trip)("trip")).toMatchObject({ verdict: isReady ? "met" : "unknown" });
  });

  test.each(
    freeOfTapeworm.flatMap((from) =>
      freeOfTapeworm.filter((to) => to !== from && to !== "NO").map((to) => [from, to] as const),
    ),
  )("directly from %s to %s: a treatment may be asked, and is enough", (from, to) => {
    const clock = { givenTime: "12:00", givenZone: "UTC" };
    const done = dog([booster, treated("2027-02-07", ["tapeworm"], clock)]);
    const leg = { ...train(from, to, "2027-02-10"), arrivalTime: "12:00", arrivalZone: "UTC" };
    const trip = of("", "2027-02-08", done, [leg], {});
    expect(verdictOf("tapeworm", from, to)).toBe("unknown");
    expect(judge(trip)("tapeworm")).toMatchObject({ verdict: "met" });
    expect(verdictOf("tapeworm", from, to, cat([booster]))).toBe("exempt");
  });

  test.each(["FI", "IE", "MT", "GB-NIR"])("directly from %s to Norway: no treatment", (from) => {
    expect(verdictOf("tapeworm", from, "NO")).toBe("exempt");
  });

  test.each(freeOfTapeworm)("directly from %s to Great Britain: no treatment", (from) => {
    expect(verdictOf("tapeworm", from, "GB")).toBe("exempt");
  });

  test.each(["AD", "CH", "FO", "GI", "GL", "IS", "LI", "MC", "NO", "SM", "VA"])(
    "from %s anywhere into the EU, without a titer test",
    (from) => {
      const entry = judge(of("", asOf, ready, [train(from, "FR", "2027-02-10")], {}))("entry@FR");
      expect(entry).toMatchObject({ rule: "eu.entry", verdict: "met" });
      expect(verdictOf("titre", from, "FR")).toBe("exempt");
    },
  );

  test.each(["TR", "IN", "BR", "US", "GB", "JP"])("from %s by a point of entry", (from) => {
    const entry = judge(of("", asOf, ready, [train(from, "FR", "2027-02-10")], {}))("entry@FR");
    expect(entry).toMatchObject({ rule: "eu.entry-by-point", verdict: "met" });
  });

  test.each([
    ["2026-04-21", "unknown", "unknown"],
    ["2026-04-22", "exempt", "blocked"],
  ])("a list of the EU on %s, around its first day", (day, ofListed, ofUnlisted) => {
    const titre = (from: string) =>
      judge(of("", "2026-04-01", dog([booster]), [train(from, "DE", day)], {}))("titre")?.verdict;
    expect(titre("US")).toBe(ofListed);
    expect(titre("TR")).toBe(ofUnlisted);
    expect(titre("FR")).toBe("exempt");
  });

  test("into Northern Ireland: only the treatment is known", () => {
    expect(verdictOf("tapeworm", "GB", "GB-NIR")).toBe("window");
    expect(verdictOf("entry", "GB", "GB-NIR")).toBe("unknown");
  });

  test("from Northern Ireland to Great Britain: only that no treatment is asked", () => {
    expect(verdictOf("tapeworm", "GB-NIR", "GB")).toBe("exempt");
    expect(verdictOf("entry", "GB-NIR", "GB")).toBe("unknown");
  });
});

test("an unknown requirement names what is missing or whom to ask", () => {
  const destinations = [...euMembers, "GB", "GB-NIR", "NO", "CH", "US", "US-HI", "CA", "MX", "JP"];
  const others = ["AU", "NZ", "SG", "TH", "PH", "CL", "AR", "BR", "ID-BA", "ID", "KE"];
  for (const to of [...destinations, ...others]) {
    for (const from of ["US", "TR", "DE", "GB", "CA", "KE"].filter((each) => each !== to)) {
      const trip = of("", asOf, dog([good]), [train(from, to, "2027-02-10")], {});
      const found = judge(trip)("trip");
      const requirements = found && "requirements" in found ? found.requirements : [];
      for (const { verdict, missing = [], because } of requirements) {
        if (verdict !== "unknown") continue;
        expect(missing.length > 0 || /\b(?:ask|check with)\b/i.test(because), because).toBe(true);
      }
    }
  }
});
