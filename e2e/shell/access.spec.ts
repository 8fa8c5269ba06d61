import { daysAfter, utcDay } from "../../contracts/src/kernel/days.ts";
import { petId, demoUserId } from "../../server/seeds/ids.ts";
import { brokenAtWidths } from "../access.ts";
import { logInAs, tokenOf, watch } from "../demo.ts";
import { type APIRequestContext, expect, gotoIdle, test } from "../test.ts";

const inDays = (days: number) => daysAfter(utcDay(), days);
const check = (question: Record<string, string>) => `/check?${new URLSearchParams(question)}`;
const ways = (question: Record<string, string>) =>
  `/ways?${new URLSearchParams({ ...question, date: inDays(160) })}`;
const ready = {
  species: "cat",
  from: "Paris, France",
  to: "Berlin, Germany",
  date: inDays(20),
  by: "car",
  arrive: inDays(20),
  born: "2019",
  chip: "yes",
  chipped: "2020-08-01",
  rabies: inDays(-100),
  course: "booster",
  until: inDays(800),
  passport: "yes",
  home: "France",
};

/** Of pages that look alike one stands for the others. What only a journey brings about is judged there. */
const forGuests = [
  "/",
  "/posts",
  "/allposts",
  "/posts/new",
  "/login",
  "/signup",
  "/forgot",
  "/newsletter",
  "/accessibility",
  "/rules",
  "/search",
  "/search?q=chile",
  "/search?q=zzqqzz",
  "/blogs",
  "/articles",
  "/articles/ultimate-guide",
  "/flights",
  "/fly",
  "/marketplace",
  "/marketplace?type=beds&max=80",
  "/marketplace/artwork",
  "/marketplace/policies/refund",
  "/product/101",
  "/cart",
  `/profiles/${demoUserId("dana")}`,
  `/profiles/${demoUserId("dana")}?tab=photos`,
  "/error",
  "/nowhere",
  "/documents/USA/Mexico",
  "/documents/USA/Bali",
  "/documents/USA/Morocco",
  "/airlines/aeromexico/international",
  "/airlines/volaris/national",
  "/services/vet/Santiago",
  "/services/vet/Paris",
  "/check",
  check(ready),
  check({ species: "dog", from: "Istanbul", to: "New York", date: inDays(30) }),
  check({ species: "dog", from: "Boston", to: "Nowhereville", date: inDays(14) }),
  "/ways",
  ways({ species: "dog", breed: "French Bulldog", from: "New York", to: "London" }),
  ways({ species: "dog", from: "Boston", to: "Nowhereville" }),
  ways({ species: "dog", from: "Tokyo", to: "Sydney" }),
];
const forMembers = [
  "/",
  "/newhoot",
  "/account",
  "/account/security",
  "/account/data",
  "/profiles",
  "/profiles?tab=pets",
  "/profiles?tab=documents",
  "/write",
  "/addpet",
  `/pets/${petId("dana")}`,
  `/pets/${petId("dana")}/counter`,
  "/share",
  "/plans",
  "/plans/import",
];
/** Read with header and footer, at both widths in both themes: the home page, a usual one, and one that is wide. */
const crossed: readonly string[] = ["/", "/posts", "/plans"];
/** Pages with long texts keep to good practice too. */
const furtherOf = (path: string) =>
  /^\/(?:documents|airlines|services)\//.test(path) ? ["best-practice"] : [];

/** Guest pages whose URLs are looked up first. */
async function foundForGuests(request: APIRequestContext): Promise<string[]> {
  const hoots: { data: { _id: string; commentCount: number }[] } = await (
    await request.get("/api/hoots/paginated?limit=20")
  ).json();
  const busy = hoots.data.find(({ commentCount }) => commentCount > 3)?._id;
  const gallery: { photos: { _id: string }[] } = await (
    await request.get(`/api/gallerys/${demoUserId("dana")}`)
  ).json();
  const photo = `/profiles/${demoUserId("dana")}/photos/${gallery.photos[0]?._id}`;
  const [story]: { _id: string }[] = await (await request.get("/api/blogs?limit=1")).json();
  return [`/hoots/${busy}`, `/blogs/${story?._id}`, photo];
}

async function foundForMembers(request: APIRequestContext): Promise<string[]> {
  const headers = { authorization: `Bearer ${await tokenOf(request, "dana")}` };
  const trips: { _id: string; destination: string }[] = await (
    await request.get("/api/plans", { headers })
  ).json();
  const chile = `/plans/${trips.find(({ destination }) => destination === "Chile")?._id}`;
  const past = `/plans/${trips.find(({ destination }) => destination === "Duluth")?._id}`;
  const parts = ["papers", "days", "packing", "money", "people", "today", "receipt"];
  return [chile, ...parts.map((part) => `${chile}/${part}`), past];
}

/** An invitation that works, and one that was withdrawn. */
async function invitations(request: APIRequestContext): Promise<string[]> {
  const headers = { authorization: `Bearer ${await tokenOf(request, "dana")}` };
  const [trip]: { _id: string }[] = await (await request.get("/api/plans", { headers })).json();
  const members = `/api/plans/${trip?._id}/members`;
  const invite = async (): Promise<{ _id: string; url: string }> =>
    (await request.post(members, { headers, data: { role: "viewer" } })).json();
  const [open, ended] = [await invite(), await invite()];
  await request.delete(`${members}/${ended._id}`, { headers });
  return [open, ended].map(({ url }) => new URL(url).pathname);
}

type Walk = {
  paths: readonly string[];
  found?: (request: APIRequestContext) => Promise<string[]>;
  as?: string;
};

/** Pages that are read one after the other. */
const perWalk = 8;
const walks: Walk[] = [
  ...Array.from({ length: Math.ceil(forGuests.length / perWalk) }, (_, number) => ({
    paths: forGuests.slice(number * perWalk, (number + 1) * perWalk),
  })),
  { paths: [], found: foundForGuests },
  { paths: [], found: invitations },
  { paths: [], found: invitations, as: "dana" },
  { paths: forMembers.slice(0, perWalk), as: "dana" },
  { paths: forMembers.slice(perWalk), found: foundForMembers, as: "dana" },
];

test.describe.configure({ mode: "parallel" });

for (const [number, { paths, found, as = "guests" }] of walks.entries()) {
  test(`pages for ${as} are accessible and have no errors, on phones and desktops (${number + 1})`, async ({
    page,
  }) => {
    const { faults } = watch(page);
    if (as !== "guests") await logInAs(page, as);
    for (const path of [...paths, ...((await found?.(page.request)) ?? [])]) {
      await gotoIdle(page, path);
      const asked = { crossed: crossed.includes(path), further: furtherOf(path) };
      expect.soft(await brokenAtWidths(page, asked), path).toEqual([]);
      expect.soft(await page.getByRole("heading", { level: 1 }).count(), `h1 of ${path}`).toBe(1);
    }
    expect(faults.filter((fault) => !/404 \(Not Found\)|410 \(Gone\)/.test(fault))).toEqual([]);
  });
}
