import { expect, test } from "../test.ts";

declare global {
  interface Window {
    violations: string[];
    injected?: boolean;
  }
}

const paths = ["/", "/allposts", "/marketplace", "/search?q=chile", "/nowhere"];

test("a page violates no rule of its policy, and no other trusted-types policy can be created", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile, lineNumber }) =>
      window.violations.push(`${violatedDirective} ${sourceFile}:${lineNumber}`),
    );
  });
  for (const path of paths) {
    await page.goto(path);
    const { before, made } = await page.evaluate(() => {
      const types: unknown = Reflect.get(window, "trustedTypes");
      const make = (name: string) => {
        try {
          const policy = { createHTML: (html: string) => html };
          Reflect.apply(Reflect.get(Object(types), "createPolicy"), types, [name, policy]);
          return `${name} was made`;
        } catch {
          return "refused";
        }
      };
      return { before: [...window.violations], made: [make("other"), make("default")] };
    });
    expect([path, before, made]).toEqual([path, [], ["refused", "refused"]]);
  }
});

test("an inline script that is injected in transit doesn't run", async ({ page }) => {
  await page.route("**/allposts", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      "<head>",
      "<head><script>window.injected = true</script>",
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/allposts");
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
});

test("scripts arrive compressed, at one URL each", async ({ request }) => {
  const html = await (await request.get("/posts")).text();
  const path = /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? "";
  for (const encoding of ["br", "gzip"]) {
    const answer = await request.get(path, { headers: { "accept-encoding": encoding } });
    expect(answer.headers()["content-encoding"]).toBe(encoding);
    expect(answer.headers()["cache-control"]).toContain("immutable");
  }
  for (const ending of ["br", "gz"]) {
    expect((await request.get(`${path}.${ending}`)).status(), ending).toBe(404);
  }
});
