import * as stories from "#contracts/community/stories.ts";
import * as accounts from "#contracts/accounts/accounts.ts";
import * as hoots from "#contracts/community/hoots.ts";
import * as profiles from "#contracts/accounts/profiles.ts";
import * as providers from "#contracts/lookup/providers.ts";
import { type ResultKind, search } from "#contracts/lookup/search.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteReview, putReview } from "#contracts/lookup/venue-reviews.ts";
import { addVenue } from "../../../testing/venues.ts";
import { addPhoto, picture } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newAdmin, newPerson } from "../../../testing/people.ts";
import { indexedWords } from "../../platform/text/tokens.ts";

let server: TestServer;
let dana: Awaited<ReturnType<TestServer["as"]>>;
beforeAll(async () => {
  server = await testServer();
  dana = await server.as("dana");
});
afterAll(() => server.close());

const find = async (q: string) => (await server.call(search, { query: { q } })).groups;
const titles = async (q: string, kind: ResultKind) =>
  (await find(q)).find((group) => group.kind === kind)?.results.map(({ title }) => title) ?? [];
async function newPersonWithId(name?: string) {
  const person = await newPerson(server, name);
  const { _id: id } = await person.call(profiles.getOwnProfile);
  return { ...person, id };
}
/** A new user with a photo in the gallery, and therefore searchable. */
async function newVisiblePerson(name?: string) {
  const person = await newPersonWithId(name);
  await addPhoto(person);
  return person;
}
const post = (title: string, text = "Nothing of note.") =>
  dana(hoots.createHoot, { body: { title, text } });

describe("results", () => {
  test("a hoot is found by words of title and text, the last one as a prefix", async () => {
    const { _id } = await post("The quokka of Rottnest", "It smiled at my dachshund all morning.");
    for (const q of ["quokka", "quok", "QUOKKA rottn", "dachshund smil", "smiled quokk"]) {
      const [group] = await find(q);
      expect([q, group?.kind, group?.results[0]]).toMatchObject([
        q,
        "hoots",
        { title: "The quokka of Rottnest", url: `/hoots/${_id}` },
      ]);
    }
  });

  test("a suggested provider is found only while it is public", async () => {
    const admin = await newAdmin(server);
    const { _id: id } = await dana(providers.suggestProvider, {
      body: {
        service: "dentist",
        city: "Lima",
        name: "Colmillo Blanco",
        services: "Teeth",
        address: null,
        contact: "+51 1 2345678",
        source: "https://colmillo.example/",
      },
    });
    const found = () => titles("colmillo", "services");
    expect(await found()).toEqual([]);
    await admin.call(providers.approveSuggestion, { params: { id } });
    expect(await found()).toEqual(["Dentist in Lima"]);
    expect(await titles("dentist lima", "services")).toEqual(["Dentist in Lima"]);
    await admin.call(providers.declineSuggestion, { params: { id }, body: { reason: "Closed." } });
    expect(await found()).toEqual([]);
  });

  test("all terms must match, all but the last as whole words", async () => {
    await post("Marmots on the pass");
    expect(await titles("marmots pas", "hoots")).toEqual(["Marmots on the pass"]);
    expect(await titles("marmo pass", "hoots")).toEqual([]);
    expect(await titles("marmots glacier", "hoots")).toEqual([]);
  });

  test("case and accents are ignored in every script, whatever the database's locale", async () => {
    await post("Überfahrt nach Þórshöfn", "Straße, cœur, Łódź. ЖИЗНЬ собаки, Ἀθῆναι ΣΚΎΛΟΣ.");
    for (const q of [
      "uberfahrt",
      "ÜBERFAHRT",
      "thorshofn",
      "strasse",
      "STRAẞE",
      "coeur",
      "lodz",
      "жизнь",
      "СОБАКИ",
      "αθηναι",
      "σκυλος",
      "Σκύλος",
    ]) {
      expect([q, await titles(q, "hoots")]).toEqual([q, ["Überfahrt nach Þórshöfn"]]);
    }
  });

  test("both searches find what a text has, in every script and spelling", async () => {
    const title = "Zürich, Málaga und São Paulo";
    const text =
      "café 成田空港の検疫 โรงแรมรับสุนัขในกรุงเทพมหานคร 제주도에서 강아지와 東京駅前 ｶﾀｶﾅ ＨＯＴＥＬ Straße 737-800, Hawaiʻi, Łódź, Øresund, Diyarbakır, Հայաստան. 犬🐕✈️";
    const { _id } = await post(title, text);
    const both = async (q: string) => [
      (await titles(q, "hoots")).includes(title),
      (await server.call(hoots.searchHoots, { query: { q } })).data.some(
        (hoot) => hoot._id === _id,
      ),
    ];
    const found = [
      "Zürich, zurich, ZURICH, Zu\u0308rich, malaga, sao paulo, São P, cafe, CAFÉ",
      "検疫, 成田空港, 空港の検, 東京, 東京駅, 駅前, 京, 東, 犬, 東京 検疫",
      "สุนัข, กรุงเทพ, โรงแรม, 제주도, 제주, 강아지, 제주도 강아지, カタカナ, ｶﾀｶﾅ",
      "hotel, ＨＯＴＥＬ, strasse, straße, STRASSE, 737-800, 737, 800, 737-8",
      "hawaii, Hawaiʻi, lodz, oresund, diyarbakir, հայաստան, ՀԱՅԱՍՏԱՆ",
      "🐕, ✈️, ✈, 🐕✈️, zurich 🐈, z, Z, zürich 제주도",
    ].flatMap((line) => line.split(", "));
    for (const q of found) {
      expect([q, ...(await both(q))]).toEqual([q, true, true]);
    }
    for (const q of ["検成", "都東", "제도", "สุกรุง", "737-900", "🐈"]) {
      expect([q, ...(await both(q))]).toEqual([q, false, false]);
    }
    for (const q of ['"東京駅前 katakana"', '"737-800" -hawaii', "zurich -検疫", '"空港 検疫"']) {
      expect([q, (await both(q))[1]]).toEqual([q, false]);
    }
    for (const q of [
      '"straße 737-800"',
      "zurich -検査",
      "xyzzy or 제주도",
      '"강아지와 東京駅前"',
    ]) {
      expect([q, (await both(q))[1]]).toEqual([q, true]);
    }
    const { data } = await server.call(hoots.searchHoots, { query: { q: "空港の検疫" } });
    expect(data[0]?.marked.text.filter(({ match }) => match)).toEqual([
      { text: "空港の検疫", match: true },
    ]);
  });

  test("both searches find other forms of English words, and need no word like the", async () => {
    const { _id } = await post("Hiking with ferrets", "They travelled happily to the lakes.");
    for (const q of [
      "hike ferret",
      "hikes",
      "traveling",
      "traveled",
      "the lake",
      "travel with a ferret",
    ]) {
      const { data } = await server.call(hoots.searchHoots, { query: { q } });
      expect([q, data.some((hoot) => hoot._id === _id)]).toEqual([q, true]);
      expect([q, (await titles(q, "hoots")).includes("Hiking with ferrets")]).toEqual([q, true]);
    }
  });

  test("characters of one word need not begin it", async () => {
    await post("大阪の犬、京都の猫");
    expect(await titles("大阪", "hoots")).toEqual(["大阪の犬、京都の猫"]);
    expect(await titles("京都の", "hoots")).toEqual(["大阪の犬、京都の猫"]);
    expect(await titles("阪京", "hoots")).toEqual([]);
  });

  test("matches are marked in their original spelling, in the best passage", async () => {
    const far = `${"A long way of nothing. ".repeat(40)}Then Núria saw the axolotl in the well. ${"And home. ".repeat(30)}`;
    await post("Far down", far);
    const [group] = await find("nuria axol");
    const [result] = group?.results ?? [];
    expect(result?.marked.text.filter(({ match }) => match).map(({ text }) => text)).toEqual([
      "Núria",
      "axolotl",
    ]);
    expect(result?.text).toMatch(/^… .* …$/);
    expect(result?.text.length).toBeLessThan(180);
    expect(result?.marked.text.map(({ text }) => text).join("")).toBe(result?.text);
  });

  test("title matches rank before text matches, then newer before older", async () => {
    await post("One", "Here a capybara, there a capybara.");
    await post("A capybara at the lake");
    await post("Two", "No capybara today.");
    await post("Capybara");
    expect(await titles("capybara", "hoots")).toEqual([
      "Capybara",
      "A capybara at the lake",
      "Two",
      "One",
    ]);
  });

  test("at most five results of a kind are returned", async () => {
    for (let n = 0; n < 7; n += 1) await post(`Lighthouse number ${n}`);
    expect(await titles("lighthouse", "hoots")).toHaveLength(5);
  });

  test("a story is found by any of its sections", async () => {
    const { _id } = await dana(stories.createStory, {
      body: {
        title: "Two in a sidecar",
        contentOne: "We left.",
        contentThree: "The gecko stayed.",
      },
      files: { contentOneImage: await picture() },
    });
    const [group] = await find("gecko");
    expect(group).toMatchObject({
      kind: "stories",
      results: [
        {
          title: "Two in a sidecar",
          url: `/blogs/${_id}`,
          image: expect.stringMatching(/^\/files\/.*\/320\.webp$/),
        },
      ],
    });
  });

  test("an article is found by its text, with the matching passage", async () => {
    const found = (await find("snub-nosed persian")).find(({ kind }) => kind === "articles");
    expect(found?.results[0]).toMatchObject({ url: "/articles/short-noses" });
    expect((await find("short noses"))[0]).toMatchObject({ kind: "articles" });
    const suggested = (await find("snub-nosed dogs")).find(({ kind }) => kind === "articles");
    expect(suggested?.results.map(({ url }) => url)).toContain("/articles/short-noses");
  });
});

describe("products", () => {
  const found = async (q: string) =>
    (await find(q)).find(({ kind }) => kind === "products")?.results ?? [];

  test("are found by title and description, with picture, price and path", async () => {
    const results = await found("underseat carr");
    expect(results[0]).toMatchObject({
      title: "Underseat carrier",
      url: "/product/101",
      image: "/art/v1/goods/carrier.brick.front.svg",
      price: { lowest: 7900, highest: 9200 },
    });
    expect(results[0]?.marked.title.filter(({ match }) => match)).toHaveLength(2);
    expect((await found("hotel sink")).map(({ title }) => title)).toEqual(["Underseat carrier"]);
    expect((await found("under seat")).map(({ title }) => title)).toContain("Underseat carrier");
  });

  test("with title matches rank first, then by sales", async () => {
    expect((await found("carrier")).map(({ title }) => title).slice(0, 3)).toEqual([
      "Underseat carrier",
      "Weekend carrier",
      "Expandable carrier",
    ]);
  });

  test("that are unpublished or scheduled are not found", async () => {
    const product = { handle: "narwhal-lamp", title: "Narwhal lamp" };
    for (const published_at of [null, new Date(Date.now() + 60_000)]) {
      const { id } = await server.db
        .insertInto("products")
        .values({ ...product, published_at })
        .returning("id")
        .executeTakeFirstOrThrow();
      expect(await found(`narwhal${published_at ? " lamp" : ""}`)).toEqual([]);
      await server.db.deleteFrom("products").where("id", "=", id).execute();
    }
  });
});

describe("places", () => {
  const places = async (q: string) =>
    (await find(q)).find((group) => group.kind === "places")?.results ?? [];

  test("are found by their names and by what travelers wrote, unless they are closed or hidden", async () => {
    const { db } = server;
    const cafe = await addVenue(db, { name: "Café Bilby", name_en: "Macrotis House" });
    await addVenue(db, { name: "Café Bilby Old", closed_at: new Date() });
    const park = await addVenue(db, {
      category: "park",
      name: "Numbat Park",
      address: "Elm Row",
      osm_id: "node/7",
      checked_at: new Date("2026-11-20T08:00:00Z"),
    });
    const person = await newPerson(server);
    const body = { stars: 5, text: "Echidnas by the pond.", visitedOn: "2026-03-12" };
    await person.call(putReview, { params: { id: park }, body });
    for (const q of ["bilby", "cafe bilb", "macrotis"]) {
      expect([q, await places(q)]).toMatchObject([
        q,
        [{ title: "Café Bilby", url: `/places/${cafe}` }],
      ]);
    }
    expect(await places("numbat")).toMatchObject([
      {
        title: "Numbat Park",
        text: "Elm Row",
        source: { title: "OpenStreetMap contributors", checked: "2026-11-20" },
      },
    ]);
    expect(await places("echidnas pond")).toMatchObject([
      { title: "Numbat Park", text: "Echidnas by the pond.", url: `/places/${park}` },
    ]);
    await person.call(deleteReview, { params: { id: park }, query: { year: "2026" } });
    expect(await places("echidnas pond")).toEqual([]);
  });

  test("a service in a city is found where only places are", async () => {
    expect(await titles("vet Zurich", "services")).toEqual([]);
    await addVenue(server.db, {
      category: "vet",
      name: "Praxis am See",
      latitude: 47.37,
      longitude: 8.54,
    });
    expect(await titles("vets zurich", "services")).toEqual(["Vet in Zurich"]);
  });
});

describe("look-ups", () => {
  test.each([
    ["usa mexico", "papers", "USA to Mexico", "/documents/USA/Mexico"],
    ["Costa Rica", "papers", "USA to Costa Rica", "/documents/USA/Costa%20Rica"],
    ["delta", "airlines", "Delta, domestic flights", "/airlines/delta/national"],
    ["vet in berlin", "services", "Vet in Berlin", "/services/vet/Berlin"],
    ["vet mexico city", "services", "Vet in Mexico City", "/services/vet/MexicoCity"],
  ])("%j finds %s first, at its own path", async (q, kind, title, url) => {
    expect((await find(q))[0]).toMatchObject({ kind, results: expect.any(Array) });
    expect((await find(q))[0]?.results[0]).toMatchObject({ title, url, image: null });
  });
});

describe("facts", () => {
  const group = async (q: string, kind: ResultKind) =>
    (await find(q)).find((each) => each.kind === kind);

  test.each([
    ["rabies titer", "papers", "/documents/USA/Australia#australia.rule.titre"],
    ["rabies titer", "articles", "/articles/papers-in-order"],
    ["uk cabin dog", "papers", "/documents/USA/United%20Kingdom#united-kingdom.rule.notice"],
    ["uk cabin delta", "airlines", "/airlines/delta/international#delta.no-cabin-pets"],
    ["uk cabin dog", "articles", "/articles/over-the-atlantic"],
    ["eurotunnel", "papers", "/documents/France/United%20Kingdom#united-kingdom.rule.notice"],
    ["eurotunnel", "articles", "/articles/safe-journeys"],
    ["quarantine", "papers", "/documents/USA/Australia#australia.rule.quarantine"],
    ["quarantine", "articles", "/articles/over-the-atlantic"],
    ["mickleham", "papers", "/documents/USA/Australia#australia.rule.quarantine"],
    ["12 kg", "airlines", "/airlines/aeromexico/national#aeromexico.weight"],
    ["12 kg", "articles", "/articles/short-noses"],
    ["12 kg", "products", "/product/157"],
    ["pram", "products", "/product/106"],
  ] as const)("%j finds %s at %s", async (q, kind, url) => {
    expect((await group(q, kind))?.results.map((each) => each.url)).toContain(url);
  });

  test("a fact has its source, and its words are marked", async () => {
    const [result] = (await group("uk cabin delta", "airlines"))?.results ?? [];
    expect(result?.source).toMatchObject({ title: expect.stringMatching(/./) });
    const marks = result?.marked.text.filter(({ match }) => match).map(({ text }) => text);
    expect(marks).toEqual(expect.arrayContaining(["cabin", "United", "Kingdom"]));
  });

  test("a question about a trip leads to the check, filled in, as its first result", async () => {
    const [first] = await find("can my dog fly to london");
    expect(first?.kind).toBe("papers");
    expect(first?.results[0]).toMatchObject({
      title: "Check your dog to London, United Kingdom",
      url: "/check?species=dog&to=London%2C+United+Kingdom",
    });
  });

  test("a kind alone has more results, and its total where that is known", async () => {
    const of = (kind: ResultKind, q: string) => server.call(search, { query: { q, kind } });
    const [papers] = (await find("quarantine")).filter(({ kind }) => kind === "papers");
    expect(papers?.results).toHaveLength(5);
    expect(papers?.total).toBeGreaterThan(5);
    const { groups } = await of("papers", "quarantine");
    expect(groups.map(({ kind }) => kind)).toEqual(["papers"]);
    expect(groups[0]?.results).toHaveLength(Math.min(papers?.total ?? 0, 20));
    for (let n = 0; n < 6; n += 1) await post(`Beacon number ${n}`);
    expect((await group("beacon", "hoots"))?.total).toBeNull();
    expect((await of("hoots", "beacon")).groups).toMatchObject([{ total: 6 }]);
    expect((await of("articles", "beacon number")).groups).toEqual([]);
  });

  test("an unknown kind and a query of 32 kB are rejected", async () => {
    const statusOf = async (query: string) => (await server.fetch(`/api/search?${query}`)).status;
    for (const query of ["q=a&kind=cats", "q=a&kind=", `q=${"quarantine+".repeat(140)}`]) {
      expect(await statusOf(query)).toBe(400);
    }
    expect(await statusOf(`q=${"quarantine+".repeat(1_400)}`)).toBe(414);
  });
});

describe("people", () => {
  test("are found by username, whole or in parts", async () => {
    const { call, id } = await newVisiblePerson();
    const params = { id };
    await call(profiles.updateProfile, {
      params,
      body: { username: "tilda.roams", bio: "On foot." },
    });
    for (const q of ["tilda", "tilda roams", "tilda.roa", "roams", "tildaroa"]) {
      expect([q, (await find(q)).find(({ kind }) => kind === "people")?.results]).toMatchObject([
        q,
        [{ title: "tilda.roams", text: "On foot.", url: `/profiles/${id}` }],
      ]);
    }
  });

  test("are never found by the name that they gave at sign-up", async () => {
    const { call, id } = await newVisiblePerson("Xenia Quist");
    await call(profiles.updateProfile, { params: { id }, body: { username: "walks_far" } });
    await call(hoots.createHoot, { body: { title: "Hello", text: "Here I am." } });
    expect(await titles("xenia qui", "people")).toEqual([]);
    expect(await titles("walks far", "people")).toEqual(["walks_far"]);
    expect(JSON.stringify(await find("walks far"))).not.toContain("Quist");
  });

  test("are never found by email", async () => {
    const { email } = await newPerson(server);
    expect(await titles(email, "people")).toEqual([]);
  });
});

describe("queries", () => {
  test("the kind that matches best comes first", async () => {
    const { call, id } = await newVisiblePerson();
    await call(profiles.updateProfile, { params: { id }, body: { username: "wombat" } });
    await post("On the road", "A wombat, at last.");
    expect((await find("wombat")).map(({ kind }) => kind)).toEqual(["people", "hoots"]);
    await post("Wallaby");
    await call(profiles.updateProfile, { params: { id }, body: { username: "the.wallaby" } });
    expect((await find("wallaby")).map(({ kind }) => kind)).toEqual(["hoots", "people"]);
  });

  test("operators of other search syntaxes have no meaning", async () => {
    await post("The 100% dog", "Rain or shine.");
    for (const q of [
      "%",
      "_",
      "\\",
      "'",
      '"',
      ":*",
      "&",
      "|",
      "!",
      "(((",
      "<->",
      "-",
      "* *",
      "…",
    ]) {
      expect([q, await find(q)]).toEqual([q, []]);
    }
    for (const q of [
      "100% dog",
      "'100' \"dog",
      "100 & dog",
      "dog | 100",
      "dog:* !100",
      "(dog) <-> 100\\",
      "dog_100",
      "dog🐕100",
    ]) {
      expect([q, await titles(q, "hoots")]).toEqual([q, ["The 100% dog"]]);
    }
    for (const q of ["100_", "d%g", "d_g", "dog' or '1'='1", "dog'; drop table hoots; --"]) {
      expect([q, (await titles(q, "hoots")).includes("The 100% dog")]).toEqual([q, q === "100_"]);
    }
  });

  test("empty, oversized and unstorable queries are rejected", async () => {
    for (const q of ["", "   ", "x".repeat(101), "a\u0000b", "\ud800"]) {
      const answer = await server.fetch(`/api/search?q=${encodeURIComponent(q.toWellFormed())}`);
      if (q.isWellFormed()) expect([q, answer.status]).toEqual([q, 400]);
    }
    expect((await server.fetch("/api/search")).status).toBe(400);
    expect((await server.fetch("/api/search?q=a&q=b")).status).toBe(400);
  });

  test("arbitrary input is answered", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }), async (q) => {
        const answer = await server.fetch(`/api/search?q=${encodeURIComponent(q)}`);
        expect([200, 400]).toContain(answer.status);
      }),
      { numRuns: 60 },
    );
  });

  test("server and database tokenize alike", async () => {
    const inDatabase = async (text: string) => {
      const { rows } = await sql<{ words: string }>`select plain_words(${text}) as words`.execute(
        server.db,
      );
      return rows[0]?.words;
    };
    const texts = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          ...Array.from(
            "aZ9 -_'’%\\ÁßẞÆŒÞøŁıƏςΣЙѐЄĸŦՀ中か가각東、ｶＡ１กุ์งทພ🐕✈❤…。！・ﬁ㎏™ʻ\u0301\u00ad\ufe0f",
          ),
        ),
        fc.integer({ min: 0x20, max: 0x17f }).map((code) => String.fromCodePoint(code)),
      ),
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(indexedWords(text).join(" ")).toBe(await inDatabase(text));
      }),
      { numRuns: 300 },
    );
  });
});

describe("freshness", () => {
  const request = (q: string) => server.fetch(`/api/search?q=${q}`);

  test("a guest's answer is cached and revalidated by ETag", async () => {
    const etag = (await request("kept")).headers.get("etag") ?? "";
    const again = await server.fetch("/api/search?q=kept", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  test("a new hoot is found at once, a changed one by its new text, a deleted one not at all", async () => {
    expect(await titles("narwhal", "hoots")).toEqual([]);
    const { _id } = await post("A narwhal");
    const params = { id: _id };
    expect(await titles("narwhal", "hoots")).toEqual(["A narwhal"]);
    await dana(hoots.updateHoot, { params, body: { title: "A beluga" } });
    expect([await titles("narwhal", "hoots"), await titles("beluga", "hoots")]).toEqual([
      [],
      ["A beluga"],
    ]);
    await dana(hoots.deleteHoot, { params });
    expect(await titles("beluga", "hoots")).toEqual([]);
    expect(await (await request("beluga")).json()).toEqual({ query: "beluga", groups: [] });
  });

  test("a deleted account is not found", async () => {
    const { call, id, password } = await newVisiblePerson();
    await call(profiles.updateProfile, { params: { id }, body: { username: "soon_gone" } });
    expect(await titles("soon gone", "people")).toEqual(["soon_gone"]);
    await call(accounts.deleteAccount, { body: { password } });
    await server.removeClosed();
    expect(await titles("soon gone", "people")).toEqual([]);
  });

  test("a new user is found from the first photo on", async () => {
    const person = await newPersonWithId("Newcomerella");
    expect(await titles("newcomerella", "people")).toEqual([]);
    await addPhoto(person);
    expect(await titles("newcomerella", "people")).toHaveLength(1);
  });
});
