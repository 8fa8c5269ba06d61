import { getCheckout, placeOrder } from "#contracts/commerce/orders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { goodForm, newCart, newProduct } from "../../../testing/orders.ts";
import { postForm } from "../../../testing/people.ts";
import type { RenderPage } from "./pages.ts";

let server: TestServer;

/** The page of a checkout, as the web room makes it of what was posted. */
const renderPage: RenderPage = async ({ request, call }) => {
  const { pathname } = new URL(request.url);
  const token = pathname.split("/").at(-1) ?? "";
  if (request.method === "POST") {
    const body = Object.fromEntries(await request.formData()) as typeof goodForm;
    await call(placeOrder, { params: { token }, body });
    return new Response(null, { status: 303, headers: { location: pathname } });
  }
  const { is } = await call(getCheckout, { params: { token } });
  return new Response(is, { headers: { "content-type": "text/html" } });
};

beforeAll(async () => {
  server = await testServer({ renderPage });
});
afterAll(() => server.close());

async function newCheckout(): Promise<string> {
  const { variantId } = await newProduct(server);
  const { token } = await newCart(server, { lines: [{ variantId }] });
  return `/storefront/checkout/${token}`;
}

test("a program orders by posting the form of the page, and is led back to it", async () => {
  const path = await newCheckout();
  expect(await (await server.fetch(path)).text()).toBe("open");
  const answer = await postForm(server, path, goodForm);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
  expect(await (await server.fetch(path)).text()).toBe("ordered");
});

test("a form with parts is as good", async () => {
  const path = await newCheckout();
  const body = new FormData();
  for (const [name, value] of Object.entries(goodForm)) body.append(name, value);
  expect((await server.fetch(path, { method: "POST", body })).status).toBe(303);
});

test("a checkout page is not cached, sends no referrer and is not indexed", async () => {
  const path = await newCheckout();
  for (const spelled of [path, path.replace("checkout", "Checkout"), `/${path}`]) {
    const { headers } = await server.fetch(spelled);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-robots-tag")).toBe("noindex");
  }
});

test.each([
  ["https://evil.example", "none"],
  ["null", "cross-site"],
  ["nonsense", "none"],
])("a form from elsewhere is refused: %s, %s", async (origin, site) => {
  const headers = { origin, "sec-fetch-site": site };
  const path = await newCheckout();
  const body = new URLSearchParams(goodForm);
  const answer = await server.fetch(path, { method: "POST", body, headers });
  expect(answer.status).toBe(403);
  expect(await (await server.fetch(path)).text()).toBe("open");
});

test("the page's own form is taken, though browsers send no origin with it", async () => {
  for (const origin of ["null", server.env.publicUrl, server.address]) {
    const headers = { origin, "sec-fetch-site": "same-origin" };
    const path = await newCheckout();
    const body = new URLSearchParams(goodForm);
    expect((await server.fetch(path, { method: "POST", body, headers })).status).toBe(303);
  }
});

test("no other page is posted to, and no form is larger than it can be", async () => {
  const path = await newCheckout();
  for (const other of ["/cart", "/storefront/checkout", `${path}/more`, path.replace("st", "St")]) {
    const answer = await postForm(server, other, goodForm);
    expect([other, answer.status]).toEqual([other, 405]);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  }
  const put = await server.fetch(path, { method: "PUT", body: new URLSearchParams(goodForm) });
  expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  const large = await postForm(server, path, { ...goodForm, note: "x".repeat(70_000) });
  expect(large.status).toBe(413);
});
