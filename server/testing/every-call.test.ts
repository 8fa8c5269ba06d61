import { statusOf } from "#contracts/kernel/errors.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allRows } from "./authorization-all-rows.ts";
import { makeScene, type Row, type Scene, send } from "./authorization-scene.ts";
import { type OidcProvider, startOidcProvider } from "./oidc-provider.ts";
import { newAdmin } from "./people.ts";
import { type TestServer, testServer } from "./server.ts";

/** The first example of each endpoint. */
const rows = [...Map.groupBy(allRows, ({ endpoint }) => endpoint).values()].flatMap(
  ([first]) => first ?? [],
);

const titleOf = ({ endpoint, what }: Row) =>
  `${endpoint.method} ${endpoint.path}${what && `, ${what}`}`;

// The authorization matrix makes the same calls on PostgreSQL.
describe.runIf(process.env["TEST_DATABASE"] === "pglite")("on PGlite", () => {
  let provider: OidcProvider;
  let server: TestServer;
  let shared: Scene;
  let adminToken: string;

  beforeAll(async () => {
    provider = await startOidcProvider();
    server = await testServer({ env: { oidc: provider.settings } });
    shared = await makeScene(server);
    adminToken = (await newAdmin(server)).token;
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  const tokenFor = ({ endpoint }: Row, { owner }: Scene): string | undefined => {
    if (endpoint.session === "none") return undefined;
    return endpoint.session === "admin" || endpoint.session === "moderator"
      ? adminToken
      : owner.token;
  };

  const verdictOf = ({ endpoint, guest, admin, owner }: Row) => {
    if (endpoint.session === "none") return guest;
    return endpoint.session === "admin" || endpoint.session === "moderator" ? admin : owner;
  };

  test.each(rows.map((row) => [titleOf(row), row] as const))(
    "%s answers a caller who may make the call",
    async (_title, row) => {
      const scene = row.ends ? await makeScene(server) : shared;
      const answer = await send(server, row.endpoint, await row.input(scene), tokenFor(row, scene));
      const verdict = verdictOf(row);
      const { status = 200 } = row.endpoint;
      expect(answer.status).toBe(verdict === "ok" ? status : statusOf[verdict]);
      await answer.body?.cancel();
    },
  );

  test.each(["/feed.atom", "/sitemap.xml", "/api/metrics", "/api/ready"])(
    "%s is served",
    async (path) => {
      const answer = await server.fetch(path);
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    },
  );
});
