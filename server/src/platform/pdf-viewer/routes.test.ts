import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("the viewer runs in an origin of its own and can be framed only by the site", async () => {
  const response = await server.fetch("/pdf-viewer");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const policy = response.headers.get("content-security-policy")?.split("; ") ?? [];
  expect(policy).toContain("sandbox allow-scripts");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(policy.join(" ")).not.toContain("unsafe-eval'; ");
  expect(policy.join(" ")).not.toContain("allow-same-origin");
});

test("the files of the viewer may be read from a frame without an origin", async () => {
  for (const [name, type] of [
    ["viewer.js", "text/javascript; charset=utf-8"],
    ["pdf.min.mjs", "text/javascript; charset=utf-8"],
    ["pdf.worker.min.mjs", "text/javascript; charset=utf-8"],
    ["wasm/openjpeg.wasm", "application/wasm"],
    ["cmaps/90ms-RKSJ-H.bcmap", "application/octet-stream"],
  ]) {
    const response = await server.fetch(`/pdf-viewer/${name}`);
    expect(response.status, name).toBe(200);
    expect(response.headers.get("content-type"), name).toBe(type);
    expect(response.headers.get("access-control-allow-origin"), name).toBe("*");
    expect(response.headers.get("cross-origin-resource-policy"), name).toBe("cross-origin");
    expect((await response.arrayBuffer()).byteLength, name).toBeGreaterThan(100);
  }
});

test("no other file of the library or of the server is served", async () => {
  for (const name of ["package.json", "../package.json", "%2e%2e/package.json", "routes.ts"]) {
    expect((await server.fetch(`/pdf-viewer/${name}`)).status, name).toBe(404);
  }
});
