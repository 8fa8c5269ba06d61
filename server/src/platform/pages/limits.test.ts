import { forgotPassword } from "#contracts/accounts/accounts.ts";
import { placeOrder } from "#contracts/commerce/orders.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { search } from "#contracts/lookup/search.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inProcessClient } from "../http/in-process.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { goodForm } from "../../../testing/orders.ts";
import { postForm } from "../../../testing/people.ts";
import type { RenderPage } from "./pages.ts";

let server: TestServer;

/** Pages of the shop, of a search, of a checkout and of what only its owner may see, as the web makes them. */
const renderPage: RenderPage = async ({ request, call, shop }) => {
  const { pathname, searchParams } = new URL(request.url);
  const html = (body: string) => new Response(body, { headers: { "content-type": "text/html" } });
  const codeOf = (thrown: unknown) => html(String(Object(thrown).code));
  if (pathname === "/found") {
    return call(search, { query: { q: searchParams.get("q") ?? "" } }).then(
      () => html("found"),
      codeOf,
    );
  }
  if (pathname === "/own") return call(getOwnProfile).then(() => html("private"), codeOf);
  if (request.method === "POST") {
    const token = pathname.split("/").at(-1) ?? "";
    const body = Object.fromEntries(await request.formData()) as typeof goodForm;
    return call(placeOrder, { params: { token }, body }).then(() => html("ordered"), codeOf);
  }
  const products = await shop.product.fetchAll({ first: 1 });
  return html(products[0]?.title ?? "nothing");
};

beforeAll(async () => {
  server = await testServer({ renderPage, env: { rateLimits: true, trustProxy: ["127.0.0.1"] } });
});
afterAll(() => server.close());

const storefront = (client: string) =>
  server.fetch("/storefront/api/2025-01/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": client },
    body: '{"query":"{ shop { name } }"}',
  });

/** Some at a time, as a crawler does. */
async function inTurns<T>(times: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let n = 0; n < times; n += 20) {
    const turn = Array.from({ length: Math.min(20, times - n) }, (_, i) => work(n + i));
    done.push(...(await Promise.all(turn)));
  }
  return done;
}

test("pages of the shop are made for an address that used up its requests to the storefront", async () => {
  const client = "203.0.113.1";
  const statuses = (await inTurns(620, () => storefront(client))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  const pages = await inTurns(20, async (n) => {
    const answer = await server.fetch(`/marketplace?utm=${n}`, {
      headers: { "x-forwarded-for": client },
    });
    return `${answer.status} ${await answer.text()}`;
  });
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toMatch(/^200 (?!nothing)/);
});

test("pages that search don't count as searches by their readers", async () => {
  const headers = { "x-forwarded-for": "203.0.113.2" };
  const [{ times }] = search.limits.rates;
  const searches = await inTurns(times + 10, (n) =>
    server.fetch(`/api/search?q=lima${n}`, { headers }),
  );
  expect(searches.map(({ status }) => status)).toContain(429);
  const pages = await inTurns(20, async (n) =>
    (await server.fetch(`/found?q=lima${n}`, { headers })).text(),
  );
  expect(new Set(pages)).toEqual(new Set(["found"]));
});

test("a form that is posted is a try of who posted it", async () => {
  const times = placeOrder.limits.rates[0].times;
  const answers: string[] = [];
  for (let turn = 0; turn <= times; turn += 1) {
    const answer = await postForm(server, `/storefront/checkout/${"a".repeat(43)}`, goodForm);
    answers.push(await answer.text());
  }
  expect(answers.at(-1)).toBe("RATE_LIMITED");
  expect(answers.slice(0, times)).not.toContain("RATE_LIMITED");
});

test("in process a page may no more than the guest it is made for", async () => {
  expect(await (await server.fetch("/own")).text()).toBe("SIGN_IN_REQUIRED");
});

test("nothing that is sent passes for a request in process", async () => {
  const times = forgotPassword.limits.rates[0].times;
  const statuses: number[] = [];
  for (let turn = 0; turn <= times; turn += 1) {
    const answer = await server.fetch("/api/auth/forgot", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": inProcessClient },
      body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com` }),
    });
    statuses.push(answer.status);
  }
  expect(statuses.at(-1)).toBe(429);
});
