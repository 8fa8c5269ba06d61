import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { newPerson } from "../../../testing/people.ts";

const folder = mkdtempSync(join(tmpdir(), "wagabond-frames-"));
const widgetsFile = join(folder, "widgets.json");
const hostile = "https://partner.example/w.js?x=</script><script>alert(1)</script>";

let server: TestServer;
beforeAll(async () => {
  writeFileSync(
    widgetsFile,
    JSON.stringify({
      "fly-page": {
        script: "https://partner.example/content?marker=9",
        hosts: ["*.cdn.example"],
      },
      "home-deals": { script: hostile },
    }),
  );
  server = await testServer({
    env: {
      publicUrl: "https://pets.example",
      widgetsUrl: "https://widgets.pets.example",
      widgetsFile,
    },
    renderPage: async ({ widgets }) =>
      new Response(`<p>${JSON.stringify(widgets)}</p>`, {
        headers: { "content-type": "text/html" },
      }),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number; headers: Record<string, unknown>; body: string };

/** Sends a request with a chosen host, which `fetch` does not allow. */
function send(host: string, path: string, method = "GET"): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request(server.address + path, { method, headers: { host } }, (answer) => {
    const { statusCode: status = 0, headers } = answer;
    text(answer).then((body) => resolve({ status, headers, body }), reject);
  })
    .on("error", reject)
    .end();
  return promise;
}

const second = "widgets.pets.example";
const policyOf = ({ headers }: Answer) =>
  String(headers["content-security-policy"])
    .split("; ")
    .map((line) => line.split(" "))
    .reduce<Record<string, string>>(
      (all, [name = "", ...rest]) => ({ ...all, [name]: rest.join(" ") }),
      {},
    );

test("a frame runs our starter and its partner's script, may talk to its partner alone, and has no origin", async () => {
  const answer = await send(second, "/frames/fly-page");
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "x-robots-tag": "noindex",
  });
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  const starter = /<script>([\s\S]*?)<\/script>/.exec(answer.body)?.[1] ?? "";
  const hash = createHash("sha256").update(starter).digest("base64");
  const from = "https://partner.example https://*.cdn.example";
  expect(policyOf(answer)).toEqual({
    "default-src": "'none'",
    "script-src": `'sha256-${hash}' ${from}`,
    "style-src": `'unsafe-inline' ${from}`,
    "img-src": `data: ${from}`,
    "font-src": `data: ${from}`,
    "media-src": from,
    "connect-src": from,
    "frame-src": from,
    "form-action": from,
    "base-uri": "'none'",
    "frame-ancestors": "https://pets.example",
    sandbox: "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms",
  });
  expect(answer.body).toContain('"https://partner.example/content?marker=9&currency=usd');
});

test("an address in the operator's file cannot end the element it stands in", async () => {
  const { body } = await send(second, "/frames/home-deals");
  expect(body.match(/<script/g)).toHaveLength(1);
  expect(body).not.toContain("alert(1)</script><script>");
});

test("on the second host there are frames and nothing else", async () => {
  const { token } = await newPerson(server);
  expect(token).not.toBe("");
  for (const path of [
    "/",
    "/api/hoots",
    "/api/health",
    "/login",
    "/frames",
    "/frames/flights-page",
  ]) {
    expect([path, (await send(second, path)).status]).toEqual([path, 404]);
  }
  expect((await send(second, "/api/auth/login", "POST")).status).toBe(404);
  expect((await send(second, "/frames/fly-page", "POST")).status).toBe(404);
  for (const host of [second.toUpperCase(), `${second}:443`, `${second}.`]) {
    expect([host, (await send(host, "/api/hoots")).status]).toEqual([host, 404]);
    expect([host, (await send(host, "/frames/fly-page")).status]).toEqual([host, 200]);
  }
  expect(await send(second, "/frames/fly-page", "HEAD")).toMatchObject({ status: 200, body: "" });
});

test("cached guest responses are not served on the second host", async () => {
  expect((await send("pets.example", "/api/hoots")).status).toBe(200);
  expect((await send("pets.example", "/api/hoots")).status).toBe(200);
  expect((await send(second, "/api/hoots")).status).toBe(404);
});

test("on the site's own host there is no frame, and its pages frame only the PDF viewer and the second origin", async () => {
  const page = await send("pets.example", "/frames/fly-page");
  expect(page.body).toContain('"placed"');
  expect(page.body).not.toContain("partner.example");
  expect(policyOf(page)["frame-src"]).toBe("'self' https://widgets.pets.example");
  expect(policyOf(page)["frame-ancestors"]).toBe("'none'");
});

test("a server without widgets frames only its own PDF viewer, and knows no second host", async () => {
  const plain = await testServer({
    renderPage: async ({ widgets }) =>
      new Response(`<p>${typeof widgets}</p>`, { headers: { "content-type": "text/html" } }),
  });
  const page = await plain.fetch("/");
  expect(await page.text()).toBe("<p>undefined</p>");
  expect(page.headers.get("content-security-policy")).toContain("frame-src 'self';");
  await plain.close();
});
